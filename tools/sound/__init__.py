"""Works out every sound in `assets/sounds`: `python -m tools.sound FOLDER` writes them."""
