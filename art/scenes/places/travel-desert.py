"""Small figure beside a lone arch in orange dunes under a glowing mango sky and pale sun.

For the travel home.
"""

from math import sin

from mathutils import Vector, noise

from kit.backdrops import floor
from kit.camera import camera
from kit.lights import sun_light
from kit.materials.natural import plaster
from kit.materials.solid import emission, surface
from kit.props.architecture import arch_wall
from kit.props.landscape import dunes, figure
from kit.render import render
from kit.shapes import grid, sphere
from kit.world import sky, start

start()
sand = surface("#d98f4f", 0.95, specular=0.08, bump=0.25, bump_scale=5, bump_dist=0.06)
dunes(90, 760, 3.2, sand, (-6, 42, -2.6), 3)
floor(material=sand, size=900, z=-2.2)
grid(
    200,
    90,
    lambda u, v: (
        -24 + 48 * u,
        -9 + 22 * v,
        -1.15
        + 1.1 * sin(u * 5.2 + v * 2.4 + 0.6) * (1 - v * 0.5)
        + 0.25 * noise.noise(Vector((u * 8, v * 5, 1))),
    ),
    sand,
)
arch_wall(4.4, 5.4, ((0, 2.3, 4.3),), 1.5, plaster("#f0b98a", 0.6, 0.2), (5.4, 13, -0.9), (0, 0, -24))
figure("#3a1f2c", 1.7, (2.3, 10.6, -0.55))
sphere(5.6, emission("#fff2c9", 9), (-16, 150, 19))
sky(20, 0, 0.17, sun_disc=False, camera_colors=("#ffd9a0", "#ffc06a", "#ff9a3f", "#f2703f"), camera_top=0.42)
sun_light(-64, 20, 5.2, "#ffc98a", 0.6)
sun_light(35, 55, 0.7, "#ff8f6a", 4)
camera((0, -13, 2.0), (0.6, 12, 4.15), lens=36)
render(mist=(30, 160, "#ffcf94", 0.62), exposure=-0.05, bloom=0.08, look="neutral")
