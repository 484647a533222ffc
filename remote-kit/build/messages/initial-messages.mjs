// Finds the messages that a remote's first chunk can show: those named by modules that remote.tsx imports without a
// lazy import().
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { scanSources } from '../contract/contract-scan.mjs';

/** False for `import type …` and `import { type … }`, which the compiler removes. */
const isValueImport = (statement) => {
  if (ts.isExportDeclaration(statement)) return statement.moduleSpecifier && !statement.isTypeOnly;
  if (!ts.isImportDeclaration(statement)) return false;
  const { importClause: clause } = statement;
  if (!clause) return true;
  const named = clause.namedBindings;
  const onlyTypes = named && ts.isNamedImports(named) && named.elements.every((one) => one.isTypeOnly);
  return !clause.isTypeOnly && (Boolean(clause.name) || !onlyTypes);
};
const importsOf = (file) =>
  ts
    .createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
    .statements.filter(isValueImport)
    .map(({ moduleSpecifier }) => moduleSpecifier.text)
    .filter((request) => /^\..*\.tsx?$/.test(request))
    .map((request) => join(dirname(file), request));

/** The source files of the remote in the chunk of `entry`. */
export const initialSources = (entry) => {
  const found = new Set([entry]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
};

const escape = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
/** `a.b` matches a.b and every id that starts with `a.b.`; `a.b.${x}` matches every id that starts with `a.b.`. */
const namedBy = (text) => {
  if (!/^[\w-]+\.[\w.*-]*$/.test(text)) return undefined;
  const parts = text.replace(/\.$/, '').split('*').map(escape);
  return new RegExp(String.raw`^${parts.join('.*')}(\..*)?$`);
};

/** The ids that the files name completely, by a prefix, or by a template. */
export const idsNamedIn = (files, ids) => {
  const patterns = scanSources(files)('text').map(namedBy).filter(Boolean);
  return new Set(ids.filter((id) => patterns.some((pattern) => pattern.test(id))));
};

/** The entry file of the remote that owns a locale file. */
export const entryOf = (localePath) => join(dirname(localePath), '..', 'remote.tsx');

/**
 * Returns the modules that webpack put into the first chunk and `initialSources` did not find: their messages
 * would be missing.
 */
export const missedModules = (folder, resources) => {
  const entry = join(folder, 'src', 'remote.tsx');
  // A single bundle of host and remotes has no first chunk of a remote.
  if (!existsSync(entry)) return [];
  const known = new Set(initialSources(entry));
  return resources.filter(
    (file) => file.startsWith(join(folder, 'src') + sep) && /\.tsx?$/.test(file) && !known.has(file),
  );
};
