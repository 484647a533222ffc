// Refuses an id of a requirement that no row explains, and a row that no test names (docs/requirements/README.md).
// `node scripts/requirements/check.mjs`
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root, trackedFiles } from '../packages.mjs';

const areas = 'ACC|CRD|DEL|ENG|GFT|LOC|OPS|ORD|PAY|PLT|RWD|SHP|TEM';
const idPattern = String.raw`(?:${areas})-\d{3}|D-\d{2,3}|[KLR]-\d{2}`;
const ids = new RegExp(String.raw`(?<![\w-])(?:${idPattern})(?![\w-])`, 'g');
const row = new RegExp(String.raw`^- (${idPattern})( \(planned\))? `);
/** The first cell of a table's row names one finding of a walk or report, or several. */
const findings = /^\| ((?:[A-Z]-?\d[^|]*))\|/;
const inParentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const title = new RegExp(
  String.raw`(?<![.\w])(?:describe|it|test)(?:\.each${inParentheses}|\.\w+)*\s*\(\s*(['"\`])([\s\S]*?)\1`,
  'g',
);
const isTest = (path) => /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(path);
const isText = (path) => /\.(?:ts|tsx|mjs|cjs|js|css|sh|md|graphql|html)$/.test(path);

/** The rows of the requirements: `id` to { path, isPlanned, needsTest }. */
export const readRows = (files) => {
  const rows = new Map();
  const twice = [];
  const add = (id, facts) => {
    if (rows.has(id) && facts.needsTest) twice.push(id);
    rows.set(id, facts);
  };
  for (const { path, text } of files) {
    const isRequirements = path.startsWith('docs/requirements/');
    if (!isRequirements && path !== 'docs/real-use.md') continue;
    for (const line of text.split('\n')) {
      const found = row.exec(line);
      if (found && isRequirements)
        add(found[1], { path, isPlanned: found[2] !== undefined, needsTest: true });
      for (const id of findings.exec(line)?.[1].match(ids) ?? [])
        if (!rows.has(id)) add(id, { path, isPlanned: false, needsTest: false });
    }
  }
  return { rows, twice };
};

/** One sentence for each fault. `files`: { path, text } each. */
export const judgeRequirements = (files) => {
  const { rows, twice } = readRows(files);
  const inTitles = new Set();
  const usedIn = new Map();
  for (const { path, text } of files) {
    for (const [id] of text.matchAll(ids)) if (!usedIn.has(id)) usedIn.set(id, path);
    if (isTest(path))
      for (const [, , words] of text.matchAll(title))
        for (const id of words.match(ids) ?? []) inTitles.add(id);
  }
  return [
    ...twice.map((id) => `${id}: two rows have this id. Give one of them a new id.`),
    ...[...usedIn]
      .filter(([id]) => !rows.has(id))
      .map(
        ([id, path]) => `${path}: ${id} has no row. Write it in docs/requirements first, or correct the id.`,
      ),
    ...[...rows]
      .filter(([id, { needsTest, isPlanned }]) => needsTest && !isPlanned && !inTitles.has(id))
      .map(
        ([id, { path }]) =>
          `${path}: no test’s title has ${id}. Add it to the title of the test that proves it, or mark the row “(planned)”.`,
      ),
    ...[...rows]
      .filter(([id, { isPlanned }]) => isPlanned && inTitles.has(id))
      .map(
        ([id, { path }]) =>
          `${path}: ${id} has a test. Delete “(planned)” when the whole row is built, or name the test otherwise.`,
      ),
  ];
};

if (import.meta.main) {
  const files = trackedFiles()
    .filter((path) => isText(path) && basename(path) !== 'CHANGELOG.md')
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const sentences = judgeRequirements(files);
  for (const sentence of sentences) console.error(sentence);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
