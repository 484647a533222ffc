// Which texts a remote's first chunk can show: those that the modules reached from its remote.tsx without a
// lazy import() name. Found, not listed: a text is where it is needed without anybody deciding it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import ts from 'typescript';
import { scanSources } from './contract-scan.mjs';

/** `import type …` and `import { type … }` are gone after compilation; all else brings the module along. */
const bringsAlong = (statement) => {
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
    .statements.filter(bringsAlong)
    .map(({ moduleSpecifier }) => moduleSpecifier.text)
    .filter((request) => /^\..*\.tsx?$/.test(request))
    .map((request) => join(dirname(file), request));

/** Source files of the remote in the chunk that begins with `entry`. */
export const firstSources = (entry) => {
  const found = new Set([entry]);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
};

const escape = (text) => text.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
/** `a.b` names a.b and all that begins with `a.b.`; `a.b.${x}` all that begins with `a.b.` and so on. */
const namedBy = (text) => {
  if (!/^[\w-]+\.[\w.*-]*$/.test(text)) return undefined;
  const parts = text.replace(/\.$/, '').split('*').map(escape);
  return new RegExp(String.raw`^${parts.join('.*')}(\..*)?$`);
};

/** Of these ids, those that the files name: whole, by their beginning, or by a template. */
export const idsNamedIn = (files, ids) => {
  const patterns = scanSources(files)('text').map(namedBy).filter(Boolean);
  return new Set(ids.filter((id) => patterns.some((pattern) => pattern.test(id))));
};

/** The file where the remote of a locale file begins. */
export const entryOf = (localePath) => join(dirname(localePath), '..', 'remote.tsx');

/** Modules that the build put into the first chunk, and this reading of the imports did not: their texts would be missing. */
export const overlooked = (folder, resources) => {
  const entry = join(folder, 'src', 'remote.tsx');
  // One bundle of everything has no first chunk of a remote.
  if (!existsSync(entry)) return [];
  const known = new Set(firstSources(entry));
  return resources.filter(
    (file) => file.startsWith(join(folder, 'src') + sep) && /\.tsx?$/.test(file) && !known.has(file),
  );
};
