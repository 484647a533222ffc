"""Materials of vessels: glass, plastic, glazed porcelain, paper."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from .nodes import *


def glass(name='glass', tint=(1, 1, 1), rough=0., ior=1.47, wave=.0, shadow=.93):
    m = M(name)
    kw = dict(Color=tint, Roughness=rough, IOR=ior)
    if wave: kw['Normal'] = m.bump(m.noise(.55, 1), wave, .2)
    g = m('BsdfGlass', **kw).outputs[0]
    return m.done(see_through_shadow(m, g, tuple(c * shadow for c in tint)))


def thin_plastic(name='plastic', tint=(1, 1, 1), haze=.03):
    """Thin clear wall as one surface: no refraction, so it is nearly noise-free and cheap."""
    m = M(name)
    n1 = m.bump(m.noise(.5, 2), .12, .3)
    fr = m('Fresnel', IOR=1.5, Normal=n1).outputs[0]
    gl = m('BsdfGlossy', Roughness=.04, Normal=n1).outputs[0]
    df = m('BsdfDiffuse', Color=(.9, .9, .9)).outputs[0]
    lw = m('LayerWeight', Blend=.25).outputs['Facing']
    tr = m('BsdfTransparent', Color=m.mix(lw, tint, tuple(c * .8 for c in tint))).outputs[0]
    s = m.shmix(haze, tr, df)
    s = m.shmix(m.math('MULTIPLY', fr, 1.25, clamp=True), s, gl)
    lp = m('LightPath')
    s = m.shmix(lp.outputs['Is Shadow Ray'], s, m('BsdfTransparent', Color=(.95, .95, .95)).outputs[0])
    return m.done(s)


def ceramic(name='ceramic', color='#e9e2d6', speckle=0., rough=.1):
    m = M(name)
    v = m.obj()
    c = m.mix(m.noise(.35, 4, vec=v), tuple(x * .96 for x in col(color)), color)
    if speckle:
        d = m.voro(5., vec=v)
        c = m.mix(m.math('MULTIPLY', m.math('LESS_THAN', d, .13), speckle), c, '#5a4636')
    r = m.ramp(m.noise(.8, 4, vec=v), [(.3, rough), (.75, rough + .12)])
    nb = m.bump(m.noise(.9, 3, vec=v), .10, .15)
    return m.done(m.principled(Base_Color=c, Roughness=r, Specular=.55, Normal=nb, Clearcoat=.25, Clearcoat_Roughness=.03))


def paper(name='paper', color='#f4f1ea', rough=.55, fibre=.12, coat=.0):
    m = M(name)
    f = m.noise(14, 5, .7, vec=m.obj((1, 1, .35)))
    sp = m.noise(45, 2)
    c = m.mix(f, tuple(x * (1 - fibre) for x in col(color)), tuple(min(1, x * (1 + fibre * .5)) for x in col(color)))
    c = m.mix(m.math('MULTIPLY', m.math('GREATER_THAN', sp, .66), fibre * 1.5), c, tuple(x * .6 for x in col(color)))
    return m.done(m.principled(Base_Color=c, Roughness=rough, Specular=.3, Clearcoat=coat, Clearcoat_Roughness=.25, Normal=m.bump(f, .18, .03)))


def plain(name, color, rough=.4, spec=.5, bump=0., scale=3., coat=0., sss=0.):
    m = M(name)
    kw = dict(Base_Color=color, Roughness=rough, Specular=spec, Clearcoat=coat)
    if bump: kw['Normal'] = m.bump(m.noise(scale, 4), bump, .1)
    if sss: kw.update(Subsurface=sss, Subsurface_Color=color, Subsurface_Radius=(.5, .3, .15))
    return m.done(m.principled(**kw))
