"""Red bicycle leaning on a wall of posters, pasted and torn in layers, in the last sun of an afternoon.

For the magazine's photo essay.
"""

import random
from math import cos, radians, sin

import bpy
from mathutils import Vector, noise

from kit.materials.image import svg_image
from kit.materials.natural import concrete, plaster
from kit.materials.solid import surface
from kit.materials.weather import weathered, world_noise
from kit.nodes import NodeBuilder
from kit.objects import place
from kit.props.bicycle import bicycle
from kit.props.plants import fallen_leaf, grass
from kit.sets.negative import EYE, daylight, negative_shot
from kit.shapes import box, boxes, cylinder, image_grid
from kit.svg import SANS, SERIF, circle, discs, polygon, rays, rect, stroke, words

W, H = 840, 1188
INK, CREAM, TEAL, OCHRE, ROSE, BLUE = "#23211f", "#e6dcc4", "#2f6a6b", "#d7a03c", "#d9a79a", "#2d4a78"


def tall(text, y, size, color, stretch=1.7, x=W / 2, family=SANS):
    """A line of narrow bold capitals, as jobbing printers had them."""
    return f'<g transform="translate({x} {y}) scale(1 {stretch})">{words(text, 0, 0, size, color, family, 700)}</g>'


def screen(shade, color, step=15):
    """Printer's screen: dots as large as `shade(x, y)`, 0 to 1, is dark."""
    return "".join(
        circle(x + (step / 2 if j % 2 else 0), y, step * 0.62 * max(0, shade(x, y)) ** 0.5, color)
        for j, y in enumerate(range(330, 900, step))
        for x in range(50, W - 40, step)
        if shade(x, y) > 0.03
    )


def moon(x, y):
    d = Vector((x - 430, y - 600)).length
    side = 0.5 + 0.5 * (x - 430) / 260
    return (0.15 + 0.8 * side if d < 240 else 0.42) + 0.3 * noise.fractal(Vector((x / 90, y / 90, 2)), 1, 2, 4)


def small_print(y, color, *lines):
    return "".join(words(line, W / 2, y + 48 * i, 34, color, SANS, 700, spacing=3) for i, line in enumerate(lines))


DESIGNS = [
    (CREAM, tall("BRASS BAND", 210, 118, INK) + discs(420, 600, (300, 240, 180, 120, 60), (TEAL, CREAM, TEAL, CREAM, OCHRE)) + small_print(1000, INK, "SUNDAYS FROM THREE", "IN THE UPPER PARK", "IF WET, IN THE SCHOOL")),
    (OCHRE, rays(420, 560, 900, 22, "#e9c777", 150) + circle(420, 560, 210, INK) + tall("NOON", 625, 116, OCHRE, 1.5) + tall("CIRCUS", 250, 170, INK) + small_print(920, INK, "THREE DAYS ONLY", "ON THE FAIR FIELD", "NO LIONS")),
    ("#cfd3cb", screen(moon, INK) + tall("THE TIDE TABLE", 230, 86, INK, 2.0) + small_print(990, INK, "A PLAY IN TWO ACTS", "CORN HALL, MARWICK", "HALF PAST SEVEN")),
    (TEAL, "".join(stroke(f"M-40 {300 + i * 74}Q200 {220 + i * 74} 420 {300 + i * 74}T900 {300 + i * 74}", CREAM, 26) for i in range(8)) + tall("REGATTA", 210, 138, CREAM) + small_print(1030, CREAM, "MARWICK ROWING CLUB", "FIRST GUN AT TEN")),
    (ROSE, tall("JUMBLE", 330, 170, INK, 2.2) + tall("SALE", 700, 240, INK, 1.9) + rect(60, 760, 720, 14, INK) + small_print(880, INK, "SATURDAY", "ST ANNE’S CHURCH ROOMS", "BRING A BAG")),
    ("#d8d0bd", "".join(polygon([(60 + 240 * i, 980), (180 + 240 * i, 330), (300 + 240 * i, 980)], c) for i, c in enumerate((BLUE, OCHRE, TEAL))) + tall("OPEN DOORS", 230, 110, BLUE) + small_print(1060, BLUE, "FORTY HOUSES, ONE DAY")),
    (BLUE, circle(300, 560, 240, "#c8b178") + circle(520, 700, 240, ROSE) + tall("TWO VOICES", 220, 112, CREAM) + small_print(1020, CREAM, "SPOKEN WORD", "AT THE OLD FERRY OFFICE")),
    (CREAM, "".join(rect(60, 300 + i * 58, 720 - 72 * ((i * 5) % 7), 34, (INK, TEAL)[i % 3 == 0]) for i in range(11)) + tall("Town Council", 220, 84, INK, 1.4, family=SERIF) + small_print(1020, INK, "NOTICE OF WORKS", "KING STREET, BOTH SIDES")),
    (INK, tall("LAST", 330, 240, CREAM, 1.6) + tall("DANCE", 640, 190, OCHRE, 1.6) + rect(80, 690, 680, 10, CREAM) + small_print(800, CREAM, "OF THE SEASON", "TWO BANDS, ONE BAR", "LAST BUS 11.40")),
]


