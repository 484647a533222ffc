// Renders files of the site with the design system: the renderer is compiled for Node, the rasteriser is
// resvg.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg, renderAsync } from '@resvg/resvg-js';
import webpack from 'webpack';

export { outline as readWordmark } from '../../remote-kit/build/pictures/outline-text.mjs';

const require = createRequire(import.meta.url);
const host = join(import.meta.dirname, '..');
const root = join(host, '..');
const rendererFolder = join(root, 'node_modules', '.cache', 'crema-site');

/**
 * The renderer is TypeScript with JSX: it is compiled for Node, with all drawings loaded and without styles.
 */
const compileRenderer = (name) =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      context: host,
      mode: 'production',
      target: 'node24',
      devtool: false,
      entry: join(host, 'src', 'site', 'render-site.tsx'),
      output: { path: rendererFolder, filename: `${name}.cjs`, library: { type: 'commonjs2' } },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        alias: { '@crema/shared-ui/art$': join(root, 'shared-ui', 'src', 'art', 'all-chunks.ts') },
      },
      module: {
        rules: [
          {
            test: /\.tsx?$/,
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                target: 'es2022',
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
          { test: /\.css$/, type: 'asset/source', generator: { emit: false } },
        ],
      },
      // The module all-chunks.ts provides the drawings at run time.
      optimization: { minimize: false, sideEffects: false },
    });
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(join(rendererFolder, `${name}.cjs`));
    });
  });

/** Letters are outlines already, and loading the system's fonts would take longer than the drawing. */
const options = (width) => ({ fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } });
export const toPng = (svg, width) => new Resvg(svg, options(width)).render().asPng();
/** Renders in a separate thread, for many pictures. */
export const toPngAsync = async (svg, width) => (await renderAsync(svg, options(width))).asPng();

/**
 * Returns the exports of render-site.tsx. Two simultaneous builds use different names for their compiled
 * files.
 */
export const loadRenderer = async (name = 'render-site') => {
  const renderer = await compileRenderer(name);
  Reflect.deleteProperty(require.cache, renderer);
  return require(renderer);
};
