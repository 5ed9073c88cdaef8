"""A kitchen in its first week, early: table with oilcloth, one cup, a chair pushed back, cupboards half filled, boxes on the floor.

For the magazine's photo essay.
"""

import random
from math import cos, pi, sin, tau

from mathutils import Vector, noise

from kit.curves import tube
from kit.lights import area_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import metal, surface, tiles
from kit.materials.textile import check, thin_cotton
from kit.materials.weather import chipped, weathered
from kit.objects import group, mesh_object
from kit.props.plants import foliage
from kit.props.tableware import cup, room_bowl, room_plate
from kit.props.upholstery import curtain
from kit.sets.negative import EYE, daylight, negative_shot
from kit.shapes import box, boxes, cylinder, grid, lathe, sphere, uv_grid
from kit.world import sky, sky_fill

rng = random.Random(36)
BACK, LEFT, RIGHT, HEIGHT, FRONT = 2.3, -2.2, 2.3, 2.52, -3.6
X0, X1, Z0, Z1 = -1.30, 0.10, 1.02, 2.16  # the window

daylight(-170, 28, 13.0, color="#ffe4b8")
sky(27, 0, 0.05, sun_disc=False, camera_colors=("#f6f1e2", "#e6ecea", "#cfdfe6"), camera_top=0.6)
sky_fill("#b9cfdd", 1.0)

wall = weathered(plaster("#ddd6c2", 1.4, 0.22), 0.2, "#a99a80", 0.8)
white = weathered(surface("#e3dfd2", 0.55, mottle=0.02), 0.2, "#a79c88", 1)
gloss = chipped("#dcd7c8", "#9a8a70", 0.06, 1.2, 0.34, 0.25)
fronts = weathered(surface("#7f9787", 0.4, coat=0.15, mottle=0.03, bump=0.05, bump_scale=40, bump_dist=0.003), 0.22, "#a39a80", 1.2)
steel = metal("#c9c8c2", 0.26)
top = weathered(wood("#a5764a", "#7b532f", 1.6, "X", 0.42, 0.15), 0.35, "#7f6a50", 3)
board = surface("#b58f63", 0.85, specular=0.12, mottle=0.06, mottle_scale=4, bump=0.18, bump_scale=70, bump_dist=0.002)
dark = surface("#2b2722", 0.8)
china = surface("#e9e5da", 0.2, coat=0.4)

# Shell of the room; the window has a deep reveal and faces the sun.
cx = (X0 + X1) / 2
boxes(
    [
        ((LEFT + X0) / 2, BACK + 0.15, HEIGHT / 2, X0 - LEFT, 0.3, HEIGHT),
        ((X1 + RIGHT) / 2, BACK + 0.15, HEIGHT / 2, RIGHT - X1, 0.3, HEIGHT),
        (cx, BACK + 0.15, Z0 / 2, X1 - X0, 0.3, Z0),
        (cx, BACK + 0.15, (Z1 + HEIGHT) / 2, X1 - X0, 0.3, HEIGHT - Z1),
        (LEFT - 0.1, -0.6, HEIGHT / 2, 0.2, 6.4, HEIGHT),
        (RIGHT + 0.1, -0.6, HEIGHT / 2, 0.2, 6.4, HEIGHT),
        (0, FRONT - 0.1, HEIGHT / 2, 5, 0.2, HEIGHT),
    ],
    wall,
)
box((5, 6.6, 0.1), 0, white, (0, -0.6, HEIGHT + 0.05))
mesh_object([(LEFT, FRONT, 0), (RIGHT, FRONT, 0), (RIGHT, BACK, 0), (LEFT, BACK, 0)], [(0, 1, 2, 3)], weathered(tiles("#b59a78", "#6b5a48", 0.2, "XY", 0.34, 0.02, 0.22), 0.5, "#8a7860", 1.6), False)
boxes([(LEFT + 0.009, -0.6, 0.05, 0.018, 6.4, 0.1)], gloss, 0.003)

