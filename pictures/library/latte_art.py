"""Patterns of milk poured into coffee, as masks: 1 is milk, 0 is coffee, the cup has radius 1, y is away from the drinker."""
import numpy as np


def _field(n, seed, tremor):
    axis = np.linspace(-1, 1, n, dtype=np.float32)
    x, y = np.meshgrid(axis, axis)
    rs = np.random.RandomState(seed)
    for scale, amount in ((2.1, .026), (4.7, .013), (9., .006)):      # a hand trembles, milk flows
        p = rs.uniform(0, 6.28, 4)
        x, y = (x + tremor * amount * np.sin(scale * y + p[0] + 1.3 * x), y + tremor * amount * np.sin(scale * x + p[1] - 1.1 * y))
    return x, y


def _step(a, b, v):
    t = np.clip((v - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def rosetta(n=768, seed=2, leaves=8.5):
    """A fern: each leaf leaves the middle line flat, bends upwards and thins out. Its lower border is sharp, where new milk
    pushed the coffee; its upper border fades."""
    x, y = _field(n, seed, 1.5)
    ax = np.abs(x)
    t = np.clip((y + .74) / 1.46, 0, 1)
    half = .70 * np.maximum(np.sin(np.pi * t ** .72), 0) ** .62 * (1 - .10 * t)
    q = np.clip(ax / np.maximum(half, .04), 0, 1.3)
    bend = .30 * ax + .34 * ax ** 2.2 - .11 * np.exp(-ax / .045)
    wave = ((y + .74) / 1.46 - bend) * (leaves + .8 * np.sin(2.2 * y + seed))
    f = wave - np.floor(wave)
    share = (.70 - .30 * q ** 2.2) * (1 + .10 * np.sin(np.floor(wave) * 2.4 + seed))
    lines = _step(0, .09, f) * (1 - _step(share - .16, share + .20, f))
    inside = 1 - _step(-.05, .015, ax - half * (.95 + .05 * np.sin(np.floor(wave) * 3.1 + seed)))
    u, v = x / .15, (y - .60) / .14
    crown = 1 - _step(-.10, .10, np.cbrt((u * u + v * v - 1) ** 3 - u * u * v ** 3))
    stem = (1 - _step(.004, .020, ax)) * _step(-.78, -.70, y) * (1 - _step(-.2, .2, y))
    body = np.maximum(np.maximum(lines * inside, crown), stem)
    halo = (1 - _step(-.06, .10, ax - half)) * (t > 0) * (t < 1) * .20                    # milk that mixed in between the leaves
    return np.clip(np.maximum(body, halo), 0, 1)


def _heart_of(x, y, size, tip):
    """1 inside a heart of this size, whose point lies at y = tip."""
    u, v = x / size, (y - tip) / size - 1.0
    d = np.cbrt((u * u + v * v - 1) ** 3 - u * u * v ** 3)
    return 1 - _step(-.10, .10, d)


def heart(n=768, seed=2, ripples=4):
    """A heart of several pours: each pushed the one before outwards, coffee stays between them; all meet in the point."""
    x, y = _field(n, seed, 1.3)
    mask = _heart_of(x, y, .34, -.58)
    for k in range(1, ripples):
        ring = _heart_of(x, y, .355 + .062 * k, -.60 - .012 * k) * (1 - _heart_of(x, y, .322 + .062 * k, -.60))
        mask = np.maximum(mask, ring * (1 - .13 * k) * _step(-.66, -.30, y))
    return np.clip(mask, 0, 1)


def tulip(n=768, seed=2):
    """Stacked petals, each pushed into the one before; a heart on top."""
    x, y = _field(n, seed, 1.3)
    mask = np.zeros_like(x)
    for centre, wide in ((-.30, .60), (-.05, .55), (.17, .47)):
        u = x / wide
        v = (y - centre - .34 * wide * u * u) / (wide * .30)
        d = np.hypot(u, v * (1 + .35 * (v < 0))) - 1
        mask = np.maximum(mask * _step(-.02, .16, d), 1 - _step(-.10, .03, d))
    top = _heart_of(x, y, .24, .16)
    mask = np.maximum(mask * (1 - _heart_of(x, y, .275, .12)), top)
    return np.clip(mask * (1 - .6 * (1 - _step(.004, .02, np.abs(x))) * (y < .3)), 0, 1)


def dots(n=768, seed=2):
    """A ring of drops, each drawn to a small heart by one stroke."""
    x, y = _field(n, seed, .7)
    mask = np.zeros_like(x)
    for k in range(7):
        a = 2 * np.pi * k / 7 + .3
        dx, dy = x - .52 * np.cos(a), y - .52 * np.sin(a)
        along, across = -dx * np.sin(a) + dy * np.cos(a), dx * np.cos(a) + dy * np.sin(a)
        r = np.hypot(across, along * (1 - .55 * np.clip(along / .2, 0, 1)))
        mask = np.maximum(mask, 1 - _step(-.015, .02, r - .125 * (1 - .6 * np.clip(along / .26, 0, 1))))
    return np.maximum(mask, 1 - _step(-.02, .02, np.hypot(x, y) - .17))


def spot(n=768, seed=2, wide=.80):
    """The white foam of a cappuccino within its ring of coffee; the border wanders."""
    x, y = _field(n, seed, 1.)
    a = np.arctan2(y, x)
    rs = np.random.RandomState(seed)
    p = rs.uniform(0, 6.28, 3)
    edge = wide + .035 * np.sin(3 * a + p[0]) + .022 * np.sin(5 * a + p[1]) + .012 * np.sin(11 * a + p[2])
    return 1 - _step(-.07, .06, np.hypot(x, y) - edge)


PATTERNS = {'rosetta': rosetta, 'heart': heart, 'tulip': tulip, 'dots': dots, 'none': spot}
