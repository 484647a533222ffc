// Emits the compressed variants (.br and .gz) of every text file of a build, so that serving and publishing compress nothing.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|json|svg)$/;
const compressors = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

export class CompressPlugin {
  apply(compiler) {
    // A development build is rebuilt at every change and served from the same machine.
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async () => {
        const files = compilation.getAssets().filter(({ name }) => compressible.test(name));
        const variants = files.flatMap(({ name, source }) =>
          Object.entries(compressors).map(async ([ending, compress]) => {
            const content = await compress(source.buffer());
            compilation.emitAsset(`${name}.${ending}`, new sources.RawSource(content));
          }),
        );
        await Promise.all(variants);
      });
    });
  }
}
