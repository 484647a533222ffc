// Describes the exports of shared-ui, and the props that a remote passes to them, so that the publish gate
// can compare a remote with the deployed host. The comparison needs only these types: literal unions,
// booleans, texts, numbers.
import { join, sep } from 'node:path';
import ts from 'typescript';

export const sharedUiSources = join(import.meta.dirname, '..', '..', '..', 'shared-ui', 'src') + sep;

const primitives = [
  [ts.TypeFlags.String, 'text'],
  [ts.TypeFlags.Number, 'number'],
  [ts.TypeFlags.Boolean, 'true or false'],
];
const literalOf = (type) =>
  type.flags & ts.TypeFlags.BooleanLiteral ? type.intrinsicName === 'true' : type.value;
const isLiteral = ({ flags }) => Boolean(flags & ts.TypeFlags.Literal);
/** Returns a value schema; `anything` for every type that is not a primitive or a union of literals. */
const describeType = (type) => {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  if (parts.length && parts.every(isLiteral)) {
    const values = [...new Set(parts.map(literalOf))].sort();
    return values.length === 2 && values.every((value) => typeof value === 'boolean')
      ? 'true or false'
      : { oneOf: values };
  }
  const [only] = parts;
  return (parts.length === 1 && primitives.find(([flag]) => only.flags & flag)?.[1]) || 'anything';
};

const isOfSharedUi = (symbol) =>
  symbol.declarations?.some((declaration) =>
    declaration.getSourceFile().fileName.startsWith(sharedUiSources),
  ) ?? false;
/** Props that shared-ui declares itself; attributes of the HTML element are not compared. */
const describeProps = (checker, props) => ({
  shape: Object.fromEntries(
    props
      .getProperties()
      .filter(isOfSharedUi)
      .map((symbol) => [
        symbol.flags & ts.SymbolFlags.Optional ? `${symbol.name}?` : symbol.name,
        describeType(checker.getTypeOfSymbol(symbol)),
      ]),
  ),
});
const describeParameter = (checker, parameter) => {
  const schema = describeType(checker.getTypeOfSymbol(parameter));
  const declaration = parameter.valueDeclaration;
  const isOptional =
    declaration && ts.isParameter(declaration) && (declaration.questionToken || declaration.initializer);
  return isOptional && schema !== 'anything' ? { anyOf: [schema, 'undefined'] } : schema;
};
const describeExport = (checker, symbol) => {
  const type = checker.getTypeOfSymbol(symbol);
  const [call] = type.getCallSignatures();
  if (!call) return describeType(type);
  const parameters = call.getParameters();
  if (/^[A-Z]/.test(symbol.name) && parameters.length <= 2)
    return parameters[0] ? describeProps(checker, checker.getTypeOfSymbol(parameters[0])) : { shape: {} };
  return {
    call: parameters.map((parameter) => describeParameter(checker, parameter)),
    gives: 'anything',
  };
};

/** Maps a name to the description of its value, for every value that a module exports. */
export const describeExports = (program, file) => {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  return Object.fromEntries(
    checker
      .getExportsOfModule(module)
      .map((symbol) => [
        symbol,
        symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
      ])
      .filter(([, target]) => target.flags & ts.SymbolFlags.Value)
      .map(([{ name }, target]) => [name, describeExport(checker, target)])
      .sort(([one], [other]) => one.localeCompare(other)),
  );
};

/** Returns the library and the export that a name of a source file is imported from. */
const importOf = (checker, node) => {
  const specifier = checker.getSymbolAtLocation(node)?.declarations?.find(ts.isImportSpecifier);
  return specifier
    ? {
        library: specifier.parent.parent.parent.moduleSpecifier.text,
        name: (specifier.propertyName ?? specifier.name).text,
        target: checker.getAliasedSymbol(checker.getSymbolAtLocation(node)),
      }
    : undefined;
};
const describeValue = (checker, node) =>
  ts.isStringLiteralLike(node) ? { oneOf: [node.text] } : describeType(checker.getTypeAtLocation(node));
