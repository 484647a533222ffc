import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { writeOnce } from '../storage/write-once.ts';

const digestBytes = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** The image in the file, or undefined where there is none, or one whose digest at its end does not fit. */
const readImage = (path: string): Blob | undefined => {
  let file: Buffer<ArrayBuffer>;
  try {
    file = readFileSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
  const image = file.subarray(0, -digestBytes);
  return digestOf(image).equals(file.subarray(-digestBytes)) ? new Blob([image]) : undefined;
};

/**
 * The image at the path, made first where there is none that is whole. Its bytes are in memory: `openAsBlob` would read
 * the file later, and fail in every process that opened it before another one finished writing its own.
 */
export const loadImage = async (path: string, make: () => Promise<Uint8Array>): Promise<Blob> => {
  const present = readImage(path);
  if (present) return present;
  const made = await make();
  // Another process may have stored a whole one meanwhile: that one stays.
  const stored = readImage(path);
  if (stored) return stored;
  rmSync(path, { force: true });
  writeOnce(path, Buffer.concat([made, digestOf(made)]));
  return new Blob([Buffer.from(made)]);
};
