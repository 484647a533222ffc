// The files of each named part of a build, for the links of the page that the server renders.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const recordName = 'chunk-files.json';

export class ChunkFilesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ChunkFilesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ChunkFilesPlugin', stage }, () => {
        const groups = [...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]);
        compilation.emitAsset(recordName, new sources.RawSource(JSON.stringify(Object.fromEntries(groups))));
      });
    });
  }
}

/** The files of a part, such as `remote-mfe-gift`. */
export const chunkFiles = (folder, name) => {
  const found = JSON.parse(readFileSync(join(folder, recordName), 'utf8'))[name];
  if (!found) throw new Error(`${folder} has no part ${name}. Build the variant again.`);
  return found;
};
