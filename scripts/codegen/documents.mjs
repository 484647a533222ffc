// Typed documents of a package that has .graphql files: src/generated/operation-types.ts, a file for each operation with its
// hash, syntax-trees.ts with the documents' definitions, which load with Apollo Client, and persisted-documents.json (hash → text),
// which the server trusts once the version is published (D-06).
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codegen } from '@graphql-codegen/core';
import * as operationsPlugin from '@graphql-codegen/typescript-operations';
import { Kind, parse, print, visit } from 'graphql';

const graphqlFiles = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.graphql'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** Adds __typename to every selection except the root's: Apollo's cache cannot normalise without it. */
const withTypenames = (document) =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent?.kind === Kind.OPERATION_DEFINITION ||
      node.selections.some(
        (selection) => selection.kind === Kind.FIELD && selection.name.value === '__typename',
      )
        ? undefined
        : {
            ...node,
            selections: [
              ...node.selections,
              { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } },
            ],
          },
  });
const bare = (node) => JSON.parse(JSON.stringify(node, (key, value) => (key === 'loc' ? undefined : value)));
const spreads = (node) => {
  const names = new Set();
  visit(node, { FragmentSpread: (spread) => void names.add(spread.name.value) });
  return names;
};
const neededFragments = (operation, fragments, found = new Set()) => {
  for (const name of spreads(operation))
    if (!found.has(name)) {
      found.add(name);
      neededFragments(fragments.get(name), fragments, found);
    }
  return [...found].sort().map((name) => fragments.get(name));
};

const kebab = (name) => name.replace(/(?<=[a-z0-9])[A-Z]/g, '-$&').toLowerCase();
const header = '// Made by npm run codegen from the .graphql files; do not edit.';

/** The generated files of a package (path → content); empty for a package without .graphql files. */
export const generateDocuments = async (folder, schema) => {
  const files = graphqlFiles(join(folder, 'src'));
  if (files.length === 0) return {};
  const documents = files.map((location) => ({
    location,
    document: withTypenames(parse(readFileSync(location, 'utf8'))),
  }));
  const types = await codegen({
    filename: 'operations.ts',
    schema,
    documents,
    config: {
      useTypeImports: true,
      skipTypename: false,
      enumsAsTypes: true,
      scalars: { ID: 'string' },
      avoidOptionals: { field: true },
      nonOptionalTypename: false,
      onlyOperationTypes: true,
      enumType: 'string-literal',
    },
    plugins: [{ operations: {} }],
    pluginMap: { operations: operationsPlugin },
  });
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]),
  );
  const trusted = {};
  const operations = definitions
    .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const document = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...neededFragments(operation, fragments)],
      };
      const text = print(document);
      const hash = createHash('sha256').update(text).digest('hex');
      trusted[hash] = text;
      const name = operation.name.value;
      const kind = operation.operation === 'query' ? 'Query' : 'Mutation';
      const body = JSON.stringify({ kind: Kind.DOCUMENT, definitions: [], __meta__: { hash } });
      const type = `TypedDocumentNode<${name}${kind}, ${name}${kind}Variables>`;
      return {
        file: `${kebab(name)}.ts`,
        name: `${name}Document`,
        definitions: JSON.stringify(bare(document).definitions),
        code: [
          header,
          "import type { TypedDocumentNode } from '@apollo/client';",
          `import type { ${name}${kind}, ${name}${kind}Variables } from './operation-types.ts';`,
          '',
          `export const ${name}Document = ${body} as unknown as ${type};`,
          '',
        ].join('\n'),
      };
    });
  const exported = operations.map(({ name, file }) => `export { ${name} } from './${file}';`);
  const trees = [
    header,
    "import { setDefinitions } from '@crema/remote-kit';",
    ...operations.map(({ name, file }) => `import { ${name} } from './${file}';`),
    '',
    ...operations.map(({ name, definitions: tree }) => `setDefinitions(${name}, ${tree});`),
    '',
  ].join('\n');
  return {
    'src/generated/syntax-trees.ts': trees,
    ...Object.fromEntries(operations.map(({ file, code }) => [`src/generated/${file}`, code])),
    'src/generated/operation-types.ts': `${header}\n${types}\n`,
    'src/generated/operations.ts': `${header}\n${exported.join('\n')}\nexport type * from './operation-types.ts';\n`,
    'persisted-documents.json': `${JSON.stringify(trusted, null, 2)}\n`,
  };
};
