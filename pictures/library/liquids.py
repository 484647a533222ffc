"""Liquids, and how a vessel is filled."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from .meshes import *
from .nodes import *


def liquid(name, stops, z0, z1, swirl=.45, scale=.32, rough=.12, edge=None, streak=.5, sss=0., pale=0.):
    """Opaque (milky, or nearly black) liquid.  stops: [(0 bottom .. 1 top, colour)].
    swirl: how much the noise moves the gradient (0 = clean layers).  edge: colour of thin edges (coffee, tea)."""
    m = M(name)
    pos = m('TexCoord').outputs['Object']
    z = m('SeparateXYZ', Vector=pos).outputs['Z']
    h = m.math('DIVIDE', m.math('SUBTRACT', z, float(z0)), float(z1 - z0))
    vec = m.obj((1, 1, streak))
    n1 = m.noise(scale, 5, .55, 1.6, vec)
    n2 = m.noise(scale * 4, 3, .5, .8, vec)
    w = m.math('ADD', m.math('MULTIPLY', m.math('SUBTRACT', n1, .5), swirl * 2), m.math('MULTIPLY', m.math('SUBTRACT', n2, .5), swirl * .5))
    bell = m.math('MULTIPLY', m.math('SUBTRACT', 1., h), h)            # swirl is strongest mid-height
    bell = m.math('MULTIPLY_ADD', bell, 3., .15)
    f = m.math('ADD', h, m.math('MULTIPLY', w, bell), clamp=True)
    c = m.ramp(f, stops, 'EASE')
    if edge:
        lw = m('LayerWeight', Blend=.5).outputs['Facing']
        c = m.mix(m.ramp(lw, [(.35, 0.), (.95, 1.)]), c, edge)
    if pale:                                                           # the same gradient, lighter: ice pressed to the glass
        lw = m('LayerWeight', Blend=.35).outputs['Facing']
        rim = m.ramp(lw, [(.05, 1.), (.75, .10)])
        c = m.mix(m.math('MULTIPLY', rim, m.ramp(m.noise(.9, 3, vec=m.obj()), [(.3, pale * .55), (.7, pale)])), c, m.mix(.55, c, '#fbf2e2', 'SCREEN'))
    kw = dict(Base_Color=c, Roughness=rough, Specular=.35)
    if sss: kw.update(Subsurface=sss, Subsurface_Color=c, Subsurface_Radius=(.6, .35, .2))
    return m.done(m.principled(**kw))


def clear_liquid(name, color, density=.2, ior=1.33, tint=None):
    """Tea, fruit refreshers: refraction plus absorption (homogeneous, so noise-free)."""
    m = M(name)
    g = m('BsdfGlass', Color=tint or (1, 1, 1), Roughness=.0, IOR=ior).outputs[0]
    s = see_through_shadow(m, g, mixc(color, (1, 1, 1), .45))
    return m.done(s, m('VolumeAbsorption', Color=color, Density=density).outputs[0])


def fill(v, level, mat, top=None, meniscus=.10, closed=False, dome=0.):
    """Liquid body up to z=level with a meniscus climbing the wall."""
    rw = lambda z: v.rin(z) + v.over
    zs = [v.z0 - .03 + (level - v.z0 + .03) * (k / 40) ** 1.3 for k in range(41)]
    side = [(0, v.z0 - .04)] + [(rw(z), z) for z in zs] + [(rw(level), level + meniscus)]
    rr = rw(level)
    cap = [(rr - d, level + meniscus * math.exp(-d / .13) + dome * (1 - ((rr - d) / rr) ** 2)) for d in (.02, .05, .09, .14, .2, .3, .45, .7, 1.1, 1.7, 2.4) if rr - d > .3] + [(0, level + dome)]
    if closed:
        return [lathe('liquid', side + cap, mat, 128)]
    a = lathe('liquid', side, mat, 128)
    b = lathe('top', [side[-1]] + cap, top or mat, 128)
    b.location.z = 0
    return [a, b]


def blended(name, stops, z0, z1, sauce=None):
    """Crushed ice and milk: grainy, with specks, and streaks of sauce down the wall."""
    m = M(name)
    v = m.obj()
    z = m('SeparateXYZ', Vector=m('TexCoord').outputs['Object']).outputs['Z']
    h = m.math('DIVIDE', m.math('SUBTRACT', z, float(z0)), float(z1 - z0))
    n = m.noise(1.3, 5, .65, .5, v)
    h = m.math('ADD', h, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(.5, 4, .6, 1.5, m.obj((1, 1, .5))), .5), .55), clamp=True)
    c = m.ramp(h, stops, 'EASE')
    c = m.mix(m.ramp(n, [(.35, .28), (.65, 0.)]), c, m.mix(.5, c, (1, .95, .86)))
    c = m.mix(m.math('MULTIPLY', m.math('LESS_THAN', m.voro(3.3, vec=v), .13), .45), c, m.mix(.75, c, '#3a2010'))
    if sauce:
        w = m.ramp(m.noise(.55, 3, .5, 2.2, m.obj((1, 1, .32))), [(.56, 0.), (.61, 1.)])
        c = m.mix(m.math('MULTIPLY', w, .85), c, sauce)
    bumps = m.math('ADD', n, m.math('ADD', m.math('MULTIPLY', m.voro(4.5, 'SMOOTH_F1', vec=v), .6), m.math('MULTIPLY', m.voro(12, vec=v), .25)))
    return m.done(m.principled(Base_Color=c, Roughness=.34, Specular=.4, Normal=m.bump(bumps, .40, .12), Emission=c, Emission_Strength=.16, Subsurface=.04, Subsurface_Color=c, Subsurface_Radius=(.4, .3, .2)))


def probe(v, z):
    """An invisible disc at height z, on which sauce can be laid."""
    r = v.rin(z) - .1
    return lathe('probe', [(r, z), (r * .5, z + .08), (0, z + .12)], None, 64)
