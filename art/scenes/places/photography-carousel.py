"""Baggage belt in a closed arrivals hall under its one row of lamps; a single suitcase goes round.

For the photography home.
"""

from math import cos, pi, sin

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group
from kit.outlines import rounded_rect
from kit.render import render
from kit.shapes import box, boxes, cylinder, extrude
from kit.world import start, world

start()
R, LEFT, RIGHT = 1.55, -17.0, 2.2
BELT, TOP = 1.0, 0.46
STRAIGHT = RIGHT - LEFT
AROUND = 2 * STRAIGHT + 2 * pi * R


def on_belt(s):
    """Point and direction (degrees) at the length s; it starts left on the near run."""
    s %= AROUND
    if s < STRAIGHT:
        return LEFT + s, -R, 0
    s -= STRAIGHT
    if s < pi * R:
        a = -pi / 2 + s / R
        return RIGHT + R * cos(a), R * sin(a), a * 180 / pi + 90
    s -= pi * R
    if s < STRAIGHT:
        return RIGHT - s, R, 180
    a = pi / 2 + (s - STRAIGHT) / R
    return LEFT + R * cos(a), R * sin(a), a * 180 / pi + 90


def track(half):
    """Outline of the belt at this distance from its centre line."""
    return rounded_rect(STRAIGHT + 2 * (R + half), 2 * (R + half), R + half, 40)


middle = ((LEFT + RIGHT) / 2, 0)
steel = surface("#7d8488", 0.34, metal=1.0, bump=0.05, bump_scale=40, bump_dist=0.003)
dark = surface("#0d0f10", 0.45)
rubber = surface("#191b1d", 0.34, coat=0.15, bump=0.12, bump_scale=160, bump_dist=0.003)
extrude([track(0.62), track(0.50)], TOP - 0.10, 0.01, steel, (*middle, (TOP - 0.10) / 2 + 0.06))
extrude([track(0.66), track(0.49)], 0.10, 0.03, dark, (*middle, TOP - 0.0))
extrude([track(0.60), track(0.46)], 0.08, 0.01, dark, (*middle, 0.03))
extrude([track(-0.48)], 0.60, 0.03, steel, (*middle, 0.31))
extrude([track(-0.62)], 0.06, 0.02, surface("#33383b", 0.4, metal=0.6), (*middle, 0.64))
extrude([track(0.50), track(-0.5)], 0.04, 0.0, dark, (*middle, TOP - 0.10))
# Plates of the belt, each over the next like the scales of a fish.
plate = box((0.50, BELT - 0.02, 0.014), 0.006, rubber, (0, 0, -40), (0, -2.4, 0))
n = int(AROUND / 0.36)
for i in range(n):
    x, y, turn = on_belt(i * AROUND / n)
    duplicate(plate, (x, y, TOP - 0.055), (0, -2.4, turn))

# The suitcase.
shell = surface("#d8542a", 0.34, coat=0.35, bump=0.06, bump_scale=120, bump_dist=0.003)
black = surface("#101112", 0.4, coat=0.2)
case = [
    box((0.76, 0.50, 0.29), 0.07, shell, (0, 0, 0.165)),
    box((0.772, 0.508, 0.018), 0.008, black, (0, 0, 0.165)),
]
for i in range(6):
    case.append(box((0.70, 0.026, 0.012), 0.005, shell, (0, -0.175 + i * 0.07, 0.313)))
    case.append(box((0.70, 0.026, 0.012), 0.005, shell, (0, -0.175 + i * 0.07, 0.017)))
for z in (0.09, 0.24):
    case += [box((0.62, 0.012, 0.03), 0.005, shell, (0, -0.252, z)), box((0.012, 0.40, 0.03), 0.005, shell, (0.382, 0, z))]
