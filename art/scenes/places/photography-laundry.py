"""Launderette at night, seen from the front: two rows of round doors, one tube, one drum still lit, and a red sock shut into its door.

For the photography home.
"""

from math import cos, sin, tau

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, point_light
from kit.materials.solid import emission, surface, tiles
from kit.materials.textile import fabric
from kit.objects import duplicate, group, mesh_object
from kit.outlines import catmull_rom, circle_outline, rounded_rect
from kit.render import render
from kit.shapes import blob, box, boxes, cylinder, extrude, lathe, sphere, torus
from kit.world import start, world

start()
PITCH, COLUMNS = 0.80, 7
LOW, HIGH = 1.08, 0.98
LIT = 4  # the column of the machine that is on
xs = [(i - (COLUMNS - 1) / 2) * PITCH for i in range(COLUMNS)]

enamel = surface("#cdd6d0", 0.3, coat=0.35, bump=0.04, bump_scale=30, bump_dist=0.003)
steel = surface("#a3adab", 0.36, metal=0.55, bump=0.04, bump_scale=60, bump_dist=0.002)
chrome = surface("#dfe3e3", 0.1, metal=1.0)
black = surface("#0d1011", 0.35, coat=0.3)
seal = surface("#16191a", 0.55)
pane = surface("#0a1012", 0.05, specular=0.6, coat=0.6)
green = surface("#2c5a50", 0.4, coat=0.2)


def front(w, h, z, r, material):
    """Front plate with a round opening at the height z."""
    outline = [(x, y + h / 2) for x, y in rounded_rect(w, h, 0.03)]
    return extrude([outline, circle_outline(r, 0, z, 96)], 0.05, 0.012, material, (0, 0, 0), (90, 0, 0))


def machine(h, z, r, material, is_on=False):
    """One machine on z = 0, its front at y = 0."""
    w = PITCH - 0.012
    parts = [
        front(w, h, z, r, material),
        torus(r + 0.012, 0.034, chrome, (0, -0.035, z), (90, 0, 0), (1, 1, 0.8), 96, 20),
        torus(r - 0.035, 0.028, seal, (0, -0.02, z), (90, 0, 0), 1, 96, 16),
        box((0.045, 0.07, 0.15), 0.015, chrome, (-r - 0.035, -0.06, z)),
        box((0.05, 0.06, 0.11), 0.015, black, (r + 0.045, -0.055, z)),
        box((w - 0.1, 0.03, 0.15), 0.012, green, (0, -0.025, h - 0.13)),
        cylinder(0.038, 0.035, chrome, 0.008, (0.22, -0.035, h - 0.13), (90, 0, 0), 40),
        box((0.012, 0.01, 0.03), 0.003, black, (0.22, -0.075, h - 0.115)),
        box((0.17, 0.02, 0.05), 0.006, black, (-0.18, -0.04, h - 0.13)),
        box((0.05, 0.03, 0.09), 0.008, steel, (0.03, -0.04, h - 0.13)),
    ]
    if is_on:
        drum = lathe([(r - 0.03, 0.0), (r + 0.03, 0.06), (r + 0.03, 0.5), (0.07, 0.53), (0, 0.53)], steel, 0.03, 96, (0, 0.0, z), (-90, 0, 0))
        parts.append(drum)
        for k in range(3):
            a = tau * k / 3 + 0.5
            parts.append(box((0.05, 0.4, 0.08), 0.02, steel, ((r - 0.01) * cos(a), 0.29, z + (r - 0.01) * sin(a)), (0, -a * 57.3 + 90, 0)))
        holes = [((r + 0.022) * cos(tau * (i + 0.5 * (j % 2)) / 40), 0.12 + j * 0.06, z + (r + 0.022) * sin(tau * (i + 0.5 * (j % 2)) / 40), 0.012, 0.012, 0.012) for i in range(40) for j in range(6)]
        parts.append(boxes(holes, black))
        holes = [(p * cos(tau * i / n), 0.523, z + p * sin(tau * i / n), 0.012, 0.012, 0.012) for p, n in ((0.07, 8), (0.12, 14), (0.17, 20)) for i in range(n)]
        parts.append(boxes(holes, black))
        parts.append(box((0.02, 0.01, 0.012), 0.002, emission("#ff5a2a", 6), (-0.18, -0.052, h - 0.13)))
    else:
        parts += [
            lathe([(0, 0.085), (r * 0.5, 0.075), (r * 0.8, 0.04), (r - 0.02, 0)], pane, 0, 96, (0, -0.02, z), (90, 0, 0)),
            cylinder(r - 0.02, 0.02, pane, 0, (0, 0.03, z), (90, 0, 0)),
        ]
    return group(parts)


washer = machine(LOW, 0.5, 0.235, enamel)
washer.location = (0, 0, -60)
dryer = machine(HIGH, 0.45, 0.29, steel)
dryer.location = (0, 0, -60)
for i, x in enumerate(xs):
    duplicate(dryer, (x, 0, 0.1 + LOW + 0.02))
    if i == LIT:
        machine(LOW, 0.5, 0.235, enamel, True).location = (x, 0, 0.1)
    else:
        duplicate(washer, (x, 0, 0.1))
