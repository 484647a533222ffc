// One TypeScript program over the sources of all packages, without tests and generated files.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { createProgram } from '../../remote-kit/build/contract/source-types.mjs';
import { remoteNames, root } from '../packages.mjs';

export const isTest = (file) => /\.(?:test|spec|stories)\.tsx?$|\/testing\/|\/generated\//.test(file);
const sources = globSync(
  '{shared-contracts,shared-ui,remote-kit,apiproxy,host,mfe-*}/{src,host-services}/**/*.{ts,tsx}',
  { cwd: root },
).filter((file) => !isTest(file));
export const isServer = (file) => file.startsWith('apiproxy/');
export const isClient = (file) => /^(?:host|remote-kit|shared-ui|mfe-[a-z]+)\//.test(file);
export const isHost = (file) => /^(?:host|remote-kit\/host-services)\//.test(file);

export const manifests = remoteNames.map((name) =>
  JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')),
);

/** Returns { checker, filesOf(accepts), typeOf(file, name) }; `accepts` receives paths from the root. */
export const openProgram = () => {
  const paths = sources.map((file) => join(root, file));
  const program = createProgram([...paths, join(root, 'types/assets.d.ts')]);
  const checker = program.getTypeChecker();
  const filesOf = (accepts) => sources.filter(accepts).map((file) => program.getSourceFile(join(root, file)));
  const typeOf = (file, name) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const symbol = checker.getExportsOfModule(module).find((one) => one.name === name);
    return checker.getDeclaredTypeOfSymbol(symbol);
  };
  return { checker, filesOf, typeOf };
};

/** The file of a package that contains a declaration, so that a moved file is found. */
export const findFile = (declaration, packageName = 'shared-contracts') => {
  const found = globSync(`${packageName}/src/**/*.ts`, { cwd: root }).find(
    (file) => !isTest(file) && readFileSync(join(root, file), 'utf8').includes(declaration),
  );
  if (!found)
    throw new Error(
      `${packageName}/src: found no file with "${declaration}". Correct the name in scripts/unused-contracts.`,
    );
  return join(root, found);
};

export const parseAll = (pattern) =>
  globSync(pattern, { cwd: root }).map((file) =>
    ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true),
  );

/** Maps { sentence: whether it is used } to the sentences of the missing uses. */
export const lacking = (uses) => Object.keys(uses).filter((use) => !uses[use]);
