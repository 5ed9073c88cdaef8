"""Glossy black plug an inch before its socket, its cable in a loop on an acid-lime stage.

For the digital agency's home, beside the form.
"""

from kit.backdrops import sweep
from kit.camera import camera
from kit.curves import tube
from kit.lights import area_light, sun_light
from kit.materials.solid import metal, surface
from kit.objects import group
from kit.outlines import circle_outline, rounded_rect
from kit.render import render
from kit.shapes import box, cylinder, extrude, lathe, torus
from kit.world import start, world

PINS = 0.42
WELL = 1.14
start()
sweep(material=surface("#cfe83f", 0.9, specular=0.06, emit="#d4ff3a", emit_strength=0.1), back=3.8, r=2.6)
black = surface("#060607", 0.14, coat=0.8, specular=0.5)
rubber = surface("#08080a", 0.4, specular=0.35)
steel = metal("#f2f2f0", 0.1)


def plug(loc, rot):
    """Round plug along X with its pins towards -X, one above the other; the cable leaves at +X."""
    body = [(0, 0), (0.98, 0), (1.0, 0.34), (0.86, 0.5), (0.72, 1.15), (0.34, 1.75), (0.27, 2.3), (0, 2.3)]
    parts = [lathe(body, black, 0.09, rot=(0, 90, 0))]
    for i in range(5):
        parts.append(torus(0.3 - 0.012 * i, 0.08, rubber, (2.34 + 0.16 * i, 0, 0), (0, 90, 0)))
    for z in (-PINS, PINS):
        parts.append(cylinder(0.16, 1.1, steel, 0.12, (-1.1, 0, z), (0, 90, 0)))
        parts.append(cylinder(0.18, 0.45, rubber, 0.03, (-0.45, 0, z), (0, 90, 0)))
    return group(parts, loc, rot)


def socket(loc, rot):
    """Upright plate that faces -Y, with a round well and two holes."""
    holes = [circle_outline(0.21, 0, z) for z in (-PINS, PINS)]
    plate = [rounded_rect(3.3, 3.3, 0.6, 18), circle_outline(WELL)]
    upright = (90, 0, 0)
    parts = [
        extrude(plate, 0.4, 0.12, black, rot=upright, segments=6),
        torus(WELL, 0.06, steel, (0, -0.18, 0), upright),
        extrude([circle_outline(WELL), *holes], 0.1, 0.02, rubber, (0, 0.1, 0), upright),
        box((2.6, 0.05, 2.6), 0.02, surface("#000000", 0.9), (0, 0.17, 0)),
    ]
    return group(parts, loc, rot)


socket((-2.2, 0.75, 1.66), (0, 0, 56))
plug((0.5, -0.35, 1.12), (0, 4, -24))
cable = [
    (3.25, -1.57, 1.0),
    (4.1, -1.86, 0.62),
    (4.5, -1.2, 0.22),
    (3.6, 0.5, 0.2),
    (2.7, 1.6, 0.2),
    (3.5, 2.5, 0.2),
    (5.0, 1.9, 0.2),
    (7.0, 0.6, 0.2),
    (12.0, 0.2, 0.2),
]
tube(cable, 0.2, rubber, ring_resolution=10)
world("#ffffff", 0.36)
area_light((-5.5, -3, 5.5), (0, 0, 1), 2.4, 420, "#ffffff")
area_light((5, 2, 5.5), (0.5, 0, 1), 2.0, 240, "#ffffff")
area_light((1, -7, 2), (0.5, 0, 1), 2.5, 50, "#ffffff")
sun_light(-52, 30, 3.6, "#fffdf4", 1.2)
camera((0.6, -13.6, 4.4), (1.0, 0, 1.75), lens=46)
render(look="neutral", exposure=-0.26)
