import { readFileSync } from 'node:fs';
import { writeOnce } from '../storage/write-once.ts';

const readIfPresent = (path: string): Buffer<ArrayBuffer> | undefined => {
  try {
    return readFileSync(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
};

/**
 * The image at the path, made first where there is none. Its bytes are in memory: `openAsBlob` would read the file
 * later, and fail in every process that opened it before another one finished writing its own.
 */
export const loadImage = async (path: string, make: () => Promise<Uint8Array>): Promise<Blob> => {
  const present = readIfPresent(path);
  if (present) return new Blob([present]);
  writeOnce(path, await make());
  return new Blob([readFileSync(path)]);
};
