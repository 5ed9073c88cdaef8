"""White ship-to-shore crane from below, an orange container hanging from its boom, containers at its feet, cobalt sky.

For the corporate home.
"""

from kit.curves import tube
from kit.sets.cobalt import cobalt_day, dark_glass, signal_orange, white_paint, works_shot
from kit.shapes import box, boxes

BOOM, APEX = 40, 62


def corrugated(x, y, z, material, length=12.2, ribs=17):
    """One container with ribs on its long sides, standing at z."""
    box((length, 2.44, 2.6), 0.05, material, (x, y, z + 1.3))
    first, step = x - length / 2 + 0.5, (length - 1) / (ribs - 1)
    boxes([(first + step * i, y, z + 1.3, 0.3, 2.56, 2.2) for i in range(ribs)], material, 0.04)


cobalt_day()
white, orange, dark = white_paint(), signal_orange(), dark_glass()

beams = []
for x in (-9, 9):
    for y in (0, 18):
        beams.append((x, y, BOOM / 2, 1.7, 1.7, BOOM))
    beams += [(x, 9, 15, 1.3, 18, 1.8), (x, 9, BOOM, 1.4, 18, 2.0), (x, 9, 1.6, 2.2, 22, 1.6)]
for y in (0, 18):
    beams += [(0, y, 15, 18, 1.4, 2.0), (0, y, BOOM + 1.2, 20, 1.6, 2.4)]
# Boom: two girders with cross pieces, out over the water and back over the yard.
for x in (-2.6, 2.6):
    beams.append((x, -6, BOOM + 1.6, 1.2, 84, 2.6))
beams += [(0, y, BOOM + 2.4, 5.2, 0.6, 0.6) for y in range(-46, 36, 6)]
beams += [(0, 24, BOOM + 5.4, 9, 12, 5.2)]
boxes(beams, white)
for x in (-9, 9):
    tube([(x, 0, 15.5), (x, 18, BOOM - 1)], 0.5, white, kind="POLY")
    tube([(x, 0, BOOM + 2), (x * 0.3, 6, APEX)], 0.62, white, kind="POLY")
    tube([(x, 18, BOOM + 2), (x * 0.3, 6, APEX)], 0.45, white, kind="POLY")
box((7, 1.4, 1.4), 0.1, white, (0, 6, APEX))
for x in (-2.6, 2.6):
    for y in (-20, -44, 30):
        tube([(x, 6, APEX), (x, y, BOOM + 3)], 0.2, white, kind="POLY")
# Trolley, spreader and the box that everything is about.
box((6.4, 6, 1.2), 0.1, dark, (0, -17, BOOM - 0.5))
for x in (-2.2, 2.2):
    for y in (-18.6, -15.4):
        tube([(x, y, BOOM - 1), (x * 1.9, -17 + (y + 17) * 0.5, 27)], 0.07, dark, kind="POLY")
box((11.6, 1.8, 0.7), 0.08, dark, (0, -17, 26.8))
corrugated(0, -17, 23.8, orange)
# The stacks behind.
for i, (x, tiers) in enumerate(((-20, 5), (-7, 3), (6, 4), (19, 6))):
    for k in range(tiers):
        corrugated(x, 30, k * 2.62, (white, dark, white)[(i + k) % 3])
works_shot((-17, -40, 1.7), (0.6, -6, 25.5), lens=25)
