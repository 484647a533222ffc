// French texts name people by `{ofName}`, so that a vowel elides "de": "Cadeau d’Élise". Other names follow a noun: "de la carte {name}".
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { wordingRules } from '../remote-kit/testing/wording.rules.ts';
import { root } from './packages.mjs';

/** Amounts, numbers and the brand: what never begins with a vowel. */
const neverElided = [
  ...[
    'amount',
    'balance',
    'bonusFrom',
    'cap',
    'count',
    'customisation',
    'least',
    'limit',
    'merchandise',
    'min',
  ],
  ...['most', 'options', 'price', 'product', 'reload', 'secondAmount', 'stars', 'tip', 'unit', 'standard'],
];
const bare = /\b(?:[Dd]e|[Qq]ue)(?:<\w+>)? \{(\w+)\}/g;
const elidable = (text) =>
  [...text.matchAll(bare)].map(([, name]) => name).filter((name) => !neverElided.includes(name));

const listed = (...patterns) =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

describe('the French texts, R-05', () => {
  it('find a name after “de” and “que”', () => {
    assert.deepEqual(elidable('Cadeau de {name}'), ['name']);
    assert.deepEqual(elidable('l’adresse<hidden> de {from}</hidden>'), ['from']);
    assert.deepEqual(elidable('Un cadeau de {amount}, page {page, number} de {count, number}'), []);
  });
  for (const file of listed('*fr-CA.json'))
    it(`elide “de” before names: ${file}`, () => {
      const texts = Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')));
      assert.deepEqual(
        texts.filter(([, text]) => elidable(text).length > 0).map(([id, text]) => `${id}: ${text}`),
        [],
      );
    });
  const serverFiles = listed('apiproxy/src/**/*.ts').filter((file) => !/\.test\.ts$|generated/.test(file));
  it('of the server say “ouvrir une session”, as those of the pages do, L-83', () => {
    const rule = wordingRules.find(({ use }) => use === 'ouvrir une session');
    const found = serverFiles.filter(
      (file) => rule?.found.test(readFileSync(join(root, file), 'utf8')) ?? true,
    );
    assert.deepEqual(found, []);
  });
  it('of the server elide “de” before names', () => {
    const found = serverFiles.flatMap((file) =>
      elidable(readFileSync(join(root, file), 'utf8')).map((name) => `${file}: ${name}`),
    );
    assert.deepEqual(found, []);
  });
});
