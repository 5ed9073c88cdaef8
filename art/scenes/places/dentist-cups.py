"""Fourteen cups on a coral tray, set in a curve like a row of teeth; `state=stained` before anybody washed them.

For the dentist's home, before and after.
"""

import random
from bisect import bisect
from math import atan2, cos, degrees, dist, pi, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light, sun_light
from kit.materials.solid import surface
from kit.objects import group
from kit.options import OPTIONS
from kit.props.tableware import cup
from kit.render import render
from kit.shapes import extrude, lathe
from kit.world import start, world

STAINED = OPTIONS.get("state") == "stained"
CUPS = 14
# Of the tray, at its round ends.
HALF = 0.9
TABLE = "#37adb2"


def tea_stain(seed):
    """What years of tea leave in a cup: a dark foot, rings at the height of every last sip, a drip over the rim."""
    rng = random.Random(seed)
    brown = surface("#6b3f1c", 0.6, mottle=0.35, mottle_scale=5)
    ring = surface("#8a5a2b", 0.6, mottle=0.3, mottle_scale=7)
    inner = [(0, 0.098), (0.268, 0.105), (0.388, 0.33)]
    parts = [lathe(inner, brown, 0)]
    for z in (0.40 + rng.uniform(0, 0.03), 0.50 + rng.uniform(0, 0.04)):
        r = 0.389 + (z - 0.34) * 0.062
        parts.append(lathe([(r - 0.006, z), (r - 0.004, z + 0.045 + rng.uniform(0, 0.02))], ring, 0))
    parts.append(lathe([(0.405, 0.612), (0.414, 0.626), (0.452, 0.618)], ring, 0))
    return parts


def around(part, reach=1.0):
    """Point of the row: 0 is its start, 1 its end."""
    a = pi * (0.045 + 0.91 * part)
    return -4.3 * reach * cos(a), 2.2 - 3.9 * reach * sin(a)


def evenly(count):
    """Parts of the row that lie equally far from each other."""
    steps = [around(k / 400) for k in range(401)]
    far = [0]
    for one, two in zip(steps, steps[1:]):
        far.append(far[-1] + dist(one, two))
    return [bisect(far, far[-1] * k / (count - 1) - 1e-6) / 400 for k in range(count)]


start()
sweep(TABLE, surface(TABLE, 0.75, specular=0.15, emit=TABLE, emit_strength=0.03), back=8, r=3)
parts = [k / 60 for k in range(61)]
ends = [pi * k / 16 for k in range(1, 16)]
start_x, start_y = around(0)
tray = [around(p, 1.2) for p in parts]
tray += [(-start_x + 0.99 * HALF * cos(a), start_y + HALF * sin(a)) for a in ends]
tray += [around(p, 0.78) for p in reversed(parts)]
tray += [(start_x + 0.99 * HALF * cos(a), start_y + HALF * sin(a)) for a in ends]
extrude([tray], 0.16, 0.07, surface("#ff8f78", 0.3, coat=0.5), (0, 0, 0))
white = (
    surface("#dcc798", 0.5, specular=0.3, mottle=0.16, mottle_scale=4)
    if STAINED
    else surface("#f6f6f2", 0.06, coat=1, specular=0.7)
)
for k, part in enumerate(evenly(CUPS)):
    x, y = around(part)
    outward = degrees(atan2(y - 2.2, x)) + random.Random(k).uniform(-9, 9)
    body = cup(None, None, False, (0, 0, 0), (0, 0, 0), 1, white)
    group([body, *(tea_stain(k) if STAINED else [])], (x, y, 0.16), (0, 0, outward), 1.0 + 0.1 * abs(x) / 4.3)
world("#eaffff", 0.3)
area_light((-4.5, -4, 6), (0, 0, 0.4), 1.2, 400, "#ffffff")
area_light((6, 2, 4), (0, 0, 0.5), 1.5, 120, "#ffd9cf")
sun_light(-48, 38, 1.7, "#fff4e2", 2.5)
camera((0, -13.2, 11.6), (0, 0.1, 0.2), lens=62)
render(look="neutral", exposure=0.08, bloom=0.05, vignette=0.06)
