"""Breakfast before it is touched: an egg with its top off, bread, butter, a folded paper, and the shadow of a window on the cloth.

For the magazine's photo essay. 1 unit = 10 cm.
"""

import random
from math import cos, pi, radians, sin, sqrt, tau

from mathutils import Vector, noise

from kit.curves import tube
from kit.lights import gobo_window
from kit.materials.image import svg_surface
from kit.materials.natural import wood
from kit.materials.solid import metal, surface
from kit.materials.textile import check
from kit.nodes import NodeBuilder
from kit.objects import duplicate, group, mesh_object
from kit.outlines import catmull_rom, rounded_rect
from kit.props.landscape import stone
from kit.props.tableware import cup, cutlery, plate
from kit.props.upholstery import cushion
from kit.sets.negative import daylight, negative_shot
from kit.shapes import extrude, grid, image_grid, lathe, loft, smooth_lathe, sphere, uv_grid
from kit.svg import SERIF, circle, rect, words

sun = daylight(-128, 33, 6.2, "#a9c0d2", 0.42)
rng = random.Random(8)


def lie(x, y):
    """Height of the cloth, which was folded once and is not quite flat."""
    creases = 0.016 * sum(max(0, 1 - abs(d) / 0.07) ** 2 for d in (x + 2.05, x - 1.75, y - 1.1))
    return creases + 0.028 * noise.noise(Vector((x * 0.7, y * 0.7, 4))) + 0.008 * noise.noise(Vector((x * 2.3, y * 2.3, 8)))


uv_grid(300, 300, lambda u, v: (12 * (u - 0.5), 12 * (v - 0.5), lie(12 * (u - 0.5), 12 * (v - 0.5)) - 0.03), check("#ded8ca", "#b9c3c4", 30, 30))

china = surface("#e9e5da", 0.16, coat=0.4, mottle=0.015)
blue = surface("#35547c", 0.2, coat=0.5)
steel = metal("#cfcdc6", 0.2)

# The egg: shell, white, yolk; a drop of the yolk has run down.
CUT, WIDE, TALL = 0.5, 0.222, 0.29


def radius(c):
    return WIDE * sqrt(max(0, 1 - c * c)) * (1 - 0.14 * c)


def ragged(u):
    return 0.05 * noise.noise(Vector((cos(tau * u) * 2.2, sin(tau * u) * 2.2, 5))) + 0.028 * noise.noise(Vector((cos(tau * u) * 8, sin(tau * u) * 8, 1)))


shell = surface("#c58e66", 0.48, specular=0.35, mottle=0.09, mottle_scale=26, bump=0.16, bump_scale=150, bump_dist=0.004)
white = surface("#eeeade", 0.28, specular=0.5, mottle=0.02, bump=0.2, bump_scale=14, bump_dist=0.01)
yolk = surface("#e08a10", 0.1, coat=0.8, mottle=0.06, mottle_scale=6)


def cap_or_cup(inner, top):
    """Shell from one pole to the cut; `inner` is how far inside it lies."""
    pole = 1 if top else -1

    def f(u, v):
        c = pole + (CUT + ragged(u) - pole) * v
        r = max(0, radius(c) - inner)
        return (r * cos(tau * u), r * sin(tau * u), TALL * c - pole * inner * (1 - v))

    return f


def rim(u, v):
    c = CUT + ragged(u)
    r = radius(c) - 0.009 * v
    return (r * cos(tau * u), r * sin(tau * u), TALL * c)


def flesh(u, v):
    c = CUT + ragged(u) * v**5
    r = (radius(c) - 0.009) * v
    return (r * cos(tau * u), r * sin(tau * u), TALL * c - 0.012 - 0.035 * (1 - v) + 0.012 * noise.noise(Vector((r * cos(tau * u) * 14, r * sin(tau * u) * 14, 2))))


egg = [
    grid(96, 40, cap_or_cup(0, False), shell),
    grid(96, 2, rim, surface("#efe6da", 0.7)),
    grid(96, 24, flesh, white),
    sphere(0.118, yolk, (0.012, -0.008, TALL * CUT - 0.062), scale=(1, 1.05, 0.5)),
]
run = []
for k in range(12):
    c = CUT + 0.02 - 0.062 * k
    a = radians(-72) + 0.05 * sin(k * 0.9)
    r = radius(c) + 0.004
    run.append((r * cos(a), r * sin(a), TALL * c))