# Window: two casements, sill, net curtain on a wire over the lower half, and a garden too bright to look at.
bars = [(x, BACK + 0.17, (Z0 + Z1) / 2, 0.06, 0.06, Z1 - Z0) for x in (X0 + 0.03, cx - 0.03, cx + 0.03, X1 - 0.03)]
bars += [(cx, BACK + 0.17, z, X1 - X0, 0.055, 0.06) for z in (Z0 + 0.03, Z1 - 0.03)]
bars += [(cx, BACK + 0.17, Z0 + 0.74, X1 - X0, 0.045, 0.032)]
boxes(bars, gloss, 0.006)
box((0.02, 0.03, 0.12), 0.005, steel, (cx, BACK + 0.125, Z0 + 0.5))
box((X1 - X0 + 0.14, 0.24, 0.035), 0.01, gloss, (cx, BACK + 0.03, Z0 - 0.018))
net = thin_cotton("#a7a499", 0.22, 200, 0.2)
WIRE = Z0 + 0.70
for x, w, n, seed in ((X0 + 0.36, 0.66, 8, 2), (X1 - 0.32, 0.58, 7, 5)):
    curtain(w, WIRE - Z0 - 0.03, net, n, 0.034, (x, BACK + 0.07, Z0 + 0.012), seed=seed)
tube([(X0 - 0.02, BACK + 0.07, WIRE), (X1 + 0.02, BACK + 0.07, WIRE - 0.004)], 0.004, steel, kind="POLY")
for x, y, z, r, seed in ((-2.6, 6.5, 1.3, 1.5, 1), (-4.6, 8.6, 2.2, 2.1, 2), (-1.2, 10.0, 1.1, 1.6, 3)):
    foliage([((0, 0, 0), (r, r, r * 0.8))], 9000, 0.085, surface("#b9c295", 0.8), seed=seed, loc=(x, y, z))
mesh_object([(-30, BACK + 0.4, -0.5), (30, BACK + 0.4, -0.5), (30, 60, -0.5), (-30, 60, -0.5)], [(0, 1, 2, 3)], surface("#aab088", 0.9), False)
cylinder(0.055, 0.1, surface("#a5603a", 0.8, bump=0.2, bump_scale=60), 0.006, (X1 - 0.26, BACK + 0.02, Z0), segments=40)
for k in range(16):
    a = tau * k / 16 + rng.uniform(-0.2, 0.2)
    d = rng.uniform(0.04, 0.10)
    foot = Vector((X1 - 0.26, BACK + 0.02, Z0 + 0.09))
    stem = foot + Vector((d * cos(a), d * sin(a) * 0.5, rng.uniform(0.05, 0.16)))
    tube([foot, (foot + stem) / 2 + Vector((0, 0, 0.03)), stem], 0.0022, surface("#5f7a3f", 0.6), ring_resolution=2)
    grid(7, 7, lambda u, v: ((u - 0.5) * 0.055 * sin(pi * min(0.97, v + 0.03)), (v - 0.5) * 0.06, 0.02 * (u - 0.5) ** 2), thin_cotton("#6c8a48", 0, 60, 0.1), stem, (rng.uniform(-50, 50), rng.uniform(-40, 40), rng.uniform(0, 360)))

# Units along the back wall.
UNIT, DEEP, WORK = 0.6, 0.58, 0.88
for i, x in enumerate((-1.9, -1.3, -0.7, -0.1, 0.5, 1.1, 1.7)):
    y = BACK - DEEP
    box((UNIT - 0.004, DEEP, 0.74), 0.002, white, (x, BACK - DEEP / 2, 0.1), base=True)
    if i in (2, 5):
        for k, h in enumerate((0.14, 0.18, 0.36)):
            z = 0.83 - sum((0.145, 0.185, 0.37)[: k + 1]) + h / 2
            out = 0.16 if (i, k) == (5, 0) else 0
            box((UNIT - 0.012, 0.02, h), 0.005, fronts, (x, y - 0.012 - out, z))
            if out:
                boxes([(x, y - out / 2, z - 0.05, UNIT - 0.06, out, 0.012), (x - UNIT / 2 + 0.03, y - out / 2, z, 0.012, out, 0.1), (x + UNIT / 2 - 0.03, y - out / 2, z, 0.012, out, 0.1)], white)
            tube([(x - 0.05, y - 0.022 - out, z), (x - 0.05, y - 0.05 - out, z), (x + 0.05, y - 0.05 - out, z), (x + 0.05, y - 0.022 - out, z)], 0.005, steel, kind="POLY")
    else:
        box((UNIT - 0.012, 0.02, 0.705), 0.005, fronts, (x, y - 0.012, 0.47))
        hx = x + (0.23 if i % 2 else -0.23)
        tube([(hx, y - 0.022, 0.66), (hx, y - 0.05, 0.66), (hx, y - 0.05, 0.76), (hx, y - 0.022, 0.76)], 0.005, steel, kind="POLY")
