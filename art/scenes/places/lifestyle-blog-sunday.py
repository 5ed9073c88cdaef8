"""A breakfast that is long over: crumbs, a cup, the paper over the edge of the table, a cardigan over the chair, all in low sun.

For the first screen of the lifestyle blog's home. 1 unit = 10 cm.
"""

import random
from math import cos, exp, pi, sin, tau

from mathutils import Vector, noise

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.image import svg_surface
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, metal, surface
from kit.materials.textile import knit
from kit.objects import duplicate, group
from kit.outlines import rounded_rect
from kit.props.food import croissant
from kit.props.landscape import stone
from kit.props.plants import branch
from kit.props.tableware import cup, cutlery, plate, vase
from kit.render import render
from kit.shapes import box, extrude, image_grid, lathe, loft, sphere, uv_grid
from kit.svg import SERIF, rect, words
from kit.world import start, world

start()
rng = random.Random(4)
TOP, FRONT = 7.4, -3.6

wall(material=plaster("#f7d8cb", 0.4, 0.1), y=7.5, w=80, h=40)
floor(material=wood("#b98a68", "#8f6447", 0.5, "X", 0.5), size=90)
oak = wood("#d8b084", "#b0835a", 0.55, "X", 0.42)
extrude([rounded_rect(17.6, 7.6, 0.5)], 0.36, 0.09, oak, (-2.2, FRONT + 3.8, TOP - 0.18))
for x in (-9.9, 5.5):
    for y in (FRONT + 0.9, FRONT + 6.6):
        box((0.6, 0.6, TOP - 0.3), 0.08, oak, (x, y, (TOP - 0.3) / 2))
box((15.2, 0.22, 0.9), 0.05, oak, (-2.2, FRONT + 0.75, TOP - 0.8))

# What is left of breakfast, a little larger than life.
cream = ceramic("#fbf2e8", 0.3)
silver = metal("#d9cdbb", 0.22)
PLATE = (-4.2, -1.75)
plate("#fbf2e8", 1.75, (*PLATE, TOP), material=cream, rim=surface("#a94f68", 0.4))
croissant((PLATE[0] - 0.45, PLATE[1] + 0.15, TOP + 0.12), (0, 0, 200), 0.95)
cutlery("knife", silver, (PLATE[0] + 1.05, PLATE[1], TOP + 0.16), (0, 0, -24), 1.0)
cup("#fbf2e8", "#4a2a18", True, (-0.9, -2.0, TOP), (0, 0, -30), 1.75, surface("#b25f78", 0.36, coat=0.25, mottle=0.03))
glassy = surface("#c9701c", 0.1, coat=0.9, sss=0.2, sss_color="#f0a040", sss_radius=0.2)
jar = [
    lathe([(0, 0), (0.6, 0), (0.66, 0.08), (0.66, 1.15), (0.52, 1.32), (0.52, 1.42), (0, 1.42)], glassy, 0.04),
    lathe([(0.53, 1.3), (0.56, 1.36), (0.56, 1.5), (0.5, 1.52), (0.48, 1.4), (0, 1.38)], surface("#f3e9dc", 0.2, coat=0.5), 0.02),
    lathe([(0.664, 0.36), (0.672, 0.38), (0.672, 0.92), (0.664, 0.94)], surface("#fdf5ea", 0.85), 0.01),
]
group(jar, (-6.6, -0.2, TOP), (0, 0, 0), 1.25)
cutlery("spoon", silver, (-6.25, -0.2, TOP + 2.1), (62, 0, 70), 0.9)
vase("bulb", ceramic("#2f7377", 0.25), (-8.7, 0.6, TOP), scale=1.5)
for i, lean in enumerate(((-0.55, -0.1, 1), (0.3, 0.1, 1), (0.75, -0.2, 1), (-0.1, -0.2, 1))):
    branch("olive", 3.3 - 0.3 * i, (-8.7, 0.6, TOP + 2.8), lean, 22, i + 4, curve=0.35)
