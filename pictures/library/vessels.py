"""Cups and glasses."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
from . import foam, liquids
from .materials import *
from .meshes import *
from .nodes import col


class Vessel:
    """rin(z) inner radius, z0 inner bottom, H rim height, over: how far liquid reaches into the wall."""
    def __init__(s, rin, z0, H, over, objs): s.rin, s.z0, s.H, s.over, s.objs = rin, z0, H, over, objs


def tumbler(H=11.2, r0=3.25, r1=4.15, wall=.24, base=.75, mat=None, foot=.5):
    """Tapered drinking glass with heavy rounded base and fire-polished rim."""
    mat = mat or glass(wave=.04)
    ro = lambda z: r0 + (r1 - r0) * min(1, z / H) ** .9
    ri = lambda z: ro(z) - wall
    prof = rounded([(0, .12), (r0 * .7, .10, .2), (r0 * .82, 0, .12), (r0 * .98, 0, .35), (ro(.9), .9, .2)], 6)
    prof += [(ro(z), z) for z in np.linspace(1.2, H - .12, 24)]
    prof += [(ro(H) - wall / 2 + wall * .5 * math.cos(t), H - .06 + wall * .5 * math.sin(t)) for t in np.linspace(.15, math.pi - .15, 9)]
    prof += [(ri(z), z) for z in np.linspace(H - .12, base + .9, 24)]
    prof += rounded([(ri(base + .9), base + .9), (ri(base) - .03, base + .02, .7), (0, base)], 8)[1:]
    o = lathe('glass', prof, mat, 128)
    def rin(z):
        k = max(0., min(1., (base + .75 - z) / .75))
        return ri(max(z, base)) - .55 * k * k
    return Vessel(rin, base, H, .05, [o])


def ceramic_cup(color='#e9e2d6', r=4.3, H=6.0, foot=2.3, wall=.34, saucer=True, small=False, handle_angle=-32, speckle=0.):
    """Porcelain with an open handle; `small` is a demitasse on a saucer of its size."""
    m = ceramic('cup', color, speckle)
    zs = .95 if saucer else 0.
    f = lambda t: foot + (r - foot) * math.sin(min(1, t) * math.pi / 2) ** .72
    wob = lambda a, rr, z: (rr * (1 + .0035 * math.sin(2 * a + 1) + .002 * math.sin(3 * a)), z + (.012 * math.sin(2 * a + .4) if z > H * .8 else 0))
    out = rounded([(0, .28), (foot - .55, .28, .1), (foot - .42, .0, .1), (foot - .1, 0, .12), (foot - .02, .35, .15), (f(.12), .62)], 5)
    out += [(f(t), .62 + (H - .62) * (t - .12) / .88) for t in np.linspace(.16, .985, 34)]
    rim = [(r - .02, H - .02), (r - .09, H + .05), (r - wall * .5, H + .075), (r - wall + .07, H + .04), (r - wall, H - .06)]
    inn = [(f(t) - wall, .62 + (H - .62) * (t - .12) / .88) for t in np.linspace(.97, .16, 34)]
    prof = out + rim + inn + [(foot * .6, .66), (0, .62)]
    prof = [(a, b + zs) for a, b in prof]
    objs = [lathe('cup', prof, m, 128, wob)]
    # handle: an open ear with elliptical section, thicker where it joins
    a = math.radians(handle_angle)
    grow = H / 6.
    P = [V((f(.93) - .18, 0, H * .90)), V((f(.95) + 1.25 * grow, 0, H * .95)), V((f(.9) + 2.35 * grow, 0, H * .72)), V((f(.7) + 2.0 * grow, 0, H * .42)), V((f(.42) + .9 * grow, 0, H * .25)), V((f(.33) - .12, 0, H * .27))]
    path = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        for k in range(10):
            t = k / 10
            path.append(.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    path.append(P[-1])
    R = Matrix.Rotation(a, 4, 'Z')
    path = [R @ (p + V((0, 0, zs))) for p in path]
    sec = circle(18, .50 * grow, .30 * grow)
    up = R @ V((0, 1, 0))
    objs.append(mesh('handle', *sweep_data(path, [(v, u) for u, v in sec], up=up, scale=lambda t: 1 + .55 * (abs(2 * t - 1) ** 5)), m))
    if saucer:
        sp = rounded([(0, .30), (2.6, .30, .1), (2.75, .0, .08), (3.5, 0, .2), (3.9, .25, .4), (7.1, 1.22, .3), (7.35, 1.36, .12), (7.25, 1.44, .12), (6.6, 1.30, .3), (3.9, .62, .5), (2.95, .60, .1), (2.8, .72, .1), (2.6, .70, .1), (2.45, .58, .1), (0, .56)], 5)
        plate_scale = .66 if small else .90
        sp = [(a * plate_scale, b) for a, b in dense(sp, .3)]
        objs.append(lathe('saucer', sp, m, 128, lambda a, rr, z: (rr * (1 + .003 * math.sin(2 * a)), z + .02 * math.sin(2 * a + .7) * (rr / 7) ** 2)))
    rin = lambda z: f(.12 + .88 * (z - zs - .62) / (H - .62)) - wall
    return Vessel(rin, zs + .66, H + zs, .02, objs)


def plastic_cup(H=12.6, r0=2.95, r1=4.6, mat=None):
    """PET cup: thin wall, rolled rim, stepped foot ring."""
    mat = mat or thin_plastic()
    ro = lambda z: r0 + (r1 - r0) * z / H
    prof = rounded([(0, .35), (r0 - .45, .35, .1), (r0 - .3, .02, .1), (r0 - .05, .02, .15), (ro(.4), .4, .1)], 5)
    prof += [(ro(z), z) for z in np.linspace(.8, H - 1.3, 14)]
    prof += rounded([(ro(H - 1.2), H - 1.2), (ro(H - 1.1) + .08, H - 1.08, .03), (ro(H) + .06, H - .3, .03), (ro(H) + .02, H - .18)], 4)
    o = lathe('pet', prof, mat, 128)
    rim = lathe('petrim', [(ro(H) + .02 + .14 * math.cos(t), H - .06 + .12 * math.sin(t)) for t in np.linspace(-2.6, 3.4, 14)], mat, 128)
    return Vessel(lambda z: ro(z) - .03, .42, H, -.02, [o, rim])


def dome_lid(v, mat=None, hole=1.3):
    mat = mat or thin_plastic('dome', haze=.02)
    r = v.rin(v.H) + .12
    prof = rounded([(r + .12, v.H - .35), (r + .2, v.H + .15, .1), (r - .1, v.H + .22, .08), (r - .25, v.H + .8, .1)], 4)
    prof += [(hole + (r - .25 - hole) * math.cos(t) ** .8, v.H + .8 + 3.1 * math.sin(t)) for t in np.linspace(.06, 1.56, 20)]
    prof += [(hole - .02, v.H + 3.98), (hole - .1, v.H + 3.9)]
    return lathe('dome', prof, mat, 128)


def paper_cup(color='#f3efe7', sleeve='#a9784b', lid='#f6f4f0', H=11.2, r0=2.9, r1=4.35, fill=None):
    """To go: sleeve and lid; without a lid the drink of the record `fill` is seen."""
    ro = lambda z: r0 + (r1 - r0) * z / H
    body = paper('cupboard', color, .42, .04, .2)
    prof = rounded([(0, .5), (r0 - .12, .5, .05), (r0 - .1, .02, .03), (ro(0), 0, .05), (ro(.6), .6)], 3) + [(ro(z), z) for z in np.linspace(1, H - .2, 20)]
    objs = [lathe('paper', prof, body, 128)]
    objs.append(lathe('roll', [(ro(H) - .02 + .16 * math.cos(t), H + .16 * math.sin(t)) for t in np.linspace(0, TAU, 14)], body, 128))
    if sleeve:
        z0, z1 = H * .28, H * .74
        sl = paper('sleeve', sleeve, .8, .16)
        sp = [(ro(z0) + .02, z0 + .02), (ro(z0) + .11, z0)] + [(ro(z) + .12, z) for z in np.linspace(z0 + .08, z1 - .08, 10)] + [(ro(z1) + .11, z1), (ro(z1) + .02, z1 - .02)]
        objs.append(lathe('sleeve', sp, sl, 160, lambda a, r, z: (r + (.05 if .9 < a % TAU < 1.6 else 0) + .006 * math.sin(90 * a), z)))
    if lid:
        lm = plain('lid', lid, .32, .5, .05, 2.)
        r = ro(H) + .2
        lp = rounded([(r - .1, H - .42), (r + .06, H - .40, .05), (r + .10, H + .12, .1), (r - .05, H + .26, .08), (r - .28, H + .26, .08), (r - .42, H + .95, .14), (r - .62, H + 1.12, .14), (r - .85, H + 1.02, .1), (r - 1.0, H + .62, .15), (0, H + .55)], 5)
        def sip(a, rr, z):       # raised drinking ridge towards the front
            k = max(0, math.cos(a + math.pi / 2)) ** 6
            return rr, z + (.28 * k if z > H + .8 else 0)
        objs.append(lathe('lid', dense(lp, .2), lm, 128, sip))
        slot = join('slot', [moved(box_data((1.0, .26, .06), .03, 4), (0, -(r - .68), H + 1.40))], plain('hole', '#20140c', .6))
        objs.append(slot)
    v = Vessel(lambda z: ro(z) - .1, .55, H, 0, objs)
    if fill and not lid:
        level, colour = H - .9, fill['layers'][-1]['color']
        liquids.fill(v, level, plain('body', colour, .1), foam.black_top(v.rin(level), colour), .06)
    if sleeve:
        emblem(lambda z: ro(z) + .135, H * .50, '#f3e6d2' if col(sleeve)[1] < .25 else '#4a2a17')
    return v


def emblem(radius, z, colour, size=1.15):
    """The brand's mark on a round wall, towards the camera: a cup under its golden line."""
    mat = plain('emblem', colour, .7)
    turn = -math.pi / 2

    def on_wall(points, width):
        path = []
        for x, y in points:
            r = radius(z + y)
            a = turn + x / r
            path.append(V((r * math.cos(a), r * math.sin(a), z + y)))
        verts, faces = [], []
        for i, p in enumerate(path):
            d = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            out = V((p.x, p.y, 0)).normalized()
            side = d.cross(out).normalized() * width / 2
            verts += [p + side, p - side]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
        return mesh('emblem', verts, faces, mat, False)
    s = size
    on_wall([(s * math.cos(t), s * .1 + s * math.sin(t)) for t in np.linspace(math.pi, TAU, 40)], .16)
    on_wall([(-s * 1.08 + 2.16 * s * t, s * .1) for t in np.linspace(0, 1, 30)], .16)
    on_wall([(s * 1.1 + s * .38 * math.cos(t), -s * .22 + s * .30 * math.sin(t)) for t in np.linspace(1.6, -1.9, 26)], .13)
    on_wall([(-s * .72 + 1.44 * s * t, s * .42 + .10 * s * math.sin(t * TAU)) for t in np.linspace(0, 1, 30)], .13)


