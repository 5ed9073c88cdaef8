"""Nine beams fan out from a truss in an empty hall: magenta at the left, cyan at the right, calm ground below.

For the event home: the date stands in front of it, and the people of `events-conference-crowd.py` in front of the date.
For the film: view=2 to 6 without the beams that are 0 to 4 places from the middle, view=7 without those from the ground.
"""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.color import mix_colors
from kit.curves import tube
from kit.lights import area_light, glow, light_beam
from kit.materials.solid import emission, metal, surface
from kit.options import VIEW
from kit.render import render
from kit.shapes import box, cylinder, sphere
from kit.world import start, world

MAGENTA, VIOLET, CYAN = "#ff1f9a", "#8a4dff", "#1fd0f0"
EYE = (0, -11, 2.2)

start()
black = surface("#120a1a", 0.45, specular=0.4)
floor("#130a1c", surface("#130a1c", 0.3, specular=0.5), 90)
wall(material=surface("#1c0c2c", 0.95), y=12, h=26, w=80)

steel = metal("#4a4458", 0.35)
for z, y in ((8.5, 4.6), (8.0, 4.6), (8.5, 5.1), (8.0, 5.1)):
    tube([(-13, y, z), (13, y, z)], 0.05, steel, kind="POLY")
for i in range(52):
    x = -13 + i * 0.5
    up = i % 2
    tube([(x, 4.6, 8.0 + 0.5 * up), (x + 0.5, 4.6, 8.5 - 0.5 * up)], 0.025, steel, kind="POLY")

for i in range(-4, 5):
    share = (i + 4) / 8
    color = mix_colors(MAGENTA, VIOLET, share * 2) if share < 0.5 else mix_colors(VIOLET, CYAN, share * 2 - 1)
    x = i * 1.85
    lamp = (x, 4.5, 7.45)
    cylinder(0.24, 0.5, black, 0.05, (x, 4.6, 7.5))
    box((0.5, 0.08, 0.06), 0.02, black, (x, 4.6, 8.0))
    if VIEW == abs(i) + 2:
        continue
    sphere(0.17, emission(mix_colors(color, "#ffffff", 0.35), 12), lamp)
    glow(lamp, 1.1, color, 0.55, EYE, kind="halo")
    light_beam(lamp, (x * 2.3, 3.2 - abs(i) * 0.25, -1.4), 0.12, 1.25, color, 1.35, 0.27)
# Lamps on the ground, against the fan: the crossings are what makes light look solid.
for x, tx, color in ((-9.5, -5.2, CYAN), (-7.4, -1.6, VIOLET), (7.4, 1.6, VIOLET), (9.5, 5.2, MAGENTA)):
    cylinder(0.2, 0.3, black, 0.04, (x, 7.3, 0.1))
    if VIEW == 7:
        continue
    light_beam((x, 7.3, 0.3), (tx, 9, 13), 0.1, 0.9, color, 1.3, 0.2)

# The haze that the people stand against.
glow((-5.5, 9, 1.2), 11, MAGENTA, 0.62, EYE, kind="halo")
glow((5.5, 9, 1.2), 11, CYAN, 0.5, EYE, kind="halo")
glow((0, 9, 1), 10, VIOLET, 0.6, EYE, kind="halo")
world("#3a1a58", 0.5)
area_light((-6, 3, 7), (-5, 8, 0), 2, 1500, MAGENTA)
area_light((6, 3, 7), (5, 8, 0), 2, 1500, CYAN)
for x, color in ((-7, MAGENTA), (0, VIOLET), (7, CYAN)):
    area_light((x, 1, 5), (x, 4.8, 8.2), 1.5, 260, color)
camera(EYE, (0, 5, 4.15), lens=29)
render(exposure=0.2, bloom=0.14, bounces=4)
