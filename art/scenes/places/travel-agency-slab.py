"""A place cut out of the earth like a slice of cake, on a pastel ground: toys for grown-ups who look at maps.

For the travel agency home, one picture for each place: `place=town`, `lighthouse` or `viaduct`. The family of the
travel island: the same light and the same camera.
"""

import random
from math import cos, exp, radians, sin

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.camera import isometric
from kit.curves import tube
from kit.lights import sun_light
from kit.materials.natural import lagoon, wood
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group
from kit.options import OPTIONS
from kit.props.architecture import arch_wall, gabled_house
from kit.props.landscape import rowing_boat, stone
from kit.props.plants import fir
from kit.render import render
from kit.shapes import box, boxes, cylinder, extrude, grid, lathe, sphere, torus
from kit.world import start, world

start()
W = 8.6
EDGE = W / 2
WHITE, CREAM = surface("#fffaf0", 0.7), surface("#ffedcf", 0.7)
CORAL, MANGO = surface("#f4573a", 0.5), surface("#ffb020", 0.55)
AQUA, NAVY = surface("#3fb8c9", 0.6), surface("#14406b", 0.5)
ROSE, GLASS = surface("#ff9e8a", 0.7), surface("#1d4a6e", 0.25)
GRASS = surface("#82c75e", 0.95, specular=0.05, mottle=0.10, mottle_scale=2)
SAND = surface("#ecd3a0", 0.95, specular=0.08, mottle=0.04, mottle_scale=2)
PLANKS = wood("#b07b4e", "#7f5230", 2, "X")


def sea():
    """The block of water on its bed of sand."""
    box((W, W, 0.5), 0.06, SAND, (0, 0, -1.25))
    box((W, W, 0.78), 0.05, lagoon("#8fe6dc", "#2fbfd2", "#1686c0", 2.6, 5.6), (0, 0, -0.62))


def land(height, top, side, n=150):
    """Solid ground as wide as the slab: `height(x, y)` above, cut straight at its sides."""
    at = lambda u: (u - 0.5) * W
    grid(n, n, lambda u, v: (at(u), at(v), height(at(u), at(v))), top)
    for x, y in ((None, -EDGE), (None, EDGE), (-EDGE, None), (EDGE, None)):

        def wall(u, v, x=x, y=y):
            a, b = (at(u) if x is None else x), (at(u) if y is None else y)
            return a, b, -1.5 + v * (height(a, b) + 1.5)

        grid(n, 2, wall, side)


def house(wall, roof, loc, turn, w=0.62, d=0.7, h=0.75, floors=2):
    """Narrow house, its gable and its windows towards `turn` = 0, which is -Y."""
    parts = [gabled_house(w, d, h, 0.26, wall, roof, 0.07, 0.06)]
    rows = [0.2 + i * (h - 0.22) / floors for i in range(floors)]
    parts.append(
        boxes(
            [(x, -d / 2, z + 0.1, 0.11, 0.02, 0.17) for z in rows for x in (-w * 0.24, w * 0.24)],
            GLASS,
            0.005,
        )
    )
    return group(parts, loc, (0, 0, turn))


def town():
    """Houses in five colours on the steps of a harbour."""
    sea()
    steps = ((6.5, 0.0), (5.15, 0.42), (3.9, 0.88), (2.65, 1.34))
    stone_wall = surface("#f3dfbd", 0.9, specular=0.1, mottle=0.05)
    for r, z in steps:
        arc = [(-EDGE + r * cos(radians(a)), EDGE + r * sin(radians(a))) for a in range(-90, 1, 3)]
        extrude([[(-EDGE, EDGE), *arc]], 1.2, 0.03, stone_wall, (0, 0, z - 0.45))
    walls = (WHITE, MANGO, ROSE, AQUA, CREAM, MANGO)
    rng = random.Random(4)
    for row, ((r, z), count) in enumerate(zip(steps, (9, 8, 6, 4))):
        for i in range(count):
            a = -84 + 78 * (i + 0.5) / count
            k = r - 0.92
            loc = (-EDGE + k * cos(radians(a)), EDGE + k * sin(radians(a)), z + 0.15)
            if row == 0 and i in (2, 6):
                fir(1.15, 0.2, surface("#2f7f5c", 0.85), loc, 1, 2)
                continue
            wall = walls[(i * 2 + row * 3) % 6]
            house(
                wall,
                NAVY if wall is ROSE else CORAL,
                loc,
                a + 90,
                rng.uniform(0.58, 0.7),
                0.74,
                rng.uniform(0.72, 1.1),
            )
    top = (-EDGE + 0.85, EDGE - 0.85, 1.4)
    box((0.72, 0.72, 1.85), 0.03, WHITE, top, base=True)
    boxes(
        [(top[0], top[1] - 0.36, 2.85, 0.2, 0.03, 0.34), (top[0] + 0.36, top[1], 2.85, 0.03, 0.2, 0.34)],
        GLASS,
    )
    lathe([(0, 0), (0.56, 0), (0, 0.85)], AQUA, 0.02, 48, (top[0], top[1], 3.24))
    sphere(0.07, MANGO, (top[0], top[1], 4.12))
    for i in range(13):
        box((0.6, 0.1, 0.05), 0.01, PLANKS, (1.55, -0.6 - 0.14 * i, 0.05), (0, 0, 0))
    rowing_boat(CORAL, PLANKS, (2.4, -1.5, -0.16), 75)
    rowing_boat(MANGO, PLANKS, (0.7, -2.3, -0.16), 100)
    rowing_boat(WHITE, PLANKS, (3.1, 0.5, -0.16), 40)
    rowing_boat(NAVY, PLANKS, (-0.9, -3.2, -0.16), 160)


