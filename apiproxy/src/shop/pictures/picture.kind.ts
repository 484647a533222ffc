import { Type } from 'typebox';
import { restPaths } from '@crema/shared-contracts';
import { defineKind, key, localText, type RowOf } from '../kind.ts';
import type { LocalText } from '../local-text.ts';

/** The folder of the files, next to those of the kinds. */
export const picturesFolder = 'pictures';
const percent = Type.Integer({ minimum: 0, maximum: 100 });

/** The shop's own pictures (SHP-012). */
export const pictureKind = defineKind({
  name: 'pictures',
  about: 'The shop’s own pictures. What has none is drawn.',
  key: ['key'],
  fields: {
    key,
    file: Type.String({
      pattern: '^[\\p{L}\\p{N}_][\\p{L}\\p{N} ._-]*(/[\\p{L}\\p{N}_][\\p{L}\\p{N} ._-]*)*$',
      maxLength: 200,
    }),
    focusX: Type.Optional(percent),
    focusY: Type.Optional(percent),
    alt: Type.Optional(localText),
  },
  notes: {
    key: 'The name by which products, categories and the feed refer to it.',
    file: 'A file of the folder `pictures`: JPEG, PNG, WebP or AVIF of at most 20 MB.',
    focusX:
      'Pages show a square of it, around this point: percent from the left. The middle unless it is written.',
    focusY: 'Percent from the top.',
    alt: 'What it shows, for who cannot see it, where no name is beside it.',
  },
  example: {
    key: 'latte',
    file: 'drinks/latte.jpg',
    focusX: 50,
    focusY: 30,
    alt: {
      'en-US': 'A latte with a rosetta, seen from above',
      'fr-CA': 'Un latte orné d’une rosette, vu de haut',
    },
  },
});
export type PictureRow = RowOf<typeof pictureKind>;
/** A row as `load` stores it: the name of the file's content is a part of it, so that another file is another version. */
export interface StoredPicture extends PictureRow {
  readonly content: string;
}

export const pictureFormats = ['avif', 'webp'] as const;
export type PictureFormat = (typeof pictureFormats)[number];
/** In pixels. A file is never larger than the picture: the widest has its shorter side. */
export const pictureWidths = [160, 320, 640, 960, 1280, 1600] as const;

const middle = 50;
/** The point around which the files of a picture are cut out, in percent from the left and from the top: `30x40`. */
export const focusOf = ({ focusX = middle, focusY = middle }: PictureRow): string => `${focusX}x${focusY}`;
/** The address of a file; a width that a picture doesn't have is the next wider one, or the widest. */
const addressOf = (picture: StoredPicture, width: number): string =>
  `${restPaths.shopPictures}/${picture.content}.${focusOf(picture)}-${width}.webp`;

/** A picture as pages name it. */
export interface NamedPicture {
  /** Its WebP of 320 px. The other files have its name. */
  readonly path: string;
  readonly alt: LocalText | undefined;
}
const tileWidth = 320;
const nameStoredPicture = (picture: StoredPicture): NamedPicture => ({
  path: addressOf(picture, tileWidth),
  alt: picture.alt,
});
const wideWidth = 640;
/** The address of one file, for places that show a single one. */
export const wideAddressOf = (picture: StoredPicture): string => addressOf(picture, wideWidth);

const isStored = (row: PictureRow): row is StoredPicture => 'content' in row;
/** The stored pictures by key. */
export const picturesByKey = (rows: readonly PictureRow[]): ReadonlyMap<string, StoredPicture> =>
  new Map(rows.filter(isStored).map((row) => [row.key, row]));
/** Names the picture that a row refers to. */
export const createPictureNames = (rows: readonly PictureRow[]) => {
  const pictures = picturesByKey(rows);
  return (key: string | undefined): NamedPicture | undefined => {
    const picture = key === undefined ? undefined : pictures.get(key);
    return picture && nameStoredPicture(picture);
  };
};
