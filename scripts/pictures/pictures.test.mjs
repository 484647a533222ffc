// The files of pictures: those of the range, and those of modules *.pictures.tsx (docs/decisions/040).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import webpack from 'webpack';
import { catalogue } from '../../apiproxy/src/testing/shop/sample-catalogue.ts';
import { giftPictures } from '../../apiproxy/src/gifts/catalogue/gift.kinds.ts';
import { BuildRecordPlugin } from '../../remote-kit/build/build-record-plugin.mjs';
import { CompressPlugin } from '../../remote-kit/build/compress-plugin.mjs';
import { outline, outlineTexts } from '../../remote-kit/build/pictures/outline-text.mjs';
import { baseConfig, stylesPlugin } from '../../remote-kit/build/webpack-base.mjs';
import { node, root } from '../packages.mjs';

const temporary = mkdtempSync(join(tmpdir(), 'crema-pictures-'));
after(() => rmSync(temporary, { recursive: true, force: true }));
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 8);
const integrityOf = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
/** A file contains none of these: the page's colours, fonts and classes, and a request. */
const ofThePage = /var\(|class=|<text|font-family|currentColor|href=|NaN|undefined/;

describe('the pictures of the range', () => {
  const host = join(temporary, 'host');
  let index;
  let drawn;
  const draw = () =>
    execFileSync(
      node,
      [
        '--input-type=module',
        '--eval',
        `await (await import(${JSON.stringify(join(import.meta.dirname, 'product-pictures.mjs'))})).drawProductPictures()`,
      ],
      { env: { ...process.env, HOST_DIR: host, CREMA_VAR: temporary }, encoding: 'utf8' },
    );
  before(() => {
    draw();
    index = JSON.parse(readFileSync(join(host, 'pictures.json'), 'utf8'));
    drawn = Object.entries(index).flatMap(([key, entry]) => (key.startsWith('{') ? [entry] : []));
  });

  it('exist for every product, by its art', () => {
    for (const { id, art } of catalogue.products) {
      const picture = index[JSON.stringify(art)];
      assert.ok(picture && existsSync(join(host, picture.file)), `${id} has no picture`);
    }
  });

  it('are named by their content, with integrity, size and compressed variants', () => {
    for (const { file, integrity, bytes } of drawn) {
      const content = readFileSync(join(host, file));
      assert.match(file, new RegExp(`^pictures/[a-z]+\\.${hashOf(content)}\\.svg$`));
      assert.equal(integrity, integrityOf(content));
      assert.equal(bytes.raw, content.length);
      const brotli = readFileSync(join(host, `${file}.br`));
      assert.equal(bytes.brotli, brotli.length);
      assert.ok(brotliDecompressSync(brotli).equals(content));
      assert.ok(gunzipSync(readFileSync(join(host, `${file}.gz`))).equals(content));
    }
  });

  it('need nothing of the page: no theme, no font, no class, no request', () => {
    for (const { file } of drawn)
      assert.doesNotMatch(readFileSync(join(host, file), 'utf8'), ofThePage, file);
  });

  it('are one file for equal drawings, and at most 4 KB each', () => {
    const files = drawn;
    assert.ok(new Set(files.map(({ file }) => file)).size <= files.length);
    assert.equal(files.length, new Set(catalogue.products.map(({ art }) => JSON.stringify(art))).size);
    for (const { file, bytes } of files)
      assert.ok(bytes.brotli <= 4 * 1024, `${file}: ${bytes.brotli} bytes`);
  });

  it('are rendered files in four widths where all products of a category have one', () => {
    const rendered = Object.entries(index).filter(([key]) => !key.startsWith('{'));
    const [latte] = rendered.filter(([key]) => key.startsWith('2010/hot {'));
    assert.ok(latte, 'hot coffee is rendered');
    const folder = readdirSync(join(host, 'pictures'));
    for (const [key, { file, integrity, bytes }] of rendered) {
      const content = readFileSync(join(host, file));
      assert.deepEqual([integrity, bytes.raw], [integrityOf(content), content.length], key);
      const stem = file.slice('pictures/'.length).replace(/-320\.avif$/, '');
      assert.deepEqual(
        folder.filter((name) => name.startsWith(stem)).sort(),
        [160, 320, 640, 80].map((width) => `${stem}-${width}.avif`),
      );
    }
    const isRendered = (id) => rendered.some(([key]) => key.startsWith(`${id} `));
    for (const category of catalogue.menus.flatMap(({ children }) => children)) {
      const products = (category.children ?? []).flatMap((child) => child.products ?? []);
      const own = products.filter(({ id }) => isRendered(id));
      assert.ok(own.length === 0 || own.length === products.length, category.slug);
    }
  });

  it('are not drawn again without a change', () => {
    assert.equal(draw(), '');
  });
});

/** Builds a source like a remote does; returns its record and the code of the module. */
const buildModule = async (folder, name, source) => {
  const base = baseConfig({ folder, prefix: 'pictures-test', production: true });
  const path = join(temporary, 'dist', name);
  const compiler = webpack({
    ...base,
    entry: { module: source },
    externals: { react: 'self react', 'react/jsx-runtime': 'self jsx' },
    output: { ...base.output, path, publicPath: '/assets/x/', library: { type: 'commonjs2' } },
    cache: false,
    plugins: [stylesPlugin(), new CompressPlugin(), new BuildRecordPlugin({ exposed: ['module'] })],
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) => (error ? reject(error) : resolve(result))),
  );
  await new Promise((resolve) => compiler.close(resolve));
  assert.deepEqual(stats.compilation.errors, []);
  const built = JSON.parse(readFileSync(join(path, 'build.json'), 'utf8'));
  return { path, built, code: readFileSync(join(path, built.module[0]), 'utf8') };
};

