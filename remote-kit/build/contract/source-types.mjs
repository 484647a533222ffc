// TypeScript programs over our sources for the records of a build, and a cache of the results.
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const buildFolder = join(import.meta.dirname, '..');
const root = join(buildFolder, '..', '..');
const cacheFolder = join(root, 'node_modules', '.cache', 'source-types');

export const createProgram = (files) =>
  ts.createProgram(files, {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ES2024,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    resolveJsonModule: true,
  });

/** Returns a hash of the TypeScript sources of these package folders, without tests. */
export const hashSources = (folders) => {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const file of globSync('src/**/*.{ts,tsx,css}', { cwd: folder }).sort())
      if (!/\.(test|stories)\.tsx?$/.test(file)) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
};

/** The result of `read`, cached until a source of these packages or a build tool changes. */
export const cachedBySources = (name, folders, read) => {
  const tools = createHash('sha256').update(ts.version);
  for (const file of globSync('**/*.mjs', { cwd: buildFolder }).sort())
    tools.update(readFileSync(join(buildFolder, file)));
  const path = join(cacheFolder, `${name}-${hashSources(folders)}-${tools.digest('hex').slice(0, 8)}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  const result = read();
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(`${path}.${process.pid}`, JSON.stringify(result));
  renameSync(`${path}.${process.pid}`, path);
  return result;
};