case += [
    tube([(-0.12, -0.25, 0.19), (-0.11, -0.285, 0.185), (0.11, -0.285, 0.185), (0.12, -0.25, 0.19)], 0.014, black),
    box((0.1, 0.02, 0.05), 0.008, surface("#b8bdbf", 0.25, metal=1), (0.24, -0.256, 0.166)),
    box((0.1, 0.02, 0.05), 0.008, surface("#b8bdbf", 0.25, metal=1), (-0.24, -0.256, 0.166)),
    cylinder(0.03, 0.03, black, 0.006, (0.385, 0.17, 0.06), (0, 90, 0), 32),
    cylinder(0.03, 0.03, black, 0.006, (0.385, -0.17, 0.06), (0, 90, 0), 32),
]
# Somebody tied a ribbon to it, so as not to mistake it.
ribbon = surface("#f0d25a", 0.6)
case += [
    tube([(0.06, -0.287, 0.185), (0.075, -0.31, 0.13), (0.06, -0.30, 0.06)], 0.008, ribbon),
    tube([(0.06, -0.287, 0.185), (0.10, -0.30, 0.14), (0.12, -0.30, 0.08)], 0.008, ribbon),
    box((0.035, 0.02, 0.03), 0.008, ribbon, (0.06, -0.295, 0.187)),
]
x, y, turn = on_belt(STRAIGHT - 0.6)
group(case, (x, y - 0.1, TOP + 0.235), (-90, 0, turn + 12))

# The hall: polished floor, low ceiling, pillars, a second belt in the dark, two gates with strips.
floor(material=surface("#3a4347", 0.26, specular=0.14), size=120)
wall(material=surface("#76858a", 0.55), y=13.5, w=120, h=5)
boxes([(-44 + i * 2.4, 13.44, 2.5, 2.36, 0.06, 4.9) for i in range(40)], surface("#6a797e", 0.45), 0.012)
floor(material=surface("#68757a", 0.8), size=120, z=4.3)
boxes([(-40 + i * 0.6, 0, 4.22, 0.08, 30, 0.14) for i in range(140)], surface("#4b575c", 0.7))
for x in (-13.5, -4.5, 4.5, 13.5):
    cylinder(0.36, 4.3, surface("#7c8689", 0.5), 0.0, (x + 1.5, 6.6, 0), segments=64)
    cylinder(0.375, 0.16, steel, 0.01, (x + 1.5, 6.6, 0), segments=64)
far = extrude([track(0.62), track(-0.62)], 0.44, 0.03, steel, (middle[0] - 4, 10.2, 0.24))
extrude([track(0.5), track(-0.5)], 0.05, 0.01, rubber, (middle[0] - 4, 10.2, 0.46))
gate = surface("#1b1f21", 0.5)
for x in (-11.5, 7.6):
    box((2.2, 0.3, 1.5), 0.02, gate, (x, 13.3, 0.3), base=True)
# Way out: a green lamp over a shut door, and a red one.
box((1.9, 0.1, 2.3), 0.02, surface("#2e373a", 0.4), (2.4, 13.4, 0), base=True)
box((0.02, 0.12, 2.3), 0.0, dark, (2.4, 13.36, 0), base=True)
box((0.62, 0.1, 0.2), 0.02, emission("#39e08a", 2.6), (2.4, 13.3, 2.62))
area_light((2.4, 13.0, 2.6), (2.4, 11.0, 0), 0.5, 18, "#39e08a")

# The lamps: one row over the near run.
for i in range(11):
    x = LEFT + 3.0 + i * 2.5
    box((2.2, 0.12, 0.07), 0.02, surface("#aab2b5", 0.35, metal=0.6), (x, -R, 3.25))
    shine = box((2.1, 0.085, 0.03), 0.01, emission("#dff2ff", 17), (x, -R, 3.21))
    shine.visible_glossy = False
    for dx in (-0.8, 0.8):
        cylinder(0.006, 1.05, dark, 0, (x + dx, -R, 3.25), segments=8)
area_light((LEFT + 14, -R, 3.15), (LEFT + 14, -R, 0), 25, 1500, "#cfe8ff", size_y=0.12)
up = area_light((LEFT + 14, -R, 3.35), (LEFT + 14, -R, 5), 25, 900, "#cfe8ff", size_y=0.3)
up.visible_glossy = False
fill = area_light((0, -9, 3.9), (0, 8, 0.5), 9, 240, "#b4cfe0")
fill.visible_glossy = False
world("#4a6874", 0.32)
camera((3.7, -5.9, 1.8), (-0.75, 1.2, 1.06), lens=28)
render(exposure=0.8, bloom=0.18, vignette=0.28, clamp=8)
