import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findWords, words } from './find-words.mjs';

const wordsIn = (path, text) => findWords(path, () => text).map(({ word }) => word);

/** A sentence in each kind of prose that is checked. */
const kinds = [
  {
    kind: 'a line comment',
    isComment: true,
    path: 'a.ts',
    write: (sentence) => `// ${sentence}\nexport {};\n`,
  },
  {
    kind: 'a block comment',
    isComment: true,
    path: 'a.tsx',
    write: (sentence) => `/** ${sentence} */\nexport const A = () => <p>a // b</p>;\n`,
  },
  {
    kind: 'an error',
    path: 'a.mjs',
    write: (sentence) => `throw new TypeError(\`a: \${b} ${sentence}\`);\n`,
  },
  {
    kind: 'a logged error',
    path: 'a.ts',
    write: (sentence) => `console.error(${JSON.stringify(sentence)});\n`,
  },
  {
    kind: 'a log text',
    path: 'a.ts',
    write: (sentence) => `deps.log.error({ a: 1 }, ${JSON.stringify(sentence)});\n`,
  },
  {
    kind: 'the message of an AppError',
    path: 'a.ts',
    write: (sentence) => `throw createAppError('A', undefined, { message: \`\${a}: ${sentence}\` });\n`,
  },
  {
    kind: 'the summary of a command',
    path: 'a.ts',
    write: (sentence) => `export const a = { summary: ${JSON.stringify(sentence)} };\n`,
  },
  {
    kind: 'the reason of a test row',
    path: 'a.test.ts',
    write: (sentence) => `const rows = [{ because: ${JSON.stringify(sentence)} }];\n`,
  },
  {
    kind: 'a test title',
    path: 'a.test.ts',
    write: (sentence) => `it.each([1])(${JSON.stringify(sentence)}, () => 1);\n`,
  },
  {
    kind: 'the title of a journey’s step',
    path: 'e2e/journeys/ordering/a.spec.ts',
    write: (sentence) => `await test.step(${JSON.stringify(sentence)}, () => 1);\n`,
  },
  {
    kind: 'a style comment',
    isComment: true,
    path: 'a.css',
    write: (sentence) => `/* ${sentence} */\n.a{}\n`,
  },
  {
    kind: 'a shell comment',
    isComment: true,
    path: 'a.sh',
    write: (sentence) => `#!/bin/sh\n# ${sentence}\n`,
  },
  { kind: 'a document', path: 'docs/a.md', write: (sentence) => `# A\n\n${sentence}\n` },
  {
    kind: 'an English message',
    path: 'mfe-a/src/locales/en-US.json',
    write: (sentence) => JSON.stringify({ a: sentence }, null, 2),
  },
];

describe('the check of plain words', () => {
  for (const { word, refused, allowed, comments } of words)
    for (const { kind, path, write, isComment } of kinds) {
      it(`${comments && !isComment ? 'ignores' : 'refuses'} “${word}” in ${kind}`, () =>
        assert.equal(wordsIn(path, write(refused)).includes(word), !comments || isComment === true));
      it(`accepts “${allowed}” in ${kind}`, () => assert.deepEqual(wordsIn(path, write(allowed)), []));
    }

  it('finds a phrase that is broken over two lines of a comment', () =>
    assert.deepEqual(wordsIn('a.ts', '/**\n * A skeleton in the\n * place of a page.\n */\n'), [
      'in the place of',
    ]));
  it('finds a phrase that is broken over two line comments', () =>
    assert.deepEqual(wordsIn('a.ts', '// It recovers by\n// itself.\n'), ['by itself']));
  it('finds a clause without a noun in a later sentence of a comment', () =>
    assert.equal(findWords('a.ts', () => '/**\n * The cart.\n * What it holds.\n */\n')[0]?.line, 3));
  it('accepts such a word in the middle of a sentence', () =>
    assert.deepEqual(wordsIn('a.ts', '// The page shows\n// what a member ordered, and how.\n'), []));
  it('names the line of a finding', () =>
    assert.equal(findWords('a.ts', () => '\n\n// made anew\n')[0]?.line, 3));

  for (const { where, path, text } of [
    { where: 'a string that nobody reads', path: 'a.ts', text: "const key = 'anew'; // fine\n" },
    { where: 'a URL inside a string', path: 'a.ts', text: "const url = 'https://anew';\n" },
    { where: 'a name in the code', path: 'a.ts', text: 'export const whoever = 1;\n' },
    { where: 'code in a document', path: 'a.md', text: '`anew`\n\n```sh\nanew\n```\n' },
    { where: 'a message id', path: 'host/src/locales/en-US.json', text: '{\n  "anew.told": "Again"\n}\n' },
    { where: 'a French message', path: 'host/src/locales/fr-CA.json', text: '{\n  "a": "anew"\n}\n' },
    { where: 'a picture', path: 'a.png', text: 'anew' },
  ])
    it(`does not read ${where}`, () => assert.deepEqual(wordsIn(path, text), []));
});
