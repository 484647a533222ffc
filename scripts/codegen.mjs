// Writes the generated files: from GraphQL the typed documents of host and remotes and the resolver types of the server; from the schemas of
// REST, events and forms the validators of pages.
// `npm run codegen [package …]`; `--check` fails when the committed files differ.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'graphql';
import { generateDocuments } from './codegen/documents.mjs';
import { generateResolverTypes } from './codegen/resolvers.mjs';
import { generateShapes } from './codegen/shapes.mjs';

const root = join(import.meta.dirname, '..');
const sdlFolder = join(root, 'shared-contracts/src/schema');
const sdl = readdirSync(sdlFolder)
  .sort()
  .map((file) => readFileSync(join(sdlFolder, file), 'utf8'));
const schema = parse(sdl.join('\n'));
const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { check: { type: 'boolean', default: false } },
});
const { check } = values;

const packages = named.length
  ? named
  : readdirSync(root).filter(
      (name) => name.startsWith('mfe-') || ['host', 'apiproxy', 'shared-contracts'].includes(name),
    );
const generate = (name, folder) => {
  if (name === 'apiproxy') return generateResolverTypes(schema);
  return name === 'shared-contracts' ? generateShapes(folder) : generateDocuments(folder, schema);
};
const stale = [];
for (const name of packages) {
  const folder = join(root, name);
  if (!existsSync(join(folder, 'src'))) continue;
  const made = await generate(name, folder);
  const generated = join(folder, 'src/generated');
  for (const file of existsSync(generated) ? readdirSync(generated) : []) {
    const path = join(generated, file);
    if (made[`src/generated/${file}`] !== undefined) continue;
    if (check) stale.push(relative(root, path));
    else rmSync(path);
  }
  for (const [file, content] of Object.entries(made)) {
    const path = join(folder, file);
    const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
    if (current === content) continue;
    if (check) stale.push(relative(root, path));
    else {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(path, content);
      console.log(`wrote ${relative(root, path)}`);
    }
  }
}
if (stale.length) {
  console.error(`out of date, run npm run codegen:\n  ${stale.join('\n  ')}`);
  process.exit(1);
}
