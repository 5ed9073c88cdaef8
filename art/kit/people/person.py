"""A friendly bust: head radius about 0.9 at the origin, face towards -Y."""

import random
from math import radians

from mathutils import Euler, Vector

from kit.materials.textile import fabric
from kit.objects import group
from kit.onto import ray_target
from kit.people import face
from kit.people.clothes import GARMENTS, Wearer, torso
from kit.people.hair import beanie, hair, hijab
from kit.shapes import lathe


def person(
    skin_color,
    hair_kind,
    hair_color,
    top,
    cloth="crew",
    top2=None,
    glasses=None,
    glasses_shape="round",
    beard=None,
    beard_length=0.0,
    moustache=False,
    earrings=None,
    tilt=0,
    turn=0,
    smile="closed",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    seed=1,
    lips=None,
    freckles=False,
    brow_color=None,
    brow=1.0,
    lash=False,
    jaw=1.0,
    build=1.0,
    hat_color=None,
    blush=0.5,
    eye_color="#241813",
    nose=1.0,
):
    """Builds a bust from the traits in `people.cast`; tilt and turn in degrees, jaw, nose, brow and build as factors.

    cloth: a key of GARMENTS. hair_kind: a kind of `hair`, or bald or hijab. smile: closed, soft or open.
    """
    rng = random.Random(seed)
    skin = face.skin(skin_color, blush)
    skull = face.skull(skin, jaw, nose, ears=hair_kind != "hijab")
    target = ray_target(skull)
    head = [skull]
    head += face.eyes(target, eye_color, brow_color or hair_color, brow, lash)
    head += face.mouth(target, skin_color, smile, lips)
    if freckles:
        head += face.freckles(target, skin_color, rng)
    if beard:
        head.append(face.beard(target, beard, beard_length, hair_kind == "bald", smile == "open"))
    if moustache:
        head.append(face.moustache(target, beard or moustache))
    if hair_kind == "hijab":
        head += hijab(hair_color)
    elif hair_kind != "bald":
        head += hair(hair_kind, hair_color, rng)
    if hair_kind == "beanie":
        head += beanie(hat_color)
    if glasses:
        head += face.glasses(target, glasses, glasses_shape)
    if earrings:
        head += face.earrings(earrings)
    pivot = Vector((0, 0.1, -0.85))
    pose = Euler((0, radians(tilt), radians(turn))).to_matrix()
    posed = group(head)
    posed.rotation_euler = pose.to_euler()
    posed.location = pivot - pose @ pivot

    main = fabric(top, "knit" if cloth == "turtle" else "felt", 1.0, 0.3)
    neck = lathe([(0.30, -1.55), (0.365, -1.2), (0.365, -0.95), (0.42, -0.5)], skin, 0.15, loc=(0, 0.10, 0))
    body = torso(main, build)
    second = fabric(top2, "felt", 1, 0.3) if top2 else None
    wearer = Wearer(ray_target(body), main, second, skin, top)
    return group([posed, group([neck, body, *GARMENTS[cloth](wearer)])], loc, rot)
