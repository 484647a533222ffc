// Inserts code at positions found in the syntax tree; the rest of the file is not changed.
import ts from 'typescript';

const parse = (path, text) =>
  path.endsWith('.json')
    ? ts.parseJsonText(path, text)
    : ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
const insert = (text, at, words) => text.slice(0, at) + words + text.slice(at);

const allNodes = (node, isWanted, found = []) => {
  if (isWanted(node)) found.push(node);
  ts.forEachChild(node, (child) => void allNodes(child, isWanted, found));
  return found;
};
const nameOf = ({ name }) => (name && 'text' in name ? name.text : undefined);
const propertyOf = (object, name) => object?.properties.find((property) => nameOf(property) === name);

/** The object argument of a call: `defineRemote({…})`. */
const argumentOf = (source, callee) =>
  allNodes(source, (node) => ts.isCallExpression(node) && node.expression.getText(source) === callee)
    .map(({ arguments: [first] }) => first)
    .find((first) => first && ts.isObjectLiteralExpression(first));
const valueAt = (object, path) => path.reduce((node, name) => propertyOf(node, name)?.initializer, object);
const unwrap = (node) => (node && ts.isAsExpression(node) ? unwrap(node.expression) : node);

const appendTo = (text, list, open, words) =>
  list.length ? insert(text, list.at(-1).end, `,\n${words}`) : insert(text, open + 1, words);

/** Adds a row to a list or object of a JSON file; undefined when there is none at that path. */
export const addToJson = (text, path, words) => {
  const source = parse('file.json', text);
  const node = valueAt(source.statements[0]?.expression, path);
  if (!node) return undefined;
  return appendTo(text, node.elements ?? node.properties, node.getStart(source), words);
};

/** Adds a property to the object at `path` in the argument of `callee`; undefined when there is no such object. */
export const addProperty = (text, callee, path, words) => {
  const source = parse('file.tsx', text);
  const node = unwrap(valueAt(argumentOf(source, callee), path));
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined;
  return appendTo(text, node.properties, node.getStart(source), words);
};
export const hasProperty = (text, callee, name) =>
  propertyOf(argumentOf(parse('file.tsx', text), callee), name) !== undefined;

/** Adds an import, to the existing import of the same module if there is one. */
export const addImport = (text, names, from) => {
  const source = parse('file.tsx', text);
  const imports = source.statements.filter(ts.isImportDeclaration);
  const same = imports.find(
    ({ moduleSpecifier, importClause }) =>
      moduleSpecifier.text === from && importClause?.namedBindings?.elements && !importClause.isTypeOnly,
  );
  if (!same)
    return insert(text, imports.at(-1)?.end ?? 0, `\nimport { ${names.join(', ')} } from '${from}';`);
  const { elements } = same.importClause.namedBindings;
  const missing = names.filter((name) => !elements.some((element) => element.name.text === name));
  return missing.length ? insert(text, elements.at(-1).end, `, ${missing.join(', ')}`) : text;
};

/** Adds a type to the dependencies in `StoreConfig<State, Deps>`; widens their alias when the file declares one. */
const widenDeps = (text, type) => {
  const source = parse('file.ts', text);
  const uses = allNodes(
    source,
    (node) => ts.isTypeReferenceNode(node) && node.typeName.getText(source) === 'StoreConfig',
  ).map(({ typeArguments }) => typeArguments?.[1]);
  const alias = source.statements.find(
    (node) => ts.isTypeAliasDeclaration(node) && node.name.text === uses[0]?.getText(source),
  );
  const places = (alias ? [alias.type] : uses).filter(Boolean);
  return places
    .toReversed()
    .reduce(
      (result, node) =>
        node.getText(source) === 'object'
          ? result.slice(0, node.getStart(source)) + type + result.slice(node.end)
          : insert(result, node.end, ` & ${type}`),
      text,
    );
};

/** The StoreConfig that a store's function returns: the object with `reducer`, `epics` and `dependencies`. */
const configIn = (source) =>
  allNodes(source, ts.isObjectLiteralExpression).find(
    (object) =>
      propertyOf(object, 'reducer') &&
      ['epics', 'dependencies'].every((name) => propertyOf(object, name)?.initializer),
  );
/** Adds a spread to a list or object; another expression is spread into a new list or object. */
const addSpread = (text, node, words) => {
  const inner = unwrap(node);
  const list = inner.elements ?? inner.properties;
  if (list) return appendTo(text, list, inner.getStart(), words);
  return `${text.slice(0, inner.getStart())}{ ...${inner.getText()}, ${words} }${text.slice(inner.end)}`;
};
/** The name of the context parameter; undefined when it is destructured. */
const contextOf = (config) => {
  let node = config;
  while (node && !ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node)) node = node.parent;
  const name = node?.parameters[0]?.name;
  return name && ts.isIdentifier(name) ? name.text : undefined;
};

/** Adds a slice's reducer; undefined when the file has no combineReducers({…}). */
export const addReducer = (text, { key, reducer }) =>
  addProperty(text, 'combineReducers', [], `${key}: ${reducer}`);

/**
 * Adds a slice's epics and dependencies to a StoreConfig. Returns undefined when the store is not a function that passes its
 * context on; then it must be changed by hand.
 */
export const addEpics = (text, { epics, deps, depsType }) => {
  const config = configIn(parse('file.ts', text));
  const context = config && contextOf(config);
  if (!context) return undefined;
  let result = text;
  const spreadInto = (name, words) => {
    result = addSpread(result, propertyOf(configIn(parse('file.ts', result)), name).initializer, words);
  };
  spreadInto('epics', `...${epics}`);
  spreadInto('dependencies', `...${deps}(${context})`);
  return widenDeps(result, depsType);
};
