// A touch screen keeps :hover on the element that was touched last (K-25): hover styles are for pointers that can hover.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { root } from './packages.mjs';

const files = globSync('{host,mfe-*,shared-ui}/src/**/*.css', { cwd: root });

/** The selectors with :hover that are outside `@media (hover: hover)`. */
const findLooseHovers = (css) => {
  const open = [];
  const loose = [];
  const parts = css.replaceAll(/\/\*[^]*?\*\//g, '').split(/([{};])/);
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const [head, sign] = parts.slice(index, index + 2);
    if (sign === '}') open.pop();
    if (sign !== '{') continue;
    const isLoose = /:hover/.test(head) && !open.some((outer) => outer.includes('(hover: hover)'));
    if (isLoose) loose.push(head.trim());
    open.push(head);
  }
  return loose;
};

it('finds hover styles that touch screens would keep, K-25', () => {
  assert.deepEqual(findLooseHovers('@media (hover: hover) { .a:hover { color: red } }'), []);
  assert.deepEqual(findLooseHovers('.a { color: red } .a:hover { color: blue }'), ['.a:hover']);
});

it('has no hover style for touch screens in any style sheet, K-25', () => {
  assert.ok(files.length > 50, `found ${files.length} style sheets`);
  const loose = files.flatMap((file) =>
    findLooseHovers(readFileSync(join(root, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  assert.deepEqual(loose, []);
});
