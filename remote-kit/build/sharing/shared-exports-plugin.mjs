// Fails the remote's build if it imports a name that the host does not share and that cannot be bundled.
import { readSharedExports } from './shared-exports.mjs';

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
                `${module.resource}: the host does not share '${ids[0]}' of '${request}', and it is bound to a context or singleton, so it cannot be bundled. Add it to host/src/shared/${known.exportList}.ts and release the host first.`,
              ),
            );
          }
      });
    });
  }
}
