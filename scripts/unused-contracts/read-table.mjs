// Reads the entries of a table in a TypeScript file, with the statement in the comment above each entry.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const statements = {
  /** The owner that will use the entry, and the rows of the specification that name it. */
  reserved: /Not used yet: ([a-z-]+), ((?:[A-Z]{1,3}-\d{2,3}(?:, )?)+)\./,
  /** The reason why no page has its own message for an error code. */
  presentedAsUnknown: /Presented as unknown: ([^.]+)\./,
};

/**
 * Returns { reserved?: { owner, rows }, presentedAsUnknown?: reason } from the comments directly above a
 * node.
 */
const readStatement = (text, node) => {
  const comments = (ts.getLeadingCommentRanges(text, node.pos) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .flatMap((comment) => comment.split('\n').map((line) => line.trim().replace(/^(?:\*|\/\/) /, '')))
    .join(' ');
  const reserved = statements.reserved.exec(comments);
  const unknown = statements.presentedAsUnknown.exec(comments);
  return {
    ...(reserved && { reserved: { owner: reserved[1], rows: reserved[2].split(', ') } }),
    ...(unknown && { presentedAsUnknown: unknown[1] }),
  };
};

/**
 * The object or list inside `as const`, `satisfies`, and calls such as strictObject({ … }) and array(item). The keys of a
 * recordOf(…) are free, so it counts as one entry.
 */
const findLiteral = (node, constants) => {
  if (!node || ts.isObjectLiteralExpression(node) || ts.isArrayLiteralExpression(node)) return node;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return findLiteral(node.expression, constants);
  if (ts.isIdentifier(node)) return findLiteral(constants.get(node.text), constants);
  if (ts.isCallExpression(node)) {
    if (node.expression.getText() === 'recordOf') return undefined;
    const found = node.arguments.map((argument) => findLiteral(argument, constants)).find(Boolean);
    return found && ts.isObjectLiteralExpression(found) ? found : undefined;
  }
  return undefined;
};
const readConstants = (file) =>
  new Map(
    file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .map(({ name, initializer }) => [name.getText(file), initializer]),
  );
const nameOf = (property, file) => property.name?.getText(file).replaceAll(/['"]/g, '');

const parse = (path) => ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/**
 * Maps a name to its statement, for the entries of `const <table>` in a file. With `deep`, the entries of
 * entries too, as `parent.child`; a child without a statement has its parent's.
 */
export const readTable = (path, table, { deep = false } = {}) => {
  const file = parse(path);
  const constants = readConstants(file);
  const literal = findLiteral(constants.get(table), constants);
  if (!literal) throw new Error(`${path}: found no table "${table}". scripts/unused-contracts reads it.`);
  const entries = new Map();
  const visit = (node, prefix, inherited) => {
    if (ts.isArrayLiteralExpression(node))
      return node.elements.forEach((element) => entries.set(element.text, readStatement(file.text, element)));
    return node.properties.forEach((property) => {
      const path = prefix + nameOf(property, file);
      const statement = { ...inherited, ...readStatement(file.text, property) };
      const inner = deep && findLiteral(property.initializer, constants);
      if (inner && ts.isObjectLiteralExpression(inner)) visit(inner, `${path}.`, statement);
      else entries.set(path, statement);
    });
  };
  visit(literal, '', {});
  return entries;
};

/** Maps a name to its statement, for the members of an interface. */
export const readInterface = (path, name) => {
  const file = parse(path);
  const found = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name);
  if (!found) throw new Error(`${path}: found no interface ${name}. scripts/unused-contracts reads it.`);
  return new Map(found.members.map((one) => [nameOf(one, file), readStatement(file.text, one)]));
};
