// Compares the declared names with one another, and the messages and code of the remotes with the programme (D-165).
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readMessages } from '../../remote-kit/build/messages/messages.mjs';
import { followingFlags } from '../../shared-contracts/src/configuration/configuration-document.ts';
import { programmeVersion } from '../../shared-contracts/src/configuration/programme.ts';
import { root } from '../packages.mjs';
import { manifests, parseAll } from './program.mjs';
import { findNumbersInCode, findNumbersInMessages, findSharedNames } from './two-homes.mjs';

const namesOf = (contracts, wanted) =>
  contracts.filter(({ kind }) => kind === wanted).map(({ name }) => name);
const messages = () => ({
  ...Object.fromEntries(
    globSync('{host,mfe-*}/src/**/locales/*.json', { cwd: root }).map((file) => [
      file,
      readMessages(join(root, file)),
    ]),
  ),
  ...Object.fromEntries(
    manifests.flatMap(({ name, titles }) =>
      Object.entries(titles).map(([locale, texts]) => [`${name}/remote.json ${locale}`, texts]),
    ),
  ),
});
const numbersOf = (value) =>
  typeof value === 'number'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(numbersOf)
      : [];

/** Sentences, one for each fact with two homes. */
export const findFactsWithTwoHomes = (contracts) => [
  ...findSharedNames({
    flag: namesOf(contracts, 'flag').filter((name) => !Object.hasOwn(followingFlags, name)),
    'configuration key': namesOf(contracts, 'configuration key'),
    'programme number': namesOf(contracts, 'programme number'),
  }),
  ...findNumbersInMessages(messages()),
  ...findNumbersInCode(
    parseAll('mfe-rewards/src/**/!(*.test).{ts,tsx}'),
    // Smaller numbers often have another meaning: 1, 7, 12.
    numbersOf(programmeVersion).filter((number) => number >= 25),
  ),
];
