"""Tall white viaduct in hard sun from below, a short orange train crossing it, cobalt sky.

For the corporate home.
"""

from kit.objects import group
from kit.props.architecture import arch_wall
from kit.sets.cobalt import cobalt_day, dark_glass, signal_orange, white_paint, works_shot
from kit.shapes import box, boxes, loft

HEIGHT, SPAN, THICK = 40, 15, 4.4


def coach(x, material):
    """Coach with a band of windows, standing on the deck."""
    ring = [(0, 0.3), (0, 2.6), (0.35, 3.5), (1.1, 3.9), (1.9, 3.9), (2.65, 3.5), (3.0, 2.6), (3.0, 0.3)]
    body = loft([[(s, y - 1.5, z) for y, z in ring] for s in (-8.6, 8.6)], material, angle=30)
    windows = boxes([(-7.2 + 1.8 * i, 0, 2.25, 1.3, 3.06, 0.95) for i in range(9)], dark_glass(), 0.05)
    return group([body, windows], (x, 0, HEIGHT + 0.6), (0, 0, 0), 1.35)


cobalt_day()
white = white_paint()
arches = [(SPAN * (i - 4), SPAN - 3.8, HEIGHT - 3) for i in range(9)]
parts = [arch_wall(SPAN * 9, HEIGHT, arches, THICK, white)]
parts += [
    box((SPAN * 9, THICK + 1.2, 0.9), 0.1, white, (0, 0, HEIGHT + 0.45)),
    boxes([(SPAN * (i - 4.5), 0, HEIGHT / 2, 2.4, THICK + 1.2, HEIGHT) for i in range(10)], white, 0.08),
    boxes([(SPAN * (i - 4.5), 0, HEIGHT * 0.62, 3.8, THICK + 2.0, 1.0) for i in range(10)], white, 0.08),
]
masts = []
for i in range(18):
    x = SPAN / 2 * (i - 8.5)
    masts += [(x, 2.6, HEIGHT + 5, 0.35, 0.35, 9), (x, 1.2, HEIGHT + 8.8, 0.25, 3.4, 0.25)]
parts.append(boxes(masts, white))
parts += [coach(-2 + 24.0 * k, signal_orange()) for k in (-1, 0)]
group(parts, (0, 0, 0), (0, 0, 38))
works_shot((-5, -74, 4), (1, 0, 30), lens=30)