describe('a module of pictures', () => {
  const folder = join(root, 'shared-ui');
  let path;
  let built;
  let code;
  before(async () => {
    const source = join(folder, 'src', 'art', 'pictures', 'gift-card-picture.tsx');
    ({ path, built, code } = await buildModule(folder, 'gifts', source));
  });
  const files = () => Object.keys(built.integrity).filter((name) => name.endsWith('.svg'));

  it('becomes files of the version, named by their content and listed with integrity and size', () => {
    assert.equal(files().length, 6);
    for (const name of files()) {
      const content = readFileSync(join(path, name));
      assert.match(name, new RegExp(`^[a-z-]+\\.${hashOf(content)}\\.svg$`));
      assert.equal(built.integrity[name], integrityOf(content));
      assert.ok(built.bytes[name].brotli < built.bytes[name].raw);
      assert.doesNotMatch(content.toString(), ofThePage);
    }
  });

  it('leaves the addresses in the script, and no drawing', () => {
    for (const name of files()) assert.ok(code.includes(name), name);
    assert.doesNotMatch(code, /radialGradient|clipPath|renderToStaticMarkup/);
    assert.ok(built.bytes[built.module[0]].brotli < 2 * 1024);
  });

  it('has a picture of every gift design that can be bought', () => {
    for (const design of giftPictures)
      assert.ok(
        files().some((name) => name.startsWith(`${design}.`)),
        design,
      );
  });
});

it('a rendered picture becomes files of the version in its widths, with srcset', async () => {
  const folder = join(root, 'mfe-engagement');
  const source = join(folder, 'src', 'home', 'hero.pictures.tsx');
  const { path, built, code } = await buildModule(folder, 'hero', source);
  const files = [640, 1280].map((width) => {
    const content = readFileSync(join(root, 'pictures', 'generated', `hero-latte-${width}.avif`));
    return [`cup.${hashOf(content)}.avif`, content];
  });
  assert.deepEqual(
    Object.keys(built.integrity)
      .filter((name) => name.endsWith('.avif'))
      .sort(),
    files.map(([name]) => name).sort(),
  );
  for (const [name, content] of files) {
    assert.ok(readFileSync(join(path, name)).equals(content), name);
    assert.equal(built.integrity[name], integrityOf(content));
  }
  const module = { exports: {} };
  new Function('module', 'exports', code)(module, module.exports);
  const { cup } = module.exports.default;
  assert.equal(cup.src, `/assets/x/${files[0][0]}`);
  assert.equal(cup.srcSet, `/assets/x/${files[0][0]} 640w,/assets/x/${files[1][0]} 1280w`);
});