baked = surface("#b9763a", 0.8, mottle=0.2)
first = stone(0.05, baked, 0.8, (0, 0, -5), seed=3)
for _ in range(150):
    x, y = PLATE[0] + 0.9 + rng.gauss(0, 1.5), PLATE[1] - 0.3 + rng.gauss(0, 0.7)
    if y > FRONT + 0.2:
        on_plate = (x - PLATE[0]) ** 2 + (y - PLATE[1]) ** 2 < 1
        duplicate(first, (x, y, TOP + (0.09 if on_plate else 0.015)), (rng.uniform(0, 360), 0, rng.uniform(0, 360)), rng.choice((0.03, 0.045, 0.07, 0.1)))


# The paper, left over the edge of the table: its front page hangs where the room can read it.
def column(x, y, w, lines):
    return "".join(rect(x, y + i * 17, w * (0.55 if i % 8 == 7 else rng.uniform(0.9, 1)), 7, "#6b645c") for i in range(lines))


W, H, HANGS = 4.9, 6.66, 3.5
HEAD = 1360 * (H - HANGS) / H
page = "".join(column(40 + i * 314, 40, 290, 33) for i in range(3))
page += words("The Sunday Hearth", 500, HEAD + 112, 86, "#2b2523", SERIF, 700) + rect(40, HEAD + 146, 920, 4, "#2b2523") + rect(40, HEAD + 158, 920, 2, "#2b2523")
page += words("Nothing happened", 500, HEAD + 250, 87, "#2b2523", SERIF, 700)
page += rect(40, HEAD + 300, 606, 420, "#c9b9a8") + f'<circle cx="430" cy="{HEAD + 420}" r="74" fill="#f4e8d8"/><path d="M40 {HEAD + 720}V{HEAD + 560}q150-120 290-30t316-50v240z" fill="#7d7266"/>'
page += column(680, HEAD + 304, 280, 25)
newsprint = svg_surface(page, 1000, 1360, "#f1e8d9", rough=0.92, specular=0.08, bump=0.2)


def paper(level):
    def f(u, v):
        x = (u - 0.5) * W
        d = (1 - v) * H
        ripple = 0.06 * noise.noise(Vector((x * 0.7, d * 0.5, 3)))
        flat, r = H - HANGS, 0.22
        if d < flat:
            return (x, FRONT + flat - d, TOP + 0.08 + 0.04 * level + ripple + 0.32 * exp(-((d / 0.9) ** 2)) * u**3)
        a = min((d - flat) / r, pi / 2)
        down = max(0, d - flat - r * pi / 2)
        return (x, FRONT - r * sin(a) - 0.04 * level + ripple * 1.6 - 0.05 * down, TOP + 0.08 + 0.04 * level - r * (1 - cos(a)) - down)

    return f


sheets = [image_grid(60, 90, paper(3), newsprint)]
for k in range(3):
    sheets.append(image_grid(40, 60, paper(k), surface("#e2d8c7", 0.92, specular=0.08)))
group(sheets, (2.3, 0, 0))

# A kitchen chair, turned from the table, and the cardigan on it.
beech = wood("#8a5738", "#6b3f27", 0.9, "Z", 0.4)
chair = []
for side in (-1, 1):
    chair.append(tube([(side * 2.0, 0.3, 0), (side * 1.95, 0.1, 4.4), (side * 1.9, -0.5, 9.6)], 0.19, beech, taper=[0.8, 1.05, 0.85]))
    chair.append(tube([(side * 2.05, 4.1, 0), (side * 1.95, 3.9, 4.4)], 0.19, beech, taper=[0.8, 1.1]))
    chair.append(tube([(side * 2.0, 0.25, 2.0), (side * 2.0, 4.0, 2.2)], 0.12, beech))
chair.append(extrude([rounded_rect(4.5, 4.4, 0.5)], 0.32, 0.1, beech, (0, 2.0, 4.5)))
for z, y in ((6.0, -0.12), (7.4, -0.26), (9.1, -0.46)):
    chair.append(box((3.9, 0.18, 0.75), 0.08, beech, (0, y, z)))

for side in (-1, 1):
    chair.append(sphere(0.24, beech, (side * 1.9, -0.53, 9.85), scale=(1, 1, 1.15)))

WOOL = "#8f9a66"
wool = knit(WOOL, 64, 150, 0, 0.6, 0.04)
ribbed = knit("#798450", 40, 12, 30, 0.8, 0.06)
RAIL, LEFT, RIGHT = 9.5, -1.62, 1.3
BACK, OVER, FORE = 5.4, 0.7, 3.4


