import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';

const megabyte = 1024 * 1024;
const maxMegabytes = 20;
export const maxPictureBytes = maxMegabytes * megabyte;
/** A picture is decoded as a whole: 50 million pixels take 200 MB. */
const maxPixels = 50_000_000;
const maxSide = 12_000;

/** The beginning of a file by which its type is known, and the endings of its name. The ending alone proves nothing. */
const types = [
  { format: 'jpeg', name: 'JPEG', starts: /^\xFF\xD8\xFF/, endings: ['jpg', 'jpeg'] },
  { format: 'png', name: 'PNG', starts: /^\x89PNG\r\n/, endings: ['png'] },
  { format: 'webp', name: 'WebP', starts: /^RIFF[^]{4}WEBP/, endings: ['webp'] },
  { format: 'heif', name: 'AVIF', starts: /^[^]{4}ftyp[^]{0,24}avif/, endings: ['avif'] },
] as const;
const startLength = 40;
export const pictureTypes = types.map(({ name }) => name).join(', ');
const typeOf = (bytes: Buffer) => {
  const start = bytes.toString('latin1', 0, startLength);
  return types.find(({ starts }) => starts.test(start));
};

/** The name of a file's content: equal files have one. */
export const contentName = (bytes: Buffer): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** Opens a picture upright and without its metadata. The library is loaded with the first picture: servers need it for no page. */
export const openPicture = async (bytes: Buffer): Promise<Sharp> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels }).autoOrient();
};

const proveDecodable = async (bytes: Buffer): Promise<void> => {
  const probeWidth = 16;
  await (await openPicture(bytes)).resize({ width: probeWidth }).raw().toBuffer();
};

/** The reason why a file is not accepted, as a sentence with the right form; undefined for a good picture. All of it is decoded. */
export const findContentFault = async (bytes: Buffer, file: string): Promise<string | undefined> => {
  const type = typeOf(bytes);
  if (!type) return `The content of the file is none of ${pictureTypes}. Export the picture as one of them.`;
  const ending = file.split('.').at(-1)?.toLowerCase() ?? '';
  if (!type.endings.some((known) => known === ending))
    return `The content of the file is ${type.name}. Its name ends with .${type.endings[0]}.`;
  try {
    const { format, width, height, pages = 1 } = await (await openPicture(bytes)).metadata();
    if (format !== type.format)
      return `The content of the file is not ${type.name}. Export the picture again.`;
    if (pages > 1) return 'A picture doesn’t move. Export one frame.';
    if (Math.max(width, height) > maxSide || width * height > maxPixels)
      return `The picture has ${width} × ${height} pixels. At most ${maxSide} a side and ${maxPixels / 1e6} million in all.`;
    await proveDecodable(bytes);
    return undefined;
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n');
    return `The file is damaged (${reason}). Export the picture again.`;
  }
};
