"""Glossy tooth on a coral podium wrapped in a ribbon of light.

For the dental home.
"""

from math import cos, radians, sin

from kit.backdrops import sweep
from kit.camera import camera
from kit.lights import area_light
from kit.materials.solid import surface
from kit.nodes import NodeBuilder
from kit.outlines import circle_outline
from kit.props.symbols import tooth
from kit.render import render
from kit.shapes import cylinder, extrude, sphere, uv_grid
from kit.world import start, world

start()
B = "#35a3a8"
sweep(B, surface(B, 0.75, specular=0.15, emit=B, emit_strength=0.03), back=4.5, r=3)
extrude([circle_outline(2.35, n=180)], 0.2, 0.04, surface("#4cb6b7", 0.75), (0, 3.4, 2.0), (90, 0, 0))
cylinder(1.65, 0.30, surface("#eefaf8", 0.35, coat=0.3), 0.06, (0, 0, 0), segments=180)
cylinder(1.30, 0.20, surface("#ff8f78", 0.4, coat=0.3), 0.05, (0, 0, 0.30), segments=180)
tooth(loc=(0, 0, 0.50), rot=(0, 0, -18), scale=1.48, material=surface("#fbfaf6", 0.07, coat=1, specular=0.6))


# ribbon of light: a helix band, aqua to coral, mostly glow
def rib(u, v):
    a = radians(95 - 715 * u)
    r = 1.86 - 0.42 * u
    z = 0.78 + 2.55 * u**0.9 + 0.06 * sin(a)
    w = 0.23 * min(1, u / 0.36) ** 1.35 * min(1, (1 - u) / 0.36) ** 1.2 + 0.004
    return (r * cos(a) * 1.05, r * sin(a), z + (v - 0.5) * w)


m = surface("#ffffff", 0.3, key="ribbon")
nodes = NodeBuilder(m)
coords = nodes.node("TexCoord")
axes = nodes.node("SeparateXYZ")
nodes.link(coords.outputs["UV"], axes.inputs[0])
c = nodes.ramp(axes.outputs[0], [(0, "#7dfff4"), (0.40, "#f2fffd"), (0.68, "#ffb8a2"), (1, "#ff6a52")])
nodes.set("Base Color", c)
nodes.link(c, nodes.principled.inputs["Emission"])
nodes.set("Emission Strength", 1.5)
nodes.set("Roughness", 0.25)
nodes.set("Clearcoat", 0.5)
uv_grid(360, 10, rib, m, thickness=0.03)
for p, r, c in (
    ((-3.1, -0.6, 0.52), 0.52, "#ff8f78"),
    ((-2.25, -1.35, 0.26), 0.26, "#f4fffd"),
    ((2.75, -0.9, 0.40), 0.40, "#2fb9b6"),
    ((3.45, -0.2, 0.70), 0.70, "#f4fffd"),
    ((2.1, -1.5, 0.17), 0.17, "#ff8f78"),
):
    sphere(r, surface(c, 0.18, coat=0.6), p)
world("#eaffff", 0.34)
area_light((-4.5, -3.8, 5.6), (0, 0, 1.4), 2.0, 760, "#ffffff")
area_light((5, -2.2, 2.6), (0, 0, 1.4), 1.0, 200, "#ffd9cf", size_y=4)
area_light((-5, 1.5, 2.6), (0, 0, 1.6), 1.0, 230, "#d6fffb", size_y=4)
area_light((2.2, 3.0, 5.5), (0, 0, 1.4), 1.6, 330, "#ffffff")
camera((0, -16.8, 3.0), (0, 0, 1.82), lens=85)
render(look="neutral", exposure=-0.08, bloom=0.09, vignette=0.06)
