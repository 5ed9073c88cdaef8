"""Woven, knitted and perforated materials."""

from math import pi, tau

import bpy

from kit.color import linear
from kit.materials.solid import CACHE, surface
from kit.nodes import NodeBuilder


def fabric(color="#c8b7a2", kind="linen", scale=1.0, sheen=0.4):
    """Kind: linen (woven), boucle (loopy), velvet, knit, felt, leather."""
    k = ("fab", color, kind, scale, sheen)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Fabric")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(scale)
    base = linear(color)
    nodes.set("Base Color", base)
    nodes.set("Roughness", 0.9)
    nodes.set("Specular", 0.15)
    nodes.set("Sheen", sheen)
    nodes.set("Sheen Tint", 0.6)
    dark = tuple(x * 0.8 for x in base[:3]) + (1,)
    bright = tuple(min(1, x * 1.1) for x in base[:3]) + (1,)
    if kind == "linen":
        w1 = nodes.node("TexWave", bands_direction="X")
        w2 = nodes.node("TexWave", bands_direction="Y")
        w3 = nodes.node("TexWave", bands_direction="Z")
        for w in (w1, w2, w3):
            nodes.link(v, w.inputs[0])
            w.inputs["Scale"].default_value = 22
            w.inputs["Distortion"].default_value = 0.6
            w.inputs["Detail"].default_value = 2
        h = nodes.math("ADD", nodes.math("ADD", w1.outputs[1], w2.outputs[1]), w3.outputs[1])
        slub = nodes.noise(v, 5, 6, 0.7).outputs[0]
        nodes.set("Base Color", nodes.ramp(slub, [(0.3, dark), (0.7, bright)]))
        nodes.bump(h, 0.25, 0.006)
    elif kind == "boucle":
        voronoi = nodes.node("TexVoronoi")
        nodes.link(v, voronoi.inputs[0])
        voronoi.inputs["Scale"].default_value = 44
        n = nodes.noise(v, 50, 3).outputs[0]
        h = nodes.math("ADD", nodes.math("MULTIPLY", voronoi.outputs[0], -1.0), n)
        nodes.set("Base Color", nodes.ramp(voronoi.outputs[0], [(0.1, bright), (0.8, dark)]))
        nodes.bump(h, 0.6, 0.02)
    elif kind == "velvet":
        nodes.set("Sheen", 1.0)
        nodes.set("Roughness", 0.8)
        n = nodes.noise(v, 2.5, 4).outputs[0]
        nodes.set("Base Color", nodes.ramp(n, [(0.35, dark), (0.65, base)]))
        nodes.bump(nodes.noise(v, 60, 2).outputs[0], 0.08, 0.01)
    elif kind == "knit":
        w = nodes.node("TexWave", bands_direction="Z", wave_profile="SIN")
        nodes.link(v, w.inputs[0])
        w.inputs["Scale"].default_value = 10
        w.inputs["Distortion"].default_value = 1.2
        w.inputs["Detail Scale"].default_value = 4
        nodes.bump(w.outputs[1], 0.5, 0.02)
    elif kind == "leather":
        nodes.set("Sheen", 0)
        nodes.set("Roughness", 0.42)
        nodes.set("Specular", 0.45)
        voronoi = nodes.node("TexVoronoi", feature="SMOOTH_F1")
        nodes.link(v, voronoi.inputs[0])
        voronoi.inputs["Scale"].default_value = 45
        nodes.bump(voronoi.outputs[0], 0.12, 0.01)
        nodes.set("Clearcoat", 0.08)
    else:
        nodes.bump(nodes.noise(v, 40, 3).outputs[0], 0.3, 0.02)
    CACHE[k] = result
    return result


