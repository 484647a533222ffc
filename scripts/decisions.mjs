// Writes docs/decisions/README.md. `--check` fails when it is out of date, when a decision has no front matter or is too long, and when
// a reference in code, tests or documents leads to no current decision.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, trackedFiles } from './packages.mjs';
import { writeIndex } from './decisions/decision-index.mjs';
import { judgeDecisions, judgeReferences } from './decisions/judge-decisions.mjs';
import { readDecision } from './decisions/read-decision.mjs';

const folder = 'docs/decisions/';
const index = join(root, folder, 'README.md');
const isText = (path) => /\.(?:ts|tsx|mjs|cjs|js|css|sh|md|graphql|html)$/.test(path);
const isOwn = (path) =>
  path.startsWith('scripts/decisions') || path === `${folder}README.md` || basename(path) === 'CHANGELOG.md';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const files = trackedFiles()
  .filter((path) => isText(path) && !isOwn(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const read = files
  .filter(({ path }) => path.startsWith(folder))
  .map(({ path, text }) => ({ path, decision: readDecision(basename(path), text) }));
const decisions = read.flatMap(({ decision }) => decision ?? []);
const text = writeIndex(decisions);

if (!values.check) writeFileSync(index, text);
else {
  const isStale = !existsSync(index) || readFileSync(index, 'utf8') !== text;
  const sentences = [
    ...judgeDecisions(read),
    ...judgeReferences(files, decisions),
    ...(isStale ? ['docs/decisions/README.md is out of date. Run npm run codegen.'] : []),
  ];
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
