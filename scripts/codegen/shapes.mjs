// Writes what pages need of the schemas of shared-contracts/src/wire: a validator for each shape that they check, and the rules of its typed
// texts. TypeBox itself would add its whole library to a page.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const sameJson = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** Collects the names that a generated file imports, by file. */
const createImports = () => {
  const files = new Map();
  return {
    add: (name, file) => {
      files.set(file, (files.get(file) ?? new Set()).add(name));
      return name;
    },
    lines: () =>
      [...files].sort().map(([file, names]) => `import { ${[...names].sort().join(', ')} } from '${file}';`),
  };
};

/** The exported lists and kinds of text of the modules that schemas use, with their file as a generated file imports it. */
const readConstants = async (sources) => {
  const files = globSync(['rest.ts', 'rest/*.ts', 'input/typed-text.ts'], { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort();
  const modules = await Promise.all(
    files.map(async (file) => ({ file, names: await import(pathToFileURL(join(sources, file)).href) })),
  );
  return modules.flatMap(({ file, names }) =>
    Object.entries(names).map(([name, value]) => ({ name, value, file: `../${file}` })),
  );
};

/** The minifier drops an unused validator only if each call within it is marked. */
const pure = '/* @__PURE__ */ ';

/** Writes the validator of a schema. `written` has the schemas whose validators the file has already, with their names. */
const createWriter = ({ constants, imports, written }) => {
  const call = (name) => imports.add(name, '../validation/value-validators.ts');
  const choice = (values) => {
    const list = constants.find(({ value }) => Array.isArray(value) && sameJson(value, values));
    return `${pure}${call('picklist')}(${list ? `...${imports.add(list.name, list.file)}` : values.map((value) => `'${value}'`).join(', ')})`;
  };
  const write = (schema) => {
    const name = written.get(schema);
    if (name) return name;
    if (schema.enum) return choice(schema.enum);
    if (schema.anyOf) {
      const [other, ...more] = schema.anyOf.filter(({ type }) => type !== 'null');
      if (more.length > 0 || schema.anyOf.length === 1)
        throw new Error(
          `Found ${JSON.stringify(schema)}, expected one shape or null. Write the rest in scripts/codegen/shapes.mjs.`,
        );
      return `${pure}${call('nullable')}(${write(other)})`;
    }
    if (schema.const !== undefined) return choice([schema.const]);
    const writers = {
      string: () => call(schema.pattern === '\\S' ? 'nonEmptyString' : 'string'),
      boolean: () => call('boolean'),
      integer: () => call('integer'),
      number: () => call('number'),
      array: () => `${pure}${call('array')}(${write(schema.items)})`,
      object: () =>
        `${pure}${call('object')}({ ${Object.entries(schema.properties)
          .map(([field, property]) =>
            schema.required?.includes(field)
              ? `${field}: ${write(property)}`
              : `${field}: ${pure}${call('optional')}(${write(property)})`,
          )
          .join(', ')} })`,
    };
    const writer = writers[schema.type];
    if (!writer)
      throw new Error(
        `Found ${JSON.stringify(schema)} without a validator. Add its type to scripts/codegen/shapes.mjs.`,
      );
    return writer();
  };
  return write;
};

const writeTexts = (texts, constants, imports) =>
  Object.entries(texts)
    .map(([field, { kind, max }]) => {
      const found = constants.find(({ value }) => value === kind);
      if (!found) throw new Error(`Found a kind of text of ${field} that no module exports.`);
      return `${field}: { kind: ${imports.add(found.name, found.file)}${max === undefined ? '' : `, max: ${max}`} }`;
    })
    .join(', ');

/** `cart-changed` → `validateCartChanged`. */
export const validatorOf = (name) =>
  `validate${name[0].toUpperCase()}${name.slice(1)}`.replaceAll(/-(.)/g, (_all, letter) =>
    letter.toUpperCase(),
  );

const writeFile = (group, shapes, { constants, textsOf }) => {
  const imports = createImports();
  const written = new Map();
  const write = createWriter({ constants, imports, written });
  const lines = Object.entries(shapes).flatMap(([name, schema]) => {
    const validator = validatorOf(name);
    const code = write(schema);
    written.set(schema, validator);
    const texts = writeTexts(textsOf(schema), constants, imports);
    return [
      `export const ${validator}: Validator<Shape<'${name}'>> = ${code};`,
      ...(texts ? [`export const ${name}Texts = { ${texts} } as const satisfies TypedTexts;`] : []),
    ];
  });
  const hasTexts = lines.some((line) => line.includes('TypedTexts'));
  return [
    '// Written by `npm run codegen` from ../wire/checked-by-pages.ts.',
    ...imports.lines(),
    ...(hasTexts ? ["import type { TypedTexts } from '../input/typed-text.ts';"] : []),
    "import type { Validator } from '../validation/value-validators.ts';",
    "import type { checkedByPages } from '../wire/checked-by-pages.ts';",
    "import type { Wire } from '../wire/shapes.ts';",
    '',
    `type Shapes = (typeof checkedByPages)['${group}'];`,
    'type Shape<Name extends keyof Shapes> = Wire<Shapes[Name]>;',
    '',
    ...lines,
    '',
  ].join('\n');
};

/** Returns the content of each generated file by its path in shared-contracts. */
export const generateShapes = async (folder) => {
  const sources = join(folder, 'src');
  const load = (file) => import(pathToFileURL(join(sources, file)).href);
  const constants = await readConstants(sources);
  const { checkedByPages } = await load('wire/checked-by-pages.ts');
  const { textsOf } = await load('wire/typed-text.ts');
  return Object.fromEntries(
    Object.entries(checkedByPages).map(([group, shapes]) => [
      `src/generated/${group}.ts`,
      writeFile(group, shapes, { constants, textsOf }),
    ]),
  );
};
