import { expect, type Page } from '@playwright/test';
import { vaultOf } from './steps/cards.ts';
import { addLatte, latte } from './steps/cart.ts';
import { giftVisits } from './steps/gift-screens.ts';
import { goToGuestCheckout } from './steps/guest.ts';
import { locatorVisit, mapVisit } from './steps/locator/screens.ts';
import { signIn } from './steps/members.ts';
import { appVisit } from './steps/account/app-screens.ts';
import { historyVisit } from './steps/account/history-screens.ts';
import { leavingVisit, privacyVisit } from './steps/account/privacy-screens.ts';
import { recentVisit } from './steps/account/recent-screens.ts';
import { secondFactorVisits } from './steps/account/second-factor-screens.ts';
import { browsedProductVisit, deliveryVisits } from './steps/delivery/screens.ts';
import { orderedVisit, refusedVisit } from './steps/order-screens.ts';
import { chooseStoreAsGuest, chooseStoreAsMember } from './steps/stores.ts';
import type { Screen, Visit } from './steps/screen/visit.ts';
import { firstCardVisit, paidVisit, walletVisit } from './steps/wallet-screens.ts';

const summary = (page: Page) =>
  expect(page.getByRole('region', { name: 'Order summary' })).not.toHaveAttribute('aria-busy', 'true');

const quickAdd = (page: Page) =>
  expect(page.getByRole('button', { name: /^Add .* to cart$/ }).first()).toBeVisible();

/**
 * Every screen that a link leads to, by the kind of visitor. Journeys check the screens.
 */
