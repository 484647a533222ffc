// Fails the remote's build if it imports a name that the host's export list lacks; at run time it would be undefined.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from './shared-modules.mjs';

const exportsFolder = join(import.meta.dirname, '..', '..', 'host', 'src', 'shared');

/** library → the names that the host shares. */
export const readSharedExports = () =>
  new Map(
    sharedModules
      .filter(({ exportList }) => exportList)
      .map(({ name, exportList }) => {
        const text = readFileSync(join(exportsFolder, `${exportList}.ts`), 'utf8');
        const names = /export \{([^}]*)\}/.exec(text)?.[1] ?? '';
        const listed = names.split(',').map((part) => part.trim());
        return [name, { exportList, names: new Set(listed.filter(Boolean)) }];
      }),
  );

export class SharedExportsPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SharedExportsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('SharedExportsPlugin', (modules) => {
        const sharedExports = readSharedExports();
        for (const module of modules)
          for (const { request, ids } of module.dependencies ?? []) {
            const known = sharedExports.get(request);
            if (!known || !ids?.length || known.names.has(ids[0])) continue;
            compilation.errors.push(
              new WebpackError(
                `${module.resource}: '${request}' has no '${ids[0]}' at run time; add it to host/src/shared/${known.exportList}.ts`,
              ),
            );
          }
      });
    });
  }
}
