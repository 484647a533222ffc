// The server's error codes and the environment variables, with the uses that they lack.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findAnsweredCodes, findNamedCodes, findPresentedCodes } from './code-uses.mjs';
import { root } from '../packages.mjs';
import { findFile, isClient, isServer, isTest, lacking, parseAll } from './program.mjs';
import { readTable } from './read-table.mjs';

export const readErrorCodes = ({ checker, filesOf }) => {
  const declared = readTable(findFile('export const serverErrors'), 'serverErrors');
  const codes = new Set(declared.keys());
  const answered = findAnsweredCodes(checker, filesOf(isServer), codes);
  const presented = findPresentedCodes(filesOf(isClient), codes);
  const tested = findNamedCodes(parseAll('apiproxy/src/**/*.test.ts'), codes);
  return [...declared].map(([name, statement]) => ({
    kind: 'error code',
    name,
    ...statement,
    lacks: lacking({
      'the server does not answer it': answered.has(name),
      'no server test expects it': tested.has(name),
      'no client presents it': presented.has(name) || Boolean(statement.presentedAsUnknown),
    }),
  }));
};

/**
 * The letters of `readBy`: the programs that read a variable, with their files. `npm start` and the build
 * sign with the registry.
 */
const readers = {
  s: ['the server', 'apiproxy/src/**/*.ts'],
  c: ['the command line', 'registry/{src,bin}/**/*.{ts,mjs}'],
  b: ['the build', '{scripts,remote-kit/build,host/build,registry/src}/**/*.{ts,mjs,cjs}'],
};
const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

export const readVariables = async () => {
  const declaration = findFile('export const variables = {', 'apiproxy');
  const ofReleases = findFile('export const releaseVariables = {', 'apiproxy');
  const { variables } = await import(declaration);
  const statements = [...readTable(declaration, 'variables'), ...readTable(ofReleases, 'releaseVariables')];
  const texts = Object.fromEntries(
    Object.entries(readers).map(([letter, [, pattern]]) => [
      letter,
      globSync(pattern, { cwd: root })
        .map((file) => join(root, file))
        .filter(
          (file) =>
            !isTest(file) &&
            ![declaration, ofReleases].includes(file) &&
            !file.startsWith(import.meta.dirname),
        )
        .map((file) => withoutComments(readFileSync(file, 'utf8')))
        .join('\n'),
    ]),
  );
  const isRead = (letter, name) => new RegExp(`\\b${name}\\b`).test(texts[letter]);
  return statements
    .filter(([name]) => name in variables)
    .map(([name, statement]) => ({
      kind: 'environment variable',
      name,
      ...statement,
      lacks: lacking(
        Object.fromEntries(
          variables[name].readBy.map((letter) => [
            `${readers[letter][0]} does not read it`,
            isRead(letter, name),
          ]),
        ),
      ),
    }));
};