box((4.4, 0.03, 0.1), 0, dark, (0, BACK - DEEP + 0.06, 0.05))
box((4.44, DEEP + 0.05, 0.038), 0.008, top, (0, BACK - DEEP / 2 - 0.02, WORK - 0.019))
for side, width in ((-1, X0 - LEFT), (1, RIGHT - X1)):
    x = LEFT + width / 2 if side < 0 else RIGHT - width / 2
    box((width, 0.012, 0.46), 0, weathered(tiles("#dcd9cb", "#a8a08c", 0.1, "XZ", 0.14, 0.03, 0.05), 0.2, "#b3a48c"), (x, BACK - 0.006, WORK + 0.23))
box((X1 - X0, 0.012, Z0 - WORK - 0.03), 0, tiles("#dcd9cb", "#a8a08c", 0.1, "XZ", 0.14, 0.03, 0.05), (cx, BACK - 0.006, (Z0 + WORK) / 2 - 0.01))
# Sink and tap under the window.
box((0.86, 0.44, 0.012), 0.004, steel, (cx - 0.02, BACK - 0.3, WORK + 0.004))
tube([(cx, BACK - 0.08, WORK), (cx, BACK - 0.08, WORK + 0.2), (cx, BACK - 0.13, WORK + 0.27), (cx, BACK - 0.24, WORK + 0.24), (cx, BACK - 0.26, WORK + 0.19)], 0.011, steel)
for s in (-1, 1):
    cylinder(0.02, 0.03, steel, 0.006, (cx + s * 0.08, BACK - 0.08, WORK + 0.01), segments=24)

# Wall cupboards at the right; one is open and holds what has been unpacked.
CZ0, CZ1, CD = 1.42, 2.18, 0.33
for i, x in enumerate((0.62, 1.12, 1.62, 2.12)):
    y = BACK - CD
    w = 0.5
    walls = [(x, BACK - 0.008, (CZ0 + CZ1) / 2, w, 0.016, CZ1 - CZ0)]
    walls += [(x + s * (w / 2 - 0.008), BACK - CD / 2, (CZ0 + CZ1) / 2, 0.016, CD, CZ1 - CZ0) for s in (-1, 1)]
    walls += [(x, BACK - CD / 2 + 0.003, z, w - 0.03, CD - 0.006, 0.016) for z in (CZ0 + 0.008, (CZ0 + CZ1) / 2, CZ1 - 0.008)]
    boxes(walls, white, 0.001)
    is_open = i in (0, 1)
    turn = (112, -96)[i] if is_open else 0
    hinge = x - w / 2 if i % 2 == 0 else x + w / 2
    s = 1 if i % 2 == 0 else -1
    door = [box((w - 0.008, 0.02, CZ1 - CZ0 - 0.006), 0.005, fronts, (s * w / 2, -0.01, 0)), cylinder(0.012, 0.024, steel, 0.004, (s * (w - 0.05), -0.02, -0.28), (90, 0, 0), 20)]
    group(door, (hinge, y, (CZ0 + CZ1) / 2), (0, 0, -turn))
low, mid = CZ0 + 0.017, (CZ0 + CZ1) / 2 + 0.009
for k in range(7):
    room_plate("#e6e2d6", 0.12, (0.62, BACK - 0.17, low + 0.011 * k))
for k in range(4):
    room_bowl(0.075, 0.055, (1.02, BACK - 0.18, low + 0.022 * k), color="#cdb9a0")
for x, z, c in ((0.50, mid, "#d9d5c8"), (0.62, mid, "#4f6f86"), (0.73, mid, "#d9d5c8"), (1.24, low, "#c9a24a")):
    lathe([(0, 0.004), (0.034, 0), (0.038, 0.01), (0.04, 0.09), (0.037, 0.09), (0.035, 0.012), (0, 0.01)], surface(c, 0.25, coat=0.3), 0.003, 40, (x, BACK - 0.16, z))
cylinder(0.05, 0.16, surface("#a8b3ad", 0.35, metal=0.5), 0.006, (1.05, BACK - 0.16, mid), segments=40)

paper = surface("#bdb6a8", 0.9, specular=0.1, mottle=0.12, mottle_scale=30)


def crumpled(r, loc, seed):
    """Newspaper that something was wrapped in."""
    def f(u, v):
        a, b = tau * u, pi * v
        d = Vector((cos(a) * sin(b), sin(a) * sin(b), cos(b)))
        k = 0.7 + 0.8 * abs(noise.noise(d * 1.7 + Vector((seed, 0, 0)))) + 0.16 * abs(noise.noise(d * 4.5 + Vector((0, seed, 0))))
        return d * r * k

    return grid(40, 26, f, paper, loc, angle=25)


