"""White lattice pylon from its foot, three pairs of lines, one orange marker ball, cobalt sky.

For the corporate home.
"""

from kit.curves import tube
from kit.sets.cobalt import cobalt_day, dark_glass, signal_orange, white_paint, works_shot
from kit.shapes import sphere

# Half width of the tower at each level, bottom to top.
LEVELS = (
    (0, 5.4),
    (8, 4.5),
    (15, 3.7),
    (21, 3.0),
    (26, 2.4),
    (30, 1.9),
    (34, 1.55),
    (38, 1.4),
    (42, 1.3),
    (46, 1.2),
    (50, 0.9),
    (55, 0.25),
)
ARMS = ((34, 11), (40, 13.5), (46, 10))
SIDES = ((1, 1), (1, -1), (-1, -1), (-1, 1))

cobalt_day()
white, dark = white_paint(), dark_glass()


def strut(a, b, r=0.13):
    """Straight member of the lattice."""
    return tube([a, b], r, white, kind="POLY", ring_resolution=2)


def corner(level, side):
    z, w = level
    return (side[0] * w, side[1] * w, z)


for low, high in zip(LEVELS, LEVELS[1:]):
    for side, following in zip(SIDES, (*SIDES[1:], SIDES[0])):
        strut(corner(low, side), corner(high, side), 0.3)
        strut(corner(low, side), corner(high, following))
        strut(corner(low, following), corner(high, side))
        strut(corner(high, side), corner(high, following))


def half_width(z):
    for (z0, w0), (z1, w1) in zip(LEVELS, LEVELS[1:]):
        if z0 <= z <= z1:
            return w0 + (w1 - w0) * (z - z0) / (z1 - z0)
    return 0


def line(x, z, sag=7.0, span=150):
    """Conductor through (x, 0, z), towards the camera and away from it."""
    points = [(x, span * t, z - sag * (1 - (2 * abs(t) - 1) ** 2)) for t in [i / 16 - 1 for i in range(33)]]
    tube(points, 0.09, dark, kind="POLY", ring_resolution=2)


for z, reach in ARMS:
    w = half_width(z)
    for s in (-1, 1):
        tip = (s * reach, 0, z + 0.4)
        for y in (-w, w):
            strut((s * w, y, z), tip, 0.17)
            strut((s * w, y, z + 2.4), tip, 0.17)
            for t in (0.3, 0.6):
                low = (s * (w + (reach - w) * t), y * (1 - t), z + 0.4 * t)
                high = (low[0], low[1], z + 2.4 - 2.0 * t)
                strut(low, high, 0.09)
        for k in range(9):
            sphere(0.34, white, (tip[0], 0, z - 0.2 - 0.36 * k), (0, 0, 0), (1, 1, 0.42), 20)
        line(s * reach, z - 3.4)
line(0, 55)
sphere(1.0, signal_orange(), (-10, -9, 40.94))
works_shot((-6.5, -26, 1.7), (-3.6, 0, 27), lens=24)
