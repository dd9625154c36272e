"""Widgets: they turn input into messages and themselves into draw lists."""
