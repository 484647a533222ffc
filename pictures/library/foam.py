"""The surface of a hot drink and the foam of a cold one."""
import numpy as np

from .latte_art import PATTERNS
from .meshes import fbm, lathe
from .nodes import M, image_from, mixc

DUSTS = {'cocoa': '#4a2412', 'cinnamon': '#9a5a26'}


def _reach(m, v, radius):
    """The distance from the middle, 1 at the wall."""
    xyz = m('SeparateXYZ', Vector=v)
    flat = m('CombineXYZ', i0=xyz.outputs['X'], i1=xyz.outputs['Y']).outputs[0]
    return m.math('DIVIDE', m('VectorMath', 'LENGTH', i0=flat).outputs['Value'], float(radius))


def _dust(m, colour, v, kind, reach):
    """Powder from a shaker: thick in the middle, single grains outside."""
    grains = m.noise(34, 2, .7, vec=v)
    clouds = m.noise(2.2, 4, .6, .6, v)
    amount = m.math('MULTIPLY', m.ramp(reach, [(.15, .62), (.8, .25), (.95, 0.)]), m.ramp(clouds, [(.3, .35), (.65, 1.)]))
    limit = m.math('SUBTRACT', 1., amount)
    f = m.math('DIVIDE', m.math('SUBTRACT', grains, m.math('MULTIPLY', limit, .72)), .10, clamp=True)
    return m.mix(m.math('MULTIPLY', f, .88), colour, DUSTS[kind])


def milk_top(radius, pattern='rosetta', crema='#8a4f24', milk='#f6e9d3', seed=2, dust=None, turn=0.):
    """Coffee with a pattern of milk in it. Both are one surface: the border is feathered by the same flow."""
    m = M('milk top')
    v = m.obj()
    tex = m('TexImage', image=image_from('pattern', PATTERNS[pattern](seed=seed)))
    mp = m('Mapping', Vector=m.obj(rot=(0, 0, turn)) if turn else v)
    mp.inputs['Scale'].default_value = (.5 / radius,) * 3
    mp.inputs['Location'].default_value = (.5, .5, 0)
    flow = m('MixRGB', 'ADD', Fac=.030, Color1=mp.outputs[0], Color2=m('TexNoise', Scale=1.6, Detail=4., Vector=v).outputs['Color'])
    shift = m('VectorMath', 'SUBTRACT', i0=flow.outputs[0])
    shift.inputs[1].default_value = (.015, .015, .015)
    m.t.links.new(shift.outputs[0], tex.inputs['Vector'])
    reach = _reach(m, v, radius)
    # crema: cloudy, darker towards the wall, with a pale thread where foam touches porcelain
    clouds = m.ramp(m.noise(.9, 6, .62, 1.5, v), [(.28, 0.), (.72, 1.)])
    c = m.mix(clouds, mixc(crema, '#32170a', .42), mixc(crema, '#d09a5c', .38))
    c = m.mix(m.math('MULTIPLY', m.ramp(m.noise(4.5, 4, .6, 2., v), [(.5, 0.), (.7, 1.)]), .35), c, mixc(crema, '#e0b47c', .55))
    c = m.mix(m.ramp(reach, [(.70, 0.), (.95, .70), (1., .35)]), c, mixc(crema, '#3a1a0a', .55))
    c = m.mix(m.math('MULTIPLY', m.ramp(m.noise(26, 2, vec=v), [(.56, 0.), (.76, 1.)]), .22), c, mixc(crema, '#f0cf9c', .7))
    white = m.mix(m.ramp(m.noise(1.3, 5, .6, 1., v), [(.38, 0.), (.85, .55)]), milk, mixc(milk, crema, .34))
    f = m.math('MULTIPLY_ADD', m.math('SUBTRACT', m.noise(7, 4, .6, vec=v), .5), .42, tex.outputs['Color'], clamp=True)
    f = m.ramp(f, [(.18, 0.), (.80, 1.)], 'EASE')
    c = m.mix(f, c, white)
    if dust:
        c = _dust(m, c, v, dust, reach)
    bubble = m.voro(6., vec=v)
    near = m.ramp(reach, [(.82, 0.), (.96, 1.)])
    pick = m.math('MULTIPLY', m.math('LESS_THAN', bubble, .24), m.math('MULTIPLY', near, m.math('GREATER_THAN', m.noise(2.5, 2, vec=v), .53)))
    c = m.mix(m.math('MULTIPLY', pick, .35), c, mixc(crema, '#f0cf9c', .6))
    height = m.math('ADD', m.math('MULTIPLY', m.noise(30, 3, vec=v), .4), m.math('ADD', m.math('MULTIPLY', pick, m.math('SUBTRACT', .3, bubble)), m.math('MULTIPLY', f, .5)))
    return m.done(m.principled(Base_Color=c, Roughness=m.ramp(f, [(0., .16), (1., .30)]), Specular=.5, Normal=m.bump(height, .20, .05)))


