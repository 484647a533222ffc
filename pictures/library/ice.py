"""Ice cubes, clear and inside milky drinks."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from .meshes import *
from .nodes import *


def ice_mat(name='ice', cloud=.18, tint=(1, 1, 1)):
    """Clear ice with a cloudy heart: glass plus a noisy share of white, and see-through shadows."""
    m = M(name)
    v = m.obj()
    g = m('BsdfGlass', Color=tint, Roughness=.015, IOR=1.27, Normal=m.bump(m.noise(1.1, 2, vec=v), .18, .15)).outputs[0]
    d = m.shmix(.5, m('BsdfDiffuse', Color=(1, .985, .96)).outputs[0], m('BsdfTranslucent', Color=(1, .985, .96)).outputs[0])
    d = m('AddShader', i0=d, i1=m('Emission', Color=(1, .97, .93), Strength=.34).outputs[0]).outputs[0]      # stands in for scattering inside the ice
    f = m.ramp(m.noise(.9, 4, .6, 1., v), [(.35, cloud * .45), (.7, min(.85, cloud * 2.2))])
    s = m.shmix(f, g, d)
    return m.done(see_through_shadow(m, s, (.97, .98, 1)))


def wet_ice(name, color, lift=.5):
    """Ice seen through a milky drink: liquid-coloured, lighter, wet."""
    m = M(name)
    c = m.mix(m.noise(.7, 3, vec=m.obj()), color, mixc(color, (.95, .93, .9), lift))
    return m.done(m.principled(Base_Color=c, Roughness=.08, Specular=.6))


def ice_cube(s, seed):
    off = V((seed * 3.1, seed * 1.7, seed))
    dent = V((random.uniform(-1, 1), random.uniform(-1, 1), random.uniform(-1, 1))).normalized()
    def disp(p):
        d = .07 * fbm(p + off, .7) * s / 2.3
        k = max(0, p.normalized().dot(dent) - .75)
        return d - k * .6
    return box_data((s, s * random.uniform(.85, 1.05), s * random.uniform(.8, 1)), s * .2, 9, disp)


def place_ice(v, level, n_top, n_side, mat_top, mat_side=None, size=2.35, seed=4, out=.42, zmin=.25):
    """Floating cubes pushed against the wall, flattened where they touch, plus cubes pressed to the glass below."""
    random.seed(seed)
    tops, sides = [], []
    def clampr(vs, gap):
        r = []
        for p in vs:
            q = math.hypot(p.x, p.y); lim = v.rin(min(p.z, v.H)) + gap
            r.append(V((p.x * lim / q, p.y * lim / q, p.z)) if q > lim else p)
        return r
    for i in range(n_top):
        s = size * random.uniform(.86, 1.08)
        a = TAU * (i + random.uniform(-.12, .12)) / max(1, n_top - 1) - .9
        rr = (v.rin(level) - s * .62) if i < n_top - 1 else .35
        z = level + s * (out - .5) + random.uniform(-.1, .25) + (.35 if i == n_top - 1 else 0)
        d = moved(ice_cube(s, i), (rr * math.cos(a), rr * math.sin(a), z), (random.uniform(-.45, .45), random.uniform(-.45, .45), random.uniform(0, 3)))
        tops.append((clampr(d[0], -.04), d[1]))
    for i in range(n_side):
        s = size * random.uniform(.8, 1.)
        a = -math.pi / 2 + (i / max(1, n_side - 1) - .5) * 2.5 + random.uniform(-.2, .2)
        z = v.z0 + (level - v.z0) * (zmin + (1 - zmin - .12) * ((i * .618 + .15) % 1))
        rr = v.rin(z) - s * random.uniform(.36, .46)
        d = moved(ice_cube(s, 20 + i), (rr * math.cos(a), rr * math.sin(a), z), (random.uniform(-.35, .35), random.uniform(-.35, .35), a + random.uniform(-.25, .25)))
        sides.append((clampr(d[0], v.over + .035), d[1]))
    o = []
    if tops: o.append(join('ice', tops, mat_top))
    if sides: o.append(join('ice_side', sides, mat_side or mat_top))
    return o
