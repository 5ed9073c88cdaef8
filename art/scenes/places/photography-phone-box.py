"""Lit phone box on a wet pier at night, its receiver off the hook; nobody, and the sea.

For the photography home.
"""

import random

from kit.backdrops import floor, sky_card
from kit.camera import camera
from kit.curves import tube
from kit.lights import glow, point_light
from kit.materials.natural import water, wood
from kit.materials.solid import emission, surface
from kit.objects import group
from kit.render import render
from kit.shapes import box, boxes, cylinder, sphere
from kit.world import start, world

start()
CAMERA = (-0.9, -9.6, 1.45)
BOX = (1.9, 0.6)
WIDTH = 8.4
END = 26

# Pier: planks across it, none quite like the next, and a gap now and then.
rng = random.Random(5)
planks = [
    wood(dark, darker, 0.9, "X", rough, 0.9)
    for dark, darker, rough in (
        ("#3a2c24", "#231a16", 0.30),
        ("#44352b", "#2a201a", 0.36),
        ("#322823", "#1d1613", 0.24),
    )
]
y = -9.0
rows = [[], [], []]
while y < END:
    rows[rng.randrange(3)].append(
        (rng.uniform(-0.05, 0.05), y, -0.05 + rng.uniform(-0.006, 0.006), WIDTH, 0.27, 0.1)
    )
    y += 0.29
for blocks, material in zip(rows, planks):
    boxes(blocks, material, 0.012)

# Railing to the left and right and across the end.
iron = surface("#15191c", 0.42, metal=0.4, specular=0.5)
for side in (-1, 1):
    x = side * (WIDTH / 2 - 0.16)
    for i in range(14):
        cylinder(0.045, 1.08, iron, 0.01, (x, -8.0 + i * 2.6, 0), segments=20)
    for z in (0.42, 0.76, 1.08):
        tube([(x, -10, z), (x, END - 0.2, z)], 0.026, iron, kind="POLY")
for z in (0.42, 0.76, 1.08):
    tube([(-WIDTH / 2 + 0.16, END - 0.2, z), (WIDTH / 2 - 0.16, END - 0.2, z)], 0.026, iron, kind="POLY")

# The box: frame, bars, roof with its lit strip, and a shelf inside. The panes are open, so that its light falls out in stripes.
paint = surface("#1f2d2b", 0.34, coat=0.5)
H, W = 2.42, 0.98
parts = [box((W + 0.12, W + 0.12, 0.16), 0.02, paint, (0, 0, 0), base=True)]
h = W / 2
for x in (-h, h):
    for yy in (-h, h):
        parts.append(box((0.1, 0.1, H), 0.015, paint, (x, yy, 0), base=True))
bars = []
for z in (0.2, 0.62, 1.04, 1.46, 1.88, 2.24):
    t = 0.09 if z in (0.2, 2.24) else 0.028
    bars += [(0, -h, z, W, 0.035, t), (-h, 0, z, 0.035, W, t), (h, 0, z, 0.035, W, t)]
for u in (-0.16, 0.16):
    bars += [(u, -h, 1.2, 0.026, 0.03, 2.1), (-h, u, 1.2, 0.03, 0.026, 2.1), (h, u, 1.2, 0.03, 0.026, 2.1)]
parts.append(boxes(bars, paint))
parts.append(box((W - 0.06, 0.03, H - 0.2), 0, surface("#d9b98a", 0.7), (0, h, 0.1), base=True))
parts += [
    box((W + 0.2, W + 0.2, 0.3), 0.03, paint, (0, 0, H), base=True),
    box((W + 0.02, W + 0.02, 0.12), 0.05, paint, (0, 0, H + 0.3), base=True),
    box((W - 0.1, 0.02, 0.15), 0, emission("#ffbe78", 3.2), (0, -h - 0.1, H + 0.15)),
    box((0.02, W - 0.1, 0.15), 0, emission("#ffbe78", 3.2), (-h - 0.1, 0, H + 0.15)),
    box((W - 0.2, W - 0.2, 0.02), 0, emission("#ffb868", 9), (0, 0, H - 0.06)),
]
# Telephone on the back wall; somebody left in the middle of a sentence.
black = surface("#141210", 0.22, coat=0.6)
parts += [
    box((0.34, 0.16, 0.5), 0.04, black, (0.08, h - 0.1, 1.42)),
    box((0.2, 0.05, 0.16), 0.02, surface("#8d8a86", 0.3, metal=0.8), (0.12, h - 0.19, 1.44)),
    box((W - 0.16, 0.3, 0.03), 0.01, paint, (0, h - 0.16, 1.02)),
    tube(
        [(0.0, h - 0.2, 1.24), (-0.1, h - 0.3, 1.1), (-0.1, h - 0.42, 0.92), (-0.09, h - 0.46, 0.82)],
        0.014,
        black,
    ),
    tube(
        [(-0.05, h - 0.48, 0.8), (-0.13, h - 0.5, 0.71), (-0.13, h - 0.5, 0.6), (-0.05, h - 0.48, 0.5)],
        0.034,
        black,
    ),
    sphere(0.055, black, (-0.045, h - 0.48, 0.8)),
    sphere(0.055, black, (-0.045, h - 0.48, 0.5)),
]
group(parts, (*BOX, 0), (0, 0, -7))
point_light((BOX[0], BOX[1], 2.15), 260, "#ffa450", 0.10)
point_light((BOX[0] - 0.1, BOX[1] - 0.1, 1.2), 40, "#ffa450", 0.2)
glow((BOX[0], BOX[1] - 0.5, 1.6), 5.2, "#ff8a34", 0.10, CAMERA, "halo")

floor(material=water("#0a1216", "#060b0e", 0.7, 0.07, 0.5, 0.12), size=700, z=-2.4)
sky_card((0, 240, -8), 900, 130, "#27414b", "#04070a", 0.55, mid=(0.22, "#13232b"))
# Other people's windows, on the other side of the water.
for i in range(26):
    sphere(
        0.34 * rng.uniform(0.6, 1.3),
        emission("#ffb566", rng.uniform(2, 6)),
        (rng.uniform(-95, 20), 225, rng.uniform(0.2, 3.4)),
        segments=8,
    )
box((150, 1, 7), 0, surface("#0a1014", 1, specular=0), (-40, 232, -1))
box((60, 1, 11), 0, surface("#0a1014", 1, specular=0), (-60, 233, -1))
world("#3d5a66", 0.055, None)
camera(CAMERA, (0.15, 8, 1.36), lens=35)
render(exposure=0.25, bloom=0.2, vignette=0.25, mist=(12, 150, "#16262d", 0.5), clamp=8)
