// Finds, by types, which keys of one document type (the configuration) the code reads: as properties, destructured,
// through Pick, and through interfaces that name some of the keys.
import ts from 'typescript';

const isObject = (type) => Boolean(type.flags & ts.TypeFlags.Object);
const parametersOfArray = (checker, type) =>
  checker.isArrayLikeType(type) ? checker.getTypeArguments(type) : [];

/**
 * Maps a type to the paths of the document that have this type; `leaves` are the paths without further keys.
 */
const readSections = (checker, documentType) => {
  const sections = new Map();
  const leaves = new Set();
  const visit = (type, path) => {
    const plain = checker.getNonNullableType(type);
    const [item] = parametersOfArray(checker, plain);
    if (
      item &&
      (isObject(item) || item.isIntersection()) &&
      !checker.isArrayLikeType(item) &&
      item.getProperties().length > 0
    )
      return visit(item, path);
    if (item || !(isObject(plain) || plain.isIntersection()) || plain.getProperties().length === 0)
      return leaves.add(path);
    sections.set(plain, [...(sections.get(plain) ?? []), path]);
    for (const property of plain.getProperties())
      visit(checker.getTypeOfSymbol(property), path ? `${path}.${property.name}` : property.name);
    return undefined;
  };
  visit(documentType, '');
  return { sections, leaves };
};

/** A name that receives the value: a parameter, a property, a variable with a type, a result. */
const isGiven = (node) => {
  if (!ts.isIdentifier(node) && !ts.isPropertyAccessExpression(node)) return false;
  const { parent } = node;
  if (ts.isCallExpression(parent)) return parent.arguments.includes(node);
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent)) return parent.initializer === node;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return (
    ts.isJsxExpression(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isSpreadAssignment(parent) ||
    ts.isParenthesizedExpression(parent)
  );
};
const under = (path, name) => (path ? `${path}.${name}` : name);

const namesIn = (paths) => [...new Set(paths.flatMap((path) => path.split('.')))];

/**
 * Returns { leaves, uses }: every path of the document, and the first node that reads each path. The function
 * searches `files`; the document's own module is not among them. Files that contain neither a key nor one of
 * `documentNames` are skipped.
 */
export const findKeyUses = (checker, documentType, files, documentNames) => {
  const { sections, leaves } = readSections(checker, documentType);
  /** Maps the declaration of a member of another type to the paths of the values that it receives. */
  const aliases = new Map();
  let isChanged = true;
  let uses = new Map();

  const pathsOfType = (type) => {
    const plain = checker.getNonNullableType(type);
    const picked = plain.aliasSymbol?.name === 'Pick' ? plain.aliasTypeArguments?.[0] : undefined;
    return sections.get(plain) ?? (picked && sections.get(picked)) ?? [];
  };
  const pathsOfMember = (type, name) => {
    const plain = checker.getNonNullableType(type);
    const own = pathsOfType(plain).map((path) => under(path, name));
    const [declaration] = plain.getProperty?.(name)?.declarations ?? [];
    return own.length ? own : [...(aliases.get(declaration) ?? [])];
  };
  const note = (path, node) => {
    for (const leaf of leaves) if (leaf === path && !uses.has(leaf)) uses.set(leaf, node);
  };
  const noteAll = (path, node) => {
    for (const leaf of leaves) if (leaf === path || leaf.startsWith(under(path, ''))) note(leaf, node);
  };
  const addAlias = (declaration, path) => {
    const known = aliases.get(declaration) ?? new Set();
    if (known.has(path)) return;
    aliases.set(declaration, known.add(path));
    isChanged = true;
  };
  /** A type that declares the key itself receives a value of the document. */
  const relate = (source, target) => {
    if (!source || !target || source === target) return;
    const [from, to] = [checker.getNonNullableType(source), checker.getNonNullableType(target)];
    const [fromItem] = parametersOfArray(checker, from);
    const [toItem] = parametersOfArray(checker, to);
    if (fromItem && toItem) return relate(fromItem, toItem);
    if (from === to || to.isUnion()) return;
    for (const path of pathsOfType(from))
      if (!pathsOfType(to).length)
        for (const property of to.getProperties()) {
          const [declaration] = property.declarations ?? [];
          const given = from.getProperty(property.name);
          if (!declaration || !given) continue;
          addAlias(declaration, under(path, property.name));
          relate(checker.getTypeOfSymbol(given), checker.getTypeOfSymbol(property));
        }
  };

  const visitBinding = (node) => {
    if (!ts.isObjectBindingPattern(node.parent)) return;
    const type = checker.getTypeAtLocation(node.parent);
    if (node.dotDotDotToken) {
      for (const path of pathsOfType(type)) noteAll(path, node);
      return;
    }
    const name = (node.propertyName ?? node.name).getText().replaceAll(/['"]/g, '');
    for (const path of pathsOfMember(type, name)) note(path, node);
  };
  const visitElementAccess = (node) => {
    const type = checker.getTypeAtLocation(node.expression);
    const argument = checker.getTypeAtLocation(node.argumentExpression);
    const names = argument.isUnion() ? argument.types : [argument];
    for (const name of names)
      if (name.isStringLiteral()) for (const path of pathsOfMember(type, name.value)) note(path, node);
  };
  const readers = ['keys', 'values', 'entries'];
  const visitCall = (node) => {
    const called = node.expression;
    if (!ts.isPropertyAccessExpression(called) || called.expression.getText() !== 'Object') return;
    if (readers.includes(called.name.text) && node.arguments[0])
      for (const path of pathsOfType(checker.getTypeAtLocation(node.arguments[0]))) noteAll(path, node);
  };
  const visit = (node) => {
    if (ts.isPropertyAccessExpression(node))
      for (const path of pathsOfMember(checker.getTypeAtLocation(node.expression), node.name.text))
        note(path, node);
    else if (ts.isElementAccessExpression(node)) visitElementAccess(node);
    else if (ts.isBindingElement(node)) visitBinding(node);
    else if (ts.isCallExpression(node)) visitCall(node);
    if (isGiven(node)) {
      const type = checker.getTypeAtLocation(node);
      const [item] = parametersOfArray(checker, type);
      if (pathsOfType(item ?? type).length) relate(type, checker.getContextualType(node));
    }
    ts.forEachChild(node, visit);
  };
  const names = new RegExp(`\\b(?:${[...documentNames, ...namesIn([...leaves])].join('|')})\\b`);
  const relevant = files.filter((file) => names.test(file.text));
  while (isChanged) {
    isChanged = false;
    uses = new Map();
    for (const file of relevant) visit(file);
  }
  return { leaves: [...leaves], uses };
};
