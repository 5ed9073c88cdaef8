"""Misty green hills, range behind range, under a pale morning sun.

For page titles and header demos.
"""

from kit.camera import camera
from kit.materials.solid import emission, surface
from kit.props.landscape import terrain
from kit.render import render
from kit.shapes import sphere
from kit.world import sky, start

start()
RANGES = (
    (30, 7, 0.055, "#0d3d33", -1.6),
    (56, 17, 0.034, "#1c5a4b", -2.2),
    (96, 34, 0.021, "#4b8271", -3),
    (165, 62, 0.013, "#86aa9a", -5),
    (280, 110, 0.008, "#b5cabc", -9),
)
for i, (far, h, freq, color, low) in enumerate(RANGES):

    def shape(x, y, far=far):
        """Higher to the right, fading towards the front and the back."""
        return max(0, 1 - abs(y) / (far * 0.42)) * (
            0.55 + 0.75 * min(1, max(0, (x + far * 0.5) / (far * 1.4)))
        )

    terrain(
        far * 2.6,
        240,
        h,
        surface(color, 0.95, specular=0.1),
        (0, far * 1.1, low),
        i + 3,
        False,
        freq,
        shape,
        5,
    )
sky(
    12,
    -24,
    0.1,
    1.2,
    True,
    2,
    0.5,
    1,
    camera_colors=("#fbe9c6", "#f6dfba", "#d4e2d8", "#a3c6c3"),
    camera_top=0.3,
)
sphere(13, emission("#ffe9b8", 4), (-96, 340, 58))
camera((0, -8, 4.2), (0, 40, 8.4), lens=40)
render(mist=(18, 330, "#e3ecda", 0.45), exposure=0.35, bloom=0.1, sat=1.25)
