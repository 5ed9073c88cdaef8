"""Rows of red cinema seats in the dark, under the beam of a projector that nobody turned off; one seat is still down.

For the photography home.
"""

from kit.backdrops import floor, wall
from kit.camera import camera
from kit.lights import area_light, glow, light_beam, point_light
from kit.materials.solid import emission, surface
from kit.materials.textile import fabric
from kit.objects import duplicate, group
from kit.render import render
from kit.shapes import box, cylinder
from kit.world import start, world

start()
CAMERA = (-1.2, -5.4, 2.0)
ROWS, SEATS = 7, 15
PITCH, DEPTH, RISE = 0.62, 1.05, 0.30
TAKEN = (2, 9)

velvet = fabric("#8a2a1e", "velvet", 1.0, 0.35)
shell = surface("#17110f", 0.4, coat=0.3)
carpet = surface("#1a1213", 0.95, bump=0.2, bump_scale=60, bump_dist=0.01)


def seat(is_down):
    """One seat that faces -Y, its floor at z = 0."""
    parts = [
        box((0.52, 0.13, 0.66), 0.06, velvet, (0, 0.22, 0.78), (-9, 0, 0)),
        box((0.55, 0.05, 0.60), 0.03, shell, (0, 0.31, 0.74), (-9, 0, 0)),
        box((0.06, 0.36, 0.05), 0.02, shell, (-0.31, 0.04, 0.62)),
        box((0.05, 0.22, 0.60), 0.02, shell, (-0.31, 0.12, 0), base=True),
    ]
    if is_down:
        parts.append(box((0.48, 0.46, 0.13), 0.05, velvet, (0, -0.06, 0.44)))
    else:
        parts.append(box((0.48, 0.13, 0.44), 0.05, velvet, (0, 0.08, 0.60), (-14, 0, 0)))
    return group(parts)


up = seat(False)
up.location = (0, 0, -50)
for row in range(ROWS):
    z, y = row * RISE, row * DEPTH
    box((16, DEPTH + 0.02, RISE * (row + 1)), 0.01, carpet, (0, y, z - RISE * (row + 1)), base=True)
    for n in range(SEATS):
        place = ((n - SEATS / 2 + 0.5) * PITCH, y, z)
        if (row, n) == TAKEN:
            seat(True).location = place
        else:
            duplicate(up, place)

floor(material=carpet, z=-RISE)
back = ROWS * DEPTH + 0.7
wall(material=surface("#191214", 0.9), y=back)
for side in (-1, 1):
    box((0.2, 16, 8), 0, surface("#171113", 0.9), (side * 6.4, 4, 2))
    for y in (1.2, 4.2):
        cylinder(0.09, 0.3, emission("#ffb454", 1.6), 0.02, (side * 6.25, y, 3.1))

# The projector's window, what comes out of it, and where it falls.
window = (2.5, back - 0.05, 4.05)
box((0.5, 0.04, 0.34), 0.01, emission("#ffe3b0", 14), window)
light_beam((2.5, back - 0.1, 4.05), (-9.5, 0.5, 4.6), 0.12, 1.7, "#ffca88", 0.8, 0.3)
glow((2.5, back - 0.3, 4.05), 1.1, "#ffc070", 0.5, CAMERA, "halo")
x, y, z = (TAKEN[1] - SEATS / 2 + 0.5) * PITCH, TAKEN[0] * DEPTH, TAKEN[0] * RISE
area_light((x + 0.3, y - 0.4, z + 3.6), (x, y, z + 0.5), 0.12, 24, "#ffcf94", spread=26)
area_light((-4.0, -5, 6.4), (0, 3, 1), 4.0, 420, "#aebedc")
for x_lamp in (-3.6, 2.5):
    point_light((x_lamp, back - 0.9, 4.4), 110, "#ffb060", 0.3)
world("#3a3440", 0.05)
camera(CAMERA, (0.3, 4.0, 1.95), lens=36, fstop=2.8, focus=(x, y, z))
render(exposure=0.2, bloom=0.2, vignette=0.28)