def seeded(nodes, coords, scale, detail, rough, seed):
    result = nodes.noise(coords, scale, detail, rough)
    result.noise_dimensions = "4D"
    result.inputs["W"].default_value = seed
    return result.outputs[0]


def torn_paper(image, seed, torn, faded):
    """Pasted paper, `torn` away from its edges inwards (0 to 1); a tear shows the white core, damp shows as bubbles."""
    result = bpy.data.materials.new("Poster")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    place_in = nodes.coords(1)
    uv = nodes.node("TexCoord").outputs["UV"]
    texture = nodes.node("TexImage", interpolation="Cubic", extension="EXTEND")
    texture.image = bpy.data.images.load(image, check_existing=True)
    nodes.link(uv, texture.inputs[0])
    print_ = nodes.mix(nodes.math("MULTIPLY", nodes.math("ADD", seeded(nodes, place_in, 2.2, 6, 0.6, seed + 3), 0.35), faded), texture.outputs[0], "#c9bda2")
    axes = nodes.node("SeparateXYZ")
    nodes.link(uv, axes.inputs[0])
    edge = 1.0
    for axis in (0, 1):
        a = axes.outputs[axis]
        edge = nodes.math("MINIMUM", edge, nodes.math("MINIMUM", a, nodes.math("SUBTRACT", 1.0, a)))
    inner = nodes.math("MULTIPLY", nodes.math("MINIMUM", edge, 0.32), 0.75)
    shreds = seeded(nodes, nodes.coords((1.7, 1, 0.42)), 2.5, 9, 0.5, seed)
    here = nodes.math("ADD", shreds, inner)
    t = 0.34 + 0.34 * torn
    alpha = nodes.ramp(here, [(t, 0.0), (t + 0.003, 1.0)])
    core = nodes.ramp(here, [(t + 0.016, 1.0), (t + 0.022, 0.0)])
    paper = nodes.mix(core, print_, "#d9d0bd")
    stain = nodes.ramp(world_noise(nodes, (1, 1, 0.06), 8, 6, 0.62), [(0.48, 0.0), (0.72, 0.5)])
    nodes.set("Base Color", nodes.mix(stain, paper, nodes.mix(1.0, paper, "#8f7f66", "MULTIPLY")))
    nodes.set("Alpha", alpha)
    nodes.set("Roughness", 0.72)
    nodes.set("Specular", 0.25)
    bubbles = nodes.ramp(seeded(nodes, nodes.coords((1, 1, 0.5)), 11, 3, 0.5, seed + 1), [(0.55, 0.0), (0.75, 1.0)])
    creases = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", seeded(nodes, nodes.coords((1.6, 1, 0.7), rot=(0, 0.4, 0)), 5, 5, 0.5, seed + 2), 0.5))
    relief = nodes.math("ADD", nodes.math("MULTIPLY", bubbles, 0.7), nodes.ramp(creases, [(0.0, 0.55), (0.03, 0.0)]))
    relief = nodes.math("ADD", relief, nodes.math("MULTIPLY", core, -0.5))
    nodes.bump(relief, 0.55, 0.004)
    return result


