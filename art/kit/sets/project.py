"""The sets of the portfolio projects: printed things on a coloured ground. 1 unit = 10 cm."""

from math import cos, radians, sin

from mathutils import Vector

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.render import render
from kit.world import world


def ground(color, emit=0.16, back=7, r=4, **k):
    """Sweep of one colour that shines a little, so that its hex value survives."""
    return sweep(
        color,
        surface(color, 0.85, specular=0.1, emit=color, emit_strength=emit),
        back=back,
        r=r,
        h=26,
        w=90,
        front=34,
        **k,
    )


def soft_light(key=-1, power=1.0, fill="#f4f6ff", warm="#fff8f0"):
    """Soft key from the side `key` (-1 left, 1 right), fill and back light."""
    world("#ffffff", 0.34 * power)
    area_light((key * 4.8, -2.6, 5.6), (0, 0, 0.8), 2.4, 880 * power, warm)
    area_light((-key * 5.5, -3, 3.0), (0, 0, 0.8), 4, 90 * power, fill)
    area_light((-key * 2.6, 4.2, 5.4), (0, 0, 1), 2.2, 300 * power, "#ffffff", spread=110)


def hard_light(
    azimuth=-50, elevation=38, power=3.6, ambient="#dfe6ff", ambient_strength=0.55, color="#fff0da", size=1.0
):
    """Sun and ambient light for crisp shadows."""
    world(ambient, ambient_strength)
    return sun_light(azimuth, elevation, power, color, size)


def camera_at(target, height=4.6, elevation=13, azimuth=0, lens=85, fstop=None, focus=None, roll=0):
    """H = visible height at the target for 4:3."""
    D = height * lens / 27
    e, a = radians(elevation), radians(azimuth)
    t = Vector(target)
    return camera(
        t + Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e))) * D,
        t,
        lens=lens,
        fstop=fstop,
        focus=focus,
        roll=roll,
    )


def camera_above(target=(0, 0, 0), height=5, roll=0, lens=85):
    """Camera straight above `target`; height = visible height in units."""
    t = Vector(target)
    return camera(t + Vector((0, -0.001, height * lens / 27)), t, lens=lens, roll=roll)


def project_shot(exposure=-0.12, look="neutral", vignette=0.05, bloom=0.02, grain=0.003, **k):
    """Renders with the grade shared by all projects."""
    render(look=look, exposure=exposure, vignette=vignette, bloom=bloom, grain=grain, **k)
