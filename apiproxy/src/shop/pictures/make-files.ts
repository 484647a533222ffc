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

/** Makes the files of a picture, without EXIF and in sRGB. Throws if it cannot be decoded. */
export const makePictureFiles = async (picture: Buffer): Promise<readonly PictureFile[]> => {
  const { default: sharp } = await import('sharp');
  // Decoded once: each file is scaled from this one.
  const { data, info } = await (
    await openPicture(picture)
  )
    .resize({ width: widest, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width: full, height, channels } = info;
  const files: PictureFile[] = [];
  for (const width of [...pictureWidths.filter((each) => each < full), full])
    for (const format of pictureFormats) {
      const scaled = sharp(data, { raw: { width: full, height, channels } }).resize({ width });
      files.push({ format, width, bytes: await scaled.toFormat(format, encoding[format]).toBuffer() });
    }
  return files;
};
