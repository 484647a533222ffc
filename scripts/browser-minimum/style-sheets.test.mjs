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

/** The text of a style sheet without its blocks for the screen. */
const withoutScreen = (css) => {
  let rest = css;
  for (let at = rest.search(/@media screen\b/); at >= 0; at = rest.search(/@media screen\b/)) {
    let [end, depth] = [rest.indexOf('{', at), 0];
    do {
      depth += { '{': 1, '}': -1 }[rest[end]] ?? 0;
      end += 1;
    } while (depth > 0 && end < rest.length);
    rest = rest.slice(0, at) + rest.slice(end);
  }
  return rest;
};
const darkens = /prefers-color-scheme|data-theme=['"]?dark/;

it('has dark rules for the screen only, so that paper is light, R-08', () => {
  assert.match(withoutScreen("@media screen { a { b: c } } :root[data-theme='dark'] { d: e }"), darkens);
  assert.doesNotMatch(
    withoutScreen("@media screen { :root[data-theme='dark'] { d: e } } a { b: c }"),
    darkens,
  );
  const files = globSync(
    [
      '{host,mfe-*,shared-ui,remote-kit,apiproxy}/src/**/*.css',
      '{host,apiproxy}/src/**/{offline-page.styles,error-page}.ts',
    ],
    { cwd: root },
  );
  assert.ok(files.some((file) => file.endsWith('error-page.ts')));
  const dark = files.filter((file) => darkens.test(withoutScreen(readFileSync(join(root, file), 'utf8'))));
  assert.deepEqual(dark, []);
});

/** The properties that the rules of a class set. */
const propertiesOf = (file, className) => {
  const css = readFileSync(join(root, 'shared-ui/src/overlay', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const rules = [...css.matchAll(new RegExp(`\\.${className} \\{([^{}]*)\\}`, 'g'))];
  const names = rules.flatMap(([, body]) => body.split(';').map((line) => line.split(':')[0].trim()));
  return new Set(names.filter((name) => name !== ''));
};

it('sets the size of a dialog in one place: the order of two style sheets decides nothing, L-79', () => {
  const frame = propertiesOf('modal.module.css', 'frame');
  assert.ok(frame.has('overflow'));
  for (const name of ['dialog', 'sheet']) {
    const own = propertiesOf(`${name}.module.css`, name);
    assert.ok(own.has('max-block-size'), name);
    // A bundle has the style sheets in the order of their imports: with the same property in both, a dialog grew beyond the window.
    const both = [...own].filter((property) => frame.has(property));
    // A sheet's file comes after the one of its frame: the width of a sheet is meant to win.
    assert.deepEqual(both, name === 'sheet' ? ['inline-size'] : [], name);
  }
});

it('gives a placeholder no size that wins against the class of its caller, whose room would be wrong', () => {
  const css = readFileSync(join(root, 'shared-ui/src/feedback/skeleton.module.css'), 'utf8');
  const sized = css
    .split('}')
    .map((rule) => rule.split('*/').at(-1).split('{'))
    .filter(([, declarations = '']) => /(?:size|margin\S*|radius|ratio):/.test(declarations))
    .map(([selector]) => selector.trim());
  assert.ok(sized.length > 10, `found ${sized.length} rules`);
  assert.deepEqual(
    sized.filter((selector) => !/^:where\(.*\)$/.test(selector)),
    [],
  );
});

it('scrolls title and buttons of a dialog with its content in a low window and with large text, L-30, R-07', () => {
  const css = readFileSync(join(root, 'shared-ui/src/overlay/modal.module.css'), 'utf8');
  // With a title and buttons that stay, the filters of the menu had 24 px of 844.
  assert.match(
    css,
    /@media \(width < 20rem\), \(height < 27rem\) \{\s*\.inner \{\s*overflow: auto;[^@]*\.body \{\s*flex: none;/,
  );
});
