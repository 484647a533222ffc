// Refuses words outside the vocabulary of words.json in comments, error and log texts, command
// summaries, test titles and reasons, documents, English messages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, trackedFiles } from '../packages.mjs';
import { findWords } from './find-words.mjs';

/** The word list and its tests contain the refused words. */
const own = 'scripts/plain-words/';

const files = trackedFiles().filter((path) => !path.startsWith(own) && !path.includes('/generated/'));
const findings = files.flatMap((path) => findWords(path, () => readFileSync(join(root, path), 'utf8')));
for (const { path, line, word, instead, text } of findings)
  console.error(`${path}:${line}  "${word}" → ${instead}\n    ${text}`);
if (findings.length > 0)
  console.error(
    `Found ${findings.length} refused words, expected none. Reword the lines above with the alternatives of scripts/plain-words/words.json.`,
  );
console.log(`plain words: ${files.length} files`);
process.exitCode = findings.length > 0 ? 1 : 0;