def highball():
    return tumbler(13.2, 2.95, 3.75)


def mason():
    """A jar with a rounded shoulder and a thread under the rim."""
    H, R, wall = 11.6, 3.95, .26
    mat = glass(wave=.08)
    outer = rounded([(0, .2), (R * .6, .15, .2), (R * .8, 0, .2), (R, .25, .6), (R, 8.7, 1.0), (3.35, 9.75, .4), (3.35, H - .1)], 10)
    for z in (10.2, 10.75):
        outer = [q for q in outer if not (abs(q[1] - z) < .2)] + []
    outer = [q for q in outer if q[1] < 9.9] + [(3.35 + .09 * math.exp(-(((z - 10.45) % .55 - .27) / .11) ** 2), z) for z in np.linspace(9.95, H - .15, 40)]
    rim = [(3.35 - wall / 2 + wall / 2 * math.cos(t), H - .05 + wall / 2 * math.sin(t)) for t in np.linspace(.1, math.pi - .1, 9)]

    def rin(z):
        if z > 9.75: return 3.35 - wall
        if z > 8.2: return R - wall - (R - 3.35) * ((z - 8.2) / 1.55) ** 2
        k = max(0., min(1., (1.5 - z) / .8))
        return R - wall - .5 * k * k
    inner = [(rin(z), z) for z in np.linspace(H - .15, .75, 60)] + [(0, .7)]
    o = lathe('jar', dense(outer, .4) + rim + inner, mat, 128)
    return Vessel(rin, .72, H, .05, [o])


