// Lets the host watch the bytes of each chunk's script (host/src/composer/script-progress.ts), which ends the load of a chunk that
// does not come. Without a host, webpack's own time limit does.
export class ScriptProgressPlugin {
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime ?? {};
    compiler.hooks.thisCompilation.tap('ScriptProgressPlugin', (compilation) => {
      LoadScriptRuntimeModule?.getCompilationHooks(compilation).createScript.tap(
        'ScriptProgressPlugin',
        (source) => `${source}\nif (self.cremaWatchScript) self.cremaWatchScript(script);`,
      );
    });
  }
}
