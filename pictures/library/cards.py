"""Gift cards with foil."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from .card_designs import mask as design_mask
from .meshes import *
from .nodes import *


def gift_card(color='#1f3a34', foil='#d8a25e', W=8.56, Hh=5.4, th=.09, rad=.36, M4=None, art=None):
    pts = []
    for cx, cy, a0 in ((W / 2 - rad, Hh / 2 - rad, 0), (-W / 2 + rad, Hh / 2 - rad, 1), (-W / 2 + rad, -Hh / 2 + rad, 2), (W / 2 - rad, -Hh / 2 + rad, 3)):
        for k in range(13):
            a = (a0 + k / 12) * math.pi / 2
            pts.append((cx, cy, math.cos(a), math.sin(a)))
    n = len(pts); vs, fs = [], []
    bv = .022
    for ins, z in ((bv, 0), (0, bv), (0, th - bv), (bv * .3, th - bv * .3), (bv, th)):
        vs += [V((x + (rad - ins) * c, y + (rad - ins) * s, z)) for x, y, c, s in pts]
    for k in range(4):
        for i in range(n):
            j = (i + 1) % n; fs.append((k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i))
    fs += [tuple(range(n))[::-1], tuple(4 * n + i for i in range(n))]
    m = M('card')
    mask = art
    t = m('TexImage', image=image_from('foil', mask))
    mp = m('Mapping', Vector=m.obj())
    mp.inputs['Scale'].default_value = (1 / W, 1 / Hh, 1); mp.inputs['Location'].default_value = (.5, .5, 0)
    m.t.links.new(mp.outputs[0], t.inputs['Vector']); t.extension = 'CLIP'
    nz = m('SeparateXYZ', Vector=m('TexCoord').outputs['Object']).outputs['Z']
    f = m.math('MULTIPLY', t.outputs['Color'], m.math('GREATER_THAN', nz, th * .9))
    grain = m.noise(60, 2)
    base = m.principled(Base_Color=m.mix(m.noise(1.2, 3), color, mixc(color, (1, 1, 1), .02)), Roughness=m.ramp(m.noise(3, 4), [(.3, .40), (.7, .52)]), Specular=.35,
                        Normal=m.bump(m.math('ADD', m.math('MULTIPLY', grain, .06), m.math('MULTIPLY', t.outputs['Color'], 1.)), .5, .02))
    fo = m.principled(Base_Color=foil, Metallic=1., Roughness=m.ramp(m.noise(4, 3), [(.3, .16), (.7, .28)]), Normal=m.bump(m.math('ADD', t.outputs['Color'], m.math('MULTIPLY', m.noise(14, 2), .12)), .6, .03))
    o = mesh('card', vs, fs, m.done(m.shmix(f, base, fo)), True, 35)
    if M4: o.matrix_world = M4
    return o


def build(r):
    """Two cards of a design, the front one on top, lifted at one corner."""
    art = design_mask(r['design'])
    gift_card(r['second'], r['foil'], M4=Matrix.Translation((.95, 1.25, 0)) @ Matrix.Rotation(.60, 4, 'Z'), art=art)
    gift_card(r['tone'], r['foil'], M4=Matrix.Translation((0, 0, .20)) @ Matrix.Rotation(.20, 4, 'Z') @ Matrix.Rotation(.021, 4, 'Y') @ Matrix.Rotation(.012, 4, 'X'), art=art)
