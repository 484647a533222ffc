// Selects the exports of a shared library that a remote bundles instead of importing them from the host: pure
// ones (operators, functions) that the host does not share. Exports bound to a context or a singleton always
// come from the host.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { readSharedExports } from './shared-exports.mjs';
import { sharedModules } from './shared-modules.mjs';

const require = createRequire(import.meta.url);
const pureNames = new Map(sharedModules.filter(({ pure }) => pure).map(({ name, pure }) => [name, pure]));
export const bundledPrefix = 'bundled-exports/';

/**
 * Maps a library to the names that the host shares. CREMA_HOST_EXPORTS (JSON) lists the names of the deployed
 * host, which may be older than host/src/shared; `crema publish --build` sets it.
 */
export const readHostExports = () => {
  const deployed = JSON.parse(process.env.CREMA_HOST_EXPORTS || '{}');
  const exports = [...readSharedExports()].map(([name, { names }]) => [
    name,
    new Set(deployed[name] ?? names),
  ]);
  return new Map(exports);
};
export const isPure = (library, name) => pureNames.get(library)?.test(name) ?? false;
export const isBundled = (library, name, hostExports = readHostExports()) =>
  isPure(library, name) && !hostExports.get(library)?.has(name);

const esModule = (library) =>
  library === 'rxjs'
    ? join(require.resolve('rxjs/package.json'), '..', 'dist', 'esm', 'index.js')
    : require.resolve(library);
/** Requests of bundled exports; they do not match the names of shared modules. */
export const bundledAliases = () =>
  Object.fromEntries(
    [...pureNames.keys()].map((library) => [`${bundledPrefix}${library}$`, esModule(library)]),
  );

/** A bundled operator uses the host's Observable and Subject if the host shares them. */
export const sharedClassesOf = (compiler) => {
  const shared = readHostExports().get('rxjs');
  return new compiler.webpack.NormalModuleReplacementPlugin(/\/(?:\w*Observable|\w*Subject)$/, (resource) => {
    const isOfRxjs = /[\\/]rxjs[\\/]dist[\\/]esm[\\/]/.test(resource.context);
    if (isOfRxjs && shared.has(resource.request.split('/').at(-1))) resource.request = 'rxjs';
  });
};
export class SharedClassesPlugin {
  apply(compiler) {
    sharedClassesOf(compiler).apply(compiler);
  }
}
