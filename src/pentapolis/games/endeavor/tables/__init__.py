"""The data files of a box as frozen typed tables, checked when they are read."""
