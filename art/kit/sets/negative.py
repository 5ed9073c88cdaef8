"""An ordinary town by day on colour negative film: the photo essay of the magazine. In metres."""

from kit.camera import camera
from kit.lights import sun_light
from kit.render import render
from kit.world import start, world

EYE = 1.52


def daylight(azimuth, elevation, power=4.2, shade="#a9c2d6", fill=0.5, color="#ffe2b8", seed=7):
    """Starts the scene: a warm sun from there, and the shade of an open sky."""
    start(seed)
    world(shade, fill)
    return sun_light(azimuth, elevation, power, color, 0.55)


def negative_shot(loc, target, lens=35, exposure=0.0, roll=0, focus=None, fstop=None, sat=1.0, **grade):
    """Takes the picture: warm lights, shadows that lean to green and blue, grain, and a little less light in the corners."""
    camera(loc, target, lens, fstop, focus, roll=roll)
    look = {"vignette": 0.17, "grain": 0.017, "bloom": 0.05, "denoising": 0.75, "contrast": 1.08, **grade}
    render(exposure=exposure, sat=sat, tint=("#a4c4bd", "#fff1da", 0.55), **look)
