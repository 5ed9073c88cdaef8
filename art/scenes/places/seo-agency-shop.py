"""Small white corner shop under a striped awning with a giant sun-yellow pin above its door, on azure.

For the SEO home.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.props.plants import fir
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe, sphere, torus
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


def shop():
    """Walls, fascia, window with goods, door and step."""
    front = -D / 2
    goods = [
        sphere(0.16, yl, (-1.16, front - 0.1, 0.78)),
        cylinder(0.13, 0.34, az, 0.04, (-0.72, front - 0.1, 0.62)),
        box((0.3, 0.16, 0.3), 0.05, co, (-0.28, front - 0.1, 0.77)),
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
sphere(0.30, co, (-2.2, -0.9, 0.30))
sphere(0.18, yl, (-1.6, -1.35, 0.18))
torus(0.32, 0.10, wh, (2.75, -0.9, 0.40), (80, 0, -24))
world("#dcefff", 0.60)
area_light((-5.5, -3, 5.5), (0, 0, 1.4), 3, 760, "#fff8ea")
area_light((5.5, 2, 5), (0.5, 0.3, 1.4), 2, 360, "#dff1ff")
area_light((2, -6, 2), (1, 0, 1.4), 2.5, 60, "#ffffff")
sun_light(-42, 48, 1.5, "#fff1d6", 2.5)
camera((0.3, -14.2, 3.6), (0.3, 0.2, 2.6), lens=61)
render(look="neutral", exposure=-0.15, vignette=0.05)
