"""Render, filter and composite: one picture with a transparent ground that suits every stage, light and dark.

Two renders of the product with different seeds measure the noise. A third, small render holds the shadow only: the product
is hidden from its camera and the floor catches the shadow. Shadow and product are composed afterwards.
"""
import os
import tempfile

import bpy
import cv2
import numpy as np

from .filter import denoise, grain

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
SHADOW_COLOUR = np.array((.035, .018, .010), np.float32)


def settings(size, samples, threads):
    """Cycles on the processor. Clamped indirect light prevents bright single pixels."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device = 'CPU'
    c.samples, c.use_adaptive_sampling, c.adaptive_threshold = samples, True, .02
    c.adaptive_min_samples = max(8, samples // 4)
    c.use_denoising = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 14, 3, 4
    c.transmission_bounces, c.transparent_max_bounces, c.volume_bounces = 12, 14, 0
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 4, 12, 1
    c.caustics_reflective = c.caustics_refractive = False
    c.light_sampling_threshold, c.tile_size = .02, 2048
    c.film_transparent_glass, c.film_transparent_roughness = True, .2
    scene.render.film_transparent = True
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.render.resolution_x = scene.render.resolution_y = size
    scene.render.resolution_percentage = 100


def render_passes(folder, seed):
    """One render; returns a float array (height, width, 4) for each pass, top row first, colours premultiplied."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    scene.cycles.seed = seed
    layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_depth, target.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    tree.links.new(source.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    target.file_slots.clear()
    for name, output in PASSES.items():
        target.file_slots.new(f'{name}_')
        tree.links.new(source.outputs[output], target.inputs[f'{name}_'])
    scene.frame_current = 1
    bpy.ops.render.render()
    arrays = {}
    for name in PASSES:
        image = bpy.data.images.load(os.path.join(folder, f'{name}_0001.exr'))
        image.colorspace_settings.name = 'Linear' if name == 'color' else 'Non-Color'
        width, height = image.size
        pixels = np.empty(width * height * 4, np.float32)
        image.pixels.foreach_get(pixels)
        arrays[name] = pixels.reshape(height, width, 4)[::-1].copy()
        bpy.data.images.remove(image)
    return arrays


def shadow_alpha(folder, size, samples, floor):
    """The share of light that the product takes from the floor, 0 to 1, without its noise."""
    scene = bpy.context.scene
    hidden = [o for o in scene.objects if o.type == 'MESH' and o is not floor and o.visible_camera]
    for o in hidden:
        o.visible_camera = False
    floor.visible_camera, floor.is_shadow_catcher = True, True
    scene.render.resolution_x = scene.render.resolution_y = size // 2
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = samples, False
    alpha = render_passes(folder, 5)['color'][..., 3]
    for o in hidden:
        o.visible_camera = True
    floor.visible_camera, floor.is_shadow_catcher = False, False
    alpha = cv2.medianBlur(np.ascontiguousarray(alpha), 3)
    wide = max(1, size / 130)
    alpha = cv2.GaussianBlur(alpha, (0, 0), wide)
    alpha = np.clip((alpha - .03) / .97, 0, 1)
    y, x = np.mgrid[-1:1:alpha.shape[0] * 1j, -1:1:alpha.shape[1] * 1j]
    out = np.clip((np.hypot(x, (y - .35) / .62) - .50) / .48, 0, 1)            # a round end: nothing is cut by the border
    edge = 1 - out * out * (3 - 2 * out)
    return cv2.resize((alpha * edge).astype(np.float32), (size, size), interpolation=cv2.INTER_CUBIC).clip(0, 1)


def tone(linear, exposure=0., contrast=.22):
    """Linear light to display values: linear up to the middle, soft shoulder for highlights, a slight S for depth."""
    x = np.maximum(linear, 0) * 2 ** exposure
    knee = .55
    y = np.where(x < knee, x, knee + (1 - knee) * (1 - np.exp(-(x - knee) / (1 - knee) * .9)))
    s = np.where(y <= .0031308, y * 12.92, 1.055 * np.maximum(y, 1e-9) ** (1 / 2.4) - .055)
    s = np.clip(s, 0, 1)
    return s + contrast * (s * s * (3 - 2 * s) - s)


def compose(product, shadow, exposure):
    """Product over shadow; returns display values with straight alpha (height, width, 4), 0 to 1."""
    alpha = np.clip(product[..., 3:], 0, 1)
    straight = product[..., :3] / np.maximum(alpha, 1e-4)
    front = tone(straight, exposure) * alpha
    under = shadow[..., None] * (1 - alpha)
    total = alpha + under
    dark = tone(SHADOW_COLOUR)
    return np.concatenate(((front + dark * under) / np.maximum(total, 1e-4), total), -1)


def shoot(path, floor, size=640, samples=96, threads=2, exposure=0., strength=.7, shadow=.62):
    """Renders the scene into a PNG with transparent ground."""
    with tempfile.TemporaryDirectory() as folder:
        settings(size, samples // 2, threads)
        a, b = render_passes(folder, 11), render_passes(folder, 77)
        features = [((a[k] + b[k]) / 2, s) for k, s in (('albedo', .09), ('normal', .35))]
        product = denoise(a['color'], b['color'], features, strength)
        catch = shadow_alpha(folder, size, max(24, samples // 3), floor)
    picture = compose(grain(product, .008), catch * shadow, exposure)
    blue_first = picture[..., [2, 1, 0, 3]]
    cv2.imwrite(path, np.round(blue_first.clip(0, 1) * 65535).astype(np.uint16))
