// Chromium compiles all functions of a file that begins with this comment in the background, while the file arrives. Otherwise it
// reads each function twice, the second time in the task that calls it (docs/decisions/039). Other browsers ignore the comment.
const hint = '//# allFunctionsCalledOnLoad\n';
/** Bytes of the smallest file with the comment: in a smaller one it costs more than it saves. */
const smallestBytes = 20 * 1024;

export class CompileHintPlugin {
  apply(compiler) {
    if (compiler.options.mode !== 'production') return;
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('CompileHintPlugin', (compilation) => {
      // After minifying, which removes comments, and before the files get their hashes.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        for (const { name, source } of compilation.getAssets())
          if (name.endsWith('.js') && source.size() >= smallestBytes)
            compilation.updateAsset(name, new sources.ConcatSource(hint, source));
      });
    });
  }
}
