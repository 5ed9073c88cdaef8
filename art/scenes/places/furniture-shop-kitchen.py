"""A dinner table for six in a kitchen with green cupboards, seen from the place that is still free.

For the furniture home, one picture for each end of the evening: `hour=18`, by the last sun, or `hour=23`, by lamplight. What is sold in
it is to scale; nothing but the light and the clock differs, so the page can fade one into the other.
"""

from math import cos, radians, sin

import bpy
from mathutils import Vector

from kit.backdrops import floor, sky_card, wall
from kit.camera import camera
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, clay, glass, metal, surface, tiles
from kit.materials.textile import fabric
from kit.objects import group, mesh_object
from kit.options import OPTIONS
from kit.props.architecture import painting, window_grid
from kit.props.furniture import elbow_chair, leg
from kit.props.lamps import candle_jar, pendant_dome, table_lamp
from kit.props.paper import room_book
from kit.props.plants import branch, plant
from kit.props.tableware import mug, room_bowl, room_plate, sculpted_vase, vase, wine_bottle
from kit.props.upholstery import rug
from kit.render import render
from kit.shapes import box, cylinder, lathe
from kit.world import start, world

start()
late = int(OPTIONS.get("hour", 18)) == 23
BACK = 2.75
LEFT = -2.75
chalk = plaster("#e9e2d2", 0.5, 0.12)
oak = wood("#c79a68", "#a67a4e", 1.4, "Y", 0.45)
chair_oak = wood("#b98a5c", "#9a6e45", 1.6, "Z", 0.45)
green = surface("#2f5d50", 0.5, mottle=0.03)
brass = metal("#d9a566", 0.3)
dark = surface("#1e1e1c", 0.6)
wall(material=chalk, y=BACK, w=16, h=5)
mesh_object([(LEFT, BACK, 0), (LEFT, -8, 0), (LEFT, -8, 5), (LEFT, BACK, 5)], [(0, 1, 2, 3)], chalk, False)
floor(material=wood("#c8a379", "#a47d54", 0.6, "Y", 0.42))
box((16, 0.03, 0.12), 0.008, surface("#efe9dc", 0.6), (0, BACK - 0.015, 0.06))

# The window over the sideboard, with the harbour town behind it.
WX, WZ, WW, WH = 0.12, 1.12, 1.7, 1.25
frame = surface("#f6f2e8", 0.5)
skies = ("#3a4a78", "#0f1a38", (0.35, "#22315c")) if late else ("#ffd9a0", "#9cc4dc", (0.45, "#f3dcc0"))
sky_card((WX, BACK - 0.012, WZ), WW, WH, skies[0], skies[1], 0.9 if late else 1.5, mid=skies[2])
town = surface("#0b1226" if late else "#8fa0a6", 0.9, emit="#0b1226" if late else "#a8b4b4", emit_strength=0.5)
lit = surface("#ffc66b", 0.9, emit="#ffb04a", emit_strength=2.4)
for i, (x, w, h) in enumerate(
    ((-0.68, 0.36, 0.34), (-0.38, 0.22, 0.46), (-0.10, 0.30, 0.30), (0.22, 0.26, 0.42), (0.55, 0.40, 0.32))
):
    x0, x1, z = WX + x - w / 2, WX + x + w / 2, WZ
    y = BACK - 0.016
    mesh_object(
        [(x0, y, z), (x1, y, z), (x1, y, z + h), ((x0 + x1) / 2, y, z + h + w * 0.45), (x0, y, z + h)],
        [(0, 1, 2, 3, 4)],
        town,
        False,
    )
    if late:
        for dx, dz in ((0.28, 0.55), (0.66, 0.3 + 0.1 * (i % 3)))[: 1 + i % 2]:
            box((0.035, 0.004, 0.055), 0, lit, (x0 + w * dx, y - 0.004, z + h * dz))
window_grid(WW, WH, 2, 2, frame, (WX, BACK - 0.03, WZ), bar=0.04, deep=0.06)
box((WW + 0.24, 0.16, 0.035), 0.006, frame, (WX, BACK - 0.07, WZ - 0.05))

# The sideboard under it.
box((2.3, 0.44, 0.44), 0.01, green, (0.12, BACK - 0.24, 0.42))
for x in (-0.62, 0.12, 0.86):
    box((0.72, 0.02, 0.40), 0.005, green, (x, BACK - 0.47, 0.42))
    box((0.10, 0.02, 0.012), 0.004, brass, (x, BACK - 0.49, 0.56))
box((2.36, 0.48, 0.03), 0.006, oak, (0.12, BACK - 0.25, 0.655))
for x in (-0.92, 1.16):
    leg((x, BACK - 0.40, 0), (x, BACK - 0.40, 0.21), 0.014, 0.02, oak)
