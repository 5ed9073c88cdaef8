"""The set of Ironhaus: black iron on a black floor, drawn by a red light from behind and a hard white one. 1 unit = 10 cm."""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, glow
from kit.materials.solid import metal, surface
from kit.render import render
from kit.world import start, world

RED = "#ff2d20"


def dark_hall(haze=(0, 9, 2.5), size=9, strength=0.34, eye=(0, -12, 2.5), kind="halo"):
    """Starts the scene: a floor that mirrors a little, a wall one guesses, and red haze at `haze`, seen from `eye`.

    `kind` is the glow's: "halo" where a thing stands before its middle, "haze" where the middle is seen.
    """
    start()
    floor(
        material=surface("#0b0b0c", 0.3, mottle=0.3, mottle_scale=7, bump=0.25, bump_scale=40, bump_dist=0.01)
    )
    wall(material=surface("#0b0a0b", 0.9), y=14, w=90, h=40)
    glow(haze, size, RED, strength, eye, kind=kind)
    world("#1a0606", 0.25)


def rim_light(target=(0, 0, 1), red=1.0, white=1.0, fill=1.0, side=1):
    """Red from behind at `side` (1 is the right), a white edge from behind at the other, and next to nothing from the front.

    Returns the three lights in this order.
    """
    x, y, z = target
    behind = area_light((x + side * 5.5, y + 3.6, z + 2.4), target, 1.2, 1500 * red, RED, size_y=5)
    edge = area_light((x - side * 5.0, y + 3.0, z + 3.8), target, 0.8, 900 * white, "#fff4ee", size_y=4)
    front = area_light((x - side * 1.5, y - 5.0, z + 6.5), target, 2.5, 60 * fill, "#ffffff")
    return behind, edge, front


def iron():
    """Cast iron under lacquer."""
    return surface("#0d0d0f", 0.34, specular=0.55, bump=0.3, bump_scale=46, bump_dist=0.012)


def rubber():
    """What lies around iron so that the floor lives."""
    return surface("#0c0c0d", 0.5, specular=0.4, bump=0.2, bump_scale=90, bump_dist=0.006)


def red_rubber():
    """The one red thing."""
    return surface("#d31a10", 0.45, specular=0.35, bump=0.15, bump_scale=90, bump_dist=0.005)


def steel(rough=0.24):
    """Bars, rails, bolts."""
    return metal("#b9babd", rough)


def hall_shot(loc, target, lens=60, exposure=0.2, **camera_options):
    """Renders with the grade of the family."""
    camera(loc, target, lens=lens, **camera_options)
    render(exposure=exposure, contrast=1.12, bloom=0.1, vignette=0.2)
