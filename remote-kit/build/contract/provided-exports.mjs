// Lists the exports that the host offers under the name of a shared library: the names, and for shared-ui
// also props and signatures.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeExports } from './component-props.mjs';
import { readSharedExports } from '../sharing/shared-exports.mjs';
import { sharedModules } from '../sharing/shared-modules.mjs';
import { cachedBySources, createProgram } from './source-types.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const require = createRequire(import.meta.url);
const workspaceModules = sharedModules.filter(({ file }) => file?.startsWith('shared-ui/'));

const readWorkspaceExports = () => {
  const program = createProgram(workspaceModules.map(({ file }) => join(root, file)));
  return Object.fromEntries(
    workspaceModules.map(({ name, file }) => [name, describeExports(program, join(root, file))]),
  );
};

/** Returns { names, exports }: `exports` (name → schema) only for modules of shared-ui. */
export const providedExports = (name) => {
  const listed = readSharedExports().get(name);
  if (listed) return { names: [...listed.names].sort() };
  if (!workspaceModules.some((module) => module.name === name))
    return { names: Object.keys(require(name)).sort() };
  const exports = cachedBySources(
    'shared-ui',
    [join(root, 'shared-ui'), join(root, 'shared-contracts')],
    readWorkspaceExports,
  )[name];
  return { names: Object.keys(exports), exports };
};