run.insert(0, (0.09 * cos(radians(-72)), 0.09 * sin(radians(-72)), TALL * CUT - 0.01))
egg.append(tube(run[:9], 0.02, yolk, taper=[0.6, 1, 0.9, 0.75, 0.7, 0.7, 0.8, 1.15, 0.7]))
EGG = (-0.72, -0.62)
group(egg, (*EGG, 0.60), (3, -4, 30))
smooth = [(0, 0.045), (0.14, 0.04), (0.185, 0.0), (0.2, 0.012), (0.13, 0.07), (0.075, 0.13), (0.085, 0.2), (0.165, 0.27), (0.212, 0.36), (0.226, 0.45), (0.222, 0.462), (0.212, 0.45), (0.195, 0.37), (0.13, 0.28), (0, 0.25)]
group([smooth_lathe(smooth, china), lathe([(0.2265, 0.43), (0.229, 0.44), (0.229, 0.452), (0.224, 0.458)], blue, 0), lathe([(0.196, 0.008), (0.203, 0.014), (0.19, 0.026)], blue, 0)], (*EGG, 0.075))
plate("#e9e5da", 0.86, (EGG[0] + 0.12, EGG[1] + 0.02, 0.0), material=china, rim=blue, deep=0.1)

hat = [grid(96, 24, cap_or_cup(0, True), shell), grid(96, 2, rim, surface("#efe6da", 0.7)), grid(96, 24, lambda u, v: (*flesh(u, v)[:2], TALL * (CUT + ragged(u) * v**5) + 0.07 * (1 - v * v) + 0.004), white)]
group(hat, (EGG[0] + 0.56, EGG[1] - 0.14, 0.345), (162, 14, 70))
for i in range(7):
    a, d = rng.uniform(-1.2, 1.0), rng.uniform(0.3, 0.5)
    points = [(rng.uniform(0.012, 0.03) * cos(k * 1.26), rng.uniform(0.012, 0.03) * sin(k * 1.26), rng.uniform(0, 0.012)) for k in range(5)]
    mesh_object(points, [tuple(range(5))], shell).location = (EGG[0] + d * cos(a), EGG[1] + d * sin(a), 0.085)
cutlery("spoon", steel, (0.54, -0.72, -0.005), (0, 0, -14), 0.66)


# Bread.
def crumb_surface():
    result = surface("#dcc495", 0.92, specular=0.1, key="crumb").copy()
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    big = nodes.node("TexVoronoi", feature="SMOOTH_F1")
    nodes.link(nodes.coords((1, 0.8, 1), rot=(0, 0, 0.4)), big.inputs[0])
    big.inputs["Scale"].default_value = 15
    big.inputs["Smoothness"].default_value = 0.25
    size = nodes.noise(v, 3.5, 3, 0.5).outputs[0]
    holes = nodes.ramp(nodes.math("ADD", big.outputs[0], nodes.math("MULTIPLY", size, 0.35)), [(0.23, 1.0), (0.32, 0.0)])
    pores = nodes.ramp(nodes.noise(v, 60, 4, 0.62).outputs[0], [(0.36, 1.0), (0.5, 0.0)])
    deep = nodes.math("MAXIMUM", holes, nodes.math("MULTIPLY", pores, 0.3))
    nodes.set("Base Color", nodes.mix(deep, nodes.mix(size, "#f2dcb0", "#e6c896"), "#bd9560"))
    nodes.bump(nodes.math("SUBTRACT", nodes.math("MULTIPLY", nodes.noise(v, 70, 3).outputs[0], 0.2), deep), 0.9, 0.05)
    return result


