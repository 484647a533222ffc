import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { createProductPictures } from './product-pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'crema-pictures-'));
const path = join(folder, 'pictures.json');
after(() => rmSync(folder, { recursive: true, force: true }));
const write = (index: unknown, second: number) => {
  writeFileSync(path, JSON.stringify(index));
  utimesSync(path, second, second);
};
const file = (name: string) => ({ file: `pictures/${name}.svg`, bytes: { raw: 1, brotli: 1 } });

describe('the index of pictures', () => {
  const tea = { kind: 'tea', cup: 'glass', size: 'medium', color: '#a5552a' } as const;
  const product = { id: '2301/hot', art: tea };
  const key = JSON.stringify(tea);

  it('has no picture before the build has drawn any, and finds them afterwards without a restart', () => {
    const pictures = createProductPictures(folder);
    assert.equal(pictures()(product), null);
    write({ [key]: file('tea.0a1b2c3d') }, 1000);
    assert.equal(pictures()(product), '/assets/host/pictures/tea.0a1b2c3d.svg');
    write({ [key]: file('tea.4e5f6a7b') }, 2000);
    assert.equal(pictures()(product), '/assets/host/pictures/tea.4e5f6a7b.svg');
  });

  it('has no picture for art that changed after the build: the file would show the earlier art', () => {
    const changed = { ...product, art: { ...tea, cup: 'mug' } } as const;
    assert.equal(createProductPictures(folder)()(changed), null);
  });

  it('prefers the rendered picture of the product, which another product with equal art has not', () => {
    write({ [key]: file('tea.4e5f6a7b'), [`2301/hot ${key}`]: file('2301-hot.0a1b2c3d-320') }, 2500);
    const pictureOf = createProductPictures(folder)();
    assert.equal(pictureOf(product), '/assets/host/pictures/2301-hot.0a1b2c3d-320.svg');
    assert.equal(pictureOf({ id: '2302/hot', art: tea }), '/assets/host/pictures/tea.4e5f6a7b.svg');
  });

  it('is refused with its path if it has another form', () => {
    write({ '{"kind":"tea"}': 'tea.svg' }, 3000);
    assert.throws(createProductPictures(folder), /pictures\.json does not map art to files/);
  });
});

interface Drawn {
  readonly id: string;
  readonly picture: string | null;
  readonly artWithoutPicture: string | null;
  readonly art: string;
}
describe('the catalogue’s data', () => {
  const [drawnProduct, newProduct] = [catalogue.products[0]!, catalogue.products[1]!];
  let server: TestApp;
  const clock = createTestClock();
  before(async () => {
    write({ [JSON.stringify(drawnProduct.art)]: file('hot.0a1b2c3d') }, 4000);
    server = await startTestApp({ clock, environment: { HOST_DIR: folder } });
  });
  after(() => server.stop());
  const ask = async (query: string) =>
    (
      await server.app.inject({
        method: 'POST',
        url: '/apiproxy/v1/graphql',
        headers: ownPage,
        payload: { query },
      })
    ).json().data;
  const products = async (): Promise<readonly Drawn[]> => {
    const fields = 'products{id picture art artWithoutPicture}';
    const { menu } = await ask(
      `{menu(locale:"en-US"){menus{children{picture artWithoutPicture art ${fields} children{${fields}}}}}}`,
    );
    return menu.menus.flatMap(
      ({ children }: { children: readonly { products: Drawn[]; children: never[] }[] }) =>
        children.flatMap((category) => [
          ...category.products,
          ...category.children.flatMap(({ products: below }) => below),
        ]),
    );
  };
  const find = async (id: string) => (await products()).find((product) => product.id === id);

  it('names the file of a product, and its art for the product page and for older clients', async () => {
    const product = await find(drawnProduct.id);
    assert.equal(product?.picture, '/assets/host/pictures/hot.0a1b2c3d.svg');
    assert.equal(product?.artWithoutPicture, null);
    assert.equal(product?.art, JSON.stringify(drawnProduct.art));
    const { product: view } = await ask(
      `{product(productNumber:${drawnProduct.productNumber},formCode:"${drawnProduct.formCode}",locale:"en-US"){picture art}}`,
    );
    assert.equal(view.picture, product?.picture);
  });

  it('has the art of a product that the build has not drawn yet, so that lists draw it', async () => {
    const product = await find(newProduct.id);
    assert.equal(product?.picture, null);
    assert.equal(product?.artWithoutPicture, JSON.stringify(newProduct.art));
  });

  it('names the file of a category’s first product', async () => {
    const { menu } = await ask(`{menu(locale:"en-US"){menus{children{id picture artWithoutPicture art}}}}`);
    const rows = menu.menus.flatMap(({ children }: { children: readonly Drawn[] }) => children);
    const covers = rows.filter(({ art }: Drawn) => art === JSON.stringify(drawnProduct.art));
    assert.ok(covers.length > 0);
    for (const { picture } of covers) assert.equal(picture, '/assets/host/pictures/hot.0a1b2c3d.svg');
    for (const { picture, artWithoutPicture } of rows)
      assert.equal(picture === null, artWithoutPicture !== null);
  });

  it('has the picture a short time after the build has drawn it', async () => {
    write(
      {
        [JSON.stringify(drawnProduct.art)]: file('hot.0a1b2c3d'),
        [JSON.stringify(newProduct.art)]: file('hot.4e5f6a7b'),
      },
      5000,
    );
    clock.advance(30_000);
    assert.equal((await find(newProduct.id))?.picture, '/assets/host/pictures/hot.4e5f6a7b.svg');
  });
});
