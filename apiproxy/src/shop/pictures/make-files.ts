import { openPicture } from './picture-content.ts';
import { pictureFormats, pictureWidths, type PictureFormat } from './picture.kind.ts';

export interface PictureFile {
  readonly format: PictureFormat;
  readonly width: number;
  readonly bytes: Buffer;
}
const widest = Math.max(...pictureWidths);
/** The smallest effort takes as long as WebP, the largest a minute a picture. */
const encoding = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } } as const;

/** Where a square begins on a side, so that the point is as near to its middle as the edges allow. */
const startOf = (percent: number, side: number, square: number): number =>
  Math.min(side - square, Math.max(0, Math.round((percent / 100) * side - square / 2)));

/** The largest square around the focal point `30x40`, at most as wide as the widest file, as pixels in sRGB. */
const cutSquare = async (picture: Buffer, focus: string) => {
  const { width, height } = (await (await openPicture(picture)).metadata()).autoOrient;
  const square = Math.min(width, height);
  const [x = 0, y = 0] = focus.split('x').map(Number);
  return (await openPicture(picture))
    .extract({
      left: startOf(x, width, square),
      top: startOf(y, height, square),
      width: square,
      height: square,
    })
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
};

/**
 * Makes the files of a picture, without EXIF. They are squares around its focal point, as pages show them: a page of the server has no style
 * attribute that could place another form in its square. Throws if the picture cannot be decoded.
 */
export const makePictureFiles = async (picture: Buffer, focus: string): Promise<readonly PictureFile[]> => {
  const { default: sharp } = await import('sharp');
  // Decoded once: each file is scaled from this one.
  const { data, info } = await cutSquare(picture, focus);
  const { width: full, channels } = info;
  const files: PictureFile[] = [];
  for (const width of [...pictureWidths.filter((each) => each < full), full])
    for (const format of pictureFormats) {
      const scaled = sharp(data, { raw: { width: full, height: full, channels } }).resize({ width });
      files.push({ format, width, bytes: await scaled.toFormat(format, encoding[format]).toBuffer() });
    }
  return files;
};