width = COLUMNS * PITCH
boxes([(0, 0.06, 0.05, width + 4, 0.1, 0.1)], black, 0.01)
boxes([(x + PITCH / 2, 0.3, 1.1, 0.01, 0.56, 2.2) for x in xs] + [(0, 0.62, 1.1, width, 0.02, 2.2)], black)
top = 0.1 + LOW + HIGH + 0.03

# The wall over the machines, and the ceiling.
paint = surface("#a9b5ab", 0.7, mottle=0.05, mottle_scale=1)
box((width + 6, 0.1, 1.4), 0.0, tiles("#b9c6bb", "#78867d", 0.15, "XZ", 0.22), (0, 0.07, top + 0.7))
box((width + 0.2, 0.14, 0.07), 0.02, green, (0, -0.01, top + 0.02))
for s in (-1, 1):
    box((2.5, 0.5, 4), 0.01, tiles("#b9c6bb", "#78867d", 0.15, "XZ", 0.22), (s * (width / 2 + 1.26), 0.22, 1.5))
ROOM = 3.15
mesh_object([(-8, -9, ROOM), (8, -9, ROOM), (8, 1, ROOM), (-8, 1, ROOM)], [(0, 1, 2, 3)], tiles("#9aa59d", "#5f6a64", 0.6, "XY", 0.8, 0.02), False)

# Two tubes along the ceiling; one of them is done for the night.
body = surface("#d2d8d2", 0.4)
for x, is_on in ((-0.95, True), (1.35, False)):
    box((1.62, 0.15, 0.08), 0.02, body, (x, -0.75, ROOM - 0.05))
    glass = emission("#e6ffe6", 15) if is_on else surface("#a9b2ac", 0.2, coat=0.5)
    cylinder(0.022, 1.46, glass, 0.006, (x - 0.73, -0.75, ROOM - 0.13), (0, 90, 0), 24)
    boxes([(x + s * 0.74, -0.75, ROOM - 0.12, 0.03, 0.06, 0.08) for s in (-1, 1)], body, 0.008)
area_light((-0.95, -0.75, ROOM - 0.17), (-0.95, -0.55, 0), 1.46, 62, "#d2ffd8", size_y=0.05)

# Floor of large squares, waxed; a bench before the machines at the left, a basket on it.
floor(material=tiles("#5d6b66", "#3a4441", 0.5, "XY", 0.12, 0.012, 0.45), size=30)
slat = surface("#a5603a", 0.35, coat=0.4)
bench = [box((1.5, 0.11, 0.04), 0.012, slat, (0, -0.14 + i * 0.14, 0.46)) for i in range(3)]
for x in (-0.6, 0.6):
    bench += [tube([(x, -0.2, 0.0), (x, -0.17, 0.44), (x, 0.17, 0.44), (x, 0.2, 0.0)], 0.016, steel, kind="POLY")]
group(bench, (-1.22, -1.45, 0))

# What goes round, and the lamp behind the door.
lit = xs[LIT]
drum_z = 0.1 + 0.5
blob(
    [((0, 0, 0), (0.13, 0.10, 0.06)), ((0.09, 0.03, 0.03), (0.09, 0.08, 0.05)), ((-0.09, -0.02, 0.02), (0.08, 0.07, 0.05)), ((0.02, -0.06, 0.05), (0.07, 0.05, 0.04))],
    fabric("#d8d2c4", "felt", 3.0, 0.5),
    0.012,
    6,
    (lit, 0.24, drum_z - 0.165),
)
blob(
    [((0, 0, 0), (0.09, 0.06, 0.035)), ((0.07, 0.02, 0.03), (0.06, 0.05, 0.03))],
    fabric("#2f6f86", "felt", 3.0, 0.5),
    0.012,
    6,
    (lit - 0.03, 0.16, drum_z - 0.12),
)
point_light((lit, 0.2, drum_z + 0.12), 16, "#ffa45a", 0.05)
spill = area_light((lit, 0.06, drum_z + 0.02), (lit, -1.4, 0), 0.36, 14, "#ffab60", spread=120)
spill.visible_glossy = False

# The sock, shut into the door.
wool = fabric("#c4261c", "felt", 4.0, 0.7)
shape = [(-0.040, 0.06), (-0.043, -0.02), (-0.039, -0.10), (-0.046, -0.17), (-0.052, -0.215), (-0.030, -0.252)]
shape += [(0.02, -0.268), (0.08, -0.285), (0.118, -0.283), (0.138, -0.255), (0.122, -0.222), (0.075, -0.196)]
shape += [(0.046, -0.165), (0.040, -0.10), (0.044, -0.02), (0.040, 0.06)]
sock = extrude([catmull_rom(shape, 6)], 0.05, 0.019, wool, (0, 0, 0), (90, 0, 0), segments=6)
ribs = box((0.088, 0.052, 0.012), 0.005, wool, (0, 0, -0.015))
group([sock, ribs], (lit + 0.03, -0.085, drum_z - 0.235), (5, -3, 0), 1.05)

world("#41605c", 0.06)
camera((0.1, -5.9, 1.42), (0.1, 0, 1.36), lens=41)
render(exposure=0.55, bloom=0.15, vignette=0.25, clamp=6)
