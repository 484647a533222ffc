"""Meshes from maths: profiles, lathes, sweeps, boxes. One unit is one centimetre, z is up, a product stands on z = 0."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise
import bmesh

TAU = 2 * math.pi


def reset(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    noise.seed_set(seed)


def add(name, me, mat=None, smooth=True, auto=None):
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if auto:
        me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(auto)
    o = bpy.data.objects.new(name, me)
    bpy.context.scene.collection.objects.link(o)
    if mat:
        me.materials.append(mat)
    return o


def mesh(name, verts, faces, mat=None, smooth=True, auto=None):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    return add(name, me, mat, smooth, auto)


def join(name, parts, mat=None):
    """parts: list of (verts, faces) -> one object."""
    vs, fs = [], []
    for v, f in parts:
        n = len(vs)
        vs += list(v)
        fs += [tuple(i + n for i in q) for q in f]
    return mesh(name, vs, fs, mat)


def rounded(pts, n=6):
    """Polyline [(r, z[, corner radius])] -> polyline with arcs at corners (the profile 'bevel')."""
    out = []
    for i, p in enumerate(pts):
        rad = p[2] if len(p) > 2 else 0
        if not rad or i in (0, len(pts) - 1):
            out.append((p[0], p[1]))
            continue
        b = V(p[:2]); a = V(pts[i - 1][:2]); c = V(pts[i + 1][:2])
        u, w = a - b, c - b
        lu, lw = u.length, w.length
        if lu < 1e-6 or lw < 1e-6:
            out.append((p[0], p[1])); continue
        u /= lu; w /= lw
        ang = u.angle(w)
        d = min(rad / max(math.tan(ang / 2), 1e-4), lu * .49, lw * .49)
        p0, p1 = b + u * d, b + w * d
        for k in range(n + 1):
            t = k / n
            q = p0 * (1 - t) ** 2 + b * 2 * t * (1 - t) + p1 * t * t
            out.append((q.x, q.y))
    return out


def dense(pts, step=.25):
    out = [pts[0]]
    for a, b in zip(pts, pts[1:]):
        n = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step))
        out += [(a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n) for k in range(1, n + 1)]
    return out


def lathe_data(profile, steps=112, wob=None):
    """wob(angle, r, z) -> (r, z) lets edges be imperfect or pleated."""
    vs, fs, rings = [], [], []
    for r, z in profile:
        if r < 1e-3:
            rings.append([len(vs)]); vs.append((0, 0, z))
        else:
            ring = []
            for i in range(steps):
                a = TAU * i / steps
                rr, zz = wob(a, r, z) if wob else (r, z)
                ring.append(len(vs)); vs.append((rr * math.cos(a), rr * math.sin(a), zz))
            rings.append(ring)
    for A, B in zip(rings, rings[1:]):
        for i in range(steps):
            j = (i + 1) % steps
            if len(A) == 1 and len(B) == 1: break
            if len(A) == 1: fs.append((A[0], B[j], B[i]))
            elif len(B) == 1: fs.append((A[i], A[j], B[0]))
            else: fs.append((A[i], A[j], B[j], B[i]))
    return vs, fs


def lathe(name, profile, mat=None, steps=112, wob=None, auto=None):
    vs, fs = lathe_data(profile, steps, wob)
    me = bpy.data.meshes.new(name)
    me.from_pydata(vs, [], fs)
    bm = bmesh.new(); bm.from_mesh(me)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me); bm.free()
    return add(name, me, mat, True, auto)


def sweep_data(path, section, up=V((0, 0, 1)), scale=None, twist=None, cap=True, closed=False):
    """Sweep closed 2-D section [(u,v)] along path [Vector]; scale(t)->float or (su,sv); twist(t)->angle."""
    vs, fs, m, n = [], [], len(section), len(path)
    side = None
    for i, p in enumerate(path):
        a, b = path[max(i - 1, 0)], path[min(i + 1, n - 1)]
        if closed: a, b = path[(i - 1) % n], path[(i + 1) % n]
        d = (b - a).normalized()
        if up is not None:
            s = d.cross(up)
            s = s.normalized() if s.length > 1e-4 else V((1, 0, 0))
        else:                                           # parallel transport
            s = d.orthogonal().normalized() if side is None else (side - d * side.dot(d)).normalized()
        side = s
        w = s.cross(d).normalized()
        t = i / (n - 1)
        sc = scale(t) if scale else 1
        su, sv = sc if isinstance(sc, tuple) else (sc, sc)
        th = twist(t) if twist else 0
        c, q = math.cos(th), math.sin(th)
        for u, v in section:
            x, y = u * su, v * sv
            vs.append(p + s * (x * c - y * q) + w * (x * q + y * c))
    rows = n if closed else n - 1
    for i in range(rows):
        k = ((i + 1) % n) * m
        for j in range(m):
            jj = (j + 1) % m
            fs.append((i * m + j, i * m + jj, k + jj, k + j))
    if cap and not closed:
        fs.append(tuple(range(m))[::-1]); fs.append(tuple((n - 1) * m + j for j in range(m)))
    return vs, fs


def circle(n=16, a=1, b=None):
    b = a if b is None else b
    return [(a * math.cos(TAU * i / n), b * math.sin(TAU * i / n)) for i in range(n)]


def tube(name, path, r, mat, n=12, **kw):
    return mesh(name, *sweep_data(path, circle(n, r), **kw), mat)


def box_data(size, rad, n=8, disp=None):
    """Rounded box; disp(Vector)->offset along normal."""
    sx, sy, sz = (s / 2 for s in size)
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=n, use_grid_fill=True)
    vs = []
    for v in bm.verts:
        # cluster subdivisions towards the corners
        c = V([math.copysign(abs(x) ** .7, x) for x in v.co])
        p = V((c.x * sx, c.y * sy, c.z * sz))
        q = V((max(-sx + rad, min(sx - rad, p.x)), max(-sy + rad, min(sy - rad, p.y)), max(-sz + rad, min(sz - rad, p.z))))
        d = p - q
        nn = d.normalized() if d.length > 1e-6 else V((0, 0, 0))
        p = q + nn * rad if d.length > 1e-6 else p
        if disp: p = p + (nn if nn.length else p.normalized()) * disp(p)
        vs.append(p)
    fs = [tuple(v.index for v in f.verts) for f in bm.faces]
    bm.free()
    return vs, fs


def sphere_data(r=1, u=10, v=6, half=False, sq=(1, 1, 1)):
    vs, fs = [], []
    top = math.pi / 2 if half else math.pi
    for i in range(v + 1):
        th = top * i / v
        for j in range(u):
            a = TAU * j / u
            vs.append(V((r * math.sin(th) * math.cos(a) * sq[0], r * math.sin(th) * math.sin(a) * sq[1], r * math.cos(th) * sq[2])))
    for i in range(v):
        for j in range(u):
            k = (j + 1) % u
            fs.append((i * u + j, (i + 1) * u + j, (i + 1) * u + k, i * u + k))
    return vs, fs


def moved(data, loc=(0, 0, 0), rot=(0, 0, 0), M=None):
    from mathutils import Euler
    M = M or (Matrix.Translation(loc) @ Euler(rot).to_matrix().to_4x4())
    return [M @ V(v) for v in data[0]], data[1]


def fbm(p, s=1, o=3):
    return noise.fractal(V(p) * s, 1, 2, o)


def set_attr(o, name, vals):
    a = o.data.attributes.new(name, 'FLOAT_VECTOR', 'POINT')
    a.data.foreach_set('vector', np.array(vals, np.float32).ravel())
