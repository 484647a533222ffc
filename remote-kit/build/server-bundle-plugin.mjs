// Adds the server's form of an entry to a build: the same sources, compiled for Node into one file (docs/decisions/037).
import webpack from 'webpack';

/** Compiles without writing files. Resolves with the compilation. */
const compile = (compiler) =>
  new Promise((resolve, reject) =>
    compiler.run((error, stats) => (error ? reject(error) : resolve(stats.compilation))),
  );
const isBundle = ({ name }) => /^server\/remote\.\w+\.cjs$/.test(name);

/** `config`: from serverConfig, with the entry. Emits `server/remote.<hash>.cjs`; BuildRecordPlugin names it in build.json. */
export class ServerBundlePlugin {
  constructor(config) {
    this.config = config;
  }

  createCompiler() {
    const compiler = webpack({
      ...this.config,
      output: {
        ...this.config.output,
        filename: 'server/remote.[contenthash:8].cjs',
      },
    });
    // The browser's build emits the file; this compiler only returns it.
    compiler.hooks.shouldEmit.tap('ServerBundlePlugin', () => false);
    return compiler;
  }

  apply(compiler) {
    const { Compilation } = compiler.webpack;
    let server;
    let bundle;
    compiler.hooks.make.tapPromise('ServerBundlePlugin', async (compilation) => {
      server ??= this.createCompiler();
      const compiled = await compile(server);
      for (const kind of ['fileDependencies', 'contextDependencies', 'missingDependencies'])
        compilation[kind].addAll(compiled[kind]);
      compilation.errors.push(...compiled.errors);
      bundle = compiled.getAssets().find(isBundle);
    });
    compiler.hooks.thisCompilation.tap('ServerBundlePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        // After the browser's files were minified and compressed. Before build.json is written.
        { name: 'ServerBundlePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => {
          if (bundle) compilation.emitAsset(bundle.name, bundle.source);
        },
      );
    });
    compiler.hooks.shutdown.tapPromise(
      'ServerBundlePlugin',
      () => new Promise((resolve) => (server ? server.close(resolve) : resolve())),
    );
  }
}
