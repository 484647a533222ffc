import { expect, type Page } from '@playwright/test';
import type { Visit } from './screen/visit.ts';
import { addLatte, latte } from './cart.ts';
import { signIn } from './members.ts';
import { chooseStoreAsGuest, stores } from './stores.ts';

const question = (page: Page) =>
  page.getByRole('dialog', { name: `Order from ${stores.soldOut.name} instead?` });

/** Changes to the store that lacks the guest's drink. */
const changeStore = (page: Page) => question(page).getByRole('button', { name: 'Change store' }).click();
const withOtherStore = `/menu?storeNumber=${stores.soldOut.storeNumber}`;
const openCart = async (page: Page) => {
  await changeStore(page);
  await page.getByRole('link', { name: 'Cart, 1 item' }).click();
  await expect(page.getByRole('region', { name: '1 item is not available at this store' })).toBeVisible();
};

/** States of the menu and of the cart that no link leads to. */
export const refusedVisit: Visit = {
  visitor: 'a guest whose store lacks something',
  prepare: async (page) => {
    await chooseStoreAsGuest(page);
    await addLatte(page);
  },
  screens: [
    { name: 'menu-category-unknown', path: '/menu/drinks/none' },
    { name: 'product-unknown', path: '/menu/product/1/hot' },
    {
      name: 'store-change',
      path: withOtherStore,
      ready: (page) => expect(question(page)).toBeVisible(),
    },
    { name: 'cart-set-aside', path: withOtherStore, ready: openCart },
    {
      name: 'nothing-available',
      path: withOtherStore,
      ready: async (page) => {
        await openCart(page);
        await page.getByRole('button', { name: 'Check out as guest' }).click();
        await expect(
          page.getByRole('dialog', { name: 'No items in your order are available' }),
        ).toBeVisible();
      },
    },
    {
      name: 'product-sold-out',
      path: withOtherStore,
      ready: async (page) => {
        await changeStore(page);
        await expect(question(page)).toBeHidden();
        await page.goto(latte.path);
        await expect(page.getByText('Sold out at this store.').first()).toBeVisible();
      },
    },
  ],
};

/** Orders of the past: those of the seed data. */
export const orderedVisit: Visit = {
  visitor: 'a member with orders',
  prepare: (page) => signIn(page, 'gold@crema.test'),
  screens: [
    { name: 'order-status', path: '/menu/order/order-gold-3' },
    {
      name: 'previous-orders',
      path: '/menu/previous',
      ready: (page) => expect(page.getByRole('button', { name: 'Order again' }).first()).toBeVisible(),
    },
  ],
};