def poster(design, x, z, w, y, torn, rng, turn=0.0):
    """Its middle at (x, z); a corner or two has come off the wall."""
    h = w * H / W
    curls = [(rng.random() < 0.3) * rng.uniform(0.01, 0.05) for _ in range(4)]
    reach = rng.uniform(0.16, 0.3)
    seed = rng.uniform(0, 90)

    def f(u, v):
        lift = 0.0016 * noise.noise(Vector((u * 3 + seed, v * 4, 1)))
        for corner, amount in enumerate(curls):
            a, b = (u if corner % 2 else 1 - u), (v if corner // 2 else 1 - v)
            off = max(0, a + b - 2 + 2 * reach) / (2 * reach)
            lift += amount * off**2
        return ((u - 0.5) * w, -lift, (v - 0.5) * h)

    ground, body = DESIGNS[design]
    sheet = image_grid(26, 36, f, torn_paper(svg_image(body, W, H, ground), seed, torn, rng.uniform(0.1, 0.42)))
    return place(sheet, (x, y, z), (0, turn, 0))


daylight(-60, 31, 5.2, "#9db9d2", 0.5)
rng = random.Random(12)

# The wall, and rests of what has been scraped off it.
box((14, 0.3, 6), 0, weathered(plaster("#a89a83", 1.6, 0.5), 0.7, "#6d6353", 1, 0.35), (0, 0.15, 3))
box((14, 0.09, 0.27), 0.02, weathered(concrete("#8b857b", 2), 0.6, "#6a6252", 1.4, 0.4, 0.3), (0, -0.03, 0.135))
order = list(range(len(DESIGNS)))
y = -0.004
for torn, pitch, width, height, first in ((0.62, 0.60, 0.62, 0.84, 0.72), (0.44, 0.63, 0.60, 0.86, 0.80), (0.22, 1.02, 0.60, 0.95, 0.98)):
    for j in range(4):
        rng.shuffle(order)
        for i in range(int(8 / pitch)):
            if torn < 0.3 and rng.random() < 0.42:
                continue
            x = -3.9 + pitch * (i + 0.5 * (j % 2)) + rng.uniform(-0.05, 0.05)
            y -= 0.00035
            poster(order[i % len(order)], x, first + j * height + rng.uniform(-0.04, 0.04), width * rng.choice((1, 1, 1, 0.72)), y, torn + rng.uniform(-0.16, 0.14), rng, rng.uniform(-1.4, 1.4))

# Pavement, swept now and then.
slab = weathered(concrete("#9a938a", 2.5), 0.65, "#6f675a", 1.5)
blocks = []
for i in range(-9, 10):
    for j in range(8):
        blocks.append((i * 0.5 + 0.25 * (j % 2), -0.32 - j * 0.5, -0.05 + rng.uniform(-0.004, 0.003), 0.49, 0.49, 0.1))
boxes(blocks, slab, 0.006, 2)
box((20, 10, 0.02), 0, surface("#4c4539", 0.95, bump=0.8, bump_scale=60, bump_dist=0.01), (0, -4, -0.024))
for x, n in ((-1.62, 16), (-0.55, 9), (0.05, 5), (1.72, 22), (1.3, 6), (-2.1, 10)):
    grass(n, 0.13, 0.10, (x, -0.085, 0), seed=int(x * 100) + 300)
for i in range(9):
    scrap = poster(rng.randrange(9), 0, 0, rng.uniform(0.05, 0.12), 0, 0.0, rng)
    place(scrap, (rng.uniform(-1.7, 1.9), rng.uniform(-0.5, -0.1), 0.006), (-90 + rng.uniform(-14, 14), rng.uniform(-8, 8), rng.uniform(0, 360)))
for i in range(26):
    color = rng.choice(("#7a5a2c", "#94702f", "#5d4426"))
    width = rng.uniform(0.02, 0.035)
    spot = (rng.uniform(-2.2, 2.4), -0.09 - abs(rng.gauss(0, 0.22)), 0.002)
    fallen_leaf(width, color, spot, (rng.uniform(-10, 10), 0, rng.uniform(0, 360)))

# Out of the picture, a road sign, which puts its shadow on the wall.
cylinder(0.03, 3.6, surface("#777777"), 0, (-3.85, -1.5, 0), segments=24)
cylinder(0.3, 0.01, surface("#777777"), 0, (-3.85, -1.5, 3.42), (90, 0, -40), segments=64)

# It leans until the grip of its bars touches the wall.
LEAN = 9.5
reach = 1.02 * sin(radians(LEAN)) + 0.31 * cos(radians(LEAN))
bicycle("#b3261c", 3, (0.22, -reach, 0), (-LEAN, 0, 0))
negative_shot((0.02, -3.5, EYE), (0.1, 0, 0.9), lens=35, exposure=0.9)
