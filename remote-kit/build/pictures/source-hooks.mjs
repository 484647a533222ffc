// Lets a Node process import the sources of browser packages: TypeScript with JSX is compiled, a style sheet is an empty
// object, and all drawings of shared-ui are loaded at once. Node is started with `--import` of this file.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { extname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformSync } from '@swc/core';

const root = join(import.meta.dirname, '..', '..', '..');
const everyDrawing = pathToFileURL(join(root, 'shared-ui', 'src', 'art', 'all-chunks.ts')).href;

/** The sources that this process has imported. */
export const importedSources = new Set();

const compile = (path) =>
  transformSync(readFileSync(path, 'utf8'), {
    filename: path,
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  }).code;
const compilers = {
  '.css': () => 'export default {};',
  '.json': (path) => `export default ${readFileSync(path, 'utf8')};`,
  '.ts': compile,
  '.tsx': compile,
};

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@crema/shared-ui/art'
      ? { url: everyDrawing, shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) => {
    const path = url.startsWith('file:') && !url.includes('/node_modules/') ? fileURLToPath(url) : '';
    const toModule = compilers[extname(path)];
    if (!toModule) return next(url, context);
    importedSources.add(path);
    return { format: 'module', source: toModule(path), shortCircuit: true };
  },
});