def lighthouse():
    """A tower on its skerry, three red huts, and a whale on its way out."""
    sea()
    grey = surface("#8c94a6", 0.9, specular=0.1, mottle=0.10, mottle_scale=1.2)
    for i, (r, x, y) in enumerate(
        (
            (1.9, -0.7, 0.9),
            (1.3, 0.7, 0.2),
            (1.1, -1.9, -0.2),
            (0.9, 0.3, 2.0),
            (0.55, 2.0, -0.6),
            (0.4, -2.9, -1.4),
        )
    ):
        stone(r, grey, 0.62, (x, y, -0.35), (0, 0, 40 * i), seed=i + 2, rough=0.1)
    for r, x, y, z in ((1.35, -0.7, 0.95, 0.42), (0.8, 0.72, 0.2, 0.18), (0.62, -1.85, -0.2, 0.12)):
        stone(r, GRASS, 0.42, (x, y, z), (0, 0, 20), seed=9, rough=0.06)
    tower = []
    for i in range(5):
        r, z = 0.62 - 0.055 * i, 0.62 * i
        tower.append(
            lathe([(0, z), (r, z), (r - 0.055, z + 0.62), (0, z + 0.62)], (CORAL, WHITE)[i % 2], 0, 64)
        )
    tower += [cylinder(0.56, 0.1, NAVY, 0.03, (0, 0, 3.1)), torus(0.52, 0.022, NAVY, (0, 0, 3.34))]
    tower += [
        cylinder(0.018, 0.26, NAVY, 0, (0.52 * cos(a), 0.52 * sin(a), 3.1), segments=8) for a in range(6)
    ]
    tower += [cylinder(0.28, 0.5, emission("#ffd98a", 2.2), 0.02, (0, 0, 3.2))]
    tower += [
        lathe([(0, 3.7), (0.42, 3.7), (0.3, 3.9), (0, 4.1)], CORAL, 0.03, 64),
        sphere(0.07, MANGO, (0, 0, 4.14)),
    ]
    tower += [boxes([(0.22, -0.55, 0.3, 0.24, 0.1, 0.46), (0.2, -0.5, 1.5, 0.14, 0.1, 0.22)], GLASS)]
    group(tower, (-0.75, 1.0, 0.82))
    for x, y, z, turn in ((0.95, -0.15, 0.42, 30), (-1.75, -0.45, 0.3, -12), (0.35, 1.05, 0.72, 55)):
        house(CORAL, NAVY, (x, y, z), turn, 0.66, 0.9, 0.42, 1)
    for i in range(11):
        box((0.5, 0.1, 0.05), 0.01, PLANKS, (1.5 + 0.07 * i, -1.0 - 0.13 * i, 0.0), (0, 0, 28))
    rowing_boat(WHITE, PLANKS, (1.3, -2.2, -0.16), 20)
    tail = surface("#2b5f8f", 0.3, coat=0.3)
    whale = [tube([(0, 0, -0.5), (0.02, 0, 0.1), (0.14, 0, 0.55)], 0.13, tail)]
    for side in (-1, 1):
        fluke = [(0, 0), (0.2, 0.16), (0.46, 0.2), (0.72, 0.08), (0.46, -0.04), (0.2, -0.1), (0, -0.12)]
        whale.append(
            extrude(
                [[(side * x, y) for x, y in fluke][::side]], 0.1, 0.04, tail, (0.16, 0, 0.62), (62, 0, 90)
            )
        )
    group(whale, (-1.5, -2.9, -0.2), (0, 0, -52), 1.4)
    for r in (0.42, 0.66):
        torus(r, 0.018, WHITE, (-1.5, -2.9, -0.22))


