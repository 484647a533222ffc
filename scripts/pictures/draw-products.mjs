// Draws the art of every product and prints the files as JSON, one for each different drawing, and which products have a rendered picture.
import { createElement } from 'react';
import { ProductArt } from '@crema/shared-ui/art';
import { drawPicture } from '@crema/shared-ui/draw-pictures';
import { catalogueFrom } from '../../apiproxy/src/catalogue/catalogue-in-effect.ts';
import { readSample } from '../../apiproxy/src/shop/sample.ts';
import { pictureFile } from '../../remote-kit/build/pictures/picture-file.mjs';
import { findRendered } from './find-rendered.mjs';

const catalogue = catalogueFrom(readSample());
const texts = new Set(catalogue.products.map(({ art }) => JSON.stringify(art)));
const drawn = [...texts].map((text) => {
  const art = JSON.parse(text);
  const { svg } = drawPicture(createElement(ProductArt, { art, backdrop: 'none' }));
  return { art: text, ...pictureFile(art.kind, svg) };
});
process.stdout.write(JSON.stringify({ drawn, rendered: findRendered(catalogue) }));
