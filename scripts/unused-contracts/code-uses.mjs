// Finds where error codes are answered by the server and presented by clients, and which usage events are tracked.
import ts from 'typescript';

const isCompared = ({ parent }) =>
  ts.isCaseClause(parent) ||
  (ts.isBinaryExpression(parent) &&
    [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(
      parent.operatorToken.kind,
    ));
const isPropertyName = (node) => ts.isPropertyAssignment(node.parent) && node.parent.name === node;
const walk = (files, visit) => {
  const step = (node) => {
    visit(node);
    ts.forEachChild(node, step);
  };
  for (const file of files) step(file);
};
const literalsOf = (type) => (type.isUnion() ? type.types : [type]);

/**
 * The codes at places whose type is a set of codes: `createAppError('X')`, `code: 'X'`; comparisons do not
 * count.
 */
export const findAnsweredCodes = (checker, files, codes) => {
  const found = new Set();
  walk(files, (node) => {
    if (!ts.isStringLiteralLike(node) || !codes.has(node.text)) return;
    if (isCompared(node) || isPropertyName(node) || ts.isLiteralTypeNode(node.parent)) return;
    const expected = checker.getContextualType(node);
    if (expected && literalsOf(expected).some((one) => one.isStringLiteral() && one.value === node.text))
      found.add(node.text);
  });
  return found;
};

/** The codes that are a key of a table, or that the code compares with a value. */
export const findPresentedCodes = (files, codes) => {
  const found = new Set();
  walk(files, (node) => {
    if (ts.isPropertyAssignment(node)) {
      const name = node.name.getText().replaceAll(/['"]/g, '');
      if (codes.has(name)) found.add(name);
    } else if (ts.isStringLiteralLike(node) && codes.has(node.text) && isCompared(node)) found.add(node.text);
  });
  return found;
};

/** The codes that a test names as a value: a code within a fault header is part of a longer text. */
export const findNamedCodes = (files, codes) => {
  const found = new Set();
  walk(files, (node) => {
    if (ts.isStringLiteralLike(node) && codes.has(node.text)) found.add(node.text);
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && codes.has(node.name.text))
      found.add(node.name.text);
  });
  return found;
};

/** The first arguments of `telemetry.track('…')`. */
export const findTracked = (files) => {
  const found = new Set();
  walk(files, (node) => {
    if (!ts.isCallExpression(node)) return;
    const [name] = node.arguments;
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    if (called.getText() === 'track' && name && ts.isStringLiteralLike(name)) found.add(name.text);
  });
  return found;
};

/** All texts of string literals. */
export const findTexts = (files) => {
  const found = new Set();
  walk(files, (node) => {
    if (ts.isStringLiteralLike(node)) found.add(node.text);
  });
  return found;
};

/** The values of the attribute `name` of components: the slots that the host shows. */
export const findShown = (files) => {
  const found = new Set();
  walk(files, (node) => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'name' && node.initializer)
      if (ts.isStringLiteral(node.initializer)) found.add(node.initializer.text);
  });
  return found;
};