def viaduct():
    """A little train on seven arches across a green valley."""
    bed = lambda x, y: x + 0.55 * sin(0.8 * y + 0.4)

    def height(x, y):
        rise = 0.9 * max(0.0, y + 0.6) ** 1.1 * 0.32 + 0.35 * noise.noise(Vector((x * 0.45, y * 0.45, 3)))
        return 0.55 + rise - (1.15 + rise) * exp(-((bed(x, y) / 1.25) ** 2))

    land(height, GRASS, surface("#b9885a", 0.95, mottle=0.08, mottle_scale=2))
    box((3.6, W - 0.02, 0.9), 0.0, surface("#2fb3d0", 0.12, coat=0.3), (0, 0, -0.72))
    brick = surface("#f2a98c", 0.8, mottle=0.05)
    arches = tuple((-3.6 + 1.2 * i, 0.86, 1.75) for i in range(7))
    arch_wall(W - 0.03, 2.25, arches, 0.72, brick, (0, -0.9, -0.25))
    box((W, 0.86, 0.14), 0.02, CREAM, (0, -0.9, 2.06))
    boxes([(0, -0.9 + s * 0.38, 2.2, W, 0.08, 0.16) for s in (-1, 1)], CREAM, 0.01)
    boxes([(0, -0.9 + s * 0.15, 2.17, W, 0.04, 0.05) for s in (-1, 1)], NAVY)
    coaches = ((-2.55, MANGO), (-1.25, MANGO), (0.05, MANGO))
    train = []
    for x, color in coaches:
        train.append(box((1.2, 0.5, 0.5), 0.05, color, (x, 0, 0.42)))
        train.append(box((1.22, 0.54, 0.1), 0.04, WHITE, (x, 0, 0.7)))
        train.append(
            boxes([(x - 0.4 + 0.27 * i, -0.25, 0.48, 0.17, 0.02, 0.19) for i in range(4)], GLASS, 0.005)
        )
    train += [
        cylinder(0.23, 0.85, CORAL, 0.04, (1.05, 0, 0.42), (0, 90, 0)),
        box((0.42, 0.5, 0.66), 0.04, CORAL, (0.95, 0, 0.5)),
    ]
    train += [
        box((0.5, 0.56, 0.08), 0.03, NAVY, (0.95, 0, 0.86)),
        cylinder(0.09, 0.4, NAVY, 0.02, (1.7, 0, 0.55)),
    ]
    train += [boxes([(0.95, -0.25, 0.6, 0.22, 0.02, 0.2)], GLASS), sphere(0.08, MANGO, (1.92, 0, 0.42))]
    train += [
        cylinder(0.1, 0.06, NAVY, 0.01, (x, y, 0.16), (90, 0, 0), 24)
        for x in (-2.9, -2.2, -1.6, -0.9, -0.3, 0.4, 0.9, 1.3, 1.7)
        for y in (-0.18, 0.24)
    ]
    group(train, (0.3, -0.9, 2.08), scale=1.0)
    for i, (r, x, z) in enumerate(((0.14, 2.0, 3.2), (0.2, 1.78, 3.5), (0.26, 1.45, 3.78))):
        sphere(r, WHITE, (x, -0.9 + 0.05 * i, z))
    rng = random.Random(6)
    greens = [
        fir(1.1, 0.36, surface(c, 0.85, specular=0.12), (0, 0, -9)) for c in ("#2b7a5c", "#3d9068", "#246a52")
    ]
    for i in range(230):
        x, y = rng.uniform(-4.1, 4.1), rng.uniform(-4.1, 4.1)
        near_river, near_line = abs(bed(x, y)) < 1.5, -1.75 < y < -0.05
        if not near_river and not near_line and (y > 0.6 or rng.random() < 0.22):
            duplicate(greens[i % 3], (x, y, height(x, y) - 0.05), (0, 0, 0), rng.uniform(0.6, 1.15))
    house(WHITE, CORAL, (2.7, -2.9, height(2.7, -2.9)), 20, 0.8, 0.95, 0.55, 1)
    house(CREAM, NAVY, (-2.9, -3.0, height(-2.9, -3.0)), -25, 0.75, 0.9, 0.5, 1)


places = {"town": (town, "#ffd9cf"), "lighthouse": (lighthouse, "#d8dcf8"), "viaduct": (viaduct, "#ffe9b3")}
build, color = places[OPTIONS.get("place", "town")]
build()
floor(material=surface(color, 0.9, specular=0.05), size=200, z=-1.5)
world("#e6f2ff", 0.62)
sun_light(-48, 44, 4.4, "#fff0d4", 1.0)
isometric((0, 0, 0.72), 13.2, 38, 31)
render(look="neutral", exposure=-0.1, vignette=0.05)
