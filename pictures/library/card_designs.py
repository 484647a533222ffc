"""Foil designs of gift cards as masks: 1 is foil. x runs from 0 to 1, y from 0 to 0.63 upwards. The brand's cup is on all."""
import cv2
import numpy as np

N = 1024
Y, X = np.mgrid[0:.63:int(N * .63) * 1j, 0:1:N * 1j]


def line(d, w):
    return np.clip(1.5 - np.abs(d) / w, 0, 1)


def cup(cx=.13, cy=.13, s=.6):
    """The brand's mark: bowl, handle, saucer, steam."""
    dx, dy = (X - cx) / s, (Y - cy) / s
    r = .085
    m = line(np.where(dy < 0, np.hypot(dx, dy * .95) - r, 9), .005)
    m = np.maximum(m, line(dy, .005) * (np.abs(dx) < r + .004))
    m = np.maximum(m, line(np.hypot(dx - r - .006, dy + .028) - .027, .0045) * (np.hypot(dx, dy * .95) > r))
    m = np.maximum(m, line(dy + r + .018, .005) * (np.abs(dx) < r * 1.15))
    for k in (-1, 0, 1):
        f = .032 * k + .012 * np.sin(dy * 42 + k)
        m = np.maximum(m, line(dx - f, .0045) * (dy > .028) * (dy < .115 - .02 * abs(k)))
    return m


def thanks():
    """Steam as long contour lines that leave to the right."""
    m = np.zeros_like(X)
    for k in range(16):
        swell = .055 * np.exp(-((X - .66) / .24) ** 2)
        f = .035 + .0375 * k + swell * np.sin(9 * X + .34 * k) + .012 * np.sin(17 * X - .5 * k)
        m = np.maximum(m, line(Y - f, .0018) * np.clip((X - .32) / .16, 0, 1))
    return m


def birthday():
    """A cake of three tiers with candles, confetti around it."""
    m = np.zeros_like(X)
    cx = .64
    for k, (wide, low, tall) in enumerate(((.21, .10, .13), (.15, .23, .11), (.09, .34, .09))):
        d = np.maximum(np.abs(X - cx) - wide, np.abs(Y - low - tall / 2) - tall / 2)
        m = np.maximum(m, line(d, .0032))
        drip = low + tall - .024 - .016 * np.sin((X - cx) * (110 - 10 * k) + k)
        m = np.maximum(m, line(Y - drip, .003) * (np.abs(X - cx) < wide))
    for k in (-1, 0, 1):
        x0 = cx + .045 * k
        m = np.maximum(m, line(X - x0, .004) * (Y > .43) * (Y < .50))
        m = np.maximum(m, np.clip(1.5 - np.hypot((X - x0) / .55, (Y - .523)) / .014, 0, 1))
    rs = np.random.RandomState(4)
    for _ in range(70):
        x0, y0, a, s = rs.uniform(.30, .98), rs.uniform(.04, .60), rs.uniform(0, 3.1), rs.uniform(.006, .013)
        if abs(x0 - cx) < .26 and y0 < .56:
            continue
        u, v = (X - x0) * np.cos(a) + (Y - y0) * np.sin(a), -(X - x0) * np.sin(a) + (Y - y0) * np.cos(a)
        m = np.maximum(m, (np.abs(u) < s) * (np.abs(v) < .0032))
    return m


def congrats():
    """Rays that burst from a star."""
    dx, dy = X - .66, Y - .315
    r, a = np.hypot(dx, dy), np.arctan2(dy, dx)
    m = np.zeros_like(X)
    for k in range(48):
        b = 2 * np.pi * k / 48
        d = np.abs(np.angle(np.exp(1j * (a - b)))) * r
        low, high = .125 + .02 * (k % 2), (.30, .22, .26, .18)[k % 4]
        m = np.maximum(m, line(d, .0022) * (r > low) * (r < high))
        m = np.maximum(m, np.clip(1.5 - np.hypot(dx - (high + .014) * np.cos(b), dy - (high + .014) * np.sin(b)) / .0045, 0, 1) * (k % 2 == 0))
    tip = np.abs((a - np.pi / 2 + np.pi / 5) % (2 * np.pi / 5) - np.pi / 5)   # the angle from the nearest tip
    outer, inner = .098, .042
    x2, y2 = inner * np.cos(np.pi / 5), inner * np.sin(np.pi / 5)
    edge = outer * y2 / (y2 * np.cos(tip) - (x2 - outer) * np.sin(tip))
    return np.maximum(m, np.clip((edge - r) / .002, 0, 1))


def holiday():
    """Firs in line and snow."""
    m = np.zeros_like(X)
    for cx, base, s in ((.50, .08, .7), (.68, .06, 1.), (.86, .09, .78)):
        for k in range(9):
            t = k / 8
            y0, wide = base + .05 * s + .42 * s * t, .125 * s * (1 - t) + .012
            f = y0 - .35 * np.abs(X - cx)
            m = np.maximum(m, line(Y - f, .0030) * (np.abs(X - cx) < wide))
        m = np.maximum(m, line(X - cx, .0026) * (Y > base) * (Y < base + .49 * s))
    m = np.maximum(m, line(Y - .075 - .012 * np.sin(9 * X), .0024) * (X > .36))
    rs = np.random.RandomState(2)
    for _ in range(46):
        x0, y0, s = rs.uniform(.30, .98), rs.uniform(.14, .60), rs.uniform(.004, .011)
        r, a = np.hypot(X - x0, Y - y0), np.arctan2(Y - y0, X - x0)
        m = np.maximum(m, line(np.abs(np.sin(3 * a)) * r / 3, .0011) * (r < s) if s > .007 else np.clip(1.5 - r / .003, 0, 1))
    return m


def hello():
    """The sun rises over waves: arcs above, lines below."""
    dx, dy = X - .66, Y - .22
    r = np.hypot(dx, dy)
    m = np.zeros_like(X)
    for k in range(9):
        m = np.maximum(m, line(r - .06 - .035 * k, .0030 - .0002 * k) * (dy > 0))
    for k in range(7):
        f = .20 - .030 * k + .008 * np.sin(22 * X + k * 1.3)
        m = np.maximum(m, line(Y - f, .0026) * (np.abs(dx) < .34 - .02 * k))
    return m


def love():
    """Hearts inside hearts."""
    m = np.zeros_like(X)
    for k in range(8):
        s = .05 + .030 * k
        u, v = (X - .66) / s, (Y - .20 - s * .42) / s
        inside = ((u * u + v * v - 1) ** 3 < u * u * v ** 3).astype(np.uint8)
        away = cv2.distanceTransform(inside, cv2.DIST_L2, 5) + cv2.distanceTransform(1 - inside, cv2.DIST_L2, 5)
        m = np.maximum(m, line((away - .5) / N, .0024))
    return m


DESIGNS = {f.__name__: f for f in (thanks, birthday, congrats, holiday, hello, love)}


def mask(name):
    return np.maximum(DESIGNS[name](), cup())