describe('the drawing of a module', () => {
  const drawModule = (text) => {
    const path = join(temporary, 'sample.pictures.tsx');
    writeFileSync(path, text);
    const kit = join(root, 'remote-kit', 'build', 'pictures');
    return JSON.parse(
      execFileSync(node, ['--import', join(kit, 'source-hooks.mjs'), join(kit, 'draw-module.mjs'), path], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    );
  };
  const drawPictures = join(root, 'shared-ui/src/art/pictures/draw-pictures.ts');
  const svg = (content) =>
    `({ $$typeof: Symbol.for('react.transitional.element'), type: 'svg', key: null, props: { viewBox: '0 0 40 20', dangerouslySetInnerHTML: { __html: ${JSON.stringify(content)} } } })`;
  const module = (rows, options = '') =>
    `import { drawPictures } from ${JSON.stringify(drawPictures)};\nexport default drawPictures({ ${rows} }${options});`;

  it('gives equal drawings one file, and reports the sources to watch', () => {
    const circle = svg('<circle r="3"></circle>');
    const { pictures, sources } = drawModule(module(`one: ${circle}, sameAgain: ${circle}`));
    assert.deepEqual(
      new Set(pictures.map(({ file }) => file)),
      new Set([`one.${hashOf(pictures[0].svg)}.svg`]),
    );
    assert.deepEqual([pictures[0].width, pictures[0].height], [40, 20]);
    assert.ok(sources.includes(join(temporary, 'sample.pictures.tsx')));
    assert.ok(sources.includes(drawPictures));
  });

  it('marks pictures that are shown without a connection', () => {
    const { pictures } = drawModule(module(`offline: ${svg('')}`, ', { inline: true }'));
    assert.equal(pictures[0].inline, true);
  });

  it('refuses a colour of the theme that a file does not know', () => {
    assert.throws(
      () => drawModule(module(`one: ${svg('<path fill="var(--art-unknown)"></path>')}`)),
      /A picture uses var\(--art-unknown\), but a file has no theme/,
    );
  });
});

describe('every module of pictures in the product', () => {
  const modules = globSync('{shared-ui,host,mfe-*}/src/**/*.pictures.tsx', { cwd: root }).sort();
  const kit = join(root, 'remote-kit', 'build', 'pictures');
  for (const path of modules)
    it(`draws complete files: ${path}`, () => {
      const { pictures } = JSON.parse(
        execFileSync(
          node,
          ['--import', join(kit, 'source-hooks.mjs'), join(kit, 'draw-module.mjs'), join(root, path)],
          { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
        ),
      );
      assert.ok(pictures.length > 0);
      for (const { name, files = [], width } of pictures)
        for (const { path: file, pixels } of files)
          assert.ok(existsSync(file) && Number(pixels) > 0 && width > 0, `${name}: ${file}`);
      for (const { name, svg, width, height } of pictures.filter(({ files }) => !files)) {
        assert.doesNotMatch(svg, ofThePage, name);
        // Throws for a file that is not well-formed.
        const drawn = new Resvg(svg, { font: { loadSystemFonts: false } });
        assert.deepEqual([drawn.width, drawn.height], [width, height], name);
        const { pixels } = drawn.render();
        const painted = pixels.reduce((count, alpha, at) => count + (at % 4 === 3 && alpha > 0 ? 1 : 0), 0);
        assert.ok(painted > width * height * 0.1, `${name} is nearly empty`);
      }
    });
});

describe('lettering in a file', () => {
  it('is an outline in the display font, in its place', () => {
    const label =
      '<text y="-3.5" text-anchor="middle" font-family="x" font-size="14" fill="#2a1712"><tspan x="0" dy="0">Sea</tspan><tspan x="0" dy="14.7">Salt</tspan></text>';
    const { width, unitsPerEm } = outline('Sea');
    const rows = [...outlineTexts(label).matchAll(/<path transform="translate\(([-\d.]+) ([-\d.]+)\)/g)];
    assert.deepEqual(
      rows.map(([, , y]) => Number(y)),
      [-3.5, 11.2],
    );
    assert.ok(Math.abs(Number(rows[0][1]) + (width * 14) / unitsPerEm / 2) < 0.01);
  });

  it('is refused if the font lacks a letter', () => {
    assert.throws(() => outline('Кофе'), /which the display font lacks/);
  });
});

it('no package lists a drawing instead of a picture: live art is drawn by the product page only', () => {
  const live = /@crema\/shared-ui\/art'/;
  const found = globSync('{mfe-*,host}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((path) => !/\.pictures\.tsx$|\.test\.tsx?$|^host\/src\/(?:site|shared|server)\//.test(path))
    .filter((path) => {
      const imports = readFileSync(join(root, path), 'utf8').match(/import (?!type )[^;]*;/g) ?? [];
      return imports.some((line) => live.test(line));
    });
  assert.deepEqual(found.sort(), [
    'mfe-ordering/src/catalogue/drawn-product.tsx',
    'mfe-ordering/src/menu/customise-product/hero/product-hero.tsx',
  ]);
});