def carton(w, d, h, loc, turn, is_open):
    """Removal box; open, its four flaps stand out."""
    t = 0.006
    parts = [boxes([(0, 0, t, w, d, t), (-w / 2, 0, h / 2, t, d, h), (w / 2, 0, h / 2, t, d, h), (0, -d / 2, h / 2, w, t, h), (0, d / 2, h / 2, w, t, h)], board, 0.001)]
    if is_open:
        for s, tilt in ((-1, 128), (1, 152)):
            parts.append(group([box((w - 0.01, d / 2, t * 0.7), 0.001, board, (0, s * d / 4, 0))], (0, s * d / 2, h), (s * -(180 - tilt), 0, 0)))
        for s, tilt in ((-1, 142), (1, 118)):
            parts.append(group([box((d / 2.2, d - 0.01, t * 0.7), 0.001, board, (s * d / 4.4, 0, 0))], (s * w / 2, 0, h), (0, s * (180 - tilt), 0)))
    else:
        parts.append(box((w, d, t), 0.001, board, (0, 0, h)))
        tape = surface("#a9824e", 0.25, coat=0.4)
        parts += [box((0.05, d + 0.004, 0.002), 0, tape, (0, 0, h + 0.004)), box((0.05, 0.002, 0.09), 0, tape, (0, -d / 2 - 0.004, h - 0.04))]
    return group(parts, loc, (0, 0, turn))


carton(0.46, 0.36, 0.34, (1.38, 0.72, 0), -14, True)
for k in range(5):
    crumpled(0.085, (1.38 + rng.uniform(-0.13, 0.13), 0.72 + rng.uniform(-0.1, 0.1), 0.27 + rng.uniform(0, 0.08)), k)
crumpled(0.075, (1.02, 0.48, 0.062), 9)
crumpled(0.055, (0.86, 0.78, 0.045), 12)
carton(0.50, 0.38, 0.36, (1.92, 1.30, 0), 6, False)
carton(0.42, 0.34, 0.30, (1.92, 1.30, 0.368), -9, False)
carton(0.40, 0.32, 0.26, (1.66, BACK - 0.3, WORK), 7, True)
for k in range(3):
    crumpled(0.075, (1.66 + rng.uniform(-0.1, 0.1), BACK - 0.3 + rng.uniform(-0.06, 0.06), WORK + 0.25), 20 + k)
for k, c in enumerate(("#e6e2d6", "#e6e2d6", "#d9d3c4")):
    room_plate(c, 0.125, (1.12, BACK - 0.28, WORK + 0.012 * k))
# Kettle on the worktop.
kettle = surface("#c9c6bd", 0.16, metal=0.9)
group(
    [
        lathe([(0, 0), (0.095, 0), (0.105, 0.02), (0.10, 0.10), (0.06, 0.15), (0.03, 0.16), (0, 0.163)], kettle, 0.012, 64),
        sphere(0.014, dark, (0, 0, 0.176), segments=24),
        tube([(0.09, 0, 0.05), (0.13, 0, 0.09), (0.155, 0, 0.13)], 0.015, kettle, taper=[1.3, 1, 0.8]),
        tube([(0.06, 0, 0.14), (0.05, 0, 0.22), (-0.05, 0, 0.22), (-0.07, 0, 0.14)], 0.008, dark),
    ],
    (0.66, BACK - 0.3, WORK),
    (0, 0, 200),
)

# The table: oilcloth over pine, its corners hanging in folds.
TX, TY, TW, TD, TH = -0.32, 0.10, 1.24, 0.80, 0.755


def oilcloth(u, v):
    w, d, hang = TW / 2, TD / 2, 0.19
    x, y = (u - 0.5) * (TW + 2 * hang), (v - 0.5) * (TD + 2 * hang)
    cx_, cy_ = max(-w, min(w, x)), max(-d, min(d, y))
    ox, oy = x - cx_, y - cy_
    over = (ox * ox + oy * oy) ** 0.5
    z = 0.0012 * noise.noise(Vector((x * 5, y * 5, 1))) + 0.002 * max(0, 1 - abs(x - 0.16) / 0.01) + 0.002 * max(0, 1 - abs(y + 0.05) / 0.01)
    if over < 1e-6:
        return (cx_, cy_, z)
    wave = 0.012 * sin(9 * (x + y) + 2 * sin(4 * x)) * min(1, over / 0.1)
    both = min(abs(ox), abs(oy)) / hang
    # A corner hangs as one fold that stands away from the table.
    out = min(0.018, over * 0.6) + wave + 0.07 * both * min(1, over / 0.1)
    drop = max(abs(ox), abs(oy)) + 0.12 * both * min(abs(ox), abs(oy))
    return (cx_ + ox / over * out, cy_ + oy / over * out, z - max(0, drop - 0.006))


