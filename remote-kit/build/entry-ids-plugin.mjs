// Gives the two modules of Module Federation's entry fixed ids. Webpack makes an id from the module's name, and these names contain
// the absolute path of the repository: the same sources had a different entry in each checkout, some bytes longer or shorter.
const names = [/^container entry /, /[\\/]\.federation[\\/]entry\.\w+\.js(?:\||$)/];

export class EntryIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('EntryIdsPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('EntryIdsPlugin', (modules) => {
        for (const module of modules) {
          const place = names.findIndex((name) => name.test(module.identifier()));
          if (place !== -1) compilation.chunkGraph.setModuleId(module, place + 1);
        }
      });
    });
  }
}
