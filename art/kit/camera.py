"""Cameras. The last one made is the one that takes the picture."""

from math import cos, radians, sin

import bpy
from mathutils import Matrix, Vector

from kit.objects import link


def camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0), ortho=None, roll=0):
    """Fstop: DOF (scene units are treated as metres x 1; use small numbers like .6 for table-top). focus: point or None=target."""
    c = bpy.data.cameras.new("cam")
    o = link(bpy.data.objects.new("cam", c))
    o.location = loc
    d = Vector(target) - Vector(loc)
    o.rotation_euler = (
        d.to_track_quat("-Z", "Y").to_matrix() @ Matrix.Rotation(radians(roll), 3, "Z")
    ).to_euler()
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 5000
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    if fstop:
        c.dof.use_dof = True
        c.dof.aperture_fstop = fstop
        f = Vector(focus) if focus else Vector(target)
        fw = d.normalized()
        c.dof.focus_distance = (f - Vector(loc)).dot(fw)
        c.dof.aperture_blades = 0
    bpy.context.scene.camera = o
    return o


def isometric(target=(0, 0, 0), scale=6, azimuth=45, elevation=30):
    """Parallel camera looking at `target`; `scale` is the width of the picture in units."""
    a, e = radians(azimuth), radians(elevation)
    d = Vector((cos(e) * sin(a), -cos(e) * cos(a), sin(e))) * 40
    return camera(Vector(target) + d, target, ortho=scale)
