"""A stool that is half made: seat and one leg of wood, the other two legs and the stretchers still of light.

For the interactive portfolio's home.
"""

from math import cos, radians, sin

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, point_light
from kit.materials.natural import wood
from kit.materials.solid import emission, metal, surface
from kit.objects import group
from kit.render import render
from kit.shapes import box, cylinder, lathe, sphere
from kit.world import start, world

start()
VIOLET, PINK = "#8a5cff", "#ff4fa6"
SEAT = 4.5

floor(material=surface("#17161d", 0.16, specular=0.5, bump=0.05, bump_scale=6, bump_dist=0.02), size=80)
wall(material=surface("#2b2836", 0.9, specular=0.05, bump=0.1, bump_scale=4, bump_dist=0.03), y=5.2, h=18, w=70)

oak = wood("#d6a873", "#a8733f", 1.4, "X")
turned = wood("#d6a873", "#a8733f", 1.4, "Z")
steel = metal("#a9abb4", 0.3)


def foot(angle, reach=2.15):
    """Where a leg stands."""
    return (reach * cos(radians(angle)), reach * sin(radians(angle)), 0.0)


def head(angle):
    """Where a leg enters the seat."""
    return (1.15 * cos(radians(angle)), 1.15 * sin(radians(angle)), SEAT - 0.3)


def along(angle, share):
    """A point of a leg between its foot and its head."""
    return tuple(a + (b - a) * share for a, b in zip(foot(angle), head(angle), strict=True))


WOODEN, LIT = 208, (328, 88)
stool = [
    lathe(
        [(0, SEAT - 0.32), (1.5, SEAT - 0.32), (1.86, SEAT - 0.14), (1.9, SEAT + 0.06), (1.78, SEAT + 0.16), (0.9, SEAT + 0.1), (0, SEAT + 0.07)],
        oak,
        0.07,
    ),
]
first, last = foot(WOODEN), head(WOODEN)
leg_points = [along(WOODEN, share / 8) for share in range(9)]
stool.append(tube(leg_points, 0.2, turned, ring_resolution=12))
for angle, color in zip(LIT, (VIOLET, VIOLET), strict=True):
    points = [along(angle, 0.02 + 0.98 * share / 8) for share in range(9)]
    stool.append(tube(points, 0.105, emission(color, 9), ring_resolution=12))
    stool.append(cylinder(0.2, 0.14, steel, 0.03, (foot(angle)[0], foot(angle)[1], 0)))
# Stretchers, a hand above the floor.
for one, other in ((WOODEN, LIT[0]), (LIT[0], LIT[1]), (LIT[1], WOODEN)):
    stool.append(tube([along(one, 0.34), along(other, 0.34)], 0.055, emission(PINK, 6), ring_resolution=10))
group(stool, (0, 0, 0))

# Cables to the transformer on the floor.
box_at = (4.6, 1.0, 0)
group(
    [
        box((1.3, 0.8, 0.62), 0.06, surface("#0d0d12", 0.4), (0, 0, 0.31)),
        sphere(0.05, emission(PINK, 8), (-0.4, -0.42, 0.42), segments=24),
    ],
    box_at,
    (0, 0, -14),
)
cable = surface("#0b0b10", 0.45)
for angle, bend in zip(LIT, (-1.1, 1.0), strict=True):
    x, y, _ = foot(angle)
    tube([(x + 0.15, y, 0.06), (x + 1.2, y + bend, 0.05), (3.0, 0.9 + bend * 0.5, 0.05), (4.1, 1.0, 0.12)], 0.045, cable, ring_resolution=8)

# What the lathe left, and the second wooden leg, which waits.
shaving = wood("#e3bd8b", "#c89a62", 1.0, "X")
for index in range(7):
    x, y = -3.4 + 0.42 * ((index * 5) % 9), -1.5 + 0.33 * ((index * 7) % 6)
    turn = index * 47
    curl = [
        (
            x + 0.1 * cos(radians(turn + 40 * step)) + 0.026 * step,
            y + 0.012 * step,
            0.125 + 0.1 * sin(radians(turn + 40 * step)),
        )
        for step in range(24)
    ]
    tube(curl, 0.028, shaving, ring_resolution=4)
group([tube([(0, 0, 0), (1.3, 0, 0.0), (2.7, 0, 0.0), (4.3, 0, 0.0)], 0.2, oak, ring_resolution=12)], (-7.3, 0.5, 0.2), (0, 0, 9))

world("#262048", 0.5)
area_light((-6.5, -6, 8.5), (0, 0, 3.4), 2.2, 2100, "#ffd9ae")
area_light((5.5, 3.2, 7.5), (0, 0, 4.4), 1.4, 700, "#b79bff")
point_light((0.4, 1.2, 2.0), 420, VIOLET, 0.5)
camera((-0.2, -13.2, 3.1), (0, 0, 2.55), lens=46)
render(bounces=4, exposure=0.05, vignette=0.15, bloom=0.16)
