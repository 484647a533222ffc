import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import sharp from 'sharp';
import { copySample } from '../testing/shop/copy-sample.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { goodStore, latte, toItem } from '../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { runOperatorCall } from './operator/run-operator-call.ts';

const work = mkdtempSync(join(tmpdir(), 'loaded-pictures-'));
after(() => rmSync(work, { recursive: true }));

type Row = Readonly<Record<string, unknown>>;
const edit = (folder: string, kind: string, change: (rows: readonly Row[]) => readonly object[]): void => {
  const file = join(folder, `${kind}.json`);
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as readonly Row[])));
};
const withPicture = (field: string, value: unknown, picture: string) => (rows: readonly Row[]) =>
  rows.map((row) => (row[field] === value ? { ...row, picture } : row));

/** Left half of one colour, right half of another: an orientation can be seen. */
const twoColours = (width: number, height: number, left: string) =>
  sharp({ create: { width, height, channels: 3, background: '#2030d0' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: left } }, left: 0, top: 0 },
  ]);
const quarterTurn = 6;
/** A photograph of 800 × 600 that a phone held upright took, with its place. */
const photograph = (left: string) =>
  twoColours(800, 600, left)
    .withExif({ IFD0: { Copyright: 'Ana' }, IFD3: { GPSLatitude: '41/1 52/1 0/1' } })
    .withMetadata({ orientation: quarterTurn })
    .jpeg()
    .toBuffer();
const wide = twoColours(1700, 1600, '#ffffff').png().toBuffer();

const query = `query ($store: String) {
  menu(storeNumber: $store, locale: "en-US") { menus { children { id picture artWithoutPicture children { products { id picture artWithoutPicture } } } } } }`;
interface Shown {
  readonly id: string;
  readonly picture: string | null;
  readonly artWithoutPicture: string | null;
}
type Category = Shown & { readonly children: readonly { readonly products: readonly Shown[] }[] };

