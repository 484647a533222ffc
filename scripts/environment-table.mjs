// Writes the table of environment variables in docs/guides/operating.md from the schema that the server checks at start.
// `--check` fails when the table differs.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { variables } from '../apiproxy/src/http/environment/environment.variables.ts';
import { root } from './packages.mjs';
import { replacePart } from './readmes/marked-part.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = join(root, 'docs/guides/operating.md');
const rows = Object.entries(variables).map(
  ([name, { readBy, purpose, defaultText, inProduction }]) =>
    `| \`${name}\` | ${readBy.join(' ')} | ${purpose} | ${defaultText} | ${inProduction} |`,
);
const table = [
  '| variable | read by | what for | default | in production |',
  '| --- | --- | --- | --- | --- |',
  ...rows,
].join('\n');

const guide = readFileSync(file, 'utf8');
const updated = replacePart(guide, 'environment', table);
if (values.check && updated !== guide) {
  console.error(
    'docs/guides/operating.md: the table of environment variables is out of date. Run npm run codegen.',
  );
  process.exit(1);
}
if (updated !== guide) writeFileSync(file, updated);
