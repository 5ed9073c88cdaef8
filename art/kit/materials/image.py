"""Printed surfaces: graphics drawn as SVG, turned into images once, laid on by UV coordinates."""

import hashlib
import os
import subprocess
from pathlib import Path

import bpy

from kit.nodes import NodeBuilder

ART = Path(__file__).resolve().parents[2]
TEXTURES = ART / ".cache"
RASTERISER = Path(__file__).with_name("svg-to-png.mjs")


def svg_image(body, w=1024, h=1024, bg="#ffffff"):
    """Path of the PNG of an SVG body (user units = pixels), made once for each content."""
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="0 0 {w} {h}">'
        f'<rect width="{w}" height="{h}" fill="{bg}"/>{body}</svg>'
    )
    image = TEXTURES / f"{hashlib.sha256(svg.encode()).hexdigest()[:12]}.png"
    if not image.exists():
        TEXTURES.mkdir(exist_ok=True)
        partial = f"{image}.{os.getpid()}"
        node = os.environ.get("ART_NODE", "node")
        subprocess.run([node, str(RASTERISER), partial], input=svg.encode(), check=True)
        os.replace(partial, image)
    return str(image)


def image_surface(path, rough=0.5, specular=0.3, metal=0, coat=0, bump=0, emit=0):
    """Material that shows an image by its UV coordinates; emit > 0 lets it shine."""
    result = bpy.data.materials.new("Image")
    result.use_nodes = True
    nodes = NodeBuilder(result)
    texture = nodes.node("TexImage")
    texture.image = bpy.data.images.load(path, check_existing=True)
    texture.extension = "EXTEND"
    texture.interpolation = "Cubic"
    coords = nodes.node("TexCoord")
    nodes.link(coords.outputs["UV"], texture.inputs[0])
    nodes.link(texture.outputs[0], nodes.principled.inputs["Base Color"])
    nodes.set("Roughness", rough)
    nodes.set("Specular", specular)
    nodes.set("Metallic", metal)
    nodes.set("Clearcoat", coat)
    if emit:
        nodes.link(texture.outputs[0], nodes.principled.inputs["Emission"])
        nodes.set("Emission Strength", emit)
    if bump:
        nodes.bump(nodes.noise(nodes.coords(1), 70, 3).outputs[0], bump, 0.01)
    return result


def svg_surface(body, w=1024, h=1024, bg="#ffffff", **surface):
    """Material printed with an SVG body; further arguments go to `image_surface`."""
    return image_surface(svg_image(body, w, h, bg), **surface)
