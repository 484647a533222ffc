// Reads the interfaces of shared-contracts from their TypeScript declarations, as value schemas.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..', '..', '..');
const sources = join(root, 'shared-contracts', 'src');
const cacheFolder = join(root, 'node_modules', '.cache', 'contract-types');
const deepest = 8;

const primitives = [
  [ts.TypeFlags.AnyOrUnknown, 'anything'],
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Undefined, 'undefined'],
  [ts.TypeFlags.Void | ts.TypeFlags.Never, 'nothing'],
  [ts.TypeFlags.String, 'text'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'true or false'],
];
const isOfLibrary = (type) =>
  type.symbol?.declarations?.some(({ parent }) => parent.getSourceFile?.().hasNoDefaultLib) ?? false;
const literalOf = (type) =>
  type.flags & ts.TypeFlags.BooleanLiteral ? type.intrinsicName === 'true' : type.value;

/** Describes types as value schemas; type parameters and types of the standard library keep their name. */
const describer = (checker) => {
  const nameOf = (type) => checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation);
  const union = ({ types }, depth) => {
    const isLiteral = ({ flags }) => Boolean(flags & ts.TypeFlags.Literal);
    const literals = types.filter(isLiteral).map(literalOf);
    const both = literals.includes(true) && literals.includes(false);
    const choices = literals.filter((value) => !both || typeof value !== 'boolean').sort();
    const options = [
      ...(choices.length ? [{ oneOf: choices }] : []),
      ...(both ? ['true or false'] : []),
      ...types.filter((type) => !isLiteral(type)).map((type) => describe(type, depth + 1)),
    ];
    // 'undefined' comes last, as in the descriptions of events (contract-events.mjs).
    const sorted = [
      ...options.filter((one) => one !== 'undefined'),
      ...options.filter((one) => one === 'undefined'),
    ];
    return sorted.length === 1 ? sorted[0] : { anyOf: sorted };
  };
  const parameter = (symbol, depth) => {
    const { valueDeclaration } = symbol;
    const schema = describe(checker.getTypeOfSymbol(symbol), depth + 1);
    const isAbsentable =
      valueDeclaration && ts.isParameter(valueDeclaration) && valueDeclaration.questionToken;
    return isAbsentable ? withUndefined(schema) : schema;
  };
  const field = (symbol, depth) => {
    const isAbsentable = Boolean(symbol.flags & ts.SymbolFlags.Optional);
    const schema = describe(checker.getTypeOfSymbol(symbol), depth + 1);
    return [isAbsentable ? `${symbol.name}?` : symbol.name, isAbsentable ? withoutUndefined(schema) : schema];
  };
  const object = (type, depth) => {
    const [call] = type.getCallSignatures();
    if (call)
      return {
        call: call.getParameters().map((symbol) => parameter(symbol, depth)),
        gives: describe(call.getReturnType(), depth + 1),
      };
    if (checker.isArrayLikeType(type))
      return { list: describe(checker.getTypeArguments(type)[0], depth + 1) };
    if (isOfLibrary(type)) return nameOf(type);
    const index = type.getStringIndexType();
    if (index) return { record: describe(index, depth + 1) };
    return { shape: Object.fromEntries(type.getProperties().map((symbol) => field(symbol, depth))) };
  };
  const describe = (type, depth = 0) => {
    const primitive = primitives.find(([flags]) => type.flags & flags)?.[1];
    if (primitive) return primitive;
    if (type.flags & ts.TypeFlags.Literal) return { oneOf: [literalOf(type)] };
    if (depth > deepest) return nameOf(type);
    if (type.isUnion()) return union(type, depth);
    return type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)
      ? object(type, depth)
      : nameOf(type);
  };
  return describe;
};
const withoutUndefined = (schema) => {
  const rest = schema.anyOf?.filter((option) => option !== 'undefined');
  if (!rest) return schema;
  return rest.length === 1 ? rest[0] : { anyOf: rest };
};
const withUndefined = (schema) => ({
  anyOf: [...(withoutUndefined(schema).anyOf ?? [withoutUndefined(schema)]), 'undefined'],
});

const readTypes = () => {
  const program = ts.createProgram(
    ['slots.ts', 'host-services.ts'].map((file) => join(sources, file)),
    {
      strict: true,
      noEmit: true,
      types: [],
      target: ts.ScriptTarget.ES2024,
      lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      allowImportingTsExtensions: true,
    },
  );
  const checker = program.getTypeChecker();
  const membersOf = (file, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(sources, file)));
    const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
    return checker.getDeclaredTypeOfSymbol(symbol).getProperties();
  };
  const describe = describer(checker);
  return {
    slots: Object.fromEntries(
      membersOf('slots.ts', 'Slots').map((symbol) => [
        symbol.name,
        describe(checker.getTypeOfSymbol(symbol)),
      ]),
    ),
    host: membersOf('host-services.ts', 'HostServices').map(({ name }) => name),
  };
};

/**
 * Returns { slots: slot → props, host: member names of HostServices }, cached until a declaration changes.
 */
export const readContractTypes = () => {
  const hash = createHash('sha256')
    .update(ts.version)
    .update(readFileSync(import.meta.filename));
  for (const file of readdirSync(sources, { recursive: true }).sort())
    if (/(?<!\.test)\.ts$/.test(file)) hash.update(file).update(readFileSync(join(sources, file)));
  const path = join(cacheFolder, `${hash.digest('hex').slice(0, 16)}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const types = readTypes();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(types));
  renameSync(`${path}.${process.pid}`, path);
  return types;
};
