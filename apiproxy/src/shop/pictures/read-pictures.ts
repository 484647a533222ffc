import { realpathSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { rowsIn } from '../checks/rows-in.ts';
import type { KindFiles } from '../checks/check-rows.ts';
import type { Fault } from '../fault.ts';
import { contentName, findContentFault, maxPictureBytes } from './picture-content.ts';
import { pictureKind, picturesFolder } from './picture.kind.ts';

export interface ReadPictures {
  readonly faults: readonly Fault[];
  /** The name of the content of each file that has no fault. */
  readonly contents: ReadonlyMap<string, string>;
}

const missing = `${picturesFolder}/ has no file of this name. Add it, or correct the name.`;
/** The path of a file of the folder itself: a symbolic link must not lead out of it. */
const findFile = (folder: string, file: string): { readonly path: string } | { readonly right: string } => {
  try {
    const path = realpathSync(join(folder, picturesFolder, file));
    if (!path.startsWith(`${realpathSync(folder)}${sep}`))
      return { right: 'The file is a link that leads out of the folder. Copy the picture itself.' };
    const stats = statSync(path);
    if (!stats.isFile()) return { right: missing };
    if (stats.size > maxPictureBytes)
      return {
        right: `The file has ${(stats.size / 2 ** 20).toFixed(1)} MB. At most ${maxPictureBytes / 2 ** 20}.`,
      };
    return { path };
  } catch {
    return { right: missing };
  }
};

/** Reads a picture of a checked folder. Throws if it has another content by now. */
export const readPicture = async (folder: string, file: string, content: string): Promise<Buffer> => {
  const found = findFile(folder, file);
  const bytes = 'path' in found ? await readFile(found.path) : undefined;
  if (!bytes || contentName(bytes) !== content)
    throw new Error(
      `${picturesFolder}/${file} was changed after it had been checked. Load the folder again.`,
    );
  return bytes;
};

/**
 * Checks the files of the pictures, one at a time. A content that `isKnown` is not decoded again.
 */
export const checkPictures = async (
  folder: string,
  files: KindFiles,
  isKnown: (content: string) => boolean,
): Promise<ReadPictures> => {
  const faults: Fault[] = [];
  const contents = new Map<string, string>();
  for (const { value, fault } of rowsIn(files, pictureKind)) {
    if (contents.has(value.file)) continue;
    const found = findFile(folder, value.file);
    if ('right' in found) {
      faults.push(fault('file', found.right));
      continue;
    }
    const bytes = await readFile(found.path);
    const content = contentName(bytes);
    const right = isKnown(content) ? undefined : await findContentFault(bytes, value.file);
    if (right === undefined) contents.set(value.file, content);
    else faults.push(fault('file', right));
  }
  return { faults, contents };
};
