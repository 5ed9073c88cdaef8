"""Golden key upright on a coral plinth, open sheets of paper lying all around it.

For a blog cover.
"""

from kit.materials.solid import GOLD, metal
from kit.objects import group
from kit.props.symbols import key
from kit.sets.cover import cover_shot, ground, low_sun, paint
from kit.shapes import boxes, cylinder, grid, lathe

ground("#6a2348")


def sheet(x, y, turn, lift, curl):
    """Written page on the floor, upper right corner curled."""
    paper = grid(
        20,
        26,
        lambda u, v: (1.5 * (u - 0.5), 2.0 * (v - 0.5), curl * max(0, u + v - 1.5) ** 2 * 4),
        paint("#f7f0e2", 0.85),
        thickness=0.012,
    )
    lines = [(-0.2, 0.72, 0.75, 0.1)]
    lines += [(-0.06 * (i % 3), 0.42 - 0.17 * i, 1.14 - 0.12 * (i % 3), 0.045) for i in range(8)]
    ink = boxes([(a, b, 0.009, w, h, 0.008) for a, b, w, h in lines], paint("#b0798c", 0.9))
    return group([paper, ink], (x, y, 0.01 + lift), (0, 0, turn))


for i, (x, y, turn, curl) in enumerate(
    (
        (-1.7, 0.9, 24, 0.5),
        (3.6, 1.0, -20, 0.3),
        (0.1, 1.7, -14, 0.3),
        (2.3, 2.0, 12, 0.4),
        (-0.6, -0.3, -12, 0.0),
        (3.0, -0.7, 18, 0.3),
        (-1.9, -1.1, 30, 0.4),
        (0.5, -1.6, -28, 0.2),
        (2.0, -1.7, 6, 0.3),
    )
):
    sheet(x, y, turn, 0.02 * i, curl)
lathe(
    [(0, 0), (1.0, 0), (1.0, 0.24), (0.82, 0.3), (0.82, 1.1), (0.96, 1.16), (0.96, 1.36), (0, 1.36)],
    paint("#ea6a4c"),
    0.05,
    loc=(1.3, 0.2, 0),
)
cylinder(0.42, 0.26, paint("#3a1430"), 0.05, (1.3, 0.2, 1.36))
key(metal(GOLD, 0.24), (1.3, 0.2, 3.12), (0, 90, -108), 0.98)
low_sun(-54, 34)
cover_shot(x=0.4, z=1.75, height=5.2, elevation=17, exposure=0.2)
