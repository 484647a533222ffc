"""Gift cards with foil."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from .meshes import *
from .nodes import *


def card_art(n=1024, seed=1):
    """Foil line mask (n*0.63, n): a cup seen in line, steam as long flowing contour lines."""
    h = int(n * .63)
    Y, X = np.mgrid[0:.63:h * 1j, 0:1:n * 1j]
    m = np.zeros((h, n))
    line = lambda d, w: np.clip(1.5 - np.abs(d) / w, 0, 1)
    # contour hills: flowing parallel lines leaving to the right
    for k in range(16):
        y0 = .035 + .0375 * k
        amp = .055 * np.exp(-((X - .66) / .24) ** 2) * (1 + .0 * k)
        f = y0 + amp * np.sin(9 * X + .34 * k) + .012 * np.sin(17 * X - .5 * k)
        m = np.maximum(m, line(Y - f, .0016) * np.clip((X - .34) / .16, 0, 1))
    # cup: bowl + handle + saucer line at the left
    cx, cy, r = .19, .33, .085
    keep = 1 - np.clip(1 - (np.hypot(X - cx - .02, Y - cy) - .17) / .03, 0, 1)
    m *= keep
    dx, dy = X - cx, Y - cy
    d = np.where(dy < 0, np.hypot(dx, dy * .95) - r, 9)
    m = np.maximum(m, line(d, .004)); m = np.maximum(m, line(dy, .004) * (np.abs(dx) < r + .004))
    m = np.maximum(m, line(np.hypot(dx - r - .006, dy + .028) - .027, .0038) * (np.hypot(dx, dy * .95) > r))
    m = np.maximum(m, line(dy + r + .018, .004) * (np.abs(dx) < r * 1.15))
    for k in (-1, 0, 1):
        f = cx + .032 * k + .012 * np.sin((Y - cy) * 42 + k)
        m = np.maximum(m, line(X - f, .0036) * (dy > .028) * (dy < .115 - .02 * abs(k)))
    return m


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
    mask = card_art() if art is None else art
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
