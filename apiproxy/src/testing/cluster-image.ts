import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { writeOnce } from '../storage/write-once.ts';

const digestBytes = 32;
const digestOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

/** Returns the image in the file; undefined if there is none, or if the digest at its end does not match. */
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
 * Returns the image at the path, and creates it if there is no complete one. Its bytes are in memory:
 * `openAsBlob` would read the file later, and fail in every process that opened it before another one
 * finished writing its own.
 */
export const loadImage = async (path: string, make: () => Promise<Uint8Array>): Promise<Blob> => {
  const present = readImage(path);
  if (present) return present;
  const made = await make();
  // Another process may have stored a complete image meanwhile, which is then used.
  const stored = readImage(path);
  if (stored) return stored;
  rmSync(path, { force: true });
  writeOnce(path, Buffer.concat([made, digestOf(made)]));
  return new Blob([Buffer.from(made)]);
};