SIDE = 0.67
table_lamp("#c8663d", loc=(0.86, BACK - 0.27, SIDE), rot=(0, 0, 130), scale=0.165)
sculpted_vase("#cf9c7c", (-0.66, BACK - 0.27, SIDE), (0, 0, -14), 0.135)
for seed, lean in enumerate(((-0.4, 0.02, 1), (0.32, -0.05, 1), (0.0, -0.05, 1))):
    branch("olive", 0.5, (-0.66, BACK - 0.27, SIDE + 0.31), lean, 13, seed + 3, curve=0.3)
room_book(0.26, 0.19, 0.03, "#d9a566", (0.28, BACK - 0.27, SIDE), (0, 0, 6))
room_book(0.22, 0.16, 0.026, "#e9e1d3", (0.27, BACK - 0.27, SIDE + 0.03), (0, 0, -9))

# Cupboards along the left wall, tiles and a shelf of mugs over them.
box((0.62, 5.2, 0.86), 0.01, green, (LEFT + 0.31, -0.55, 0.45))
for i in range(6):
    y = 1.60 - i * 0.86
    box((0.02, 0.82, 0.76), 0.005, green, (LEFT + 0.63, y, 0.47))
    box((0.02, 0.012, 0.12), 0.004, brass, (LEFT + 0.65, y - 0.33, 0.76))
box((0.66, 5.26, 0.04), 0.008, oak, (LEFT + 0.33, -0.55, 0.90))
box((0.012, 5.2, 0.56), 0, tiles("#efe8d8", "#cfc6b2", 0.13, "YZ", 0.2, 0.02), (LEFT + 0.008, -0.55, 1.20))
box((0.22, 3.0, 0.035), 0.006, oak, (LEFT + 0.12, 0.5, 1.62))
for i, color in enumerate(("#c9623f", "#e9dfd0", "#2f5d50", "#c9623f", "#d9a566")):
    mug(color, (LEFT + 0.13, 1.72 - i * 0.30, 1.64), (0, 0, 100 - i * 20), 0.082, base="#d9c7ae")
for i in range(4):
    room_plate(("#e9dfd0", "#2f5d50")[i % 2], 0.12, (LEFT + 0.13, -0.02, 1.64 + i * 0.018))
vase("bottle", ceramic("#8fb39a", 0.3), (LEFT + 0.13, -0.38, 1.64), scale=0.15)
steel = metal("#d8d4cc", 0.3)
lathe([(0, 0), (0.12, 0), (0.125, 0.02), (0.125, 0.16), (0.115, 0.16), (0.115, 0.03), (0, 0.03)], ceramic("#c9623f", 0.25), 0.01, loc=(LEFT + 0.33, 1.25, 0.92))
cylinder(0.128, 0.018, ceramic("#c9623f", 0.25), 0.006, (LEFT + 0.33, 1.25, 1.08))
cylinder(0.02, 0.035, oak, 0.006, (LEFT + 0.33, 1.25, 1.095))
box((0.30, 0.46, 0.03), 0.01, oak, (LEFT + 0.34, 0.45, 0.935))

# A print on the right; the clock between window and cupboards.
painting(
    0.86,
    1.16,
    "#f1e9d8",
    (
        ("disc", -0.14, 0.22, 0.17, 0.17, "#8fb39a"),
        ("arch", -0.02, -0.40, 0.20, 0.34, "#c9623f"),
        ("blob", 0.20, 0.02, 0.11, 0.16, "#d9a566", 3),
        ("bar", 0, -0.41, 0.30, 0.006, "#1e1e1c"),
    ),
    oak,
    (2.02, BACK - 0.04, 1.62),
)
CLOCK = (-1.55, BACK - 0.03, 1.98)
parts = [
    cylinder(0.20, 0.035, oak, 0.006),
    cylinder(0.178, 0.04, surface("#f8f4ea", 0.6), 0.002),
]
for i in range(12):
    a = radians(30 * i)
    parts.append(box((0.012, 0.03, 0.002), 0, dark, (0.15 * sin(a), 0.15 * cos(a), 0.042), (0, 0, -30 * i)))
for length, width, turn in ((0.10, 0.018, 180 if not late else -30), (0.145, 0.011, 0)):
    a = radians(turn)
    parts.append(
        box((width, length, 0.004), 0.001, dark, (sin(a) * length / 2, cos(a) * length / 2, 0.046), (0, 0, -turn))
    )
group(parts, CLOCK, (90, 0, 0))

rug(3.3, 3.6, fabric("#e3dccb", "boucle", 0.7), (0, -0.15, 0))
plant("monstera", 8, 0.78, loc=(2.78, 1.75, 0), pot=clay("#c9623f"), seed=6)