cloth = check("#e6e0d0", "#b5493a", 26, 19).copy()
shader = cloth.node_tree.nodes["Principled BSDF"]
shader.inputs["Roughness"].default_value = 0.3
shader.inputs["Sheen"].default_value = 0
shader.inputs["Specular"].default_value = 0.45
uv_grid(170, 130, oilcloth, cloth, loc=(TX, TY, TH))
pine = wood("#b98b58", "#8f6238", 2, "Z", 0.5, 0.1)
for sx in (-1, 1):
    for sy in (-1, 1):
        box((0.055, 0.055, TH - 0.02), 0.006, pine, (TX + sx * (TW / 2 - 0.06), TY + sy * (TD / 2 - 0.06), 0), base=True)
box((TW - 0.02, TD - 0.02, 0.03), 0.004, pine, (TX, TY, TH - 0.022))
cup("#e9e5da", "#3a2115", True, (TX + 0.12, TY - 0.10, TH + 0.003), (0, 0, -40), 0.1, china)
group([tube([(0, -0.06, 0.004), (0, 0, 0.003), (0, 0.03, 0.004)], 0.0025, steel), sphere(1, steel, (0, 0.047, 0.004), scale=(0.012, 0.02, 0.003), segments=24)], (TX + 0.21, TY - 0.03, TH + 0.014), (0, 0, -60))


def chair(loc, turn):
    """Painted kitchen chair with spindles; faces +Y."""
    paint = chipped("#c9b98a", "#8a6a44", 0.12, 1.6, 0.42, 0.1)
    parts = [box((0.40, 0.39, 0.028), 0.012, paint, (0, 0, 0.445))]
    for sx in (-1, 1):
        parts.append(tube([(sx * 0.16, 0.15, 0.44), (sx * 0.175, 0.17, 0.24), (sx * 0.19, 0.19, 0.0)], 0.017, paint, taper=[1, 1.15, 0.75]))
        parts.append(tube([(sx * 0.16, -0.15, 0.44), (sx * 0.175, -0.18, 0.22), (sx * 0.19, -0.21, 0.0)], 0.017, paint, taper=[1, 1.15, 0.75]))
        parts.append(tube([(sx * 0.18, 0.175, 0.18), (sx * 0.182, -0.19, 0.18)], 0.010, paint))
        parts.append(tube([(sx * 0.17, -0.17, 0.45), (sx * 0.18, -0.215, 0.66), (sx * 0.19, -0.255, 0.87)], 0.014, paint))
    parts.append(tube([(-0.18, 0, 0.18), (0.18, 0, 0.18)], 0.010, paint))
    for k in (-2, -1, 0, 1, 2):
        parts.append(tube([(k * 0.055, -0.175, 0.45), (k * 0.06, -0.225, 0.67), (k * 0.063, -0.25, 0.83)], 0.0075, paint))
    rail = [(-0.21, -0.245, 0.86), (-0.1, -0.275, 0.865), (0, -0.282, 0.867), (0.1, -0.275, 0.865), (0.21, -0.245, 0.86)]
    parts.append(tube(rail, 0.03, paint, taper=[0.7, 1, 1.05, 1, 0.7]))
    return group(parts, loc, (0, 0, turn))


chair((0.42, -0.62, 0), 38)
chair((-0.72, 0.62, 0), 176)

# Sky through the window, and what the rest of the flat sends back.
fill = area_light((cx, BACK + 0.32, (Z0 + Z1) / 2 + 0.1), (cx + 0.3, -1.5, 0.4), X1 - X0, 150, "#cfe0ea", size_y=Z1 - Z0)
fill.visible_glossy = False
area_light((0.4, FRONT + 0.3, 1.9), (0, 1, 0.9), 2.6, 62, "#dde0d8")
negative_shot((0.95, -2.75, EYE), (-0.02, 1.0, 0.98), lens=35, exposure=0.7, bloom=0.1, contrast=1.14)
