"""Cards, tiles and the map as frozen tables, checked at import."""
