"""Wood, stone, plaster, leaves, rock and water."""

import bpy

from kit.color import linear
from kit.materials.solid import CACHE
from kit.nodes import NodeBuilder


def wood(color_1="#b98a5e", color_2="#8a5a36", scale=1.0, axis="X", rough=0.42, coat=0.1):
    """Planed timber; grain runs along `axis` in object space."""
    k = ("wood", color_1, color_2, scale, axis, rough)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Wood")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    st = {"X": (0.12, 1, 1), "Y": (1, 0.12, 1), "Z": (1, 1, 0.12)}[axis]
    v = nodes.coords(tuple(scale * x for x in st))
    big = nodes.noise(v, 1.6, 2, 0.45, 1.2).outputs[0]
    rings = nodes.math("FRACT", nodes.math("MULTIPLY", big, 9.0))
    tri = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", rings, 0.5))
    fib = nodes.noise(nodes.coords(tuple(scale * (x if x == 1 else 0.03) for x in st)), 55, 3, 0.6).outputs[0]
    f = nodes.math("ADD", nodes.math("MULTIPLY", tri, 0.75), nodes.math("MULTIPLY", fib, 0.55))
    nodes.set("Base Color", nodes.ramp(f, [(0.25, color_2), (0.72, color_1)]))
    nodes.set("Clearcoat", coat)
    nodes.set("Clearcoat Roughness", 0.3)
    nodes.set("Roughness", nodes.math("ADD", nodes.math("MULTIPLY", fib, 0.2), rough - 0.1))
    nodes.bump(fib, 0.12, 0.01)
    CACHE[k] = result
    return result


def marble(base="#f2efea", vein="#8d8a88", scale=1.0, rough=0.16, gold=None):
    """Polished marble with broad and fine veins; `gold` colours the broad ones."""
    k = ("marble", base, vein, scale, rough, gold)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Marble")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(scale)
    n = nodes.noise(v, 1.1, 7, 0.62, 1.4).outputs[0]
    d = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", n, 0.5))
    n2 = nodes.noise(v, 3.1, 6, 0.6, 0.8).outputs[0]
    d2 = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", n2, 0.52))
    cloud = nodes.noise(v, 0.8, 3).outputs[0]
    veins = nodes.ramp(d, [(0, 0.75), (0.018, 0.28), (0.07, 0.0)])
    fine = nodes.ramp(d2, [(0, 0.3), (0.02, 0.0)])
    c = nodes.mix(nodes.ramp(cloud, [(0.35, 0.22), (0.7, 0.0)]), base, vein)
    c = nodes.mix(veins, c, gold or vein)
    c = nodes.mix(fine, c, vein)
    nodes.set("Base Color", c)
    nodes.set("Roughness", rough)
    nodes.set("Clearcoat", 0.2)
    CACHE[k] = result
    return result


def concrete(color="#b9b3aa", scale=1.0, rough=0.8, boards=0):
    """Boards>0: board-marked formwork lines every 1/boards units in Z."""
    k = ("conc", color, scale, rough, boards)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Concrete")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(scale)
    big = nodes.noise(v, 0.7, 6, 0.65).outputs[0]
    fine = nodes.noise(v, 18, 5, 0.7).outputs[0]
    base = linear(color)
    dark = tuple(x * 0.72 for x in base[:3]) + (1,)
    bright = tuple(min(1, x * 1.12) for x in base[:3]) + (1,)
    col = nodes.mix(
        nodes.ramp(fine, [(0.3, 0.25), (0.7, 0.0)]), nodes.ramp(big, [(0.3, dark), (0.7, bright)]), dark
    )
    h = fine
    if boards:
        axes = nodes.node("SeparateXYZ")
        nodes.link(v, axes.inputs[0])
        fr = nodes.math("FRACT", nodes.math("MULTIPLY", axes.outputs[2], boards))
        line = nodes.ramp(fr, [(0, 0.0), (0.03, 1.0)])
        col = nodes.mix(line, nodes.mix(0.5, col, dark), col)
        h = nodes.math("ADD", nodes.math("MULTIPLY", line, 1.5), fine)
    nodes.set("Base Color", col)
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.3)
    nodes.bump(h, 0.18, 0.02)
    CACHE[k] = result
    return result


def plaster(color="#e8ddd0", scale=1.0, strength=0.25):
    """Limewash / venetian plaster wall."""
    k = ("plaster", color, scale, strength)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Plaster")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(scale)
    big = nodes.noise(v, 0.8, 6, 0.6, 0.6).outputs[0]
    fine = nodes.noise(v, 9, 4, 0.6).outputs[0]
    base = linear(color)
    nodes.set(
        "Base Color",
        nodes.ramp(
            big,
            [
                (0.3, tuple(x * 0.90 for x in base[:3]) + (1,)),
                (0.7, tuple(min(1, x * 1.05) for x in base[:3]) + (1,)),
            ],
        ),
    )
    nodes.set("Roughness", 0.85)
    nodes.set("Specular", 0.25)
    nodes.bump(nodes.math("ADD", nodes.math("MULTIPLY", big, 2.0), fine), strength, 0.02)
    CACHE[k] = result
    return result


