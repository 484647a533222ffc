// Files that the build draws into the deployed host: which sources they depend on, and how they are written.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, varFolder } from '../packages.mjs';

/** Writes a file completely or not at all, because an existing file is never drawn again. */
export const writeAtomically = (path, content) => {
  writeFileSync(`${path}.draft`, content);
  renameSync(`${path}.draft`, path);
};

const hashSources = (folders) => {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const folder of folders)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((found) => found.isFile())
      .map((found) => join(found.parentPath, found.name))
      .sort())
      hash.update(entry.slice(root.length)).update(readFileSync(entry));
  return hash.digest('hex');
};

/** `isCurrent()`: the index exists and no source changed since `keep()`. */
export const createDrawingStamp = ({ name, folders, index }) => {
  const path = join(varFolder, `${name}.sha256`);
  const hash = hashSources(folders);
  return {
    isCurrent: () => existsSync(index) && existsSync(path) && readFileSync(path, 'utf8') === hash,
    keep: () => writeAtomically(path, hash),
  };
};
