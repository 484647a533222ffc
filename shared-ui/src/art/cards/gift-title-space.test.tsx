import { Resvg } from '@resvg/resvg-js';
import { renderToStaticMarkup } from 'react-dom/server';
import { titleLeft } from '../lettering.ts';
import { CardSvg } from './card-svg.tsx';
import { giftCardColors, giftCardDesigns, giftTitleSpace, type GiftCardDesign } from './gift-card-designs.ts';
import { giftPictures } from './gift-pictures.tsx';

const width = 320;
/** The pixels of a card without words, with or without its picture. */
const rasterize = (design: GiftCardDesign, picture: boolean) => {
  const svg = renderToStaticMarkup(
    <CardSvg {...giftCardColors[design]}>{picture && giftPictures[design]}</CardSvg>,
  ).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
  return new Resvg(svg).render().pixels;
};
/** The baseline of the last of three lines is at 178; the letters of the first begin at 98. */
const margin = 4;
const lines = { first: 98, last: 152, end: 186 };

describe('the part of a gift card for its words', () => {
  it.each(giftCardDesigns)('is free of the picture of %s, GFT-010', (design) => {
    const { column, lastLine = column } = giftTitleSpace(design);
    const plain = rasterize(design, false);
    const drawn = rasterize(design, true);
    const differs = (x: number, y: number) =>
      [0, 1, 2].some((part) => plain[(y * width + x) * 4 + part] !== drawn[(y * width + x) * 4 + part]);
    const touched: string[] = [];
    for (let y = lines.first; y < lines.end; y += 1)
      for (let x = titleLeft; x < (y < lines.last ? column : lastLine) + margin; x += 1)
        if (differs(x, y)) touched.push(`${x},${y}`);
    expect(touched).toEqual([]);
    expect(drawn.equals(plain)).toBe(false);
  });
});
