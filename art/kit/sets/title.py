"""The set of the pictures behind page titles: Vitrine's own colours, one low sun, free ground for words. 1 unit = 10 cm."""

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.natural import plaster
from kit.materials.solid import surface
from kit.render import render
from kit.world import start, world

GREEN = "#0b6b57"
DEEP = "#07493c"
SAGE = "#a7c4b5"
PAPER = "#f4f0e6"
SAND = "#e6dac2"
MARIGOLD = "#ffc94d"
CLAY = "#d98e5f"
INK = "#1b2326"


def stage(color, rough=0.15, back=4.0, r=1.6):
    """Starts the scene: floor and wall of limewash in one colour."""
    start()
    sweep(material=plaster(color, 0.45, rough), back=back, r=r, w=60, h=20, front=24)


def morning(azimuth=-58, elevation=24, power=4.4, fill=0.42, color="#ffe0b4", size=1.6):
    """Low sun from the left, cool sky, a little warmth from the front."""
    world("#dfe8f2", fill)
    area_light((4, -7, 5), (1, 0, 1), 4, 120, "#fff0dc")
    return sun_light(azimuth, elevation, power, color, size)


def matt(color):
    """Painted wood or card."""
    return surface(color, 0.7, specular=0.25, mottle=0.03)


def title_shot(x=0.0, z=1.9, height=4.6, rise=0.7, lens=70, focus=None, exposure=0.0, **grade):
    """The band: (x, z) in its middle, `height` units of it visible, camera `rise` units above the middle."""
    away = height * lens / 17.5
    camera((x, -away, z + rise), (x, 0, z), lens=lens, fstop=1.2 if focus else None, focus=focus)
    render(exposure=exposure, vignette=0.06, bloom=0.03, **grade)
