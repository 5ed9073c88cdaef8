"""Putting things into the scene: place, group, copy, bend, finish."""

from math import radians

import bpy
from mathutils import Vector, noise

from kit.materials.solid import clay


def link(obj):
    """Adds an object to the scene."""
    bpy.context.scene.collection.objects.link(obj)
    return obj


def place(obj, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0):
    """Sets position, rotation (degrees) and scale."""
    obj.location = loc
    obj.rotation_euler = [radians(a) for a in rot]
    obj.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return obj


def set_material(obj, material):
    """Gives an object one material; a colour string means clay, None leaves it alone."""
    if material is None:
        return obj
    if isinstance(material, str):
        material = clay(material)
    obj.data.materials.clear()
    obj.data.materials.append(material)
    return obj


def shade_smooth(obj, angle=40):
    """Smooth shading except at edges sharper than `angle` degrees."""
    me = obj.data
    me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    me.use_auto_smooth = True
    me.auto_smooth_angle = radians(angle)
    return obj


def mesh_object(verts, faces, material=None, smooth=True, angle=40, name="o"):
    """Object from vertices and faces. `angle`: edges flatter than this many degrees are shaded smooth."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    o = link(bpy.data.objects.new(name, mesh))
    if smooth:
        shade_smooth(o, angle)
    return set_material(o, material)


def group(parts, loc=(0, 0, 0), rot=(0, 0, 0), scale=1.0, name="grp"):
    """Puts parts under one empty, so that they move as one. Parts that have a parent keep it."""
    e = link(bpy.data.objects.new(name, None))
    for p in parts:
        if p is not None and p.parent is None:
            p.parent = e
    return place(e, loc, rot, scale)


def add_modifier(obj, kind, **settings):
    """Adds a modifier and sets its properties by name."""
    m = obj.modifiers.new(kind, kind)
    for a, v in settings.items():
        setattr(m, a, v)
    return m


def add_bevel(obj, width=0.03, segments=4, angle=35):
    """Rounds all edges sharper than `angle` degrees."""
    add_modifier(
        obj,
        "BEVEL",
        width=width,
        segments=segments,
        limit_method="ANGLE",
        angle_limit=radians(angle),
        harden_normals=False,
    )
    shade_smooth(obj, 50)
    return obj


def subdivide(obj, levels=2):
    """Smooths a mesh by subdivision."""
    add_modifier(obj, "SUBSURF", levels=levels, render_levels=levels)
    return obj


def duplicate(obj, loc=None, rot=None, scale=None):
    """Linked duplicate, recursive (share mesh data; cheap)"""
    n = obj.copy()
    link(n)
    for c in obj.children:
        d = duplicate(c)
        d.parent = n
        d.matrix_parent_inverse = c.matrix_parent_inverse.copy()
    if loc is not None:
        n.location = loc
    if rot is not None:
        n.rotation_euler = [radians(a) for a in rot]
    if scale is not None:
        n.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return n


def apply_modifiers(obj):
    """Replaces the mesh by what its modifiers make of it."""
    depsgraph = bpy.context.evaluated_depsgraph_get()
    mesh = bpy.data.meshes.new_from_object(obj.evaluated_get(depsgraph))
    obj.modifiers.clear()
    obj.data = mesh
    shade_smooth(obj, 180)
    return obj


def displace(obj, amount=0.1, scale=1.0, detail=3, offset=(0, 0, 0)):
    """Bake noise along normals into the mesh (after adding enough geometry)"""
    me = obj.data
    for v in me.vertices:
        n = noise.fractal((v.co + Vector(offset)) * scale, 1.0, 2.0, detail)
        v.co += v.normal * n * amount
    me.update()
    return obj


def soften(obj, amount=0.02, frequency=1.6, detail=2, offset=(3, 1, 7)):
    """Slight unevenness, so that cloth and leather do not look machined."""
    displace(obj, amount, frequency, detail, offset)
    return obj
