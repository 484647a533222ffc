// Insertions into source files, at places found in their syntax tree: what stands there otherwise is left as it is.
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

/** The object that a call takes: `defineRemote({…})`. */
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

/** Adds an import; to the names of the one that is there for the same module, if so. */
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

/** What `StoreConfig<State, Deps>` calls its dependencies, with one more; an alias of this file is widened instead. */
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

/** The recipe that a store's function returns: the object with `reducer`, `epics` and `dependencies`. */
const recipeIn = (source) =>
  allNodes(source, ts.isObjectLiteralExpression).find((object) =>
    ['reducer', 'epics', 'dependencies'].every((name) => propertyOf(object, name)?.initializer),
  );
/** Adds a spread to a list or object; an expression that is none is spread into a new one. */
const addSpread = (text, node, words) => {
  const inner = unwrap(node);
  const list = inner.elements ?? inner.properties;
  if (list) return appendTo(text, list, inner.getStart(), words);
  return `${text.slice(0, inner.getStart())}{ ...${inner.getText()}, ${words} }${text.slice(inner.end)}`;
};
/** What the recipe's function calls its context; undefined when it takes it apart. */
const contextOf = (recipe) => {
  let node = recipe;
  while (node && !ts.isArrowFunction(node) && !ts.isFunctionDeclaration(node)) node = node.parent;
  const name = node?.parameters[0]?.name;
  return name && ts.isIdentifier(name) ? name.text : undefined;
};

/**
 * Adds a slice to a store: its reducer, epics and dependencies. Undefined when the store has one reducer instead of a
 * table of them, or does not hand its context on: that needs a person.
 */
export const addSlice = (text, { key, reducer, epics, deps, depsType }) => {
  const combined = addProperty(text, 'combineReducers', [], `${key}: ${reducer}`);
  if (combined === undefined) return undefined;
  let result = combined;
  const inRecipe = (name, words) => {
    const recipe = recipeIn(parse('file.ts', result));
    result = addSpread(result, propertyOf(recipe, name).initializer, words);
  };
  const source = parse('file.ts', result);
  const recipe = recipeIn(source);
  const context = recipe && contextOf(recipe);
  if (!context) return undefined;
  inRecipe('epics', `...${epics}`);
  inRecipe('dependencies', `...${deps}(${context})`);
  return widenDeps(result, depsType);
};
