// Firefox before 121 has no :has(), and it ignores the whole rule: a state that only such a rule shows would be invisible there
// (PLT-018, D-172).
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from '../packages.mjs';

/** Selectors that show a choice or the focus, or that keep content free of the tab bar. */
const essential = /:has\([^{};]*(?::checked|:focus-visible|data-tab-bar)/;
const fallback = /@supports (?:not )?selector\(:has\(\*\)\)/;
const lacksFallback = (css) => essential.test(css) && !fallback.test(css);

it('finds a state that browsers without :has() do not show, PLT-018', () => {
  assert.equal(lacksFallback('.choice:has(:checked) { color: red }'), true);
  assert.equal(
    lacksFallback(
      '.a:has(:focus-visible) { outline: 1px } @supports not selector(:has(*)) { .a { color: red } }',
    ),
    false,
  );
  assert.equal(lacksFallback('.card:has(.picture) { color: red }'), false);
});

it('has a fallback for each such state in all style sheets, PLT-018', () => {
  const files = globSync('{host,mfe-*,shared-ui,remote-kit}/src/**/*.css', { cwd: root });
  assert.ok(files.length > 50, `found ${files.length} style sheets`);
  const bare = files.filter((file) => lacksFallback(readFileSync(join(root, file), 'utf8')));
  assert.deepEqual(bare, []);
});