def crust_surface():
    result = surface("#8f552a", 0.62, specular=0.25, key="crust").copy()
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    baked = nodes.noise(v, 2.4, 7, 0.62).outputs[0]
    flour = nodes.math("MULTIPLY", nodes.ramp(nodes.noise(v, 5, 9, 0.7).outputs[0], [(0.5, 0.0), (0.68, 1.0)]), 0.65)
    nodes.set("Base Color", nodes.mix(flour, nodes.ramp(baked, [(0.3, "#5f3214"), (0.52, "#9a5c28"), (0.72, "#bd8344")]), "#dccdb2"))
    nodes.bump(nodes.math("ADD", nodes.noise(v, 16, 6, 0.65).outputs[0], baked), 0.6, 0.04)
    return result


crumb, crust = crumb_surface(), crust_surface()
outline = catmull_rom([(-0.66, 0.03), (-0.70, 0.24), (-0.60, 0.5), (-0.34, 0.71), (0.02, 0.77), (0.36, 0.69), (0.61, 0.49), (0.71, 0.22), (0.65, 0.03), (0.35, 0.0), (0, 0.012), (-0.35, 0.0), (-0.66, 0.03)], 8)[:-1]
middle = Vector((0, 0.34))


def inset(k):
    return [tuple(middle + (Vector(p) - middle) * k) for p in outline]


def slice_of_bread(loc, rot, t=0.14):
    """Lying in XY."""
    parts = [extrude([outline, inset(0.955)], t, 0.018, crust), extrude([inset(0.962)], t - 0.012, 0.008, crumb)]
    for part in parts:
        part.location = (0, -0.34, 0)
    return group(parts, loc, rot)


def loaf(loc, rot):
    """What is left of it, its cut towards -Y."""
    sections = []
    for k in range(22):
        t = k / 21
        s = sqrt(max(0, 1 - max(0, (t - 0.35) / 0.65) ** 2.2)) * (1 + 0.03 * sin(t * 9))
        ring = []
        for x, z in outline:
            n = 0.035 * noise.noise(Vector((x * 2.5, t * 4, z * 2.5))) * min(1, t * 8)
            ring.append(((x + n) * max(0.03, s), t * 1.5, z * max(0.03, 0.25 + 0.75 * s) + n))
        sections.append(ring)
    return group([loft(sections, crust, caps=False), extrude([inset(0.97)], 0.05, 0.01, crumb, (0, 0.0, 0), (90, 0, 0)), extrude([outline, inset(0.96)], 0.07, 0.02, crust, (0, 0.012, 0), (90, 0, 0))], loc, rot)


BOARD = (-1.95, 1.5)
oak = wood("#b58f63", "#8b6742", 1.1, "X", 0.55, 0)
extrude([rounded_rect(3.1, 1.8, 0.16)], 0.17, 0.03, oak, (*BOARD, 0.085), (0, 0, 14))
loaf((BOARD[0] - 0.32, BOARD[1] + 0.12, 0.17), (0, 0, 24))
slice_of_bread((BOARD[0] + 0.45, BOARD[1] - 0.42, 0.245), (0, 0, 34))
slice_of_bread((BOARD[0] + 0.62, BOARD[1] - 0.16, 0.375), (9, -6, 58))

# Butter, already begun, and its knife.
BUTTER = (0.72, 1.42)
fat = surface("#f2d48c", 0.34, specular=0.4, sss=0.08, sss_color="#f4e2b0", sss_radius=0.1, mottle=0.03, bump=0.25, bump_scale=9, bump_dist=0.02)
plate("#e9e5da", 0.82, (*BUTTER, 0.0), material=china, deep=0.07)
cushion((0.78, 0.46, 0.27), fat, loc=(BUTTER[0] - 0.08, BUTTER[1] + 0.06, 0.205), rot=(0, 0, -18), e_xy=0.16, e_z=0.22)
curl = [(0.1 + 0.13 * t * cos(3 * t), 0.02 * t, 0.13 * t * sin(3 * t)) for t in [i / 12 for i in range(13)]]
grid(13, 8, lambda u, v: (curl[int(u * 12)][0], (v - 0.5) * 0.3, curl[int(u * 12)][2]), fat, (BUTTER[0] + 0.3, BUTTER[1] - 0.1, 0.1), (0, 0, -30), thickness=0.02)
cutlery("knife", steel, (BUTTER[0] + 0.62, BUTTER[1] - 0.62, 0.105), (0, -5, -132), 0.92)
cup("#e9e5da", "#2a170d", True, (0.1, 2.75, 0), (0, 0, 150), 0.98, china)


