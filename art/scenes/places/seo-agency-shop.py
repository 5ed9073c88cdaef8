"""Small white cobbler's shop on azure: a boot on the roof, boots in the window, a yellow pin above the door.

For the SEO home, beside the case of the cobbler. The page cuts the picture to its middle, so the boot on the
roof must say it alone; every sole is of the pin's yellow, as if it were new.
"""

from math import cos, pi

from mathutils import Vector

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.onto import ray_target
from kit.outlines import circle_outline, rounded_rect, superellipse
from kit.props.plants import fir
from kit.render import render
from kit.shapes import blob, box, extrude, lathe, loft, sphere, torus
from kit.world import start, world

start()
sweep(material=surface("#56b3f5", 0.85, specular=0.12), back=4.6, r=3)
wh = surface("#f7fbff", 0.35, coat=0.3)
az = surface("#1479e0", 0.3, coat=0.4)
az2 = surface("#8fd0ff", 0.35, coat=0.3)
yl = surface("#ffc928", 0.28, coat=0.4)
co = surface("#ff7a4d", 0.3, coat=0.3)
dk = surface("#123a63", 0.3, coat=0.4)

W, D, H = 3.3, 2.2, 2.35


def upright(outline, depth, material, loc, bevel=0.02):
    """A flat thing that faces the camera."""
    return extrude([outline], depth, bevel, material, loc, (90, 0, 0))


def awning(stripes=9, drop=0.5, out=0.95, z=1.82):
    """Striped cloth over the window: rounded tongues in turn."""
    w = (W + 0.3) / stripes
    parts = []
    for i in range(stripes):
        x = -(W + 0.3) / 2 + w * (i + 0.5)
        cloth = co if i % 2 == 0 else wh
        parts.append(box((w, out, 0.10), 0.03, cloth, (x, -out / 2, z), (25, 0, 0)))
        parts.append(upright(rounded_rect(w, drop, w * 0.45), 0.09, cloth, (x, -out * 0.95, z - 0.32), 0.03))
    return group(parts, (0, -D / 2, 0))


def between(knots, x):
    """Value at `x` of a line that eases from knot to knot."""
    for (a, p), (b, q) in zip(knots, knots[1:]):
        if x <= b:
            t = min(1, max(0, (x - a) / (b - a)))
            return p + (q - p) * t * t * (3 - 2 * t)
    return knots[-1][1]


def tread(x):
    """Underside of the sole: on the heel, down to the ball, a little up at the toe."""
    return between([(-0.26, 0.20), (0.22, 0.0), (0.95, 0.0), (1.62, 0.10)], x)


def half_width(x):
    """Half of the sole's width: round heel, waist, broad ball, round toe."""
    if x < -0.5:
        return 0.40 * (1 - ((-0.5 - x) / 0.46) ** 2) ** 0.5 if x > -0.96 else 0.0
    if x > 0.85:
        return 0.50 * (1 - ((x - 0.85) / 0.77) ** 2.2) ** 0.5 if x < 1.62 else 0.0
    return between([(-0.5, 0.40), (0.1, 0.36), (0.85, 0.50)], x)


def plan(x0, x1, n=40):
    """Outline of the sole between two places along it, as (x, y)."""
    xs = [(x0 + x1) / 2 - (x1 - x0) / 2 * cos(pi * i / n) for i in range(n + 1)]
    return [(x, -half_width(x)) for x in xs] + [(x, half_width(x)) for x in xs[::-1]]


def slab(outline, bottom, thick, material, grow=1.0):
    """Plate on an outline; its underside is at bottom(x), its edges are broken."""
    rings = []
    for k, z in ((0.965, 0), (1, 0.03), (1, thick - 0.03), (0.965, thick)):
        rings.append([(0.33 + (x - 0.33) * k * grow, y * k * grow, bottom(x) + z) for x, y in outline])
    return loft(rings, material, angle=50)


