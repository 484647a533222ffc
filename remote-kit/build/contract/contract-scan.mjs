// Finds the names that sources use, by syntax alone: names imported from libraries, members of the host
// services, keys of the configuration, string literals.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Names of expressions that are aliases of the host services and of the configuration. */
const aliasPatterns = {
  host: /(^|\.)(services|host)$|^useHost\(\)$/,
  configuration: /(^|\.)configuration$/,
};
const kindOf = (text) => Object.keys(aliasPatterns).find((kind) => aliasPatterns[kind].test(text));
const textOf = (node) => (node ? node.getText().replaceAll(/[\s?!]/g, '') : '');

/**
 * Reads the names a and b from `{ a, b: c }`; the names in a nested pattern belong to the kind of its own
 * name.
 */
const readPattern = (pattern, kind, note) => {
  for (const { propertyName, name } of pattern.elements) {
    const taken = textOf(propertyName ?? name);
    if (kind) note(kind, taken);
    if (ts.isObjectBindingPattern(name)) readPattern(name, kindOf(taken), note);
  }
};
const typeKind = (type) => (/\bHostServices\b/.test(type) ? 'host' : undefined);

const readers = {
  [ts.SyntaxKind.ImportDeclaration]: ({ moduleSpecifier, importClause }, note) => {
    if (!importClause || importClause.isTypeOnly) return;
    const { name, namedBindings: bindings } = importClause;
    if (name || bindings.elements?.some((one) => !one.isTypeOnly)) note('library', moduleSpecifier.text);
    for (const one of bindings?.elements ?? [])
      if (!one.isTypeOnly) note(`import ${moduleSpecifier.text}`, (one.propertyName ?? one.name).text);
  },
  [ts.SyntaxKind.PropertyAccessExpression]: ({ expression, name }, note) => {
    const kind = kindOf(textOf(expression));
    if (kind) note(kind, name.text);
  },
  [ts.SyntaxKind.VariableDeclaration]: ({ name, initializer }, note) => {
    if (ts.isObjectBindingPattern(name)) readPattern(name, kindOf(textOf(initializer)), note);
  },
  [ts.SyntaxKind.Parameter]: ({ name, type }, note) => {
    if (ts.isObjectBindingPattern(name)) readPattern(name, typeKind(textOf(type)), note);
  },
  // Handles Pick<HostServices, 'http'> and HostServices['http'].
  [ts.SyntaxKind.LiteralType]: (node, note) => {
    if (ts.isStringLiteral(node.literal) && typeKind(textOf(node.parent.parent)))
      note('host', node.literal.text);
  },
  [ts.SyntaxKind.StringLiteral]: ({ text }, note) => note('text', text),
  [ts.SyntaxKind.NoSubstitutionTemplateLiteral]: ({ text }, note) => note('text', text),
  [ts.SyntaxKind.TemplateExpression]: ({ head, templateSpans }, note) =>
    note('text', [head.text, ...templateSpans.map(({ literal }) => literal.text)].join('*')),
};

/** Maps a kind to the names in all files: `host`, `configuration`, `text`, `library`, `import <library>`. */
export const scanSources = (files) => {
  const found = new Map();
  const note = (kind, name) => found.set(kind, (found.get(kind) ?? new Set()).add(name));
  const visit = (node) => {
    readers[node.kind]?.(node, note);
    ts.forEachChild(node, visit);
  };
  for (const file of files)
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return (kind) => [...(found.get(kind) ?? [])].sort();
};
