// Refuses a folder with more than 25 files of its own: split it by meaning, with names that a newcomer understands.
// `node scripts/folder-sizes/check.mjs`. A folder of allowed.json may have as many files as the table says, and no more.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../packages.mjs';

export const mostFiles = 25;
/** Folders that a tool writes, and the decisions, which are read by number. */
const isExempt = (folder) => /(?:^|\/)generated(?:\/|$)|^docs\/decisions$/.test(folder);

/** One sentence for each folder that has too many files, or more room than it needs. */
export const judgeFolders = (files, allowed) => {
  const counts = Map.groupBy(files, dirname);
  const tooLarge = [...counts]
    .filter(([folder, { length }]) => !isExempt(folder) && length > (allowed[folder] ?? mostFiles))
    .map(
      ([folder, { length }]) =>
        `${folder}: found ${length} files, expected at most ${allowed[folder] ?? mostFiles}. Split the folder by meaning.`,
    );
  const tooGenerous = Object.entries(allowed)
    .filter(([folder, most]) => (counts.get(folder)?.length ?? 0) < most)
    .map(([folder, most]) => {
      const found = counts.get(folder)?.length ?? 0;
      const next = found > mostFiles ? `Lower the number to ${found}.` : 'Remove the line.';
      return `scripts/folder-sizes/allowed.json allows ${most} files in ${folder}, which has ${found}. ${next}`;
    });
  return [...tooLarge, ...tooGenerous];
};

if (import.meta.main) {
  const files = execFileSync(
    'git',
    ['ls-files', '--deduplicate', '--cached', '--others', '--exclude-standard'],
    { cwd: root },
  )
    .toString()
    .split('\n')
    .filter((file) => file && existsSync(join(root, file)));
  const allowed = JSON.parse(readFileSync(join(import.meta.dirname, 'allowed.json'), 'utf8'));
  const sentences = judgeFolders(files, allowed);
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
