import type { PictureStage } from '../../generated/resolvers.ts';
import type { ProductArt } from './product-art.ts';

/** Hue in degrees, saturation and lightness from 0 to 1, chroma from 0 to 1, of a colour #rrggbb. */
const readColor = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(red, green, blue);
  const chroma = most - Math.min(red, green, blue);
  const lightness = most - chroma / 2;
  const sextant =
    most === red
      ? (green - blue) / chroma
      : most === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return {
    hue: chroma === 0 ? 0 : (sextant * 60 + 360) % 360,
    saturation: chroma === 0 ? 0 : chroma / (1 - Math.abs(2 * lightness - 1)),
    lightness,
    chroma,
  };
};

const colorsOf = (art: ProductArt): readonly string[] =>
  'layers' in art ? art.layers.map(({ color }) => color) : art.kind === 'tea' ? [art.color] : [];

/**
 * The stage behind a drink's picture: that of its most colourful layer, else of hot or cold drinks; null is
 * the plain one.
 */
export const stageOf = (art: ProductArt | undefined): PictureStage | null => {
  const [main] = (art ? colorsOf(art) : []).map(readColor).toSorted((a, b) => b.chroma - a.chroma);
  if (!art || !main) return null;
  const { hue, saturation, lightness } = main;
  if (saturation > 0.4 && (hue >= 285 || hue <= 8)) return 'BERRY';
  if (saturation > 0.7 && lightness > 0.55 && lightness < 0.85 && hue >= 24 && hue < 60) return 'CITRUS';
  if (saturation > 0.3 && hue >= 50 && hue < 170) return 'MATCHA';
  return art.kind === 'hot' || art.kind === 'tea' ? 'ESPRESSO' : 'COLD';
};