def water(color="#2f8f9d", deep="#0f5f73", scale=1.0, rough=0.03, bump=0.25, distance=0.05, clear=0.0):
    """Sea / pool / shallow tray surface. clear>0 lets the floor show through."""
    k = ("water", color, deep, scale, rough, bump, clear)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Water")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords((scale, scale, scale))
    tree = result.node_tree
    n1 = nodes.noise(v, 1.0, 5, 0.55, 0.6).outputs[0]
    n2 = nodes.noise(v, 4.5, 4, 0.5).outputs[0]
    h = nodes.math("ADD", n1, nodes.math("MULTIPLY", n2, 0.35))
    nodes.set("Base Color", nodes.mix(nodes.ramp(n1, [(0.35, 0.0), (0.65, 1.0)]), deep, color))
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.6)
    nodes.set("IOR", 1.33)
    nodes.bump(h, bump, distance)
    if clear:
        clear_shader = nodes.node("BsdfTransparent")
        clear_shader.inputs[0].default_value = linear(color)
        mixed = nodes.node("MixShader")
        mixed.inputs[0].default_value = clear
        facing = nodes.node("LayerWeight")
        facing.inputs[0].default_value = 0.25
        f = nodes.math("MULTIPLY", nodes.math("SUBTRACT", 1.0, facing.outputs["Fresnel"]), clear)
        nodes.link(f, mixed.inputs[0])
        nodes.link(nodes.principled.outputs[0], mixed.inputs[1])
        nodes.link(clear_shader.outputs[0], mixed.inputs[2])
        nodes.link(mixed.outputs[0], tree.nodes["Material Output"].inputs[0])
    CACHE[k] = result
    return result


def lagoon(shallow="#8eeadb", mid="#2fc3cf", deep="#1490bd", r0=3.2, r1=5.6, rough=0.04, bump=0.10):
    """Opaque stylised sea whose colour runs from shallow near the object origin to deep at r1; a foam ring at r0."""
    result = bpy.data.materials.new("Lag")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    v = nodes.coords(1)
    ln = nodes.node("VectorMath", operation="LENGTH")
    mp = nodes.node("Mapping")
    nodes.link(v, mp.inputs[0])
    mp.inputs["Scale"].default_value = (1, 1, 0)
    nodes.link(mp.outputs[0], ln.inputs[0])
    n = nodes.noise(v, 1.1, 4, 0.5).outputs[0]
    d = nodes.math("ADD", ln.outputs["Value"], nodes.math("MULTIPLY", nodes.math("SUBTRACT", n, 0.5), 1.1))
    f = nodes.math("DIVIDE", nodes.math("SUBTRACT", d, r0), r1 - r0)
    nodes.set("Base Color", nodes.ramp(f, [(0, shallow), (0.38, mid), (1.0, deep)]))
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.5)
    nodes.bump(nodes.noise(v, 2.2, 4, 0.5).outputs[0], bump, 0.05)
    return result


def leaf_surface(color_1="#3f6b45", color_2="#5f8f55", rough=0.38):
    """Leaf that lets light through; every object with it gets its own shade between the two colours."""
    k = ("leaf", color_1, color_2, rough)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Leaf")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    oi = nodes.node("ObjectInfo")
    n = nodes.noise(nodes.coords(1), 2.5, 3).outputs[0]
    c = nodes.mix(nodes.math("MULTIPLY", nodes.math("ADD", oi.outputs["Random"], n), 0.5), color_1, color_2)
    nodes.set("Base Color", c)
    nodes.set("Roughness", rough)
    nodes.set("Specular", 0.4)
    tr = nodes.node("BsdfTranslucent")
    nodes.link(nodes.mix(0.5, c, "#b9d36a"), tr.inputs[0])
    mixed = nodes.node("MixShader")
    mixed.inputs[0].default_value = 0.22
    nodes.link(nodes.principled.outputs[0], mixed.inputs[1])
    nodes.link(tr.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], tree.nodes["Material Output"].inputs[0])
    CACHE[k] = result
    return result


def rock(color_1, color_2, lo, hi, snow="#ffffff", line=0.72, jag=0.35, scale=0.3):
    """Rock between two colours by height (lo to hi), snow above the share `line`, with a ragged edge."""
    result = bpy.data.materials.new("Rk")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    g = nodes.node("NewGeometry")
    axes = nodes.node("SeparateXYZ")
    nodes.link(g.outputs["Position"], axes.inputs[0])
    n = nodes.noise(g.outputs["Position"], scale, 4, 0.6).outputs[0]
    f = nodes.math("DIVIDE", nodes.math("SUBTRACT", axes.outputs[2], lo), hi - lo)
    fj = nodes.math("ADD", f, nodes.math("MULTIPLY", nodes.math("SUBTRACT", n, 0.5), jag))
    nodes.set(
        "Base Color",
        nodes.mix(
            nodes.ramp(fj, [(line, 0.0), (line + 0.03, 1.0)]),
            nodes.ramp(f, [(0.0, color_1), (0.6, color_2)]),
            snow,
        ),
    )
    nodes.set("Roughness", 0.9)
    nodes.set("Specular", 0.1)
    return result
