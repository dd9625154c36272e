"""Packages for Windows, made on Linux: CPython for Windows, Wine, the compiled search, NSIS."""
