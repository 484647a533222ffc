// Adds the integrity to scripts and styles that the webpack runtime of a remote or of the host loads. The host keeps the
// table (URL → sha384) in `self.cremaIntegrity`.
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const addIntegrity = (tag, url) => `
if (self.cremaIntegrity) { var known = self.cremaIntegrity[new URL(${url}, document.baseURI).href]; if (known) { ${tag}.integrity = known; ${tag}.crossOrigin = "anonymous"; } }`;

export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime ?? {};
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + addIntegrity('script', 'script.src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => source + addIntegrity(names.tag, `${names.tag}.href`),
      );
    });
  }
}
