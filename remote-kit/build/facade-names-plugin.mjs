// A name that the host's facade lacks would be undefined at run time only: here it fails the remote's build.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sharedModules } from './shared-modules.mjs';

const facadeFolder = join(import.meta.dirname, '..', '..', 'host', 'src', 'shared');

/** library → names in its facade. */
export const readFacades = () =>
  new Map(
    sharedModules
      .filter(({ facade }) => facade)
      .map(({ name, facade }) => {
        const text = readFileSync(join(facadeFolder, `${facade}.ts`), 'utf8');
        const names = /export \{([^}]*)\}/.exec(text)?.[1] ?? '';
        const listed = names.split(',').map((part) => part.trim());
        return [name, { facade, names: new Set(listed.filter(Boolean)) }];
      }),
  );

export class FacadeNamesPlugin {
  apply(compiler) {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FacadeNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FacadeNamesPlugin', (modules) => {
        const facades = readFacades();
        for (const module of modules)
          for (const { request, ids } of module.dependencies ?? []) {
            const known = facades.get(request);
            if (!known || !ids?.length || known.names.has(ids[0])) continue;
            compilation.errors.push(
              new WebpackError(
                `${module.resource}: '${request}' has no '${ids[0]}' at run time; add it to host/src/shared/${known.facade}.ts`,
              ),
            );
          }
      });
    });
  }
}
