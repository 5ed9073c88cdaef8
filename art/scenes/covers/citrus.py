"""Slices of orange, lemon, grapefruit and lime in rows on coral.

For a blog cover.
"""

from kit.props.food import citrus
from kit.sets.cover import from_above, ground, low_sun

ground("#ef7f6a")
colors = (("#f7a531", "#ef8a17"), ("#f6d648", "#e9bd22"), ("#f2694f", "#e58a3a"), ("#bcd35a", "#86ab2f"))
for row in range(5):
    for column in range(7):
        fruit, rind = colors[(row * 2 + column) % 4]
        x, y = -4.4 + 1.5 * column + (0.75 if row % 2 else 0), -2.7 + 1.32 * row
        citrus(fruit, rind, 0.6, 0.16, (x, y, 0), (0, 0, 17 * (row + 3 * column)))
low_sun(-52, 30, 4.6)
from_above(0, 0, 5.2, roll=8)
