// Files of the site that no script loads: pictures for shared links, icons, the offline page and the worker that serves
// it, texts for the server. Drawn by the design system itself, once, by the build.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import * as fontkit from 'fontkit';
import webpack from 'webpack';

const require = createRequire(import.meta.url);
const host = join(import.meta.dirname, '..');
const root = join(host, '..');
const site = join(host, 'src', 'site');
const rendererFolder = join(root, 'node_modules', '.cache', 'crema-site');

/** The renderer is TypeScript with JSX: compiled for Node, with every drawing at once and no styles. */
const compileRenderer = () =>
  new Promise((resolve, reject) => {
    const compiler = webpack({
      context: host,
      mode: 'production',
      target: 'node24',
      devtool: false,
      entry: join(site, 'render-site.tsx'),
      output: { path: rendererFolder, filename: 'render-site.cjs', library: { type: 'commonjs2' } },
      resolve: {
        extensions: ['.tsx', '.ts', '.mjs', '.js'],
        alias: { '@crema/shared-ui/art$': join(root, 'shared-ui', 'src', 'art', 'everything.ts') },
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
      // everything.ts brings the drawings by running.
      optimization: { minimize: false, sideEffects: false },
    });
    compiler.run((error, stats) => {
      compiler.close(() => undefined);
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats.toString('errors-only')));
      else resolve(join(rendererFolder, 'render-site.cjs'));
    });
  });

/** “Crema” as an outline in the display face: the rasteriser then needs no fonts. */
const readWordmark = (text) => {
  const font = fontkit.openSync(join(root, 'shared-ui', 'src', 'tokens', 'fraunces-crema.woff2'));
  let width = 0;
  const { glyphs, positions } = font.layout(text);
  const path = glyphs
    .map((glyph, at) => {
      const outline = glyph.path.transform(1, 0, 0, -1, width, 0).toSVG();
      width += positions[at].xAdvance;
      return outline;
    })
    .join('');
  return { path, width };
};

const toPng = (svg, width) => new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
const readIcon = () => readFileSync(join(root, 'shared-contracts', 'src', 'icon.svg'), 'utf8');
/** Without round corners: the device cuts the shape itself. */
const fullBleed = (svg) => svg.replace(/ rx="\d+"/, '');
const icons = () => {
  const icon = readIcon();
  return {
    'icon-192.png': toPng(icon, 192),
    'icon-512.png': toPng(icon, 512),
    'icon-maskable-512.png': toPng(fullBleed(icon), 512),
    'apple-touch-icon.png': toPng(fullBleed(icon), 180),
  };
};

const hashOf = (text) => createHash('sha256').update(text).digest('base64');

const makeFiles = async () => {
  const renderer = await compileRenderer();
  Reflect.deleteProperty(require.cache, renderer);
  const { offlinePage, texts, shareImages } = require(renderer).renderSite(readWordmark('Crema'), hashOf);
  const offlineName = `offline.${createHash('sha256').update(offlinePage).digest('hex').slice(0, 8)}.html`;
  const worker = readFileSync(join(site, 'service-worker.js'), 'utf8');
  return {
    [offlineName]: offlinePage,
    'service-worker.js': worker.replace('__OFFLINE_PAGE__', `/assets/host/${offlineName}`),
    'page-texts.json': JSON.stringify(texts),
    ...Object.fromEntries(
      Object.entries(shareImages).map(([image, svg]) => [`share-${image}.png`, toPng(svg, 1200)]),
    ),
    ...icons(),
  };
};

export class SiteFilesPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SiteFilesPlugin', (compilation) => {
      // After build.json lists what a page may load: none of these is loaded by one.
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT + 1;
      compilation.hooks.processAssets.tapPromise({ name: 'SiteFilesPlugin', stage }, async () => {
        if (compiler.watchMode) return;
        for (const [name, content] of Object.entries(await makeFiles()))
          compilation.emitAsset(name, new sources.RawSource(content));
      });
    });
  }
}
