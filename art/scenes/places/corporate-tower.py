"""White high-rise grid seen from below against a cobalt sky, one orange panel on the sunlit side.

For the corporate home.
"""

from math import cos, radians, sin

from mathutils import Vector

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.render import render
from kit.shapes import box, boxes
from kit.world import sky, sky_fill, start

start()
gl = surface("#1b3f86", 0.04, metal=0.25, specular=0.9, coat=0.5)
wh = surface("#cfd4dc", 0.7, mottle=0.03)
org = surface("#f2600a", 0.55)


def slabgrid(w, h, nx, nz, fr=0.7, depth=1.9, material=wh, loc=(0, 0, 0), rot=(0, 0, 0), fill=()):
    """One facade: frame grid in XZ facing -Y, glass set back by depth."""
    cx, cz = w / nx, h / nz
    B = [(-w / 2 + cx * i, -depth / 2, h / 2, fr, depth, h + fr) for i in range(nx + 1)] + [
        (0, -depth * 0.47, cz * k, w + fr, depth * 0.94, fr * 0.96) for k in range(nz + 1)
    ]
    M = []
    for i in range(nx):
        for k in range(nz):
            M += [
                (-w / 2 + cx * (i + 0.5), -0.06, cz * (k + 0.5), 0.09, 0.12, cz - fr),
                (-w / 2 + cx * (i + 0.5), -0.06, cz * (k + 0.32), cx - fr, 0.12, 0.09),
            ]
    parts = [
        boxes(B, material, 0.04, 1),
        boxes(M, surface("#8d98a8", 0.4, metal=0.5)),
        box((w, 0.1, h), 0, gl, (0, 0.06, h / 2)),
    ]
    for i, k in fill:
        parts.append(
            box(
                (cx - fr, depth * 1.25, cz - fr),
                0.03,
                org,
                (-w / 2 + cx * (i + 0.5), -depth * 0.66, cz * (k + 0.5)),
            )
        )
    return group(parts, loc, rot)


# tower: two visible faces sharing one corner
a = radians(28)
C = Vector((1.5, 9, 0))
W1, W2, Hh = 30, 24, 76
u = Vector((cos(a), sin(a), 0))
v = Vector((-sin(a), cos(a), 0))
p = C + u * W1 / 2
slabgrid(W1, Hh, 6, 16, loc=tuple(p), rot=(0, 0, 28), fill=((1, 5),))
p = C + v * W2 / 2
slabgrid(W2, Hh, 5, 16, loc=tuple(p), rot=(0, 0, 28 - 90))
n1 = Vector((sin(a), -cos(a), 0))
n2 = Vector((-cos(a), -sin(a), 0))
pc = C + (n1 + n2) * 0.95
box((2.75, 2.75, Hh + 0.9), 0.06, wh, (pc.x, pc.y, Hh / 2), (0, 0, 28))
floor(material=surface("#39445a", 0.8), size=600)
sky(38, 0, 0.055, sun_disc=False, camera_colors=("#7fb2f2", "#2f6fe0", "#123fb4"), camera_top=0.95)
sky_fill("#4f86ee", 0.26)
sun_light(78, 42, 9.0, "#ffe6c0", 0.3)
camera((-10, -21, 1.7), (-3.4, 10, 23.0), lens=28)
render(exposure=0.28, contrast=1.08, sat=1.1)
