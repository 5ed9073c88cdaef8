"""What stands behind and under a picture: sweeps, floors, walls, sky cards."""

import bpy

from kit.materials.natural import plaster
from kit.materials.solid import surface
from kit.nodes import NodeBuilder
from kit.objects import mesh_object, place
from kit.outlines import fillet


def sweep(color="#e8ddd0", material=None, w=40, back=4, h=16, r=2.5, front=16):
    """Infinite studio cyclorama: floor at z=0, wall `back` behind the origin."""
    pts = fillet([(-front, 0), (back, 0), (back, h)], [0, r, 0], 24)
    o = mesh_object(
        [(x, p[0], p[1]) for p in pts for x in (-w / 2, w / 2)],
        [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(pts) - 1)],
        material or surface(color, 0.75, specular=0.2),
        True,
        180,
    )
    return o


def floor(color="#cccccc", material=None, size=60, z=0):
    """Flat square floor at height z, `size` units wide."""
    k = size / 2
    return mesh_object(
        [(-k, -k, z), (k, -k, z), (k, k, z), (-k, k, z)],
        [(0, 1, 2, 3)],
        material or surface(color, 0.7),
        False,
    )


def wall(color="#e8ddd0", material=None, y=3, w=40, h=20, z=0, x=0):
    """Flat upright wall at `y`, facing the camera; plaster unless a material is given."""
    return mesh_object(
        [(x - w / 2, y, z), (x + w / 2, y, z), (x + w / 2, y, z + h), (x - w / 2, y, z + h)],
        [(0, 1, 2, 3)],
        material or plaster(color),
        False,
    )


def sky_card(loc, w, h, color_1, color_2, strength=1.0, rot=(0, 0, 0), mid=None):
    """Emissive backdrop card facing -Y with vertical gradient (c1 bottom, c2 top)"""
    result = bpy.data.materials.new("Bk")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    tree = result.node_tree
    tree.nodes.remove(nodes.principled)
    coords = nodes.node("TexCoord")
    axes = nodes.node("SeparateXYZ")
    nodes.link(coords.outputs["Generated"], axes.inputs[0])
    st = [(0, color_1), (1, color_2)] if not mid else [(0, color_1), (mid[0], mid[1]), (1, color_2)]
    c = nodes.ramp(axes.outputs[2], st)
    emitter = nodes.node("Emission")
    nodes.link(c, emitter.inputs[0])
    emitter.inputs[1].default_value = strength
    nodes.link(emitter.outputs[0], tree.nodes["Material Output"].inputs[0])
    o = mesh_object(
        [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0.001, h), (-w / 2, 0.001, h)], [(0, 1, 2, 3)], result, False
    )
    return place(o, loc, rot)
