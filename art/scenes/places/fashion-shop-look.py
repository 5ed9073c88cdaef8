"""Clothes that left without anybody in them, on one pale ground in one hard light, a drop of acid yellow each.

For the fashion home: `look=` is `coat` (it walks), `bag` (it wears the glasses), `wind` (umbrella and scarf)
or `pile` (jumpers).
The upper third of coat and bag is calm: a word as wide as the page crosses both.
"""

from math import cos, exp, radians, sin

import bpy
from mathutils import Vector

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.solid import surface
from kit.materials.textile import check
from kit.options import OPTIONS
from kit.outlines import smooth_path
from kit.props.accessories import (
    baseball_cap,
    rolled_belt,
    sneaker,
    straw_hat,
    sunglasses,
    umbrella,
    watch,
)
from kit.props.bags import leather_bag
from kit.props.clothes import coat_on_hanger, fringe, sweater_stack
from kit.render import render
from kit.shapes import box, cylinder, uv_grid
from kit.world import start, world

ACID = "#e3ff00"
GROUND = "#cfcfcd"
SLATE, SAGE, FOREST = "#5f6b78", "#9db58d", "#2f5d4a"


def paint(color, rough=0.6):
    """Matt lacquer of stands and plinths."""
    return surface(color, rough, specular=0.25)


def tag(loc, rot, scale=1.0):
    """Swing tag, the drop of acid."""
    return box((0.5 * scale, 0.025, 0.8 * scale), 0.01, paint(ACID), loc, rot)


def coat():
    """Coat, hat and trainers in the middle of a stride; the one that they belong to is out of sight."""
    walker = coat_on_hanger(SLATE, (-0.4, 0, 5.55), (0, 10, 24), 1.1, tee=ACID, button="#20242a")
    # Bar and hook of its hanger are the first two tubes of the scene: nothing holds this coat.
    for part in walker.children:
        if part.name in ("tube", "tube.001"):
            bpy.data.objects.remove(part)
    straw_hat("#d9bf8c", "#17181a", (0.1, 0, 6.08), (-5, 14, 20), 0.6)
    sneaker(SAGE, "#f4efe6", loc=(0.35, -0.4, 0.3), rot=(0, -24, -18), scale=0.72)
    sneaker(SAGE, "#f4efe6", loc=(-2.5, 0.45, 1.0), rot=(0, 40, -18), scale=0.72)


def bag():
    """Handbag on a plinth; it has put the sunglasses on."""
    box((3.1, 2.5, 1.7), 0.02, paint("#f7f7f5"), base=True)
    leather_bag(FOREST, (0, 0, 1.7), (0, 0, -14), 1.95, hardware="#d9b06a")
    sunglasses("#3a2418", "#17191b", (0.02, -0.8, 3.16), (6, 0, -14), 0.81)
    watch("#1c1d1f", loc=(2.3, -0.9, 0.0), rot=(0, 0, -24), scale=0.66)
    tag((-1.78, -0.8, 3.7), (4, 12, -14), 0.9)


def wind():
    """Umbrella on its way up, with the scarf round its shaft."""
    umbrella("#243a7a", (-0.55, 0, 5.6), (-34, -30, 0), 1.15)

    # Its middle, seen from the front: up to the hook of the handle, over it and away.
    way = smooth_path(
        [(0.2, 1.8), (0.35, 2.9), (0.68, 3.78), (1.3, 3.75), (1.9, 3.25), (2.5, 3.6), (3.2, 3.9)], 200
    )

    def streaming(u, v):
        middle = way[round(v * 200)]
        ahead = way[min(200, round(v * 200) + 1)] - way[max(0, round(v * 200) - 1)]
        across = Vector((-ahead.y, ahead.x)).normalized() * (u - 0.5)
        gathered = 1.2 - 0.75 * exp(-(((v - 0.36) / 0.13) ** 2))
        wave = sin(v * 11) * (0.2 + 0.5 * (u - 0.5))
        return (middle.x + across.x * gathered, -1.0 + wave, middle.y + across.y * gathered)

    red, dark = "#b5563c", "#7a2f26"
    uv_grid(60, 240, streaming, check(red, dark, 5, 24), thickness=0.05)
    fringe([streaming(i / 23, 1) for i in range(24)], 0.4, paint("#97432f", 0.9), 0.02, 5, (1, 0, 0.1), 3)
    tag((1.5, -0.4, 1.1), (20, 34, 30))


def pile():
    """Jumpers on a stool as tall as somebody, under a cap."""
    cylinder(1.05, 0.16, paint("#151617", 0.4), 0.03, (0, 0, 1.35))
    for x, y in ((-0.7, -0.6), (0.7, -0.6), (-0.7, 0.6), (0.7, 0.6)):
        cylinder(0.085, 1.36, paint("#151617", 0.4), 0.01, (x, y, 0))
    forest, ecru, clay = "#6f8373", "#e9dfcf", "#c98a6a"
    colors = (clay, ecru, forest, ecru, clay, ecru, forest)
    sweater_stack(colors, (0, 0, 1.5), (0, 0, 14), 0.92)
    baseball_cap("#3d5a80", loc=(0.1, 0, 5.45), rot=(0, -4, -38), scale=0.95)
    rolled_belt(loc=(1.85, -0.7, 0), rot=(0, 0, -20), scale=0.8)
    tag((-1.0, -1.25, 3.4), (0, 12, 14), 0.8)


start()
look = OPTIONS.get("look", "coat")
sweep(material=surface(GROUND, 0.85, specular=0.1), back=2.6, r=1.1, h=30, w=90, front=24)
dict(coat=coat, bag=bag, wind=wind, pile=pile)[look]()
world("#ffffff", 0.42)
sun_light(-40, 40, 3.8, "#ffffff", 0.6)
# Where a word will stand above it, a look is seen from further away.
view, eye = (11.8, 4.95) if look in ("coat", "bag") else (10, 4.2)
D = view * 85 / 36
camera((0, -D * cos(radians(5)), eye + D * sin(radians(5))), (0, 0, eye), lens=85)
render(look="neutral", exposure=0.0, vignette=0.05, bloom=0.02)
