// Refuses a folder with more than 25 files of its own: split it by meaning, with names that a newcomer understands.
// `node scripts/folder-sizes/check.mjs`
import { dirname } from 'node:path';
import { trackedFiles } from '../packages.mjs';

export const mostFiles = 25;
/** Folders that a tool writes, the decisions, which are read by number, and shops, which have a file for each kind. */
const isExempt = (folder) => /(?:^|\/)generated(?:\/|$)|^docs\/decisions$|^samples\/[^/]+$/.test(folder);

/** One sentence for each folder that has too many files. */
export const judgeFolders = (files) =>
  [...Map.groupBy(files, dirname)]
    .filter(([folder, { length }]) => !isExempt(folder) && length > mostFiles)
    .map(
      ([folder, { length }]) =>
        `${folder}: found ${length} files, expected at most ${mostFiles}. Split the folder by meaning.`,
    );

if (import.meta.main) {
  const sentences = judgeFolders(trackedFiles());
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
