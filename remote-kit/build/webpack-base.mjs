// The webpack configuration shared by host and remotes.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';

const require = createRequire(import.meta.url);

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
  },
};
const cssModules = (prefix) => ({
  loader: require.resolve('css-loader'),
  options: {
    modules: {
      auto: /\.module\.css$/,
      namedExport: false,
      exportLocalsConvention: 'as-is',
      localIdentName: `${prefix}-[hash:base64:5]`,
    },
    importLoaders: 0,
  },
});

/** The cache is not reused after a change of the build configuration. */
const configurationVersion = createHash('sha256')
  .update(
    globSync('**/*.{mjs,cjs}', { cwd: import.meta.dirname })
      .sort()
      .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join(),
  )
  .digest('hex');

const sources = /\.tsx?$/;
const picturesModule = /\.pictures\.tsx$/;
const picturesRule = (options) => ({
  test: picturesModule,
  use: { loader: join(import.meta.dirname, 'pictures', 'pictures-loader.mjs'), options },
});

const routerFile = (production, file) =>
  join(
    require.resolve('react-router/package.json'),
    '..',
    'dist',
    production ? 'production' : 'development',
    file,
  );

/** `prefix` keeps class names of two builds apart. */
export const baseConfig = ({ folder, prefix, production = process.env.NODE_ENV !== 'development' }) => ({
  context: folder,
  mode: production ? 'production' : 'development',
  devtool: production ? 'hidden-source-map' : 'cheap-module-source-map',
  target: ['web', 'es2022'],
  output: {
    path: process.env.BUILD_DIR ?? join(folder, 'dist'),
    clean: true,
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    // The limit in all; the host ends a load earlier that gets no bytes (ScriptProgressPlugin). lazyRoute retries.
    chunkLoadTimeout: 60_000,
    hashFunction: 'xxhash64',
  },
  resolve: {
    extensions: ['.tsx', '.ts', '.mjs', '.js'],
    conditionNames: ['es2015', '...'],
    alias: {
      // The export map of react-router lists only the development build.
      'react-router$': routerFile(production, 'index.mjs'),
      'react-router/dom$': routerFile(production, 'dom-export.mjs'),
      '@formatjs/icu-messageformat-parser$': join(
        require.resolve('@formatjs/icu-messageformat-parser'),
        '..',
        'no-parser.js',
      ),
    },
  },
  module: {
    rules: [
      { test: sources, exclude: picturesModule, use: swc },
      picturesRule({ emit: true }),
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, cssModules(prefix)] },
      {
        test: /locales[\\/][a-z]{2}-[A-Z]{2}\.json$/,
        type: 'javascript/auto',
        use: join(import.meta.dirname, 'messages/messages-loader.mjs'),
      },
      { test: /\.woff2$/, type: 'asset/resource', generator: { filename: '[name].[contenthash:8][ext]' } },
    ],
  },
  optimization: {
    chunkIds: 'deterministic',
    moduleIds: 'deterministic',
    minimizer: [
      new MinimizerPlugin({
        // Nothing downloads the server's bundle, and its errors name functions.
        exclude: /^server\//,
        minify: MinimizerPlugin.swcMinify,
        extractComments: false,
        minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
        terserOptions: { compress: { passes: 2 }, format: { comments: false } },
      }),
      new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
    ],
  },
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: join(folder, '..', 'node_modules', '.cache', 'webpack'),
    name: `${prefix}-${production ? 'production' : 'development'}`,
    version: `${configurationVersion}${process.env.CREMA_HOST_EXPORTS ?? ''}`,
  },
  stats: 'errors-warnings',
});

/**
 * The same sources for Node, as one CommonJS file in which every `import()` is resolved at once (docs/decisions/037). Styles
 * give their class names and pictures their addresses, which are those of the browser's build, and nothing else. `publicPath`:
 * a JavaScript expression, the address of the browser's files. The renderer process provides `cremaPublicPath`.
 */
export const serverConfig = ({
  folder,
  prefix,
  publicPath = 'cremaPublicPath',
  production = process.env.NODE_ENV !== 'development',
}) => {
  const base = baseConfig({ folder, prefix, production });
  const { loader, options } = cssModules(prefix);
  return {
    ...base,
    devtool: false,
    target: 'node24',
    output: {
      path: base.output.path,
      hashFunction: base.output.hashFunction,
      library: { type: 'commonjs2' },
      // One file: a lazily loaded part is compiled in, and starts only when it is imported.
      asyncChunks: false,
    },
    module: {
      parser: { javascript: { dynamicImportMode: 'eager' } },
      rules: [
        ...base.module.rules.filter(
          ({ test }) => test !== picturesModule && !test.test('a.css') && !test.test('a.woff2'),
        ),
        picturesRule({ emit: false, publicPath }),
        {
          test: /\.css$/,
          use: {
            loader,
            options: { ...options, modules: { ...options.modules, exportOnlyLocals: true } },
          },
        },
        { test: /\.woff2$/, type: 'asset/resource', generator: { emit: false } },
      ],
    },
    optimization: { ...base.optimization, minimize: false, splitChunks: false },
    cache: { ...base.cache, name: `${base.cache.name}-server` },
  };
};

export const stylesPlugin = () =>
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    ignoreOrder: true,
  });
