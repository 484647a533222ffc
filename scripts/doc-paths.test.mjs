// Tests that paths and links of the documents lead to files, folders and headings that exist, and that each decision has a number of its own.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { root, trackedFiles } from './packages.mjs';

const tracked = trackedFiles();
const documents = tracked.filter((path) => /^docs\/.*\.md$|(?:^|\/)(?:README|CONTRIBUTING)\.md$/.test(path));
const files = new Set(tracked);
const folders = new Set(
  tracked.flatMap((path) => path.split('/').map((_name, index, names) => names.slice(0, index).join('/'))),
);
const topFolders = new Set(tracked.map((path) => path.split('/')[0]).filter((name) => !files.has(name)));

/** The paths of a document in backticks that name a file with an extension, and the line of each. */
const pathsIn = (text) =>
  text.split('\n').flatMap((content, index) =>
    [...content.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.(?:tsx?|mjs|cjs|css|graphql|md|sh))`/g)].map(
      ([, path]) => ({
        path,
        line: index + 1,
      }),
    ),
  );
const isFound = (document, path) =>
  [path, join(dirname(document), path)].some((candidate) => files.has(candidate)) ||
  (!topFolders.has(path.split('/')[0]) && tracked.some((file) => file.endsWith(`/${path}`)));
const missingIn = (document, text) =>
  pathsIn(text)
    .filter(({ path }) => !isFound(document, path))
    .map(({ path, line }) => `${document}:${line} ${path}`);

describe('a path in backticks', () => {
  for (const document of documents)
    it(`of ${document} names a file that exists`, () =>
      assert.deepEqual(missingIn(document, readFileSync(join(root, document), 'utf8')), []));

  for (const [what, text, missing] of [
    ['a path from the root', '`scripts/packages.mjs`', 0],
    ['a path in a folder of the root that does not exist', '`scripts/deleted.mjs`', 1],
    ['the end of a path', '`composer/composer.ts`', 0],
    ['the end of a path that does not exist', '\n`composer/deleted.ts`', 1],
  ])
    it(`is ${missing ? 'refused' : 'accepted'}: ${what}`, () =>
      assert.equal(missingIn('docs/a.md', text).length, missing));
});

/** The anchor of a heading, as GitHub makes it. */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsIn = (text) =>
  new Set([...text.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => anchorOf(heading)));
/** The links to other documents that lead nowhere. */
const lostLinks = (document, text) =>
  [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].flatMap(([link, address]) => {
    const [path, anchor] = address.split('#');
    const target = path ? join(dirname(document), path).replace(/\/$/, '') : document;
    if (!files.has(target) && !folders.has(target)) return [link];
    const isLost = anchor && !anchorsIn(readFileSync(join(root, target), 'utf8')).has(anchor);
    return isLost ? [link] : [];
  });

describe('a link', () => {
  for (const document of documents)
    it(`of ${document} leads to a document and its heading`, () =>
      assert.deepEqual(lostLinks(document, readFileSync(join(root, document), 'utf8')), []));

  it('is refused without its file or heading', () => {
    const text = '[a](glossary.md) [b](lost.md) [c](glossary.md#lost) [d](https://example.org/lost)';
    assert.deepEqual(lostLinks('docs/architecture.md', text), ['](lost.md)', '](glossary.md#lost)']);
  });
});

it('each decision has a number of its own', () => {
  const numbers = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 3));
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
  );
});
