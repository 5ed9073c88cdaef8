"""Project pictures for the portfolio, three views of one piece of work.

view=1: Three knitted smart speakers in graphite, orange and off-white, in evening sun.
view=2: Orange speaker from above with a glowing ring and touch marks.
view=3: Off-white speaker on a wooden sideboard between a globe lamp and a vase.
"""

from math import cos, pi, radians, sin, tau

from kit.backdrops import floor, wall
from kit.color import linear
from kit.materials.natural import plaster, wood
from kit.materials.solid import ceramic, clay, emission, surface
from kit.nodes import NodeBuilder
from kit.objects import group
from kit.options import VIEW
from kit.outlines import fillet, rounded_rect
from kit.props.packaging import printed_sleeve
from kit.props.plants import branch, leaf_shadow
from kit.props.tableware import vase
from kit.sets.project import camera_at, ground, hard_light, project_shot, soft_light
from kit.shapes import box, extrude, lathe, sphere, torus
from kit.world import start

start()
SLT, SND, ORG, OFF = "#4e5a63", "#cdbfae", "#e2672e", "#efe9df"


def knit(color):
    m = surface(color, 0.92, specular=0.1, sheen=0.3, key=("spk", color))
    nodes = NodeBuilder(m)
    coords = nodes.node("TexCoord")
    mp = nodes.node("Mapping")
    nodes.link(coords.outputs["UV"], mp.inputs[0])
    mp.inputs["Scale"].default_value = (110, 46, 1)
    axes = nodes.node("SeparateXYZ")
    nodes.link(mp.outputs[0], axes.inputs[0])
    h = nodes.math(
        "MULTIPLY",
        nodes.math("SINE", nodes.math("MULTIPLY", axes.outputs[0], tau)),
        nodes.math("SINE", nodes.math("MULTIPLY", axes.outputs[1], tau)),
    )
    base = linear(color)
    nodes.set(
        "Base Color",
        nodes.ramp(
            nodes.math("ADD", nodes.math("MULTIPLY", h, 0.5), 0.5),
            [(0.1, tuple(x * 0.62 for x in base[:3]) + (1,)), (0.7, base)],
        ),
    )
    nodes.bump(h, 0.5, 0.02)
    return m


def spk(color, base, glow, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, r=0.62, h=1.15):
    pr = fillet([(r * 0.94, 0.10), (r, 0.2), (r, h - 0.16), (r * 0.90, h - 0.02)], [0, 0.12, 0.14, 0], 10)
    P_ = [
        printed_sleeve(pr, knit(color)),
        lathe(
            [(0, 0), (r * 0.84, 0), (r * 0.90, 0.04), (r * 0.945, 0.115), (0, 0.115)],
            surface(base, 0.45),
            0.02,
        ),
        lathe(
            [
                (r * 0.90, h - 0.03),
                (r * 0.90, h + 0.005),
                (r * 0.82, h + 0.012),
                (r * 0.80, h - 0.012),
                (0, h - 0.03),
            ],
            surface(base, 0.38, coat=0.1),
            0.012,
        ),
    ]
    P_.append(torus(r * 0.855, 0.013, emission(glow, 3.2), (0, 0, h + 0.010)))
    for a in range(4):
        P_.append(
            extrude(
                [rounded_rect(0.10, 0.022, 0.011)] if a != 1 else [rounded_rect(0.10, 0.022, 0.011)],
                0.006,
                0.002,
                surface(OFF if base != OFF else SLT, 0.5),
                (0.30 * cos(a * pi / 2), 0.30 * sin(a * pi / 2), h - 0.020),
                (0, 0, 0 if a % 2 == 0 else 90),
            )
        )
    return group(P_, loc, rot, scale)


if VIEW == 1:
    ground("#d0b9a0", 0.10)
    hard_light(-54, 30, 3.0, "#fbeee0", 0.58, "#ffe8cc")
    d = (cos(radians(30)) * sin(radians(-54)), -cos(radians(30)) * cos(radians(-54)), sin(radians(30)))
    leaf_shadow(d, 4.5, (0.2, 1.6, 1.5), 10, 2, 1.6, 2.6)
    box((2.6, 1.5, 0.34), 0.03, clay("#c4a88b"), (-0.35, 0.45, 0), base=True)
    spk(SLT, "#2b3137", "#ffd9a8", (-0.62, 0.3, 0.34))
    spk(ORG, "#8e3a16", "#fff0d8", (0.62, 0.62, 0.34), scale=0.72)
    spk(OFF, "#d8cfc2", "#ffd9a8", (1.35, -0.55, 0), scale=0.52)
    camera_at((0.22, 0, 0.80), 2.7, 10, 4)
    project_shot()
elif VIEW == 2:
    ground("#39434b", 0.08)
    soft_light(-1, 0.75)
    spk(ORG, "#7d3413", "#fff0d8")
    spk(SLT, "#252a30", "#ffd9a8", (-1.35, 0.9, 0))
    camera_at((-0.05, 0, 0.82), 1.35, 30, 8, 90)
    project_shot(bloom=0.08)
else:
    floor(material=wood("#8a6545", "#5e4028", 0.9, "X", 0.45))
    wall(material=plaster("#6f7a78", 0.7), y=1.6, h=9)
    soft_light(1, 0.75, warm="#ffe2bd")
    spk(OFF, "#d8cfc2", "#ffcf96", (-0.15, 0.35, 0))
    for i, c in enumerate(("#c8572b", "#e4d6c0", "#34454b")):
        box((1.15 - 0.08 * i, 0.8, 0.15), 0.02, clay(c), (1.45, 0.45, 0.08 + 0.15 * i), (0, 0, 6 - 8 * i))
    vase("bulb", ceramic("#d8b08a"), (1.45, 0.45, 0.47), scale=0.42)
    branch("olive", 1.5, (1.45, 0.45, 1.2), (0.25, 0, 1), 16, 3)
    lamp_ = lathe([(0, 0), (0.5, 0), (0.52, 0.04), (0, 0.06)], clay("#34454b"), 0.02, loc=(-1.55, 0.5, 0))
    sphere(0.46, surface("#ffe2b8", 0.4, emit="#ffcf94", emit_strength=2.0), (-1.55, 0.5, 0.48))
    camera_at((-0.05, 0, 0.92), 2.75, 8, -4)
    project_shot(look="agx", exposure=0.7, bloom=0.08)