def crema_top(radius, colour='#b0702f', seed=1):
    """Espresso: a hazelnut layer with dark flecks, paler towards the wall."""
    m = M('crema')
    v = m.obj()
    reach = _reach(m, v, radius)
    stripes = m.noise(1.3, 6, .62, 2.6, m.obj((1, 1.5, 1)))
    c = m.ramp(stripes, [(.25, mixc(colour, '#3a1806', .72)), (.42, mixc(colour, '#6a3210', .45)), (.58, colour), (.78, mixc(colour, '#e8b878', .55))])
    c = m.mix(m.math('MULTIPLY', m.ramp(m.noise(22, 3, vec=v), [(.52, 0.), (.7, 1.)]), .4), c, mixc(colour, '#2c1206', .6))
    c = m.mix(m.ramp(reach, [(.82, 0.), (.97, .55)]), c, mixc(colour, '#f0cd98', .55))
    height = m.math('ADD', m.math('MULTIPLY', m.noise(24, 3, vec=v), .6), m.voro(11, 'SMOOTH_F1', vec=v))
    return m.done(m.principled(Base_Color=c, Roughness=.22, Specular=.5, Normal=m.bump(height, .16, .04)))


def black_top(radius, colour='#2a1208'):
    """Coffee or tea without milk: a dark mirror, lighter where it is thin, a few bubbles at the wall."""
    m = M('black')
    v = m.obj()
    reach = _reach(m, v, radius)
    c = m.mix(m.ramp(reach, [(.80, 0.), (.93, .55), (1., 1.)]), mixc(colour, (0, 0, 0), .35), mixc(colour, '#a85a20', .5))
    bubble = m.voro(5.2, vec=v)
    near = m.ramp(reach, [(.80, 0.), (.95, 1.)])
    pick = m.math('MULTIPLY', m.math('LESS_THAN', bubble, .32), m.math('MULTIPLY', near, m.math('GREATER_THAN', m.noise(1.6, 2, vec=v), .55)))
    c = m.mix(m.math('MULTIPLY', pick, m.ramp(bubble, [(0., .25), (.30, .85)])), c, '#b9793c')
    return m.done(m.principled(Base_Color=c, Roughness=.035, Specular=.6, Normal=m.bump(m.math('MULTIPLY', pick, m.math('SUBTRACT', .35, bubble)), .5, .08)))


def micro_foam(colour='#ecdcc0', dust=None, radius=4., bubbles=.35):
    """Foam of a cold drink: fine bubbles in patches, tiny holes."""
    m = M('foam')
    v = m.obj()
    mid, fine = m.voro(9, vec=v), m.noise(24, 3, vec=v)
    patches = m.ramp(m.noise(.8, 3, vec=v), [(.45, 0.), (.7, 1.)])
    h = m.math('ADD', m.math('MULTIPLY', m.math('MULTIPLY', m.voro(4., 'SMOOTH_F1', vec=v), patches), 1.1), m.math('ADD', m.math('MULTIPLY', mid, .5), m.math('MULTIPLY', fine, .35)))
    c = m.mix(m.math('MULTIPLY', m.ramp(mid, [(.25, 0.), (.75, 1.)]), bubbles), colour, mixc(colour, '#a5763f', .35))
    c = m.mix(m.ramp(m.noise(.6, 4, vec=v), [(.35, 0.), (.8, .4)]), c, mixc(colour, '#b98a56', .35))
    if dust:
        reach = _reach(m, v, radius)
        c = _dust(m, c, v, dust, reach)
    return m.done(m.principled(Base_Color=c, Roughness=.4, Specular=.4, Normal=m.bump(h, .45, -.06), Subsurface=.06, Subsurface_Color=c, Subsurface_Radius=(.3, .2, .1)))


def foam_layer(v, z0, z1, mat, mound=.25, ragged=.08):
    """A layer of foam from z0 to z1; its lower border runs unevenly into the drink."""
    inner = lambda z: v.rin(z) + v.over + .012
    r1 = inner(z1)
    side = [(inner(z), z) for z in np.linspace(z0, z1 + .06, 8)]
    cap = [(r1 - d, z1 + .06 * np.exp(-d / .12) + mound * (1 - ((r1 - d) / r1) ** 2) ** .8)
           for d in (.03, .08, .15, .3, .5, .8, 1.2, 1.7, 2.2, 2.7, 3.1) if r1 - d > .2] + [(0, z1 + mound)]

    def uneven(a, r, z):
        n = fbm((r * np.cos(a), r * np.sin(a), z), .55)
        return (r, z + ragged * 3.4 * n) if z <= z0 + .01 else (r, z + ragged * n * (r < r1 - .1))
    return lathe('foam', side + cap, mat, 160, uneven)