# The paper, folded twice; its type is too small to be read from a chair.
PROSE = "the ferry will stay on its old route until the spring at least said a clerk of the council on Tuesday night after two hours of talk and one vote which nobody had asked for but most had hoped to see".split()


def column(x, y, w, lines, size=12.5):
    out = []
    for i in range(lines):
        line, room = rng.choice(PROSE), int(w / size / 0.56 * (0.5 if i % 9 == 8 else 1))
        while len(line) < room - 3:
            line += " " + rng.choice(PROSE)
        out.append(words(line[: room + 2], x, y + (i + 0.8) * size * 1.22, size, "#45423d", SERIF, 500, "start"))
    return "".join(out)


page = words("The Marwick Courier", 500, 92, 76, "#2b2926", SERIF, 700) + rect(40, 118, 920, 3, "#2b2926") + rect(40, 146, 920, 1.5, "#2b2926")
page += words("Ferry to stay, says council", 40, 232, 62, "#2b2926", SERIF, 700, "start")
for i in range(92):
    for j in range(66):
        sky_or_sea = 0.16 if j < 36 else 0.5
        ship = 30 < i < 70 - (j - 36) * 0.7 and 33 < j < 42 or 36 < i < 60 and 27 < j < 34 or 46 < i < 51 and 21 < j < 28
        d = sky_or_sea + 0.22 * noise.noise(Vector((i / 22, j / 5, 3))) + 0.5 * ship
        page += circle(43 + i * 6.75, 268 + j * 6, 3.6 * max(0.02, min(1, d)) ** 0.55, "#4d4a46")
page += column(684, 274, 270, 25) + "".join(column(40 + i * 236, 690, 206, 41) for i in range(4))
newsprint = svg_surface(page, 1000, 1340, "#d3ccbc", rough=0.9, specular=0.1, bump=0.25)
plain = surface("#cbc4b4", 0.92, specular=0.08)
W, H, R = 2.25, 3.02, 0.07


def fold(level, out=0.0):
    """One sheet, from its free edge round the fold at its left and back below."""
    z = 0.03 + 0.028 * level

    def f(u, v):
        d = u * (W + 0.3)
        sway = 0.035 * sin(pi * v) * u + 0.02 * noise.noise(Vector((u * 2, v * 2, level)))
        if d < W:
            return (W / 2 - d + out, (v - 0.5) * H + out, z + sway * (1 - d / W) * 1.6 + 0.05 * (1 - d / W) ** 2)
        a = (d - W) / R
        return (-W / 2 - R * sin(min(a, pi)) + out, (v - 0.5) * H + out, z - R * 0.5 * (1 - cos(min(a, pi))))

    return f


def mirrored(f):
    return lambda u, v: f(1 - u, v)


parts = [image_grid(60, 60, mirrored(fold(4)), newsprint)]
parts += [grid(30, 30, fold(k, 0.02 * (4 - k) * (1 if k % 2 else -0.6)), plain) for k in range(4)]
group(parts, (2.25, -0.75, 0.02), (0, 0, -13))

# Crumbs.
first = stone(0.02, crumb, 0.8, (0, 0, -5), seed=3)
for _ in range(90):
    x, y = BOARD[0] + 0.75 + rng.gauss(0, 0.55), BOARD[1] - 0.75 + rng.gauss(0, 0.5)
    duplicate(first, (x, y, max(0.012, lie(x, y)) - 0.004), (rng.uniform(0, 360), 0, rng.uniform(0, 360)), rng.choice((0.008, 0.012, 0.016, 0.026)))

toward = Vector(sun["dir"])
gobo_window(Vector((0.0, 0.15, 0)) + toward * 16, (0.0, 0.15, 0), 5.6, 4.4, 4, 3, 0.2)
negative_shot((-0.1, -5.3, 6.6), (-0.08, 0.3, 0.1), lens=58, exposure=0.5, roll=-1, fstop=1.2, focus=(EGG[0], EGG[1], 0.7))
