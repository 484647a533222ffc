// Compiles a TypeScript file without imports into the text of a script element.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

export const compileInlineScript = (path) => {
  const { code } = transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    configFile: false,
    swcrc: false,
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      // Older browsers read it, too: script-check.inline.ts is what writes their notice.
      target: 'es2015',
      minify: { compress: { passes: 2, toplevel: true }, mangle: { toplevel: true } },
    },
  });
  return code.trim();
};

const source = join(import.meta.dirname, '..', 'src');
const textsIn = (folder) => {
  const read = (locale) => JSON.parse(readFileSync(join(folder, `${locale}.json`), 'utf8'));
  const base = read('en-US');
  return { 'en-US': base, 'en-CA': { ...base, ...read('en-CA') }, 'fr-CA': read('fr-CA') };
};
/**
 * The script that runs before the page's content is there. Each file has a scope of its own: the shortened names of one would replace those
 * of another.
 */
export const compileShellScript = () =>
  [
    `window.scriptCheckTexts=${JSON.stringify(textsIn(join(source, 'shell', 'script-check', 'locales')))};`,
    ...[
      'shell/script-check/script-check',
      'shell/kept-page',
      'shell/early-events',
      'foreign-changes/foreign-changes',
      'shell/reserved-space',
      'shell/late-pictures',
      'routing/scroll-position',
    ].map((name) => `(()=>{${compileInlineScript(join(source, `${name}.inline.ts`))}})();`),
  ].join('');
