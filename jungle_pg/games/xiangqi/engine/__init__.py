"""The search that plays Xiangqi."""
