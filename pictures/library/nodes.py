"""Colours, and a small builder of material graphs."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise


def rgb(h):
    """'#rrggbb' (sRGB) -> linear tuple."""
    h = h.lstrip('#')
    f = lambda c: c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4
    return tuple(f(int(h[i:i + 2], 16) / 255) for i in (0, 2, 4))


def col(c):
    return rgb(c) if isinstance(c, str) else tuple(c[:3])


def mixc(a, b, t):
    a, b = col(a), col(b)
    return tuple(x + (y - x) * t for x, y in zip(a, b))


class M:
    """Tiny node builder:  m = M('name'); n = m('TexNoise', Scale=3); m.link(n['Fac'], bsdf['Roughness'])"""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.t = self.m.node_tree
        self.t.nodes.clear()
        self.out = self.t.nodes.new('ShaderNodeOutputMaterial')

    def __call__(self, kind, _op=None, **kw):
        n = self.t.nodes.new('ShaderNode' + kind)
        if _op:
            if hasattr(n, 'operation'): n.operation = _op
            elif hasattr(n, 'blend_type'): n.blend_type = _op
        for k, v in kw.items():
            key = k.replace('_', ' ')
            if key.startswith('i') and key[1:].isdigit(): s = n.inputs[int(key[1:])]
            elif key in n.inputs: s = n.inputs[key]
            else: setattr(n, k, v); continue
            if isinstance(v, bpy.types.NodeSocket): self.t.links.new(v, s)
            elif s.type == 'RGBA': s.default_value = (*col(v), 1) if not isinstance(v, float) else (v, v, v, 1)
            else: s.default_value = v
        return n

    def math(self, op, a, b=0., c=None, clamp=False):
        n = self('Math', op, i0=a, i1=b)
        n.use_clamp = clamp
        if c is not None:
            if isinstance(c, bpy.types.NodeSocket): self.t.links.new(c, n.inputs[2])
            else: n.inputs[2].default_value = c
        return n.outputs[0]

    def ramp(self, fac, stops, ease='LINEAR'):
        n = self('ValToRGB')
        cr = n.color_ramp; cr.interpolation = ease
        stops = [(p, col(c) if not isinstance(c, (int, float)) else (c, c, c)) for p, c in stops]
        cr.elements[0].position, cr.elements[0].color = stops[0][0], (*stops[0][1], 1)
        cr.elements[1].position, cr.elements[1].color = stops[-1][0], (*stops[-1][1], 1)
        for p, c in stops[1:-1]:
            cr.elements.new(p).color = (*c, 1)
        self.t.links.new(fac, n.inputs[0])
        return n.outputs[0]

    def mix(self, fac, a, b, op='MIX'):
        n = self('MixRGB', op, Fac=fac, Color1=a, Color2=b)
        return n.outputs[0]

    def shmix(self, fac, a, b):
        n = self('MixShader', i0=fac, i1=a, i2=b)
        return n.outputs[0]

    def obj(self, scale=(1, 1, 1), rot=(0, 0, 0)):
        tc = self('TexCoord')
        if scale == (1, 1, 1) and rot == (0, 0, 0): return tc.outputs['Object']
        mp = self('Mapping', Vector=tc.outputs['Object'])
        mp.inputs['Scale'].default_value = scale; mp.inputs['Rotation'].default_value = rot
        return mp.outputs[0]

    def noise(self, scale, detail=3., rough=.5, dist=0., vec=None):
        return self('TexNoise', Scale=float(scale), Detail=float(detail), Roughness=rough, Distortion=float(dist), Vector=vec or self.obj()).outputs['Fac']

    def voro(self, scale, feature='F1', out='Distance', vec=None, rnd=1.):
        n = self.t.nodes.new('ShaderNodeTexVoronoi')
        n.feature = feature
        n.inputs['Scale'].default_value = scale
        n.inputs['Randomness'].default_value = rnd
        self.t.links.new(vec or self.obj(), n.inputs['Vector'])
        return n.outputs[out]

    def bump(self, height, strength=.3, dist=.1, normal=None):
        n = self('Bump', Strength=strength, Distance=dist, Height=height)
        if normal: self.t.links.new(normal, n.inputs['Normal'])
        return n.outputs[0]

    def principled(self, **kw):
        return self('BsdfPrincipled', **kw).outputs[0]

    def done(self, shader, volume=None):
        self.t.links.new(shader, self.out.inputs['Surface'])
        if volume: self.t.links.new(volume, self.out.inputs['Volume'])
        return self.m


def see_through_shadow(m, shader, tint=(1, 1, 1), only_shadow=True):
    """Let light pass: shadow and diffuse rays see a tinted transparent surface.
    Gives bright cup bottoms and bright ice, and no caustic fireflies."""
    lp = m('LightPath')
    fac = m.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    tr = m('BsdfTransparent', Color=tint).outputs[0]
    return m.shmix(fac, shader, tr)


def image_from(name, arr, data=True):
    """numpy (h,w) or (h,w,3) in 0..1 -> packed Blender image, no file."""
    h, w = arr.shape[:2]
    im = bpy.data.images.new(name, w, h, alpha=False, float_buffer=False)
    if data: im.colorspace_settings.name = 'Non-Color'
    px = np.ones((h, w, 4), np.float32)
    px[..., :3] = arr[..., None] if arr.ndim == 2 else arr
    im.pixels.foreach_set(px.ravel())
    im.pack()
    return im