def drape(u, d, off=0.0):
    """Folded lengthwise, from its hem at the back of the chair over the rail and down in front; `d` is the way along it."""
    x = LEFT + u * (RIGHT - LEFT)
    if d < BACK:
        s = (BACK - d) / BACK
        z = RAIL - (BACK - d)
        y = -0.9 - 0.3 * s - off + (0.17 * s + 0.02) * sin(x * 3.1 + 0.8 * s + 0.4) + 0.1 * noise.noise(Vector((x * 0.9, z * 0.5, 2)))
    elif d < BACK + OVER:
        a = (d - BACK) / OVER * pi
        z = RAIL + (0.26 + off) * sin(a)
        y = -0.5 - (0.4 + off) * cos(a)
    else:
        s = (d - BACK - OVER) / FORE
        z = RAIL - FORE * s
        y = -0.1 + 0.3 * s + 0.14 * s * sin(x * 3 + 1)
    spread = 0.06 * max(0, RAIL - z)
    return (x * (1 + spread * 0.5) + 0.05 * noise.noise(Vector((z * 0.8, u * 3, 5))), y, z + 0.12 * sin(u * 2.6) * (d < BACK) * (BACK - d) / BACK)


def strip(u0, u1, d0, d1, off, material, nx=30, ny=150):
    return uv_grid(nx, ny, lambda u, v: drape(u0 + u * (u1 - u0), d0 + v * (d1 - d0), off), material, thickness=0.12, offset=0)


cardigan = [
    strip(0, 1, 0.5, BACK + OVER + FORE, 0, wool, 80),
    strip(-0.01, 1.01, 0, 0.75, 0.03, ribbed, 80, 20),
    strip(-0.02, 0.13, 0, BACK + OVER + 0.6, 0.07, knit("#7a8554", 6, 190, 3, 0.7, 0.05), 12),
]
horn = surface("#f3e4cf", 0.25, coat=0.4)
for i in range(5):
    at = Vector(drape(0.055, 0.55 + i * 1.12, 0.2))
    cardigan.append(sphere(0.17, horn, at, scale=(1, 0.42, 1)))


def sleeve(reach):
    rings = []
    for i in range(48):
        t = i / 47
        c = Vector((0.62 + 0.75 * t + 0.1 * sin(t * 6), -1.12 - 0.5 * sin(t * 1.7), RAIL + 0.12 - reach * t))
        wide, deep = 0.66 - 0.2 * t, 0.26 + 0.02 * t
        fold = 1 + 0.06 * sin(t * 30) * (0.3 + t)
        rings.append([tuple(c + Vector((wide * fold * cos(tau * k / 28), deep * fold * sin(tau * k / 28), 0.12 * cos(tau * k / 28)))) for k in range(28)])
    return rings


def skinned(rings, material):
    n, k = len(rings), len(rings[0])
    return uv_grid(k + 1, n, lambda u, v: rings[round(v * (n - 1))][round(u * k) % k], material)


arm = sleeve(4.6)
cardigan.append(skinned(arm[:42], knit(WOOL, 30, 90, 0, 0.6, 0.04)))
cuff = arm[40:]
grown = []
for ring in cuff:
    c = sum((Vector(p) for p in ring), Vector()) / len(ring)
    grown.append([tuple(c + (Vector(p) - c) * 0.96) for p in ring])
cardigan.append(skinned(grown, knit("#798450", 30, 8, 22, 0.9, 0.06)))
group(chair + cardigan, (7.5, -5.6, 0), (0, 0, 27))

world("#f8e2de", 0.9)
sun = sun_light(-63, 23, 5.5, "#ffd9a6", 0.6)
lit, towards = Vector((-0.5, 1.0, 9.2)), Vector(sun["dir"])
gobo_window(lit + towards * 40, lit, 21, 12.6, 4, 2, 0.7)
area_light((10, -24, 16), (0, 0, 8), 10, 700, "#fff0ea")
camera((0.6, -31, 17.6), (-0.2, 0, 9.7), lens=46.5, fstop=0.5, focus=(0, -2.5, 8))
render(exposure=0.05)
