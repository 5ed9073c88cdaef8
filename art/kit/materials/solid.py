"""The general surface and the plain materials made from it, glass and colour gradients."""

import bpy

from kit.color import linear
from kit.nodes import NodeBuilder

CACHE = {}


def surface(
    color="#cccccc",
    rough=0.5,
    metal=0,
    specular=0.5,
    sheen=0,
    coat=0,
    trans=0,
    ior=1.45,
    sss=0,
    sss_color=None,
    sss_radius=0.1,
    emit=None,
    emit_strength=1,
    mottle=0,
    mottle_scale=3,
    bump=0,
    bump_scale=20,
    bump_dist=0.02,
    aniso=0,
    alpha=1,
    key=None,
):
    """The general surface. mottle: subtle value variation; bump: noise bump strength."""
    k = key or (
        "mat",
        color,
        rough,
        metal,
        specular,
        sheen,
        coat,
        trans,
        ior,
        sss,
        sss_color,
        sss_radius,
        emit,
        emit_strength,
        mottle,
        mottle_scale,
        bump,
        bump_scale,
        bump_dist,
        aniso,
        alpha,
    )
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("M")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    nodes.set("Base Color", linear(color))
    nodes.set("Roughness", rough)
    nodes.set("Metallic", metal)
    nodes.set("Specular", specular)
    nodes.set("Sheen", sheen)
    nodes.set("Clearcoat", coat)
    nodes.set("Clearcoat Roughness", 0.08)
    nodes.set("Transmission", trans)
    nodes.set("IOR", ior)
    nodes.set("Anisotropic", aniso)
    nodes.set("Alpha", alpha)
    if sss:
        nodes.set("Subsurface", sss)
        nodes.set("Subsurface Color", linear(sss_color or color))
        nodes.set("Subsurface Radius", (sss_radius, sss_radius * 0.45, sss_radius * 0.3))
    if emit:
        nodes.set("Emission", linear(emit))
        nodes.set("Emission Strength", emit_strength)
    if mottle:
        base = linear(color)
        v = nodes.coords(1)
        n = nodes.noise(v, mottle_scale, 5, 0.6)
        d = tuple(x * (1 - mottle) for x in base[:3]) + (1,)
        e = tuple(min(1, x * (1 + mottle)) for x in base[:3]) + (1,)
        nodes.set("Base Color", nodes.ramp(n.outputs[0], [(0.3, d), (0.7, e)]))
        nodes.set("Roughness", nodes.math("ADD", nodes.math("MULTIPLY", n.outputs[0], 0.2), rough - 0.1))
    if bump:
        nodes.bump(nodes.noise(nodes.coords(1), bump_scale, 3).outputs[0], bump, bump_dist)
    CACHE[k] = result
    return result


def clay(color, rough=0.62, mottle=0.04, bump=0.12):
    """Matt, slightly mottled clay: the default where a prop is given only a colour."""
    return surface(color, rough, mottle=mottle, specular=0.35, bump=bump, bump_scale=60, bump_dist=0.01)


def ceramic(color, rough=0.18):
    """Glazed ceramic."""
    return surface(color, rough, coat=0.35, mottle=0.02)


def plastic(color, rough=0.32):
    """Smooth plastic with a faint lacquer."""
    return surface(color, rough, coat=0.15)


def metal(color="#d8d8da", rough=0.22, aniso=0):
    """Metal; aniso > 0 for brushed."""
    return surface(color, rough, metal=1, aniso=aniso)


GOLD, BRASS, STEEL, CHROME, COPPER, BLACKM = "#e8b86b", "#cfa163", "#c3c6c9", "#f2f2f2", "#d98c6a", "#23242a"


def emission(color, strength=5):
    """Surface that shines; strength 1 shows its colour, 5 and more lights its surroundings."""
    return surface(color, 0.5, emit=color, emit_strength=strength)


def glass(tint="#ffffff", rough=0.0, ior=1.45, shadow=0.9):
    """Glass whose shadow rays pass straight through (no caustic noise). tint also colours the shadow."""
    k = ("glass", tint, rough, ior, shadow)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Glass")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    tree.nodes.remove(nodes.principled)
    g = nodes.node("BsdfGlass")
    g.inputs[0].default_value = linear(tint)
    g.inputs[1].default_value = rough
    g.inputs[2].default_value = ior
    clear_shader = nodes.node("BsdfTransparent")
    base = linear(tint)
    clear_shader.inputs[0].default_value = tuple(x * shadow for x in base[:3]) + (1,)
    ray = nodes.node("LightPath")
    mixed = nodes.node("MixShader")
    f = nodes.math("MAXIMUM", ray.outputs["Is Shadow Ray"], ray.outputs["Is Diffuse Ray"])
    nodes.link(f, mixed.inputs[0])
    nodes.link(g.outputs[0], mixed.inputs[1])
    nodes.link(clear_shader.outputs[0], mixed.inputs[2])
    nodes.link(mixed.outputs[0], tree.nodes["Material Output"].inputs[0])
    CACHE[k] = result
    return result


def gradient(color_1, color_2, axis="Z", lo=0.0, hi=1.0, rough=0.4, emit=0, coat=0.1):
    """Linear gradient across Generated coords (great for UI, spheres, ribbons)"""
    result = bpy.data.materials.new("Grad")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["Generated"], axes.inputs[0])
    c = nodes.ramp(axes.outputs["XYZ".index(axis)], [(lo, color_1), (hi, color_2)])
    nodes.set("Base Color", c)
    nodes.set("Roughness", rough)
    nodes.set("Clearcoat", coat)
    if emit:
        nodes.link(c, nodes.principled.inputs["Emission"])
        nodes.set("Emission Strength", emit)
    return result


def tiles(color="#dfe6e2", joint="#7d8a88", size=0.2, plane="XY", rough=0.2, gap=0.03, uneven=0.12):
    """Square glazed tiles of `size`, laid in a plane of the object; `gap` is the joint's share, `uneven` the tiles' difference."""
    k = ("tiles", color, joint, size, plane, rough, gap, uneven)
    if k in CACHE:
        return CACHE[k]
    result = bpy.data.materials.new("Tiles")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    axes = nodes.node("SeparateXYZ")
    nodes.link(nodes.coords(1), axes.inputs[0])
    flat = nodes.node("CombineXYZ")
    for i, axis in enumerate(plane):
        nodes.link(axes.outputs["XYZ".index(axis)], flat.inputs[i])
    brick = nodes.node("TexBrick", offset=0.0, squash=1.0)
    nodes.link(flat.outputs[0], brick.inputs["Vector"])
    base = linear(color)
    brick.inputs["Color1"].default_value = base
    brick.inputs["Color2"].default_value = tuple(x * (1 - uneven) for x in base[:3]) + (1,)
    brick.inputs["Mortar"].default_value = linear(joint)
    brick.inputs["Scale"].default_value = 1 / size
    brick.inputs["Brick Width"].default_value = 1
    brick.inputs["Row Height"].default_value = 1
    brick.inputs["Mortar Size"].default_value = gap
    brick.inputs["Mortar Smooth"].default_value = 0.3
    nodes.set("Base Color", brick.outputs["Color"])
    nodes.set("Roughness", nodes.math("ADD", nodes.math("MULTIPLY", brick.outputs["Fac"], 0.5), rough))
    nodes.bump(nodes.math("SUBTRACT", 1.0, brick.outputs["Fac"]), 0.3, 0.004)
    CACHE[k] = result
    return result
