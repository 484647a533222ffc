import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalogue } from '../../testing/shop/sample-catalogue.ts';
import { cataloguePages } from '../catalogue.pages.ts';
import { cataloguePictures, categoryPicture, productPicture } from './share-pictures.ts';
import type { MenuNode } from '../catalogue.types.ts';

const pictures = cataloguePictures(catalogue);
const pathsBelow = (node: MenuNode, slugs: readonly string[]): readonly (readonly string[])[] =>
  (node.children ?? []).flatMap((child) => [
    [...slugs, child.slug],
    ...pathsBelow(child, [...slugs, child.slug]),
  ]);
const paths = catalogue.menus.flatMap((menu) => pathsBelow(menu, [menu.slug]));

describe('the pictures of shared links', () => {
  it('are drawn for every product, from its own art', () => {
    for (const product of catalogue.products)
      assert.deepEqual(pictures[productPicture(product)], [product.art], product.id);
  });

  it('show one to three products of every category and subcategory', () => {
    for (const path of paths) {
      const arts = pictures[categoryPicture(path)] ?? [];
      assert.ok(arts.length >= 1 && arts.length <= 3, path.join('/'));
    }
    assert.equal(Object.keys(pictures).length, catalogue.products.length + paths.length);
  });

  it('are those that the pages name', async () => {
    const provider = cataloguePages.find(({ path }) => path === '/menu/:menu/:category');
    const subject = await provider?.describe(
      { params: { menu: 'drinks', category: 'hot-coffee' }, query: new URLSearchParams(), locale: 'en-US' },
      { wholeCatalogue: async () => catalogue } as never,
    );
    assert.ok(typeof subject === 'object' && subject.picture !== undefined && subject.picture in pictures);
  });
});
