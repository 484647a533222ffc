import { expect, type Page } from '@playwright/test';
import { vaultOf } from './steps/cards.ts';
import { addLatte, latte } from './steps/cart.ts';
import { goToGuestCheckout } from './steps/guest.ts';
import { signIn } from './steps/members.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from './steps/stores.ts';

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** A text, other than the heading, that the complete page shows. */
  readonly ready?: (page: Page) => Promise<void>;
}
export interface Visit {
  /** The visitor, and the steps before the screen. */
  readonly visitor: string;
  readonly prepare: (page: Page) => Promise<void>;
  readonly screens: readonly Screen[];
}

const summary = (page: Page) =>
  expect(page.getByRole('region', { name: 'Order summary' })).not.toHaveAttribute('aria-busy', 'true');

/**
 * Every screen that a visitor can reach, by the kind of visitor. Journeys check the screens for
 * accessibility, and look.mjs takes screenshots of them.
 */
export const visits: readonly Visit[] = [
  {
    visitor: 'anyone',
    prepare: async () => undefined,
    screens: [
      { name: 'home', path: '/' },
      { name: 'menu', path: '/menu' },
      { name: 'menu-featured', path: '/menu/featured' },
      { name: 'menu-category', path: '/menu/drinks/hot-coffee' },
      { name: 'menu-subcategory', path: '/menu/drinks/hot-coffee/lattes' },
      { name: 'menu-food', path: '/menu/food/bakery' },
      { name: 'product', path: latte.path },
      { name: 'nutrition', path: `${latte.path}/nutrition` },
      { name: 'cart-empty', path: '/menu/cart' },
      { name: 'choose-store', path: '/menu/store-locator?place=60602' },
      { name: 'store-locator', path: '/store-locator' },
      { name: 'store-locator-place', path: '/store-locator?place=60602' },
      { name: 'store-locator-favorites', path: '/store-locator?tab=favorites' },
      { name: 'store-locator-not-found', path: '/store-locator?place=Nowhereville' },
      { name: 'store', path: '/store/1001/clark-lake' },
      { name: 'store-unknown', path: '/store/9999999' },
      { name: 'gift', path: '/gift' },
      { name: 'gift-category', path: '/gift/category/birthday' },
      { name: 'gift-category-unknown', path: '/gift/category/none' },
      { name: 'rewards', path: '/rewards' },
      { name: 'help', path: '/help' },
      { name: 'terms', path: '/legal/terms' },
      { name: 'privacy', path: '/legal/privacy' },
      { name: 'sign-in', path: '/account/signin' },
      { name: 'create-account', path: '/account/create' },
      { name: 'order-unknown', path: '/menu/order/unknown' },
      { name: 'not-found', path: '/nothing-here' },
    ],
  },
  {
    visitor: 'guest',
    prepare: async (page) => {
      await chooseStoreAsGuest(page);
      await addLatte(page);
    },
    screens: [
      { name: 'guest-menu', path: '/menu' },
      { name: 'guest-cart', path: '/menu/cart', ready: summary },
      {
        name: 'guest-checkout',
        path: '/menu',
        ready: async (page) => {
          await goToGuestCheckout(page);
          await expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible();
          await summary(page);
        },
      },
    ],
  },
  {
    visitor: 'member',
    prepare: async (page) => {
      await signIn(page, 'reserve@crema.test');
      await chooseStoreAsMember(page);
      await addLatte(page);
    },
    screens: [
      { name: 'member-home', path: '/' },
      { name: 'member-for-you', path: '/account/for-you' },
      { name: 'member-rewards', path: '/rewards' },
      { name: 'member-cart', path: '/menu/cart', ready: summary },
      { name: 'member-previous', path: '/menu/previous' },
      { name: 'member-favorites', path: '/menu/favorites' },
      { name: 'member-stores-previous', path: '/store-locator?tab=previous' },
      { name: 'member-cards', path: '/account/cards' },
      { name: 'member-card', path: '/account/cards/card-reserve-1' },
      {
        name: 'member-scan',
        path: '/menu#pay',
        ready: (page) => expect(page.getByRole('dialog', { name: 'Scan in store' })).toBeVisible(),
      },
    ],
  },
];

/** Phone and desktop, each light and dark. */
export const looks = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${width}-${colorScheme}`,
    viewport: { width, height: width < 600 ? 844 : 900 },
    colorScheme,
  })),
);

/** Opens a screen and waits until all its requests have finished. */
export const openScreen = async (page: Page, { path, ready }: Screen) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await ready?.(page);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};
