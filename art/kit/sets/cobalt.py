"""The set of Meridian's works: white structures in hard sun under a cobalt sky, one orange thing in each. 1 unit = 1 m."""

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.solid import surface
from kit.render import render
from kit.world import sky, sky_fill, start


def cobalt_day(sun=78, elevation=42):
    """Starts the scene: sky, blue shade, and a warm sun from the right unless told otherwise."""
    start()
    floor(material=surface("#39445a", 0.8), size=900)
    sky(38, 0, 0.055, sun_disc=False, camera_colors=("#5f9bec", "#2f6fe0", "#123fb4"), camera_top=0.8)
    sky_fill("#4f86ee", 0.26)
    sun_light(sun, elevation, 9.0, "#ffe6c0", 0.3)


def white_paint():
    """Painted steel and concrete."""
    return surface("#cfd4dc", 0.7, mottle=0.03)


def signal_orange():
    """The one thing in each picture that is not white."""
    return surface("#dc4a04", 0.6, specular=0.25)


def dark_glass():
    """Windows, and what stands in their shade."""
    return surface("#1b3f86", 0.12, metal=0.2, specular=0.8, coat=0.4)


def works_shot(loc, target, lens=28, exposure=0.28, **camera_options):
    """Renders with the grade of the family."""
    camera(loc, target, lens=lens, **camera_options)
    render(exposure=exposure, contrast=1.08, sat=1.1)
