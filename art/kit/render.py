"""Renders the scene and writes the picture."""

import os
import tempfile
import time

import bpy
import numpy as np

from kit import grade
from kit.denoise import denoise
from kit.options import OPTIONS

PASSES = ("Image", "Denoising Albedo", "Denoising Normal", "Denoising Depth")
# Two half renders: their difference tells the denoiser what is noise.
SEEDS = (11, 47)


def render(
    path=None,
    look="agx",
    exposure=0.0,
    contrast=1.0,
    sat=1.0,
    bloom=0.06,
    vignette=0.12,
    grain=0.004,
    mist=None,
    bounces=6,
    clamp=6,
    denoising=1.0,
    tint=None,
):
    """Renders at the size and samples of the command line and writes a PNG to `out=` or `path`.

        look      `agx` (photographic: rooms, food, landscapes) or `neutral` (keeps hex colours: products, people, brand)
        exposure  in stops; contrast and sat as factors; bloom, vignette and grain as amounts
        mist      (near, far, colour[, most]): haze between two distances
        bounces   of light; clamp limits indirect light per sample; denoising 0 turns the filter off
        tint      (shadow colour, highlight colour, amount)
    ."""
    started = time.time()
    prepare(bounces, clamp)
    halves = [render_half(seed) for seed in SEEDS]
    rendered = time.time()
    albedo, normal, depth = (0.5 * (halves[0][i] + halves[1][i]) for i in (1, 2, 3))
    a, b = (np.nan_to_num(np.clip(half[0][..., :3], 0, 200)) for half in halves)
    image = (
        denoise(a, b, albedo[..., :3], normal[..., :3], depth[..., :1], denoising)
        if denoising
        else 0.5 * (a + b)
    )
    if mist:
        image = grade.haze(image, depth[..., :1], *mist)
    image = image * 2**exposure
    if bloom:
        image = grade.bloom(image, bloom)
    if vignette:
        image = grade.vignette(image, vignette)
    image = grade.tonemap(image[::-1].astype(np.float32), look, contrast, sat)
    if tint:
        image = grade.tint(image, *tint)
    if grain:
        image = grade.grain(image, grain)
    path = OPTIONS.get("out", path or "picture.png")
    grade.save_png(path, image)
    print(
        f"RENDERED {path} in {rendered - started:.0f} s + {time.time() - rendered:.0f} s of filters",
        flush=True,
    )


def prepare(bounces, clamp):
    """Cycles settings, and a compositor that only writes the passes to files."""
    scene = bpy.context.scene
    settings = scene.render
    settings.engine = "CYCLES"
    settings.threads_mode = "FIXED"
    settings.threads = OPTIONS.get("threads", 2)
    settings.resolution_x, settings.resolution_y, settings.resolution_percentage = (
        OPTIONS["w"],
        OPTIONS["h"],
        100,
    )
    settings.use_persistent_data = True
    scene.view_settings.view_transform = "Standard"

    half = max(1, OPTIONS["spp"] // 2)
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = half
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.02
    cycles.adaptive_min_samples = min(16, half)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = cycles.glossy_bounces = min(4, bounces)
    cycles.transmission_bounces = max(8, bounces)
    cycles.transparent_max_bounces = 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 0
    cycles.blur_glossy = 1.0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    cycles.use_auto_tile = False

    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_z = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.name = "passes"
    files.format.file_format = "OPEN_EXR"
    files.format.color_depth = "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for i, name in enumerate(PASSES):
        files.file_slots.new(f"{i}_")
        tree.links.new(layers.outputs[name], files.inputs[i])
    tree.links.new(layers.outputs[0], tree.nodes.new("CompositorNodeComposite").inputs[0])


def render_half(seed):
    """The passes of one render, bottom row first."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    with tempfile.TemporaryDirectory(prefix="art-") as folder:
        scene.node_tree.nodes["passes"].base_path = folder
        bpy.ops.render.render(write_still=False)
        return [load(os.path.join(folder, f"{i}_{scene.frame_current:04d}.exr")) for i in range(len(PASSES))]


def load(path):
    """An image file as an array H × W × channels of linear values."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    w, h = image.size
    pixels = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    pixels = pixels.reshape(h, w, image.channels).copy()
    bpy.data.images.remove(image)
    return pixels