describe('pictures of a shop, SHP-012', () => {
  const clock = createTestClock();
  let server: TestApp;
  let tab: TestBrowser;
  const folder = join(work, 'shop');
  before(async () => {
    server = await startTestApp({ clock });
    tab = openBrowser(server.app);
    await tab.signIn('gold');
    copySample(folder);
    mkdirSync(join(folder, 'pictures', 'drinks'), { recursive: true });
    writeFileSync(join(folder, 'pictures', 'drinks', 'latte.jpg'), await photograph('#d02020'));
    writeFileSync(join(folder, 'pictures', 'hot.png'), await wide);
    writeFileSync(
      join(folder, 'pictures.csv'),
      'key,file,focusX,focusY,alt.en-US,alt.fr-CA\nlatte,drinks/latte.jpg,,0,A latte on a table,Un latte\nhot,hot.png,,,,\n',
    );
    edit(folder, 'products', withPicture('number', 2010, 'latte'));
    edit(folder, 'categories', withPicture('path', 'drinks/hot-coffee', 'hot'));
    edit(folder, 'feed', ([first, ...others]) => [{ ...first, image: 'picture:hot' }, ...others]);
  });
  after(() => server.stop());
  const run = async (...args: string[]) => {
    clock.advance(1_000);
    const report = await runOperatorCall(
      { ...server.deps, clock, notify: () => undefined },
      { group: 'shop', args },
    );
    assert.ok(report.ok, JSON.stringify(report.rows));
    return report;
  };
  const count = async () => {
    const { db } = server.deps;
    const pictures = await db.selectFrom('shop_picture').select('content').execute();
    const files = await db.selectFrom('shop_picture_file').select('width').execute();
    return [pictures.length, files.length];
  };
  const shown = async () => {
    const { data } = await tab.graphql(query, { store: goodStore });
    const categories = (data.menu.menus as readonly { readonly children: readonly Category[] }[]).flatMap(
      ({ children }) => children,
    );
    const products = categories.flatMap(({ children }) => children.flatMap((child) => child.products));
    const find = (rows: readonly Shown[], id: string) => rows.find((row) => row.id === id);
    return { category: find(categories, 'drinks/hot-coffee'), product: find(products, '2010/hot') };
  };
  const pathOf = async () => (await shown()).product?.picture ?? '';
  const get = (url: string) => server.app.inject({ url });
  const fileOf = async (path: string, width: number, format: string) => {
    const reply = await get(path.replace('320.webp', `${width}.${format}`));
    assert.equal(reply.statusCode, 200, path);
    return reply;
  };

  it('are made by a load, and named by the menu', async () => {
    assert.match((await run('load', folder)).summary, /Stored as version 1, .*, 2 pictures made/);
    assert.deepEqual(await count(), [2, 2 * 3 + 2 * 6]);
    const { category, product } = await shown();
    assert.match(product?.picture ?? '', /^\/apiproxy\/v1\/pictures\/shop\/[0-9a-f]{32}\.50x0-320\.webp$/);
    assert.equal(product?.artWithoutPicture, null);
    assert.match(category?.picture ?? '', /-320\.webp$/);
  });

  it('have their text in the language on the product’s page, in place of the drawing', async () => {
    const ask = `query ($locale: String!) { product(productNumber: 2010, formCode: "hot", locale: $locale) { picture pictureAlt art } }`;
    const { data } = await tab.graphql(ask, { locale: 'fr-CA' });
    assert.deepEqual(data.product, { picture: await pathOf(), pictureAlt: 'Un latte', art: '' });
  });

  it('are served as squares in AVIF and WebP from 160 to 1600 px, upright, without EXIF, never enlarged, and cached for a year', async () => {
    const path = await pathOf();
    for (const format of ['avif', 'webp'])
      for (const width of [160, 320]) {
        const { rawPayload, headers } = await fileOf(path, width, format);
        const meta = await sharp(rawPayload).metadata();
        assert.deepEqual(
          [meta.format, meta.width, meta.height, meta.orientation, meta.exif],
          [format === 'avif' ? 'heif' : 'webp', width, width, undefined, undefined],
        );
        assert.equal(headers['content-type'], `image/${format}`);
        assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
        assert.equal(headers['x-content-type-options'], 'nosniff');
      }
    const widest = await sharp((await fileOf(path, 1600, 'webp')).rawPayload).metadata();
    assert.deepEqual([widest.width, widest.height], [600, 600]);
    const category = (await shown()).category?.picture ?? '';
    for (const width of [640, 960, 1280, 1600])
      assert.equal((await sharp((await fileOf(category, width, 'avif')).rawPayload).metadata()).width, width);
    const chip = await sharp((await fileOf(path, 80, 'avif')).rawPayload).metadata();
    assert.equal(chip.width, 160);
    // Turned by a quarter, the left half is the upper one: 400 of the 600 rows at the top.
    const { data, info } = await sharp((await fileOf(path, 1600, 'webp')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (row: number) => (data[row * 600 * info.channels] ?? 0) > 128;
    assert.deepEqual([0, 390, 410, 599].map(isRed), [true, true, false, false]);
  });

  it('have another part of the picture with another focal point', async () => {
    const table = join(folder, 'pictures.csv');
    const before = readFileSync(table, 'utf8');
    writeFileSync(table, before.replace(',,0,', ',,100,'));
    assert.match((await run('load', folder)).summary, /1 picture made/);
    const { data, info } = await sharp((await fileOf(await pathOf(), 1600, 'webp')).rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const isRed = (row: number) => (data[row * 600 * info.channels] ?? 0) > 128;
    assert.deepEqual([0, 190, 210, 599].map(isRed), [true, true, false, false]);
    writeFileSync(table, before);
    assert.doesNotMatch((await run('load', folder)).summary, /made/);
  });

  it('are not found by another name', async () => {
    const file = await pathOf();
    for (const wrong of [
      file.replace('-320', '-321'),
      file.replace('.webp', '.jpg'),
      file.replace(/[0-9a-f]{32}/, '0'.repeat(32)),
      file.replace(/[0-9a-f]{32}/, '..%2f..%2fetc%2fpasswd'),
    ]) {
      const { statusCode, headers } = await get(wrong);
      assert.equal(statusCode, 404, wrong);
      assert.doesNotMatch(String(headers['cache-control']), /immutable/);
    }
  });

  it('are not made again by a second load of the folder', async () => {
    const before = await count();
    assert.match((await run('load', folder)).summary, /has this data already/);
    assert.deepEqual(await count(), before);
  });

  it('are exported as they were loaded: check finds nothing, and a load changes nothing', async () => {
    const exported = join(work, 'export');
    await run('export', exported);
    for (const file of ['drinks/latte.jpg', 'hot.png'])
      assert.deepEqual(
        readFileSync(join(exported, 'pictures', file)),
        readFileSync(join(folder, 'pictures', file)),
      );
    assert.match((await run('check', exported)).summary, /no fault/);
    assert.match((await run('load', exported)).summary, /has this data already/);
  });

  it('are in the feed', async () => {
    const rows = await server.deps.db.selectFrom('stream_item').selectAll().execute();
    assert.match(JSON.stringify(rows), /pictures\/shop\/[0-9a-f]{32}\.50x50-640\.webp/);
  });

  let changed = '';
  it('follow a changed file of the same name, and are put back with their version', async () => {
    const former = await pathOf();
    writeFileSync(join(folder, 'pictures', 'drinks', 'latte.jpg'), await photograph('#20d020'));
    const { rows, summary } = await run('load', folder);
    assert.deepEqual(rows, [['pictures', 'changed', '1', 'latte']]);
    assert.match(summary, /1 picture made/);
    changed = await pathOf();
    assert.notEqual(changed, former);
    await fileOf(former, 320, 'avif');
    await run('use', '3');
    assert.equal(await pathOf(), former);
  });

  it('stay in favorites when the product goes', async () => {
    await tab.graphql(
      `mutation ($item: FavoriteItemInput!) { addFavoriteProduct(locale: "en-US", item: $item) { id } }`,
      { item: toItem({ sku: latte }) },
    );
    const sells = (row: Row) => row['number'] !== 2010 && row['product'] !== 2010;
    for (const kind of ['products', 'prices', 'recipes', 'nutrition'])
      edit(folder, kind, (rows) => rows.filter(sells));
    await run('load', folder);
    assert.equal((await shown()).product, undefined);
    const { data } = await tab.graphql(
      `{ favoriteProducts(locale: "en-US") { item { product { picture } } } }`,
    );
    assert.deepEqual(data.favoriteProducts, [{ item: { product: { picture: changed } } }]);
  });

  it('store nothing if one of them has a fault', async () => {
    const before = await count();
    writeFileSync(
      join(folder, 'pictures', 'new.png'),
      await twoColours(300, 200, '#111111').png().toBuffer(),
    );
    writeFileSync(join(folder, 'pictures', 'bad.png'), '<svg/>');
    writeFileSync(join(folder, 'pictures.csv'), 'key,file\nhot,hot.png\nnew,new.png\nbad,bad.png\n');
    clock.advance(1_000);
    const report = await runOperatorCall(
      { ...server.deps, clock, notify: () => undefined },
      { group: 'shop', args: ['load', folder] },
    );
    assert.equal(report.ok, false);
    assert.deepEqual(
      report.rows.map((row) => row.slice(0, 4)),
      [['pictures.csv', '4', 'file', 'bad.png']],
    );
    assert.deepEqual(await count(), before);
  });
});
