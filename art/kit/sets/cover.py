"""The set of the blog covers: one idea on one strong ground, a low sun, a long shadow. 1 unit = 10 cm."""

from math import cos, radians, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.render import render
from kit.world import start, world


def ground(color, back=3.6, r=1.4, shine=0.05):
    """Starts the scene: floor and wall of one painted colour."""
    start()
    sweep(
        material=surface(
            color, 0.85, specular=0.12, bump=0.05, bump_scale=80, emit=color, emit_strength=shine
        ),
        back=back,
        r=r,
        w=60,
        h=22,
        front=24,
    )


def paint(color, rough=0.6):
    """Painted wood, card or plaster."""
    return surface(color, rough, specular=0.3, mottle=0.03)


def low_sun(azimuth=-55, elevation=32, power=4.4, fill=0.5, color="#ffe6c4", sky="#e2e8f4", size=1.3):
    """Sun from the left front unless told otherwise, with a soft warm fill."""
    world(sky, fill)
    area_light((4.5, -6, 5), (0, 0, 1), 4, 130, "#fff0de")
    return sun_light(azimuth, elevation, power, color, size)


def cover_shot(
    x=0.0, z=1.5, height=5.0, elevation=10, azimuth=0, lens=75, y=0.0, fstop=None, exposure=0.05, **grade
):
    """Looks at (x, y, z) from the front; `height` units are visible there."""
    away = height * lens / 22.5
    e, a = radians(elevation), radians(azimuth)
    at = (x + sin(a) * cos(e) * away, y - cos(a) * cos(e) * away, z + sin(e) * away)
    camera(at, (x, y, z), lens=lens, fstop=fstop)
    render(exposure=exposure, vignette=0.08, bloom=0.03, **grade)


def from_above(x=0.0, y=0.0, height=5.0, lens=75, roll=0, exposure=0.05, **grade):
    """Straight down on the ground."""
    camera((x, y - 0.001, height * lens / 22.5), (x, y, 0), lens=lens, roll=roll)
    render(exposure=exposure, vignette=0.08, bloom=0.03, **grade)