# The table: the near end is the reader's own.
T0, T1, HALF, TOP = -1.62, 1.02, 0.47, 0.75
box((HALF * 2, T1 - T0, 0.035), 0.012, oak, (0, (T0 + T1) / 2, TOP - 0.018))
for x in (-1, 1):
    for y in (T0 + 0.16, T1 - 0.16):
        leg((x * (HALF - 0.03), y, 0), (x * (HALF - 0.10), y, TOP - 0.03), 0.018, 0.030, oak)
WOOLS = {"forest": "#22483d", "ochre": "#a9772c", "slate": "#46586a", "honey": "#b8834a"}
cloth = {name: fabric(color, "linen", 2.2, 0.5) for name, color in WOOLS.items()}
for wool, x, y, turn in (
    ("forest", -0.76, -0.78, 84),
    ("ochre", -0.74, 0.34, 94),
    ("honey", 0.80, -0.66, -78),
    ("forest", 0.74, 0.40, -92),
    ("slate", 0.10, 1.50, -14),
):
    elbow_chair(cloth[wool], chair_oak, (x, y, 0.02), (0, 0, turn))

glaze = ("#e9dfd0", "#2f5d50")
for i, (x, y) in enumerate(((-0.27, -0.78), (-0.27, 0.32), (0.27, -0.70), (0.27, 0.40), (0.0, 0.80), (0.0, -1.36))):
    room_plate(glaze[1], 0.135, (x, y, TOP))
    room_plate(glaze[0], 0.10, (x, y, TOP + 0.018))
    for side, long in ((-1, 0.17), (1, 0.19)):
        across = abs(x) > 0.1
        at = (x, y + side * 0.165, TOP + 0.004) if across else (x + side * 0.165, y, TOP + 0.004)
        box((long, 0.013, 0.004) if across else (0.013, long, 0.004), 0.002, steel, at)
    gx, gy = (x * 0.42, y + 0.21) if abs(x) > 0.1 else (x + 0.21, y + (0.10 if y < 0 else -0.12))
    lathe(
        [(0, 0), (0.030, 0), (0.036, 0.09), (0.033, 0.09), (0.027, 0.008), (0, 0.008)],
        glass("#f2fbf4"), 0.004, loc=(gx, gy, TOP + 0.001),
    )
room_bowl(0.15, 0.09, (-0.02, -0.40, TOP), ceramic("#c9623f", 0.25))
for i in range(9):
    a = radians(40 * i)
    r = 0.085 if i else 0
    box((0.058, 0.075, 0.052), 0.025, surface("#e3c37c", 0.6, mottle=0.06), (-0.02 + r * cos(a), -0.40 + r * sin(a), TOP + 0.085 + (0.03 if not i else 0)), (i * 20, i * 35, i * 50))
candle_jar("#efe6da", loc=(0.02, 0.10, TOP), rot=(0, 0, 10), scale=0.062)
wine_bottle((-0.10, 0.42, TOP), scale=0.105, label="#efe4d2")
box((0.16, 0.34, 0.022), 0.008, wood("#8a5f3a", "#6d4828", 1, "Y", 0.5), (0.05, -0.02 - 0.92, TOP + 0.011), (0, 0, 14))
box((0.10, 0.21, 0.085), 0.04, surface("#7d4a22", 0.85, mottle=0.12, mottle_scale=30), (0.04, -0.90, TOP + 0.062), (0, 0, 14))

pendant_dome(
    (0, -0.2, 1.72), 0.25, 0.22, surface("#24503f", 0.35, coat=0.3), power=62 if late else 0, length=2.6, emit=3.0 if late else 0.15
)
for light in bpy.data.lights:
    if light.type == "POINT" and light.energy >= 50:
        light.energy = 13 if late else 0.8
    elif light.type == "POINT" and light.energy == 14:
        light.energy = 0.9 if late else 0.12

if late:
    world("#4f5068", 0.26)
    area_light((0.4, -0.6, 3.6), (0, 0.4, 0.8), 3.2, 28, "#ffd9a8")
    area_light((3.4, -4.2, 3.0), (0, 0.8, 0.8), 3, 26, "#8ea4d8")
    area_light((-2.0, 0.2, 1.56), (LEFT + 0.3, 0.2, 0.9), 0.2, 14, "#ffcf96", size_y=2.4)
else:
    sun = sun_light(58, 24, 7.4, "#ffd49a", 0.5)
    world("#e4e6ea", 0.85)
    to = Vector(sun["dir"])
    at = Vector((-0.9, 0.9, 0.95))
    gobo_window(at + to * 5, at, 5.4, 3.4, 3, 2, 0.12)
    area_light((2.5, -4.8, 3), (0, 1, 0.9), 3.5, 70, "#fff4e6")
camera((0.22, -4.75, 2.02), (0.03, 1, 0.84), lens=36, fstop=5, focus=(0.0, 0.1, 0.8))
render(exposure=0.6 if late else 0.3, bloom=0.08 if late else 0.04)
