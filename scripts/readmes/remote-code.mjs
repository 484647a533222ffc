// Finds the file behind each page and slot in the argument of defineRemote.
import ts from 'typescript';

const isImport = (node) => ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;

/** The names of a file: constants with their values, and components with the modules that they are imported from. */
const namesIn = (file) => {
  const constants = new Map();
  const imported = new Map();
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer);
    if (ts.isImportDeclaration(node))
      for (const { name } of node.importClause?.namedBindings?.elements ?? [])
        imported.set(name.text, node.moduleSpecifier.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { constants, imported };
};
const propertyOf = (object, name) =>
  object?.properties?.find((one) => one.name?.getText() === name)?.initializer;

/** The value of a name, or of a property of a constant, such as `code.menu`. */
const valueOf = (node, { constants }) => {
  const value = ts.isPropertyAccessExpression(node)
    ? propertyOf(constants.get(node.expression.getText()), node.name.text)
    : constants.get(node.getText());
  return value && (ts.isAsExpression(value) ? value.expression : value);
};

/** The first module that a value loads, else the module of its first component. */
const moduleOf = (value, names) => {
  const seen = new Set();
  let component;
  const find = (node) => {
    if (seen.has(node)) return undefined;
    seen.add(node);
    if (isImport(node)) return node.arguments[0].text;
    if (ts.isIdentifier(node) && /^[A-Z]/.test(node.text)) component ??= names.imported.get(node.text);
    const target = (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) && valueOf(node, names);
    return (target && find(target)) || ts.forEachChild(node, find);
  };
  return find(value) ?? component;
};

/** { routes, slots }: id → path of the module below src, such as `features/help/help-page.tsx`. */
export const readRemoteCode = (source) => {
  const file = ts.createSourceFile('remote.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const names = namesIn(file);
  const isDefinition = (node) => ts.isCallExpression(node) && node.expression.getText() === 'defineRemote';
  const find = (node) => (isDefinition(node) ? node.arguments[0] : ts.forEachChild(node, find));
  const definition = find(file);
  const modules = (field) =>
    Object.fromEntries(
      (propertyOf(definition, field)?.properties ?? []).map((property) => [
        property.name.text,
        moduleOf(property.initializer ?? property.name, names)?.replace(/^\.\//, ''),
      ]),
    );
  return { routes: modules('routes'), slots: modules('slots') };
};
