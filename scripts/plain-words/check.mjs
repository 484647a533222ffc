// Refuses words outside the vocabulary of words.json in comments, error texts, test titles, documents and English messages.
// `node scripts/plain-words/check.mjs`; `--lower` writes smaller counts to baseline.json; `--all` lists every use.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../packages.mjs';
import { findWords } from './find-words.mjs';

const { values } = parseArgs({
  options: { lower: { type: 'boolean', default: false }, all: { type: 'boolean', default: false } },
});
const own = 'scripts/plain-words/';
const baselinePath = join(root, own, 'baseline.json');
const packageOf = (path) => (path.includes('/') ? path.slice(0, path.indexOf('/')) : '.');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\n')
  .filter(
    (path) => path && !path.startsWith(own) && !path.includes('/generated/') && existsSync(join(root, path)),
  );
const findings = files.flatMap((path) => findWords(path, () => readFileSync(join(root, path), 'utf8')));
const counts = findings.reduce(
  (sums, { path }) => ({ ...sums, [packageOf(path)]: (sums[packageOf(path)] ?? 0) + 1 }),
  {},
);

/** How many old uses a package may still have. Counts only go down; a package that is not listed has none. */
const baseline = JSON.parse(readFileSync(baselinePath, 'utf8'));
if (values.lower) {
  const lowered = Object.entries(baseline)
    .map(([name, most]) => [name, Math.min(most, counts[name] ?? 0)])
    .filter(([, most]) => most > 0);
  writeFileSync(baselinePath, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
}
const exceeded = Object.keys(counts).filter((name) => counts[name] > (baseline[name] ?? 0));
const shown = values.all ? Object.keys(counts) : exceeded;
for (const { path, line, word, instead, text } of findings.filter((found) =>
  shown.includes(packageOf(found.path)),
))
  console.log(`${path}:${line}  "${word}" → ${instead}\n    ${text}`);
for (const name of exceeded)
  console.error(
    `${name}: ${counts[name]} uses of refused words, ${baseline[name] ?? 0} allowed by scripts/plain-words/baseline.json. Reword the lines above (scripts/plain-words/words.json names the alternatives).`,
  );
const left = Object.values(counts).reduce((sum, count) => sum + count, 0);
console.log(`plain words: ${files.length} files, ${left} old uses left`);
process.exitCode = exceeded.length > 0 ? 1 : 0;
