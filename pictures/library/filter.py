"""Noise filter without a neural network."""
import math
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector as V, noise


def _box(a, r):
    try:
        import cv2
        return cv2.blur(a, (2 * r + 1, 2 * r + 1), borderType=cv2.BORDER_REFLECT)
    except ImportError:
        k = 2 * r + 1
        p = np.pad(a, ((r, r), (r, r)) + ((0, 0),) * (a.ndim - 2), mode='reflect')
        c = np.cumsum(np.cumsum(np.pad(p, ((1, 0), (1, 0)) + ((0, 0),) * (a.ndim - 2)), 0), 1)
        return (c[k:, k:] - c[:-k, k:] - c[k:, :-k] + c[:-k, :-k]) / (k * k)


def denoise(A, B, feats, strength=.7, passes=((3, 1), (3, 2), (2, 5))):
    """Joint non-local means.  A, B: two independent half renders (h,w,4, premultiplied linear): their difference
    measures the noise, so clean parts stay untouched.  feats: albedo and normal, which stop the filter at texture and shape."""
    comp = lambda x: np.log1p(np.maximum(x, 0) * 8) / math.log(9)       # perceptual-ish
    mean = (A + B) * .5
    F = []
    for f, s in feats:
        F.append(_box(f[..., :3], 1) * .5 / s + f[..., :3] * .5 / s)
    F = np.concatenate(F, -1).astype(np.float32)
    cur = mean.astype(np.float32)
    dA = comp(A[..., :3]) - comp(B[..., :3])
    var = np.maximum(_box((dA ** 2).mean(-1).astype(np.float32) * .25, 2), 1e-7)
    for pi, (R, st) in enumerate(passes):
        C = comp(cur[..., :3]).astype(np.float32)
        acc = np.zeros_like(cur); wsum = np.zeros(cur.shape[:2], np.float32); w2 = np.zeros_like(wsum)
        h, w = wsum.shape
        pad = R * st
        Cp = np.pad(C, ((pad, pad), (pad, pad), (0, 0)), mode='reflect'); Fp = np.pad(F, ((pad, pad), (pad, pad), (0, 0)), mode='reflect')
        Lp = np.pad(cur, ((pad, pad), (pad, pad), (0, 0)), mode='reflect'); Vp = np.pad(var, pad, mode='reflect')
        for dy in range(-R, R + 1):
            for dx in range(-R, R + 1):
                sl = (slice(pad + dy * st, pad + dy * st + h), slice(pad + dx * st, pad + dx * st + w))
                v2 = Vp[sl]
                d = ((C - Cp[sl]) ** 2).mean(-1)
                d = (d - (var + np.minimum(var, v2))) / (1e-6 + strength ** 2 * (var + v2))
                d = _box(d, 1 if pi == 0 else 1)
                f = ((F - Fp[sl]) ** 2).sum(-1)
                wt = np.exp(-np.clip(d, 0, 30) - np.clip(f, 0, 30))
                acc += Lp[sl] * wt[..., None]; wsum += wt; w2 += wt * wt
        cur = acc / wsum[..., None]
        var = np.maximum(var * w2 / (wsum * wsum) * 2.0, 1e-8)
    return cur


def grain(arr, amount=.012, seed=0):
    """A trace of film grain hides the filter's plastic smoothness."""
    n = np.random.RandomState(seed).normal(0, 1, arr.shape[:2]).astype(np.float32)
    n = n * .6 + _box(n, 1) * 1.2
    o = arr.copy(); o[..., :3] *= (1 + amount * n)[..., None]
    return o
