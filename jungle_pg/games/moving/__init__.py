"""How pieces of any game move: motions, poses, bits that fly about, and what is heard of them."""
