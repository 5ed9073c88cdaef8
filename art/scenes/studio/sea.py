"""Calm sea at sunset before layered mountains, the sun low over the water.

For the hotel, and for the films of the sea.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.materials.natural import water
from kit.materials.solid import emission, surface
from kit.objects import displace
from kit.props.landscape import stone, terrain
from kit.render import render
from kit.shapes import sphere
from kit.world import sky, start

start()
for y, h, fr, sd, c, lo in (
    (60, 30, 0.030, 3, "#3f4a70", -3.2),
    (120, 66, 0.018, 8, "#5a6494", -6),
    (230, 130, 0.011, 5, "#7c84b0", -10),
):
    terrain(
        max(160, y * 1.6),
        220,
        h,
        surface(c, 0.95, specular=0.1),
        (0, y + y * 0.3, lo),
        sd,
        False,
        fr,
        lambda x, y2, _y=y: (
            (1.0 + 0.9 * min(1, abs(x + _y * 0.12) / (_y * 0.32))) * max(0, 1 - abs(y2) / (_y * 0.6))
        ),
        6,
    )
floor(material=water("#5a86a0", "#2c5876", 0.5, 0.08, 0.5, 0.22), size=1600)
sky(
    9,
    10,
    0.10,
    1.5,
    True,
    1.6,
    0.5,
    1.1,
    camera_colors=("#ffdca8", "#ffc08f", "#f0a59c", "#b795c0", "#6f86c4"),
    camera_top=0.42,
)
sphere(10, emission("#fff0c9", 4), (62, 330, 33))
for i, (x, y, s) in enumerate(((-7.5, 13, 1.5), (-10.5, 16, 2.7), (-5.2, 11.2, 0.7), (9.5, 19, 1.3))):
    o = displace(
        stone(
            1,
            surface("#4a4448", 0.8, mottle=0.2, bump=0.6, bump_scale=4, bump_dist=0.1),
            0.9,
            (x, y, 0),
            (0, 0, i * 70),
            i,
            rough=0.25,
        ),
        0.12,
        3,
    )
    o.scale = (s, s, s * 1.1)
camera((0, -6, 2.0), (4, 40, 4.2), lens=36)
render(mist=(20, 420, "#ffc9a4", 0.62), exposure=0.1, bloom=0.15)
