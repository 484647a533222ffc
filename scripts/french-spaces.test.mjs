// French texts bind a colon, guillemets and the sign of a percentage to their word: a line never begins with one of them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './packages.mjs';

const files = execFileSync('git', ['ls-files', '*fr-CA.json'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(Boolean);
/** A colon of an ICU skeleton (`::.#`) is not a sign of the text. */
const loose = / :(?![:\w])|« | »|(?<=[\d}]) [%$](?!\{)/;

describe('the French texts', () => {
  for (const file of files)
    it(`have a no-break space before a colon and inside guillemets: ${file}`, () => {
      const texts = Object.entries(JSON.parse(readFileSync(join(root, file), 'utf8')));
      assert.deepEqual(
        texts.filter(([, text]) => loose.test(text)).map(([id]) => id),
        [],
      );
    });
});
