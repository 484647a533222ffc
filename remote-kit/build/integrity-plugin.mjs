// Scripts and styles that a remote's own runtime starts carry the integrity that the registry knows for them:
// the host keeps the table (address → sha384) in `self.cremaIntegrity`.
import MiniCssExtractPlugin from 'mini-css-extract-plugin';

const guard = (tag, address) => `
if (self.cremaIntegrity) { var known = self.cremaIntegrity[new URL(${address}, document.baseURI).href]; if (known) { ${tag}.integrity = known; ${tag}.crossOrigin = "anonymous"; } }`;

export class IntegrityPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime ?? {};
    compiler.hooks.thisCompilation.tap('IntegrityPlugin', (compilation) => {
      LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'IntegrityPlugin',
        (source) => source + guard('script', 'script.src'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityPlugin',
        (source, names) => source + guard(names.tag, `${names.tag}.href`),
      );
    });
  }
}