const passedArguments = (checker, node) =>
  new Map(
    node.arguments.map((argument, index) => [
      index,
      { schema: describeValue(checker, argument), isOptional: false },
    ]),
  );
const passedProps = (checker, { attributes, parent }) => {
  const passed = new Map();
  for (const attribute of attributes.properties)
    if (ts.isJsxSpreadAttribute(attribute))
      for (const symbol of checker.getTypeAtLocation(attribute.expression).getProperties())
        passed.set(symbol.name, {
          schema: describeType(checker.getTypeOfSymbol(symbol)),
          isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
        });
    else {
      const value = attribute.initializer;
      const schema = value
        ? describeValue(checker, ts.isJsxExpression(value) ? value.expression : value)
        : { oneOf: [true] };
      passed.set(attribute.name.getText(), { schema, isOptional: false });
    }
  if (ts.isJsxElement(parent) && parent.children.length)
    passed.set('children', { schema: 'anything', isOptional: false });
  return passed;
};
const optionsOf = (schema) =>
  schema.anyOf ?? (schema.oneOf ? schema.oneOf.map((value) => ({ oneOf: [value] })) : [schema]);
const union = (one, other) => {
  if (one === 'anything' || other === 'anything') return 'anything';
  const options = [
    ...new Set([...optionsOf(one), ...optionsOf(other)].map((option) => JSON.stringify(option))),
  ].sort();
  return options.length === 1
    ? JSON.parse(options[0])
    : { anyOf: options.map((option) => JSON.parse(option)) };
};
/** The props of two elements of one component as one schema: a prop that one of them lacks is optional. */
const merge = (known, passed) => {
  const names = new Set([...known.keys(), ...passed.keys()]);
  return new Map(
    [...names].map((name) => {
      const [one, other] = [known.get(name), passed.get(name)];
      if (!one || !other) return [name, { ...(one ?? other), isOptional: true }];
      return [
        name,
        { schema: union(one.schema, other.schema), isOptional: one.isOptional || other.isOptional },
      ];
    }),
  );
};

/** Maps each library to its exports, and each export to the props or arguments that `files` pass to it. */
export const describeUses = (checker, files) => {
  const uses = new Map();
  const note = ({ library, name, target }, node) => {
    if (!isOfSharedUi(target)) return;
    const exports = uses.get(library) ?? uses.set(library, new Map()).get(library);
    const declared = describeExport(checker, target);
    const isCall = ts.isCallExpression(node);
    if (isCall ? !declared.call : !declared.shape) return;
    const own = new Set(Object.keys(declared.shape ?? {}).map((key) => key.replace(/\?$/, '')));
    const passed = isCall
      ? passedArguments(checker, node)
      : new Map([...passedProps(checker, node)].filter(([prop]) => own.has(prop)));
    const known = exports.get(name);
    exports.set(name, { isCall, passed: known ? merge(known.passed, passed) : passed });
  };
  const visit = (node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const imported = importOf(checker, node.tagName);
      if (imported) note(imported, node);
    } else if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const imported = importOf(checker, node.expression);
      if (imported) note(imported, node);
    }
    ts.forEachChild(node, visit);
  };
  for (const file of files) visit(file);
  return Object.fromEntries(
    [...uses].map(([library, exports]) => [
      library,
      Object.fromEntries(
        [...exports]
          .sort()
          .map(([name, use]) => [name, use.isCall ? callOf(use.passed) : shapeOf(use.passed)]),
      ),
    ]),
  );
};
const callOf = (passed) => ({
  call: [...passed]
    .sort(([one], [other]) => one - other)
    .map(([, { schema, isOptional }]) =>
      isOptional && schema !== 'anything' ? { anyOf: [schema, 'undefined'] } : schema,
    ),
  gives: 'nothing',
});
const shapeOf = (passed) => ({
  shape: Object.fromEntries(
    [...passed].sort().map(([name, { schema, isOptional }]) => [isOptional ? `${name}?` : name, schema]),
  ),
});