def boot(leather, lace, lining, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Ankle boot along X, toe at +X, 2.7 long and 2.3 high, on a new yellow sole and heel."""
    foot = []
    for i in range(25):
        x = -0.93 + 2.49 * i / 24
        low = tread(x) + 0.14
        high = between([(-0.95, 0.95), (0.2, 1.08), (0.62, 0.90), (1.2, 0.80), (1.42, 0.68), (1.58, 0.40)], x)
        w = max(0.05, half_width(x) * 0.96)
        foot.append(
            [(x, y, (low + high) / 2 + z) for y, z, _ in superellipse(2 * w, high - low, 0.62, 40)]
        )
    shaft = [
        [(cx + x, y, z) for x, y, _ in superellipse(2 * rx, 2 * ry, 0.85, 40)]
        for z, cx, rx, ry in (
            (0.6, -0.36, 0.50, 0.35),
            (1.0, -0.33, 0.55, 0.37),
            (1.35, -0.38, 0.50, 0.37),
            (1.75, -0.40, 0.53, 0.41),
            (2.2, -0.43, 0.58, 0.46),
        )
    ]
    upper = blob([], leather, 0.035, 9, extra=(loft(foot), loft(shaft)))
    skin = ray_target(upper)

    def on(z, y):
        """Point just above the leather of the front, at a height and to one side."""
        hit = skin.ray_cast(Vector((4, y, z)), Vector((-1, 0, 0)))[0]
        return (hit.x + 0.03, y, z + 0.03)

    laces = []
    for i in range(5):
        z = 1.06 + 0.21 * i
        for side in (-1, 1):
            points = [on(z + 0.11 * side * t, 0.24 * t) for t in (-1, -0.6, 0, 0.6, 1)]
            laces.append(tube(points, 0.05, lace, ring_resolution=4))
    return group(
        [
            upper,
            *laces,
            slab(plan(-0.96, 1.62), tread, 0.21, yl, 1.04),
            slab(plan(-0.96, -0.14), lambda x: 0.0, 0.23, yl, 1.04),
            torus(0.545, 0.075, lace, (-0.43, 0, 2.17), scale=(1.06, 0.84, 1)),
            lathe([(0, 0), (0.53, 0)], lining, 0, loc=(-0.43, 0, 2.21), scale=(1.06, 0.84, 1)),
        ],
        loc,
        rot,
        scale,
    )


def shop():
    """Walls, fascia, window with boots, door and step."""
    front = -D / 2
    goods = [
        boot(leather, lace, dk, (x, front - 0.12, 0.55), (0, 0, -16), 0.18)
        for x, leather, lace in ((-1.18, co, wh), (-0.66, wh, az), (-0.14, az2, wh))
    ]
    return group(
        [
            box((W, D, H), 0.10, wh, (0, 0, 0), base=True),
            box((W + 0.24, D + 0.24, 0.24), 0.08, az, (0, 0, H - 0.02), base=True),
            box((W - 0.5, 0.16, 0.5), 0.08, az2, (0, front - 0.05, H - 0.42), base=True),
            upright(rounded_rect(1.75, 1.0, 0.1), 0.08, az2, (-0.58, front - 0.01, 1.0)),
            upright(rounded_rect(1.5, 0.78, 0.06), 0.10, dk, (-0.58, front - 0.02, 1.0)),
            box((1.9, 0.34, 0.10), 0.03, wh, (-0.58, front - 0.1, 0.5)),
            *goods,
            upright(rounded_rect(0.8, 1.5, 0.1), 0.12, az, (0.98, front - 0.02, 0.78)),
            upright(rounded_rect(0.5, 0.6, 0.08), 0.14, az2, (0.98, front - 0.03, 1.06)),
            sphere(0.06, yl, (0.70, front - 0.13, 0.72)),
            box((1.1, 0.6, 0.12), 0.05, az2, (0.98, front - 0.28, 0), base=True),
            awning(),
        ]
    )


def pin(loc, scale=1.0):
    """Map pin: a drop with a hole, as tall as the shop."""
    return group(
        [
            lathe([(0, 0), (0.30, 0.62), (0.52, 1.06), (0.62, 1.40)], yl, 0.02),
            sphere(0.66, yl, (0, 0, 1.62)),
            extrude([circle_outline(0.30)], 0.2, 0.05, wh, (0, -0.60, 1.64), (90, 0, 0)),
        ],
        loc,
        scale=scale,
    )


shop().location = (0.3, 0.9, 0)
pin((1.25, 0.55, 2.75), 1.05)
torus(0.55, 0.06, yl, (1.25, 0.55, 2.64), (0, 0, 0))
for x, y, h in ((-2.5, 1.5, 1.6), (3.1, 1.7, 1.25)):
    fir(h, 0.46, surface("#1d6fd0", 0.5), loc=(x, y, 0))
boot(co, wh, dk, (-0.5, 0.5, 2.57), (0, 0, -20), 0.6)
for x, y, turn in ((-1.86, -0.24, -30), (-2.06, -0.74, -22)):
    boot(wh, co, dk, (x, y, 0), (0, 0, turn), 0.43)
world("#dcefff", 0.60)
area_light((-5.5, -3, 5.5), (0, 0, 1.4), 3, 760, "#fff8ea")
area_light((5.5, 2, 5), (0.5, 0.3, 1.4), 2, 360, "#dff1ff")
area_light((2, -6, 2), (1, 0, 1.4), 2.5, 60, "#ffffff")
sun_light(-42, 48, 1.5, "#fff1d6", 2.5)
camera((0.3, -14.2, 3.6), (0.3, 0.2, 2.6), lens=61)
render(look="neutral", exposure=-0.15, vignette=0.05)
