"""Wall of stacked white steel beams, seen from their ends in hard sun, one of them orange, cobalt sky above.

For the corporate home.
"""

from kit.objects import duplicate
from kit.sets.cobalt import cobalt_day, dark_glass, signal_orange, white_paint, works_shot
from kit.shapes import box, extrude

SIDE, WEB, FLANGE = 1.0, 0.11, 0.13


def beam(material, length=14):
    """H-beam lying along Y, its end at y = 0."""
    a, w, f = SIDE / 2 - 0.02, WEB / 2, FLANGE
    outline = [(-a, -a), (a, -a), (a, -a + f), (w, -a + f), (w, a - f), (a, a - f), (a, a), (-a, a)]
    outline += [(-a, a - f), (-w, a - f), (-w, -a + f), (-a, -a + f)]
    return extrude([outline], length, 0.012, material, (0, length / 2, 0), (90, 0, 0))


cobalt_day(58, 44)
plain, painted = beam(white_paint()), beam(signal_orange())
# How many beams stand on each place of the row, and how far each column is pushed back.
HEIGHTS = (11, 11, 10, 10, 9, 9, 8, 8, 7, 6, 6, 5, 4)
for i, n in enumerate(HEIGHTS):
    for k in range(n):
        push = ((i * 7 + k * 5) % 6) * 0.06
        proto = painted if (i, k) == (5, 6) else plain
        duplicate(proto, ((i - 3) * SIDE, 7 + (push if proto is plain else -0.35), k * SIDE + SIDE / 2))
# Nothing shines through at the far end.
box((14, 0.2, 6), 0, dark_glass(), (3.5, 14.2, 3))
plain.location = painted.location = (0, 0, -60)
works_shot((3.6, -8.4, 1.3), (2.5, 0, 5.6), lens=25)
