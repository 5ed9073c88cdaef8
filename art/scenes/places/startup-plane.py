"""White paper plane over pale indigo ground, its shadow trailing a rising curve above a row of growing bars.

For the startup home.
"""

from kit.backdrops import floor
from kit.camera import camera
from kit.curves import tube
from kit.lights import shadow_only, sun_light
from kit.materials.solid import surface
from kit.outlines import rounded_rect
from kit.props.paper import paper_plane
from kit.render import render
from kit.shapes import extrude, sphere
from kit.world import start, world

start()
floor(material=surface("#c3c8f7", 0.85, specular=0.15, bump=0.05, bump_scale=40), size=160)
for i, h in enumerate((0.7, 1.0, 1.4, 1.95, 2.7, 3.7, 5.0)):
    extrude(
        [rounded_rect(1.25, h, 0.2)],
        0.5,
        0.05,
        surface(
            ("#bcc2f5", "#b6bdf4", "#afb6f2", "#a6aef0", "#9ca5ee", "#929cec", "#8791ea")[i],
            0.8,
            specular=0.2,
        ),
        (-6.6 + 1.95 * i, -5.2 + h / 2, 0.05),
    )
PZ = 3.0
paper_plane(loc=(5.7, 2.75, PZ), rot=(16, -26, -50), scale=1.95)
pts = []
for i in range(40):
    t = i / 39
    x = -7.9 + 12.0 * t
    y = -3.2 + 4.9 * t**2.3
    pts.append((x, y, PZ - 0.75 - 0.5 * (1 - t)))
shadow_only(tube(pts, 0.07, surface("#333333"), taper=[0.2 + 0.8 * min(1, i / 14) for i in range(40)]))
sphere(0.42, surface("#ff6f59", 0.45, coat=0.2), (-8.9, -4.7, 0.42))
world("#dfe3ff", 0.60)
sun_light(58, 48, 4.3, "#fff0dc", 1.0)
camera((-0.6, -11.6, 25), (-0.6, 0.0, 0), lens=47)
render(look="neutral", exposure=-0.12, vignette=0.06)