export const visits: readonly Visit[] = [
  {
    visitor: 'anyone',
    prepare: async () => undefined,
    screens: [
      { name: 'home', path: '/' },
      {
        name: 'home-guest-feed',
        path: '/',
        ready: async (page) => {
          await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
          await expect(page.getByRole('heading', { name: 'What’s new' })).toBeVisible();
          await page.getByRole('heading', { name: /^Good reasons to join/ }).scrollIntoViewIfNeeded();
        },
      },
      { name: 'menu', path: '/menu' },
      { name: 'menu-featured', path: '/menu/featured' },
      { name: 'menu-category', path: '/menu/drinks/hot-coffee' },
      { name: 'menu-subcategory', path: '/menu/drinks/hot-coffee/lattes' },
      { name: 'menu-food', path: '/menu/food/bakery' },
      { name: 'menu-filtered', path: '/menu?avoid=milk&avoid=nuts&calories=250' },
      {
        name: 'menu-filters',
        path: '/menu?avoid=milk',
        ready: async (page) => {
          await page.getByRole('button', { name: /^Filters/ }).click();
          await expect(page.getByRole('dialog', { name: 'Filter the menu' })).toBeVisible();
        },
      },
      {
        name: 'menu-nothing-matches',
        path: '/menu/food/lunch?avoid=wheat&avoid=milk&avoid=egg&avoid=nuts&calories=100',
        ready: (page) =>
          expect(page.getByRole('heading', { name: 'Nothing here fits all of that' })).toBeVisible(),
      },
      { name: 'product', path: latte.path },
      { name: 'nutrition', path: `${latte.path}/nutrition` },
      { name: 'cart-empty', path: '/menu/cart' },
      {
        name: 'choose-store',
        path: '/menu/store-locator?place=60602',
        ready: (page) => expect(page.locator('[data-store]').first()).toBeVisible(),
      },
      { name: 'store-locator', path: '/store-locator' },
      { name: 'store-locator-place', path: '/store-locator?place=60602' },
      {
        name: 'store-locator-favorites',
        path: '/store-locator?tab=favorites',
        ready: (page) =>
          expect(page.getByRole('heading', { name: 'Sign in to see your favorite stores' })).toBeVisible(),
      },
      { name: 'store-locator-not-found', path: '/store-locator?place=Nowhereville' },
      { name: 'store', path: '/store/1001/clark-lake' },
      { name: 'store-unknown', path: '/store/9999999' },
      { name: 'gift', path: '/gift' },
      { name: 'gift-category', path: '/gift/category/birthday' },
      { name: 'gift-category-unknown', path: '/gift/category/none' },
      { name: 'rewards', path: '/rewards' },
      { name: 'card-balance', path: '/card-balance' },
      { name: 'partner', path: '/rewards/partnerships/marriottbonvoy' },
      { name: 'partner-airline', path: '/rewards/partnerships/aeroplan' },
      { name: 'partner-bank', path: '/rewards/partnerships/tdbank' },
      { name: 'partner-error', path: '/rewards/partnerships/marriottbonvoy/error' },
      { name: 'help', path: '/help' },
      { name: 'terms', path: '/legal/terms' },
      { name: 'privacy', path: '/legal/privacy' },
      { name: 'developers', path: '/developers' },
      { name: 'mobile-apps', path: '/rewards/mobile-apps' },
      { name: 'opt-in-unknown', path: '/rewards/promo/opt-in/nothing' },
      { name: 'pickup', path: '/pickup' },
      { name: 'pickup-store', path: '/pickup?storeNumber=1001' },
      { name: 'pickup-unknown', path: '/pickup/curbside?orderToken=unknown' },
      { name: 'pickup-success', path: '/pickup/curbside/success' },
      { name: 'unsubscribe', path: '/unsubscribe?token=none&type=promotional' },
      { name: 'unsubscribed', path: '/unsubscribe/complete?type=promotional' },
      { name: 'unsubscribe-failed', path: '/unsubscribe/complete' },
      { name: 'sign-in', path: '/account/signin' },
      { name: 'create-account', path: '/account/create' },
      { name: 'forgot-password', path: '/account/forgot-password' },
      { name: 'reset-requested', path: '/account/forgot-password/success' },
      { name: 'reset-link-expired', path: '/account/forgot-password-reset/used' },
      { name: 'password-reset', path: '/account/reset-password-success' },
      { name: 'personal-information', path: '/personal-information' },
      { name: 'privacy-requested', path: '/personal-information/confirmation' },
      { name: 'my-data', path: '/personal-information/my-data' },
      { name: 'my-data-ended', path: '/personal-information/my-data#token=none' },
      { name: 'order-unknown', path: '/menu/order/unknown' },
      { name: 'receipt-unknown', path: '/menu/order/unknown/receipt' },
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
      { name: 'guest-for-you', path: '/account/for-you' },
      { name: 'guest-menu', path: '/menu' },
      // With a store, products have a button that adds them at once.
      { name: 'guest-menu-featured', path: '/menu/featured', ready: quickAdd },
      { name: 'guest-menu-category', path: '/menu/drinks/hot-coffee', ready: quickAdd },
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
  ...giftVisits,
  {
    visitor: 'member',
    prepare: async (page) => {
      await signIn(page, 'reserve@crema.test');
      await chooseStoreAsMember(page);
      await addLatte(page);
    },
    screens: [
      { name: 'member-home', path: '/' },
      {
        name: 'member-for-you',
        path: '/account/for-you',
        ready: (page) =>
          expect(page.getByRole('article', { name: /birthday|celebrate/ }).first()).toBeVisible(),
      },
      { name: 'member-rewards', path: '/rewards' },
      {
        name: 'my-rewards',
        path: '/rewards/my-rewards',
        ready: (page) =>
          expect(page.getByRole('img', { name: /Stars this level year|Étoiles/ })).toBeVisible(),
      },
      { name: 'redeem-promo', path: '/rewards/promo/redeem' },
      { name: 'promo-expired', path: '/rewards/promo/redeem?promoCode=WINTER26' },
      { name: 'member-cart', path: '/menu/cart', ready: summary },
      {
        name: 'member-offers',
        path: '/menu/cart',
        ready: async (page) => {
          await page.locator('summary', { hasText: 'Use a reward or coupon' }).press('Enter');
          await expect(page.getByRole('radio', { name: 'No offer' })).toBeVisible();
        },
      },
      { name: 'member-partner', path: '/rewards/partnerships/marriottbonvoy' },
      { name: 'partner-not-linked', path: '/rewards/partnerships/marriottbonvoy/not-linked' },
      { name: 'member-previous', path: '/menu/previous' },
      { name: 'member-favorites', path: '/menu/favorites' },
      {
        name: 'member-stores-previous',
        path: '/store-locator?tab=previous',
        // A new database has no order of this member yet.
        ready: (page) =>
          expect(
            page
              .locator('[data-store]')
              .first()
              .or(page.getByRole('heading', { name: 'No previous stores yet.' })),
          ).toBeVisible(),
      },
      { name: 'card-not-added', path: '/account/create/partial-success/card-state' },
      { name: 'settings', path: '/account/settings' },
      { name: 'settings-personal', path: '/account/personal' },
      { name: 'settings-partners', path: '/account/personal/partner' },
      { name: 'settings-mail', path: '/account/settings/communication-preferences' },
      { name: 'settings-mail-saved', path: '/account/settings/communication-preferences?success=true' },
      { name: 'settings-devices', path: '/account/settings/devices' },
      { name: 'member-cards', path: '/account/cards' },
      { name: 'member-card', path: '/account/cards/card-reserve-1' },
      { name: 'payment-methods', path: '/account/payment-method' },
      {
        name: 'bank-card-add',
        path: '/account/payment-method/add/credit-card',
        ready: (page) => expect(vaultOf(page).getByRole('textbox', { name: 'Card number' })).toBeVisible(),
      },
      { name: 'paypal-add', path: '/account/payment-method/add/paypal' },
      {
        name: 'paypal-unknown',
        path: '/account/payment-method/add/paypal?approval=none',
        ready: (page) => expect(page.getByRole('link', { name: 'Try PayPal again' })).toBeVisible(),
      },
      {
        name: 'member-payment-summary',
        path: '/menu/cart#payment-summary',
        ready: (page) =>
          expect(
            page.getByRole('dialog', { name: 'Choose how to pay' }).getByRole('radio').first(),
          ).toBeVisible(),
      },
      { name: 'address-add', path: '/account/payment-method/add/billing-address' },
      {
        name: 'member-scan',
        path: '/menu#pay',
        ready: (page) => expect(page.getByRole('dialog', { name: 'Scan in store' })).toBeVisible(),
      },
    ],
  },
  recentVisit,
  historyVisit,
  appVisit,
  privacyVisit,
  leavingVisit,
  walletVisit,
  firstCardVisit,
  paidVisit,
];

/** The screens whose accessibility is checked: also those that only a step leads to. */
export const examinedVisits: readonly Visit[] = [
  ...visits,
  locatorVisit,
  refusedVisit,
  orderedVisit,
  ...deliveryVisits,
];
/** The screens of which look.mjs takes pictures. */
export const drawnVisits: readonly Visit[] = [...examinedVisits, browsedProductVisit, mapVisit];
/** The screens of which look.mjs takes pictures with LOOK_FLAGS=enableMfaFeatures; second-factor-screens.spec.ts examines them. */
export const flaggedVisits: readonly Visit[] = secondFactorVisits;

export const viewports = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
] as const;
/** Phone and desktop, each light and dark. */
export const looks = viewports.flatMap(({ viewport }) =>
  (['light', 'dark'] as const).map((colorScheme) => ({
    name: `${viewport.width}-${colorScheme}`,
    viewport,
    colorScheme,
  })),
);

/** One screen of each kind, whose controls are walked with the keyboard: with a bar of its own, a long list, a form. */
export const walkedScreens: readonly string[] = [
  'menu',
  'product',
  'store-locator-place',
  'rewards',
  'create-account',
  'guest-menu',
  'guest-cart',
  'guest-checkout',
  'member-cart',
  'member-previous',
];

/** Waits until no part of the page is loading. */
const settled = async (page: Page) => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/**
 * Opens a screen and waits until all its requests have finished. `onLoaded` runs before the steps that lead from the page to the
 * screen.
 */
export const openScreen = async (
  page: Page,
  { path, ready }: Screen,
  onLoaded?: () => Promise<void>,
): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (onLoaded) {
    await settled(page);
    await onLoaded();
  }
  await ready?.(page);
  await settled(page);
};
