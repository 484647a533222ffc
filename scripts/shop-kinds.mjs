// Writes docs/guides/shop-kinds.md: each kind of a shop's data with its fields and an example from samples/crema (SHP-002).
// `--check` fails when the document differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modules } from '../apiproxy/src/app/modules.ts';
import { isLocalText } from '../apiproxy/src/shop/kind.ts';
import { readSample } from '../apiproxy/src/shop/sample.ts';
import { settingsSchema } from '../apiproxy/src/shop/settings.ts';
import { collectShopParts } from '../apiproxy/src/shop/shop-parts.ts';
import { root } from './packages.mjs';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = join(root, 'docs/guides/shop-kinds.md');
const sample = readSample();

const quoted = (list) => list.map((value) => `\`${value}\``).join(', ');
/** A schema in words: `number`, `list of text`, one of the values. */
const typeOf = (schema) => {
  if (isLocalText(schema)) return 'text in each language';
  const values = schema.enum ?? schema.anyOf?.map((part) => part.const);
  if (values?.every((value) => value !== undefined)) return quoted(values);
  if (schema.anyOf)
    return schema.anyOf.map((part) => ('const' in part ? quoted([part.const]) : typeOf(part))).join(', or ');
  if (schema.type === 'array' && schema.items.enum) return `list of ${typeOf(schema.items)}`;
  if (schema.type === 'array') return `list of ${typeOf(schema.items)}s`;
  if (schema.type === 'object') return quoted(Object.keys(schema.properties));
  return { string: 'text', boolean: 'yes or no', integer: 'whole number', number: 'number' }[schema.type];
};
const inOneLine = (value) => JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ');
/** The row of the sample with the most fields. */
const exampleOf = (kind) => {
  const rows = sample.rowsOf(kind).toSorted((a, b) => Object.keys(b).length - Object.keys(a).length);
  return inOneLine(kind.example ?? rows[0]);
};
const referenceOf = ({ references }, field) =>
  references
    .filter(({ fields }) => fields.includes(field))
    .map(({ kind }) => ` Refers to [${kind}](#${kind}).`);

const describe = (kind) => {
  const { row, key, notes, name } = kind;
  const needed = new Set(row.required ?? []);
  return [
    `## ${name}`,
    `${row.description} Key: ${quoted(key)}.`,
    '| field | value | what for |\n| --- | --- | --- |\n' +
      Object.entries(row.properties)
        .map(
          ([field, schema]) =>
            `| \`${field}\` | ${typeOf(schema)}${needed.has(field) ? '' : ', optional'} | ${notes[field]}${referenceOf(kind, field).join('')} |`,
        )
        .join('\n'),
    `\`\`\`json\n${exampleOf(kind)}\n\`\`\``,
  ].join('\n\n');
};

const { kinds } = collectShopParts(modules);
const text = `${[
  '# Kinds of a shop’s data',
  `The files of [your own shop](your-own-shop.md), one of each kind, and an example of each from \`samples/crema\`. \`npm run codegen\` writes this page.`,
  `## shop.json`,
  `${settingsSchema.description} One object.`,
  `\`\`\`json\n${inOneLine(sample.settings)}\n\`\`\``,
  ...kinds.toSorted((a, b) => a.name.localeCompare(b.name)).map(describe),
].join('\n\n')}\n`;

const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
if (values.check && isStale) {
  console.error('docs/guides/shop-kinds.md is out of date. Run npm run codegen.');
  process.exit(1);
}
if (isStale) writeFileSync(file, text);
