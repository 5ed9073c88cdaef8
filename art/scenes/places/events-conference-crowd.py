"""A crowd from behind, on white: magenta light on its left shoulders, cyan on its right ones.

Made to be multiplied over what it stands in front of, on the event home the date: white lets it through.
"""

import random

from kit.backdrops import wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light
from kit.materials.solid import emission, surface
from kit.objects import duplicate, group
from kit.render import render
from kit.shapes import blob, box, cylinder, sphere, torus
from kit.world import start, world

start()
cloth = surface("#0d0616", 0.75, specular=0.2, sheen=0.3)
wall(material=emission("#ffffff", 2.4), y=14, h=30, w=80, z=-10)

SHOULDERS = [
    ((0, 0, -0.42), (0.50, 0.26, 0.34)),
    ((-0.34, 0, -0.34), (0.20, 0.20, 0.18)),
    ((0.34, 0, -0.34), (0.20, 0.20, 0.18)),
    ((0, 0, -0.05), (0.13, 0.14, 0.26)),
    ((0, 0, -1.1), (0.52, 0.26, 0.7)),
]
HEAD = [
    ((0, 0, 0.26), (0.235, 0.26, 0.29)),
    ((-0.235, 0, 0.22), (0.04, 0.06, 0.08)),
    ((0.235, 0, 0.22), (0.04, 0.06, 0.08)),
]
curls = random.Random(2)
HAIR = {
    "short": [((0, 0.03, 0.32), (0.255, 0.275, 0.265))],
    "bun": [((0, 0.02, 0.31), (0.26, 0.28, 0.27)), ((0.02, 0.02, 0.66), (0.14, 0.14, 0.12))],
    "curls": [
        ((curls.uniform(-0.24, 0.24), curls.uniform(-0.2, 0.2), 0.40 + curls.uniform(-0.16, 0.2)), 0.125)
        for _ in range(38)
    ],
    "long": [
        ((0, 0.02, 0.30), (0.275, 0.28, 0.28)),
        ((-0.2, -0.04, 0.0), (0.13, 0.16, 0.36)),
        ((0.2, -0.04, 0.0), (0.13, 0.16, 0.36)),
        ((0, -0.1, -0.02), (0.22, 0.14, 0.34)),
    ],
    "bob": [
        ((0, 0, 0.26), (0.30, 0.29, 0.30)),
        ((-0.17, -0.02, 0.08), (0.15, 0.2, 0.17)),
        ((0.17, -0.02, 0.08), (0.15, 0.2, 0.17)),
    ],
    "tail": [((0, 0.02, 0.31), (0.255, 0.275, 0.265)), ((0.03, -0.26, 0.16), (0.08, 0.1, 0.34), (14, 6, 0))],
}


def someone(hair, extra=()):
    return group([blob(SHOULDERS + HEAD + HAIR[hair], cloth, 0.03, 8), *extra], (0, -60, 0))


def headphones():
    return [
        torus(0.29, 0.035, cloth, (0, 0, 0.30), (90, 0, 0)),
        cylinder(0.11, 0.09, cloth, 0.03, (-0.26, 0, 0.22), (0, 90, 0)),
        cylinder(0.11, 0.09, cloth, 0.03, (0.30, 0, 0.22), (0, 90, 0)),
    ]


def arm(side, reach, bend, holds=None):
    """Raised arm of the person at the origin; `bend` moves the hand inwards."""
    hand = (side * (0.52 - bend), 0.02, reach)
    parts = [
        tube([(side * 0.42, 0, -0.4), (side * 0.62, 0, 0.12), hand], 0.1, cloth, taper=[1.25, 1, 0.8]),
        sphere(0.105, cloth, hand, scale=(0.9, 0.7, 1.25), segments=24),
    ]
    if holds == "phone":
        parts.append(box((0.2, 0.035, 0.36), 0.03, cloth, (hand[0], 0, reach + 0.18), (0, side * 8, 0)))
    return parts


CAST = [
    someone("short"),
    someone("bun"),
    someone("curls"),
    someone("long"),
    someone("bob"),
    someone("tail"),
    someone("short", headphones()),
    someone("short", arm(1, 0.98, 0.1)),
    someone("long", arm(-1, 0.86, 0.05, "phone")),
    someone("bob", arm(1, 1.06, 0.16)),
]
rng = random.Random(11)
# Front row lowest and nearest: heads as wide as a hand on the page.
for row, (depth, height, step) in enumerate(((0, 0.0, 1.02), (1.5, 0.20, 1.02), (3.0, 0.34, 1.02))):
    order = []
    for i in range(24):
        if not order:
            order = rng.sample(range(len(CAST)), len(CAST))
        duplicate(
            CAST[order.pop()],
            (
                -12.2 + i * step + (0.5 if row % 2 else 0) + rng.uniform(-0.12, 0.12),
                depth,
                height + rng.uniform(-0.14, 0.1),
            ),
            (0, 0, rng.uniform(-14, 14)),
            rng.uniform(0.92, 1.08),
        )
# No light between the coats of the last row.
box((40, 0.1, 2), 0, cloth, (0, 4.2, -0.95))
box((40, 0.1, 1), 0, cloth, (0, -0.4, -1.35))
world("#140a1e", 0.25)
for x in (-13, -5):
    area_light((x, 5, 5), (x + 4, 0, 0.2), 4, 9000, "#ff1f9a", spread=120)
    area_light((-x, 5, 5), (-x - 4, 0, 0.2), 4, 9000, "#1fd0f0", spread=120)
area_light((0, 8, 7), (0, 0, 0), 4, 5000, "#8a4dff")
camera((0, -12, 0.9), (0, 0, 0.32), lens=40)
render(look="neutral", exposure=0, bloom=0, vignette=0, grain=0, bounces=3)