def glass_mug(H=9.4, r0=3.2, r1=3.75):
    """Heat-proof glass with a glass handle."""
    v = tumbler(H, r0, r1, wall=.2, base=.6)
    k = 1.15
    P = [V((v.rin(H * .84) + .12, 0, H * .84)), V((r1 + 1.2, 0, H * .86)), V((r1 + 2.1, 0, H * .66)), V((r1 + 1.9, 0, H * .42)), V((r1 + .9, 0, H * .26)), V((v.rin(H * .25) + .10, 0, H * .25))]
    path = []
    for i in range(len(P) - 1):
        p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, len(P) - 1)]
        path += [.5 * ((2 * p1) + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3) for t in np.linspace(0, .9, 10)]
    path.append(P[-1])
    R = Matrix.Rotation(math.radians(-22), 4, 'Z')
    v.objs.append(mesh('handle', *sweep_data([R @ p for p in path], circle(16, .30 * k, .24), up=R @ V((0, 1, 0))), glass('handle')))
    return v


def plate(color='#e9e4da', r=9., speckle=.5):
    m = ceramic('plate', color, speckle, .22)
    p = rounded([(0, .18), (r * .55, .18, .1), (r * .58, 0, .1), (r * .64, 0, .2), (r * .80, .35, .5), (r, 1.05, .1), (r + .03, 1.22, .1), (r - .14, 1.26, .1), (r * .80, .72, .7), (r * .66, .46, .5), (0, .44)], 6)
    lathe('plate', dense(p, .35), m, 144, lambda a, rr, z: (rr * (1 + .006 * math.sin(2 * a) + .004 * math.sin(5 * a + 1)), z + .03 * (rr / r) ** 3 * math.sin(3 * a)))
    return .44
