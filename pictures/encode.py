"""Scales a picture: encode.py MASTER FOLDER WIDTH... writes FOLDER/WIDTH.png and prints the picture's mean colour.

Scaling uses premultiplied colours, so that no dark border appears around the product.
"""
import os
import sys

import cv2
import numpy as np

master, folder, widths = sys.argv[1], sys.argv[2], [int(w) for w in sys.argv[3:]]
picture = cv2.imread(master, cv2.IMREAD_UNCHANGED)
picture = picture.astype(np.float32) / np.iinfo(picture.dtype).max
alpha = picture[..., 3:]
premultiplied = np.concatenate((picture[..., :3] * alpha, alpha), -1)
for width in widths:
    small = cv2.resize(premultiplied, (width, width), interpolation=cv2.INTER_AREA) if width != picture.shape[1] else premultiplied
    cover = small[..., 3:]
    straight = np.where(cover > .004, small[..., :3] / np.maximum(cover, 1e-4), 0)
    # where nothing is seen, the colour of the neighbourhood compresses best
    spread = cv2.GaussianBlur(small, (0, 0), 9)
    spread = spread[..., :3] / np.maximum(spread[..., 3:], 1e-3)
    straight = np.where(cover > .004, straight, spread)
    out = np.concatenate((straight, cover), -1).clip(0, 1)
    cv2.imwrite(os.path.join(folder, f'{width}.png'), np.round(out * 255).astype(np.uint8))
solid = alpha[..., 0] > .9
blue, green, red = picture[..., :3][solid].mean(0) if solid.any() else (.9, .9, .9)
print('#%02x%02x%02x' % tuple(int(round(255 * c)) for c in (red, green, blue)))