def canvas(color, scale=1.0):
    """Plain weave without the blotchy slub of fabric('linen')"""
    k = ("canvas", color, scale)
    m = surface(color, 0.9, specular=0.12, sheen=0.3, key=k)
    nodes = NodeBuilder(m)
    if not nodes.principled.inputs["Normal"].is_linked:
        v = nodes.coords(scale)
        W = []
        for d in "XYZ":
            w = nodes.node("TexWave", bands_direction=d)
            nodes.link(v, w.inputs[0])
            w.inputs["Scale"].default_value = 26
            w.inputs["Distortion"].default_value = 0.4
            W.append(w.outputs[1])
        nodes.bump(nodes.math("ADD", nodes.math("ADD", W[0], W[1]), W[2]), 0.22, 0.006)
    return m


def thin_cotton(color, sheer=0.0, weave=60, creases=0.35):
    """Washed cotton that light comes through: a sheet on a line; `sheer` lets that share of the view through, as a net curtain does. In metres."""
    k = ("thin cotton", color, sheer, weave, creases)
    if k in CACHE:
        return CACHE[k]
    m = surface(color, 0.95, specular=0.08, key=k)
    nodes = NodeBuilder(m)
    v = nodes.coords(1)
    lines = []
    for i, direction in enumerate("XZ"):
        wave = nodes.node("TexWave", bands_direction=direction)
        nodes.link(v, wave.inputs[0])
        wave.inputs["Scale"].default_value = weave
        wave.inputs["Distortion"].default_value = 0.5
        lines.append(wave.outputs[1])
    crumple = nodes.noise(nodes.coords((1, 1, 0.6)), 3.5, 6, 0.55, 0.8).outputs[0]
    ridge = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", crumple, 0.5))
    nodes.bump(nodes.math("ADD", nodes.math("MULTIPLY", ridge, creases * 14), nodes.math("MULTIPLY", nodes.math("ADD", *lines), 0.1)), 0.5, 0.012)
    through = nodes.node("BsdfTranslucent")
    through.inputs[0].default_value = linear(color)
    nodes.link(nodes.principled.inputs["Normal"].links[0].from_socket, through.inputs["Normal"])
    cloth = nodes.node("MixShader")
    cloth.inputs[0].default_value = 0.5
    nodes.link(nodes.principled.outputs[0], cloth.inputs[1])
    nodes.link(through.outputs[0], cloth.inputs[2])
    seen = nodes.node("MixShader")
    seen.inputs[0].default_value = sheer
    nodes.link(cloth.outputs[0], seen.inputs[1])
    nodes.link(nodes.node("BsdfTransparent").outputs[0], seen.inputs[2])
    nodes.link(seen.outputs[0], m.node_tree.nodes["Material Output"].inputs[0])
    return m


def knit(color, stitches=60, rows=40, rib=0, strength=0.55, distance=0.03):
    """Stockinette (rows of little V) or ribs (rib>0) on the UV layer: su stitches across, sv along."""
    k = ("knitmat", color, stitches, rows, rib, strength)
    m = surface(color, 0.92, specular=0.12, sheen=0.5, key=k)
    nodes = NodeBuilder(m)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["UV"], axes.inputs[0])
    U, V = axes.outputs[0], axes.outputs[1]
    fu = nodes.math("FRACT", nodes.math("MULTIPLY", U, stitches))
    tri = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", fu, 0.5))
    col_ = nodes.math("SINE", nodes.math("MULTIPLY", fu, pi))
    st = nodes.math(
        "SINE", nodes.math("ADD", nodes.math("MULTIPLY", V, rows * tau), nodes.math("MULTIPLY", tri, 5.5))
    )
    h = nodes.math("ADD", nodes.math("MULTIPLY", col_, 0.9), nodes.math("MULTIPLY", st, 0.45))
    if rib:
        h = nodes.math(
            "ADD", h, nodes.math("MULTIPLY", nodes.math("SINE", nodes.math("MULTIPLY", U, rib * tau)), 1.6)
        )
    base = linear(color)
    dark = tuple(x * 0.68 for x in base[:3]) + (1,)
    bright = tuple(min(1, x * 1.06) for x in base[:3]) + (1,)
    nodes.set(
        "Base Color",
        nodes.ramp(nodes.math("ADD", nodes.math("MULTIPLY", h, 0.28), 0.38), [(0.15, dark), (0.7, bright)]),
    )
    nodes.bump(h, strength, distance)
    return m


