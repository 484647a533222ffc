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

const shell = join(import.meta.dirname, '..', 'src', 'shell');
/** The script that runs before the page's content is there. */
export const compileShellScript = () =>
  ['kept-page', 'early-events', 'foreign-changes', 'reserved-space', 'late-pictures']
    .map((name) => compileInlineScript(join(shell, `${name}.inline.ts`)))
    .join('');
