// Extracts the prose of a source file: comments, error and log texts, command summaries, test titles and reasons,
// Markdown paragraphs, English messages.
import ts from 'typescript';

const lineAt = (text, position) => text.slice(0, position).split('\n').length;
const testFunctions = new Set(['it', 'test', 'describe']);

const rootName = (expression) =>
  ts.isIdentifier(expression) ? expression.text : expression.expression && rootName(expression.expression);
const proseFunction =
  /^console\.(?:error|warn)$|(?:^|\.)log(?:ger)?\??\.(?:fatal|error|warn|info|debug)$|^createAppError$/;
/** `summary` of a command or an option, `because` of a row of a test table, `message` of an error. */
const proseProperties = new Set(['summary', 'because', 'message']);
/** True for errors that are created, texts that are logged, titles of tests, and the properties above. */
const hasProse = (node) =>
  (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && /Error$/.test(node.expression.text)) ||
  (ts.isCallExpression(node) &&
    (proseFunction.test(node.expression.getText()) || testFunctions.has(rootName(node.expression)))) ||
  (ts.isPropertyAssignment(node) && proseProperties.has(node.name.text));
const stringsIn = (node) => {
  if (ts.isStringLiteralLike(node)) return [{ position: node.getStart(), text: node.text }];
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map((part) => ({
      position: part.getStart(),
      text: part.text,
    }));
  return ts.isBinaryExpression(node) || ts.isConditionalExpression(node)
    ? node.getChildren().flatMap(stringsIn)
    : [];
};

const commentsIn = (text) => {
  const scanner = /\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/g;
  return [...text.matchAll(scanner)].map(({ 0: comment, index }) => ({
    position: index,
    text: comment,
    isComment: true,
  }));
};
const isInToken = (file, position) => {
  let inside = false;
  const visit = (node) => {
    if (position < node.getStart(file) || position >= node.getEnd()) return;
    if (
      ts.isStringLiteralLike(node) ||
      ts.isTemplateLiteralToken(node) ||
      ts.isRegularExpressionLiteral(node)
    )
      inside = true;
    if (ts.isJsxText(node)) inside = true;
    node.forEachChild(visit);
  };
  visit(file);
  return inside;
};
const proseOfScript = (path, text) => {
  const kind = /x$/.test(path) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = commentsIn(text).filter(({ position }) => !isInToken(file, position));
  const visit = (node) => {
    if (hasProse(node)) found.push(...(node.arguments ?? [node.initializer]).flatMap(stringsIn));
    node.forEachChild(visit);
  };
  visit(file);
  return found;
};

const withoutCode = (text) =>
  text.replace(/^```[\s\S]*?^```|`[^`\n]*`/gm, (code) => code.replace(/[^\n]/g, ' '));
const proseOfMarkdown = (_path, text) => [{ position: 0, text: withoutCode(text) }];
/** Blanks the lines that are not comments, so that line numbers stay and a comment of several lines is one text. */
const proseOfShell = (_path, text) => [
  {
    position: 0,
    isComment: true,
    text: text
      .split('\n')
      .map((line) => (/^\s*#(?!!)/.test(line) ? line : ''))
      .join('\n'),
  },
];
const proseOfMessages = (_path, text) =>
  [...text.matchAll(/^ *"[^"]+": "(.*)",?$/gm)].map(({ 0: row, 1: message, index }) => ({
    position: index + row.indexOf(message, row.indexOf('": "')),
    text: message,
  }));

/** The rules are checked top to bottom: which files have prose, and where it is. */
const readers = [
  { matches: /\/locales\/en-[A-Z]{2}\.json$/, read: proseOfMessages },
  { matches: /\.(?:ts|tsx|mts|mjs|cjs|js)$/, read: proseOfScript },
  {
    matches: /\.css$/,
    read: (_path, text) => commentsIn(text).filter(({ text: comment }) => comment.startsWith('/*')),
  },
  { matches: /\.(?:sh|graphql|ya?ml)$/, read: proseOfShell },
  { matches: /\.md$/, read: proseOfMarkdown },
];

/** The prose of a file as parts with a line number and `isComment`; undefined for a kind of file without prose. */
export const readProse = (path, text) =>
  readers
    .find(({ matches }) => matches.test(path))
    ?.read(path, text)
    .map((part) => ({
      line: lineAt(text, part.position),
      text: part.text,
      isComment: part.isComment ?? false,
    }));