def check(color, color_2, n=7, rows=5):
    """Woven check on the UV layer: n stripes across, `rows` along."""
    m = surface(color, 0.92, specular=0.1, sheen=0.5, key=("check", color, color_2, n, rows))
    nodes = NodeBuilder(m)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["UV"], axes.inputs[0])
    st = lambda o, f, wd: nodes.math("LESS_THAN", nodes.math("FRACT", nodes.math("MULTIPLY", o, f)), wd)
    a, d = st(axes.outputs[0], n, 0.42), st(axes.outputs[1], rows, 0.42)
    col_ = nodes.mix(nodes.math("MULTIPLY", nodes.math("ADD", a, d), 0.5), color, color_2)
    thin = nodes.math("MAXIMUM", st(axes.outputs[0], n, 0.05), st(axes.outputs[1], rows, 0.05))
    nodes.set("Base Color", nodes.mix(nodes.math("MULTIPLY", thin, 0.5), col_, "#f6efe4"))
    w = nodes.math("SINE", nodes.math("MULTIPLY", nodes.math("ADD", axes.outputs[0], axes.outputs[1]), 700.0))
    nodes.bump(w, 0.25, 0.01)
    return m


def straw(color):
    """Plaited straw."""
    m = surface(color, 0.8, specular=0.25, sheen=0.3, key=("straw", color))
    nodes = NodeBuilder(m)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["UV"], axes.inputs[0])
    U, V = axes.outputs[0], axes.outputs[1]
    r = nodes.math("MULTIPLY", V, 46.0)
    a = nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", r, pi)))
    z = nodes.math(
        "SINE",
        nodes.math(
            "ADD", nodes.math("MULTIPLY", U, 150 * tau), nodes.math("MULTIPLY", nodes.math("FLOOR", r), pi)
        ),
    )
    h = nodes.math("ADD", a, nodes.math("MULTIPLY", z, 0.35))
    base = linear(color)
    nodes.set(
        "Base Color",
        nodes.ramp(
            nodes.math("ADD", nodes.math("MULTIPLY", h, 0.5), 0.2),
            [
                (0.15, tuple(x * 0.6 for x in base[:3]) + (1,)),
                (0.75, tuple(min(1, x * 1.08) for x in base[:3]) + (1,)),
            ],
        ),
    )
    nodes.bump(h, 0.7, 0.02)
    return m


def perforated_metal(color="#c9ccd0", n=60, rows=30):
    """Perforated sheet metal on the UV layer: n holes across, `rows` along."""
    m = surface(color, 0.28, metal=1, key=("grille", color, n))
    nodes = NodeBuilder(m)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["UV"], axes.inputs[0])
    a = nodes.math(
        "SINE",
        nodes.math(
            "MULTIPLY",
            nodes.math(
                "ADD",
                nodes.math("MULTIPLY", axes.outputs[0], n),
                nodes.math("MULTIPLY", axes.outputs[1], rows),
            ),
            tau,
        ),
    )
    d = nodes.math(
        "SINE",
        nodes.math(
            "MULTIPLY",
            nodes.math(
                "SUBTRACT",
                nodes.math("MULTIPLY", axes.outputs[0], n),
                nodes.math("MULTIPLY", axes.outputs[1], rows),
            ),
            tau,
        ),
    )
    h = nodes.math("MAXIMUM", a, d)
    base = linear(color)
    nodes.set("Base Color", nodes.ramp(h, [(0.2, tuple(x * 0.10 for x in base[:3]) + (1,)), (0.75, base)]))
    nodes.bump(h, 0.8, 0.02)
    return m
