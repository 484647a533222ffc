// Lettering as outlines: a picture file and the rasteriser have no access to the page's fonts.
import { join } from 'node:path';
import * as fontkit from 'fontkit';

const fontFile = join(
  import.meta.dirname,
  ...['..', '..', '..', 'shared-ui', 'src', 'tokens', 'fraunces-crema.woff2'],
);
let font;

/** The outline of a text in the display font, in units of the font: y points down from the baseline. */
export const outline = (text) => {
  font ??= fontkit.openSync(fontFile);
  const missing = [...text].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0)));
  if (missing.length > 0)
    throw new Error(`“${text}” contains ${missing.join(' ')}, which the display font lacks (${fontFile}).`);
  let width = 0;
  const { glyphs, positions } = font.layout(text);
  const path = glyphs
    .map((glyph, at) => {
      const shape = glyph.path.transform(1, 0, 0, -1, width, 0).toSVG();
      width += positions[at].xAdvance;
      return shape;
    })
    .join('');
  return { path, width, unitsPerEm: font.unitsPerEm };
};

const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': '’', "'": '’' };
const plain = (text) => text.replaceAll(/&(?:amp|lt|gt|quot|#x27);|'/g, (entity) => entities[entity]);
const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
const starts = { middle: 0.5, end: 1 };
const shorten = (number) => String(Math.round(number * 1000) / 1000);

const toPath = (text, { x = 0, y = 0, size, anchor, fill }) => {
  const { path, width, unitsPerEm } = outline(plain(text));
  const scale = size / unitsPerEm;
  const left = Number(x) - (starts[anchor] ?? 0) * width * scale;
  const paint = fill ? ` fill="${fill}"` : '';
  return `<path transform="translate(${shorten(left)} ${shorten(Number(y))})scale(${scale})"${paint} d="${path}"/>`;
};
const outlineElement = (tag, content) => {
  const of = attributesOf(tag);
  const shared = { size: Number(of['font-size']), anchor: of['text-anchor'], fill: of.fill };
  const rows = [...content.matchAll(/<tspan([^>]*)>([^<]*)<\/tspan>/g)];
  if (rows.length === 0) return toPath(content, { ...shared, x: of.x, y: of.y });
  let y = Number(of.y ?? 0);
  return rows
    .map(([, row, text]) => {
      const { x, dy = 0 } = attributesOf(row);
      y += Number(dy);
      return toPath(text, { ...shared, x, y });
    })
    .join('');
};

/** Replaces every text element of an SVG by its outline. */
export const outlineTexts = (svg) =>
  svg.replaceAll(/<text([^>]*)>(.*?)<\/text>/g, (_element, tag, content) => outlineElement(tag, content));
