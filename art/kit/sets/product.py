"""The set of all shop pictures: one ground, one lens, one light, so that products look like one family."""

from math import cos, radians, sin

from mathutils import Vector

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light
from kit.materials.solid import surface
from kit.options import OPTIONS, VIEW
from kit.render import render
from kit.world import start, world

GROUND = "#efece6"


def color_option(default):
    """The colour given as col=RRGGBB (npm run art -- NAME --brand RRGGBB), else `default`."""
    c = OPTIONS.get("col", default)
    c = str(c)
    return c if c.startswith("#") else "#" + c.rjust(6, "0")


def studio(ground=GROUND, power=1.0, key=-1):
    """Starts the scene with the shop's ground, key light from `key` (-1 left, 1 right), fill and back light."""
    start()
    m = surface(ground, 0.85, specular=0.12, emit=ground, emit_strength=0.17)
    sweep(ground, m, back=7, r=4, h=24, w=80, front=30)
    world("#ffffff", 0.32 * power)
    area_light((key * 4.6, -2.2, 5.4), (0, 0, 0.8), 2.6, 850 * power, "#fffaf4")
    area_light((-key * 5.5, -2.5, 3.0), (0, 0, 0.8), 4, 95 * power, "#f4f6ff")
    area_light((-key * 2.6, 4.2, 5.4), (0, 0, 1), 2.2, 330 * power, "#ffffff", spread=100)


def product_shot(
    height=4.6, target_z=1.4, elevation=13, azimuth=0, target_x=0.0, exposure=-0.20, closer=None, **k
):
    """Aims the 85 mm lens and renders; height = visible height in units, target_z = height of the middle.

    view=2 goes nearer and round the corner, for the second picture of an article; `closer` has what is different then.
    """
    shot = {"height": height, "z": target_z, "elevation": elevation, "azimuth": azimuth, "x": target_x}
    if VIEW == 2:
        shot |= {"height": height * 0.5, "z": target_z * 1.15, "elevation": elevation + 10, "azimuth": 34}
        shot |= closer or {}
    away = shot["height"] * 85 / 36
    e, a = radians(shot["elevation"]), radians(shot["azimuth"])
    t = Vector((shot["x"], 0, shot["z"]))
    camera(t + Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e))) * away, t, lens=85)
    render(look="neutral", exposure=exposure, vignette=0.03, bloom=0.02, grain=0.003, **k)
