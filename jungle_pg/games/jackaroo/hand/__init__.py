"""Cards of Jackaroo: in hands, on deck and pile."""
