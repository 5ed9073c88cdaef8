"""Fourteen yoga mats in a ring on a wooden floor, seen from above, one of them terracotta, a brass bowl in the middle.

For the yoga home.
"""

from math import cos, radians, sin, tan

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.natural import wood
from kit.materials.solid import BRASS, emission, metal, surface
from kit.materials.textile import fabric
from kit.objects import group
from kit.outlines import circle_outline
from kit.props.plants import plant
from kit.props.tableware import bowl
from kit.props.upholstery import cushion
from kit.render import render
from kit.shapes import box, cylinder, extrude
from kit.world import start, world

MATS = 14
START = 1.42
LENGTH = 1.78

start()
floor(material=wood("#dcc3a0", "#c4a37c", 0.5, "X", 0.42), size=40)
moss = [surface(c, 0.9, bump=0.3, bump_scale=50, bump_dist=0.01) for c in ("#6d8a66", "#8aa383", "#b9c4a6")]
terracotta = surface("#d98a6c", 0.9, bump=0.3, bump_scale=50, bump_dist=0.01)


def mat(angle, material):
    """A mat that lies with its foot to the middle, and the fold that no mat ever loses."""
    end = START + LENGTH
    return group(
        [
            box((0.6, LENGTH, 0.03), 0.014, material, (0, START + LENGTH / 2, 0.015)),
            cylinder(0.045, 0.6, material, 0.02, (-0.3, end - 0.02, 0.05), (0, 90, 0)),
        ],
        (0, 0, 0),
        (0, 0, angle),
    )


for i in range(MATS):
    step = 360 / MATS
    angle = step * i + step / 2
    mat(angle, terracotta if i == 11 else moss[(i * 2) % 3])
    if i in (1, 6, 11):
        a, r = radians(angle + 90), START + LENGTH * 0.72
        cushion(
            (0.5, 0.5, 0.2),
            fabric(("#f1e7d8", "#e8b4a0", "#f1e7d8")[i // 5], "linen"),
            0.9,
            0.55,
            (r * cos(a), r * sin(a), 0.12),
        )
cylinder(0.52, 0.03, fabric("#f1e7d8", "linen"), 0.01)
bowl(None, 0.27, 0.17, (0, 0, 0.03), material=metal(BRASS, 0.28))
plant("bird", 9, 1.5, loc=(-4.7, 2.2, 0), pot=surface("#d39a7c", 0.7), seed=3)
plant("bird", 8, 1.2, loc=(4.9, -2.5, 0), pot=surface("#d39a7c", 0.7), seed=8)
# The wall that the sun comes through: a round window with a cross, so far off that its light falls on the ring.
SUN, HEIGHT, AWAY = -63, 27, 8.2
at = (AWAY * sin(radians(SUN)), -AWAY * cos(radians(SUN)), 0)
middle = AWAY * tan(radians(HEIGHT))
black = emission("#000000", 0)
for part in (
    extrude(
        [[(-16, -1), (16, -1), (16, 14), (-16, 14)], circle_outline(2.5, 0.9, middle, 72)],
        0.2,
        0.02,
        black,
        at,
        (90, 0, SUN),
    ),
    box(
        (0.16, 0.1, 5.2),
        0,
        black,
        (0.9 * cos(radians(SUN)) + at[0], 0.9 * sin(radians(SUN)) + at[1], middle),
        (0, 0, SUN),
    ),
    box(
        (5.2, 0.1, 0.16),
        0,
        black,
        (0.9 * cos(radians(SUN)) + at[0], 0.9 * sin(radians(SUN)) + at[1], middle),
        (0, 0, SUN),
    ),
):
    part.visible_camera = False
sun_light(SUN, HEIGHT, 9, "#ffdcae", 0.5)
world("#e6ecef", 0.95)
area_light((3, -3, 9), (0, 0, 0), 7, 420, "#fff0de")
camera((0, -0.001, 20), (0, 0, 0), lens=59)
render(exposure=0.3, bloom=0.05)
