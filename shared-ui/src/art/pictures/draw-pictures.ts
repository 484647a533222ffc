import { fileURLToPath } from 'node:url';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A picture as a file: its address and its size in units of the drawing, or in pixels; with `srcSet` if it has files of several widths. */
export interface Picture {
  readonly src: string;
  readonly srcSet?: string;
  readonly width: number;
  readonly height: number;
}
/** A picture before the build has made a file of it. */
interface DrawnPicture extends Picture {
  readonly svg: string;
  readonly inline: boolean;
}
/** A square picture that exists as files, by their width in pixels. */
interface PictureFiles extends Picture {
  readonly files: Readonly<Record<number, string>>;
}
interface DrawOptions {
  /** True for pictures that are shown without a connection: their modules contain them, and there is no file. */
  readonly inline?: boolean;
}

/** A file has no style sheet: these colours suit a light and a dark page. */
const fileColors: Readonly<Record<string, string>> = {
  'var(--art-light)': '#fbeedd',
  'var(--art-shade)': '#ecd3b6',
  'var(--art-shadow)': '#2b150a',
};
const resolveColor = (name: string) => {
  const color = fileColors[name];
  if (color) return color;
  throw new Error(
    `A picture uses ${name}, but a file has no theme. Accepted: ${Object.keys(fileColors).join(', ')}.`,
  );
};

const roundTo = (digits: number) => (number: string) =>
  String(Math.round(Number(number) * 10 ** digits) / 10 ** digits).replace(/^(-?)0\./, '$1.');
// eslint-disable-next-line regexp/no-super-linear-move -- it reads our own drawings only
const fraction = /-?\d*\.\d+/g;
/** A tenth of a unit is half a pixel of the largest picture; colours, gradients and scales need a hundredth. No zero before a point. */
const shorten = (svg: string) =>
  svg
    .replaceAll(/ d="[^"]*"|(?:translate|rotate)\([^)]*\)/g, (part) => part.replaceAll(fraction, roundTo(1)))
    .replaceAll(fraction, roundTo(2));

/** The drawing of an element whose root is an svg, as a file of its own. */
export const drawPicture = (drawing: ReactElement, { inline = false }: DrawOptions = {}): DrawnPicture => {
  const markup = renderToStaticMarkup(drawing);
  const [, width = '', height = ''] = /^<svg[^>]* viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? [];
  if (!width || !height)
    throw new Error(
      `A picture begins with ${markup.slice(0, 80)}. Expected <svg viewBox="0 0 width height">.`,
    );
  const svg = shorten(markup)
    .replace(/^<svg[^>]*>/, (root) => root.replaceAll(/ (?:width|height)="[^"]*"/g, ''))
    .replace('<svg', `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"`)
    .replaceAll(/ (?:class|role|aria-[a-z]+)="[^"]*"/g, '')
    .replaceAll(/var\(--art-[a-z]+\)/g, resolveColor)
    .replaceAll(/><\/(?:path|stop|ellipse|circle|rect)>/g, '/>');
  return {
    src: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: Number(width),
    height: Number(height),
    svg,
    inline,
  };
};

/** A rendered picture (pictures/README.md): its files FOLDER/NAME-WIDTH.avif in these widths, the first for browsers without srcset. */
export const renderedPicture = (folder: URL, name: string, widths: readonly number[]): PictureFiles => {
  const [width = 0] = widths;
  const files = Object.fromEntries(
    widths.map((each) => [each, fileURLToPath(new URL(`${name}-${each}.avif`, folder))]),
  );
  return { src: '', width, height: width, files };
};

/**
 * The default export of a module `*.pictures.tsx`. The build renders the drawings into files, copies rendered
 * ones, and replaces the module by their addresses, so that neither the drawings nor this function reach the browser (docs/decisions/040).
 */
export const drawPictures = <Drawings extends Readonly<Record<string, ReactElement | PictureFiles>>>(
  drawings: Drawings,
  options?: DrawOptions,
): Readonly<Record<keyof Drawings, Picture>> => {
  const pictures: Partial<Record<keyof Drawings, Picture>> = {};
  for (const [name, drawing] of Object.entries(drawings))
    pictures[name as keyof Drawings] = 'files' in drawing ? drawing : drawPicture(drawing, options);
  return pictures as Record<keyof Drawings, Picture>;
};
