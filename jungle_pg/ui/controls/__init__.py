"""Widgets that are set or pressed."""
