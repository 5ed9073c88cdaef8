"""The empty scene and the light that surrounds it."""

from math import radians

import bpy
import numpy as np

from kit.color import linear


def start(seed=7):
    """Empties the scene and seeds what is random. Call it first."""
    np.random.seed(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new("World")
    scene.world.use_nodes = True
    world("#ffffff", 0.35)
    return scene


def world(color="#ffffff", strength=0.35, top=None):
    """Flat (or vertical two-tone) ambient light."""
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputWorld")
    bg = nt.nodes.new("ShaderNodeBackground")
    bg.inputs[1].default_value = strength
    bg.inputs[0].default_value = linear(color)
    nt.links.new(bg.outputs[0], out.inputs[0])
    if top:
        tc = nt.nodes.new("ShaderNodeTexCoord")
        sx = nt.nodes.new("ShaderNodeSeparateXYZ")
        r = nt.nodes.new("ShaderNodeValToRGB")
        nt.links.new(tc.outputs["Generated"], sx.inputs[0])
        nt.links.new(sx.outputs[2], r.inputs[0])
        nt.links.new(r.outputs[0], bg.inputs[0])
        r.color_ramp.elements[0].color = linear(color)
        r.color_ramp.elements[1].color = linear(top)
        r.color_ramp.elements[1].position = 0.6


def sky(
    elev=25,
    rot=0,
    strength=0.12,
    dust=1.0,
    sun_disc=True,
    sun_size=1.5,
    intensity=1.0,
    air=1.0,
    camera_colors=None,
    camera_top=0.3,
):
    """Nishita sky; elev/rot in degrees (rot 0 = sun from +Y, 90 = from +X). cam=(horizon,top) hex replaces it for camera rays."""
    nt = bpy.context.scene.world.node_tree
    nt.nodes.clear()
    out = nt.nodes.new("ShaderNodeOutputWorld")
    bg = nt.nodes.new("ShaderNodeBackground")
    t = nt.nodes.new("ShaderNodeTexSky")
    t.sky_type = "NISHITA"
    t.sun_elevation = radians(elev)
    t.sun_rotation = radians(rot)
    t.dust_density = dust
    t.sun_disc = sun_disc
    t.sun_size = radians(sun_size)
    t.sun_intensity = intensity
    t.air_density = air
    bg.inputs[1].default_value = strength
    nt.links.new(t.outputs[0], bg.inputs[0])
    if not camera_colors:
        nt.links.new(bg.outputs[0], out.inputs[0])
        return
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sx = nt.nodes.new("ShaderNodeSeparateXYZ")
    r = nt.nodes.new("ShaderNodeValToRGB")
    nt.links.new(tc.outputs["Generated"], sx.inputs[0])
    nt.links.new(sx.outputs[2], r.inputs[0])
    es = r.color_ramp.elements
    TOP = camera_top
    es[0].color = linear(camera_colors[0])
    es[0].position = 0
    es[1].color = linear(camera_colors[-1])
    es[1].position = TOP
    for i, c in enumerate(camera_colors[1:-1]):
        e = es.new(TOP * (i + 1) / (len(camera_colors) - 1))
        e.color = linear(c)
    bg2 = nt.nodes.new("ShaderNodeBackground")
    nt.links.new(r.outputs[0], bg2.inputs[0])
    bg2.inputs[1].default_value = 1
    lp = nt.nodes.new("ShaderNodeLightPath")
    mx = nt.nodes.new("ShaderNodeMixShader")
    nt.links.new(lp.outputs[0], mx.inputs[0])
    nt.links.new(bg.outputs[0], mx.inputs[1])
    nt.links.new(bg2.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs[0])


def sky_halo(direction, color="#ffb457", strength=0.5, narrow=40):
    """After sky(camera_colors=…): light around a low sun in `direction`, for the camera only; `narrow` makes it smaller."""
    tree = bpy.context.scene.world.node_tree
    coords, near = tree.nodes.new("ShaderNodeTexCoord"), tree.nodes.new("ShaderNodeVectorMath")
    near.operation = "DOT_PRODUCT"
    near.inputs[1].default_value = direction.normalized()
    tree.links.new(coords.outputs["Generated"], near.inputs[0])
    share = near.outputs["Value"]
    for operation, value in (("MAXIMUM", 0), ("POWER", narrow), ("MULTIPLY", strength)):
        step = tree.nodes.new("ShaderNodeMath")
        step.operation = operation
        step.inputs[1].default_value = value
        tree.links.new(share, step.inputs[0])
        share = step.outputs[0]
    added = tree.nodes.new("ShaderNodeMixRGB")
    added.blend_type = "ADD"
    added.inputs[2].default_value = linear(color)
    tree.links.new(share, added.inputs[0])
    for link in list(tree.links):
        if link.from_node.type == "VALTORGB" and link.to_node.type == "BACKGROUND":
            tree.links.new(link.from_socket, added.inputs[1])
            tree.links.new(added.outputs[0], link.to_socket)


def sky_fill(color="#6a97e6", strength=0.45):
    """After sky(cam=...): replace the Nishita LIGHT by a flat coloured fill (blue shade against a warm sun); the camera gradient stays."""
    nt = bpy.context.scene.world.node_tree
    for n in nt.nodes:
        if (
            n.type == "BACKGROUND"
            and n.inputs[0].is_linked
            and n.inputs[0].links[0].from_node.type == "TEX_SKY"
        ):
            nt.links.remove(n.inputs[0].links[0])
            n.inputs[0].default_value = linear(color)
            n.inputs[1].default_value = strength
