"""The rooms of Maison Verre on the first day: same walls, sun and lens as `interior-dining.py` and `interior-bedroom.py`, and dust sheets.

room=dining or room=bedroom. For the interior design home.
"""

from mathutils import Vector

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, gobo_window, sun_light
from kit.materials.natural import plaster, wood
from kit.materials.solid import emission, metal, surface
from kit.materials.textile import canvas
from kit.objects import group
from kit.options import OPTIONS
from kit.props.furniture import leg
from kit.props.upholstery import drape
from kit.render import render
from kit.shapes import box, cylinder, lathe, sphere
from kit.world import start, world

start()
SHEET = canvas("#ded8cc", 1.2)
TIMBER = wood("#b08a5e", "#8a6842", 1.6, "Z", 0.6)


def sheeted(w, d, h, loc, rot=0, seed=1):
    """A piece of furniture under a dust sheet that reaches the floor."""
    over = h + 0.12
    cloth = drape(
        w,
        d,
        h,
        (-w / 2 - over, w / 2 + over),
        (-d / 2 - over, d / 2 + over),
        SHEET,
        r=0.06,
        wrinkle=0.03,
        seed=seed,
        fold=0.07,
        thickness=0.006,
        folds=13,
        z_min=0.012,
    )
    return group([cloth], loc, (0, 0, rot))


def stepladder(loc, rot):
    """Five treads between two stiles, and the two legs behind that hold them up."""
    parts = [box((0.40, 0.16, 0.03), 0.004, TIMBER, (0, -0.06, 1.42))]
    for side in (-1, 1):
        parts += [
            leg((side * 0.27, -0.42, 0), (side * 0.19, -0.08, 1.42), 0.022, 0.022, TIMBER),
            leg((side * 0.25, 0.38, 0), (side * 0.17, 0.0, 1.40), 0.016, 0.016, TIMBER),
        ]
    for i in range(1, 5):
        t = i / 5
        parts.append(box((0.52 - 0.15 * t, 0.11, 0.024), 0.004, TIMBER, (0, -0.42 + 0.34 * t, 1.42 * t)))
    return group(parts, loc, (0, 0, rot))


def tin(color, loc):
    """A tin of paint with a little of it run over the rim."""
    body = metal("#b8b4ac", 0.4)
    return group(
        [
            cylinder(0.085, 0.19, body, 0.006),
            cylinder(0.078, 0.006, surface(color, 0.3, coat=0.3), 0.002, (0, 0, 0.188)),
            lathe([(0.087, 0.13), (0.089, 0.13), (0.089, 0.186), (0.087, 0.186)], surface(color, 0.35), 0),
        ],
        loc,
    )


def bare_bulb(loc):
    """A bulb on its cord, switched off."""
    x, y, z = loc
    tube([(x, y, z + 0.1), (x + 0.012, y, z + 1), (x, y, z + 3)], 0.006, "#2a211c")
    cylinder(0.02, 0.07, "#2a211c", 0.004, (x, y, z + 0.05))
    sphere(0.042, emission("#efe2c8", 0.7), (x, y, z + 0.02))


def ghost(w, h, x, z, y, color):
    """Where a picture hung for forty years the wall has kept its colour."""
    box((w, 0.004, h), 0, plaster(color, 0.5, 0.2), (x, y - 0.002, z))
    cylinder(0.008, 0.03, metal("#6b625a", 0.5), 0.002, (x, y - 0.02, z + h / 2 + 0.05), (90, 0, 0))


def old_wall(y, w, h, color, dado):
    """A wall that was last painted by somebody else, darker where hands and chairs have been."""
    wall(material=plaster(color, 0.9, 0.55), y=y, w=w, h=h)
    box((w, 0.012, 0.92), 0, plaster(dado, 0.8, 0.5), (0, y - 0.006, 0.46))
    box((w, 0.03, 0.05), 0.008, surface("#7f7262", 0.6), (0, y - 0.015, 0.94))


def window_light(power, color, elevation, azimuth, fill, target, size, away):
    sun = sun_light(azimuth, elevation, power, color, 0.5)
    world(fill[0], fill[1])
    t = Vector(target)
    gobo_window(t + Vector(sun["dir"]) * away, t, size[0], size[1], 2 if size[0] < 3 else 3, 3, 0.10)


def dining():
    old_wall(2.6, 16, 6, "#b4aa92", "#8b7f6c")
    floor(material=wood("#8b7660", "#6a5644", 0.55, "X", 0.62))
    ghost(1.1, 1.35, 1.72, 1.78, 2.6, "#cfc6ae")
    ghost(0.5, 0.62, -0.9, 1.8, 2.6, "#cfc6ae")
    sheeted(2.3, 0.95, 0.76, (0.0, 0.5, 0.0), seed=2)
    sheeted(0.8, 0.55, 0.98, (-2.0, 1.75, 0.0), 8, 5)
    stepladder((2.05, 1.35, 0), 28)
    tin("#4a1d3f", (1.5, 0.3, 0))
    tin("#e4d9c9", (1.74, 0.12, 0))
    bare_bulb((0.02, 0.45, 1.86))
    window_light(5.6, "#ffe2bd", 32, -58, ("#dfe1e2", 0.42), (0.2, 2.0, 0.9), (3.4, 3.2), 6)
    area_light((-2, -5, 3.2), (0, 1, 0.8), 3.5, 80, "#fff2e2")
    camera((1.05, -5.0, 1.46), (0.30, 0.9, 1.02), lens=39, fstop=3.2, focus=(0.1, 0.4, 0.8))
    render(exposure=0.1, sat=0.9)


def bedroom():
    old_wall(2.2, 12, 6, "#aeb0a0", "#8d8a7b")
    floor(material=wood("#8b7660", "#6a5644", 0.55, "X", 0.62))
    ghost(0.62, 0.82, -0.45, 1.78, 2.2, "#c8c9b8")
    sheeted(1.6, 1.5, 0.46, (-0.75, 1.15, 0.0), 0, 3)
    stepladder((0.72, 1.45, 0), -34)
    tin("#4a1d3f", (0.35, 0.72, 0))
    tin("#d3c6b6", (0.62, 0.55, 0))
    bare_bulb((0.98, 1.72, 1.92))
    window_light(5.4, "#ffe4c4", 31, -55, ("#dfe2e6", 0.58), (-0.2, 2.0, 1.25), (2.3, 2.5), 6)
    area_light((1.5, -5, 3), (0, 1, 0.8), 4, 90, "#fff2e4")
    camera((1.50, -3.9, 1.45), (-0.16, 1.0, 1.04), lens=47, fstop=2.8, focus=(-0.4, 0.7, 0.6))
    render(exposure=0.1, sat=0.9)


{"dining": dining, "bedroom": bedroom}[OPTIONS.get("room", "dining")]()
