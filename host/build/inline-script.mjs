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
      target: 'es2022',
      minify: { compress: { passes: 2, toplevel: true }, mangle: { toplevel: true } },
    },
  });
  return code.trim();
};

const source = join(import.meta.dirname, '..', 'src');
/** The script that runs before the page's content is there. */
export const compileShellScript = () =>
  [
    'shell/kept-page',
    'shell/early-events',
    'foreign-changes/foreign-changes',
    'shell/reserved-space',
    'shell/late-pictures',
  ]
    .map((name) => compileInlineScript(join(source, `${name}.inline.ts`)))
    .join('');
