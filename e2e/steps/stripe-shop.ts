import type { FrameLocator, Page } from '@playwright/test';
import {
  startStripeDouble,
  type StripeDouble,
} from '../../apiproxy/src/testing/stripe-double/stripe-double.ts';
import {
  answerBrowser,
  type BrowserWallet,
} from '../../apiproxy/src/testing/stripe-double/stripe-js/browser-routes.ts';
import { vaultOf } from './cards.ts';
import { openShop, serverStart, shopServers, type OwnShop } from './own-shop.ts';

/** Numbers of Stripe's published test cards. */
export const stripeCards = {
  approved: '4242424242424242',
  declined: '4000000000000002',
  questioned: '4000002760003184',
  /** The bank asks on its own page. */
  redirected: '4000000000003063',
  /** The bank asks while the card is stored, and at no payment after it. */
  questionedOnce: '4000002500003155',
} as const;

/** One of Stripe's fields, which is a frame of Stripe's origin inside of the vault's frame. */
export const stripeField = (vault: FrameLocator, id: 'number' | 'expiry' | 'code') =>
  vault.locator(`#${id} iframe`).contentFrame().getByRole('textbox');

/** The form of a gift has no postal code: the address before it names it. */
export const typeStripeNumbers = async (page: Page, number: string) => {
  const vault = vaultOf(page);
  await stripeField(vault, 'number').fill(number);
  await stripeField(vault, 'expiry').fill('1230');
  await stripeField(vault, 'code').fill('123');
};
export const typeStripeCard = async (page: Page, number: string) => {
  await typeStripeNumbers(page, number);
  await vaultOf(page).getByRole('textbox', { name: 'ZIP or postal code' }).fill('60602');
};

interface StripeFixtures {
  readonly double: StripeDouble;
  readonly shop: OwnShop;
  /** Whether the browser reaches Stripe's hosts. */
  readonly isStripeReachable: boolean;
  /** The wallets that work in the browser. */
  readonly wallets: readonly BrowserWallet[];
}
/** Journeys in a shop whose payments go to the double of Stripe: its HTTP API, and its script in the browser. */
export const test = shopServers.extend<StripeFixtures>({
  isStripeReachable: [true, { option: true }],
  wallets: [[], { option: true }],
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from the pattern
  double: async ({}, provide) => {
    const double = await startStripeDouble();
    await provide(double);
    await double.stop();
  },
  shop: [
    async ({ double, seededData }, provide) => {
      const { shop, close } = await openShop({}, seededData, {
        PAYMENT_PROVIDER: 'stripe',
        STRIPE_SECRET_KEY: double.secretKey,
        STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
        STRIPE_WEBHOOK_SECRET: double.webhookSecret,
        STRIPE_API_URL: double.url,
      });
      await provide(shop);
      await close();
    },
    serverStart,
  ],
  baseURL: async ({ shop }, provide) => provide(shop.origin),
  page: async ({ page, double, isStripeReachable, wallets }, provide) => {
    await page.route(/^https:\/\/(?:js|api|hooks)\.stripe\.com\//, async (route) => {
      if (!isStripeReachable) return route.abort();
      const request = route.request();
      const reply = answerBrowser(double, new URL(request.url()), {
        body: request.postData(),
        wallets,
      });
      return route.fulfill({ ...reply, headers: { 'access-control-allow-origin': '*' } });
    });
    // The page of an account to which Stripe redirects, until its customer answers.
    await page.route(`${double.url}/redirect/authenticate/*`, (route) => {
      const url = new URL(route.request().url());
      const intent = double.state.intents.get(url.pathname.split('/').at(-1) ?? '');
      const back = intent?.next_action?.redirect_to_url?.return_url ?? '';
      const answer = url.searchParams.get('answer');
      if (answer !== null && intent) double.answer(intent.id, answer === 'yes');
      const body =
        answer === null
          ? '<a href="?answer=yes">Agree</a> <a href="?answer=no">Cancel</a>'
          : `<script>location.replace('${back}?payment_intent_client_secret=${intent?.client_secret}')</script>`;
      return route.fulfill({ contentType: 'text/html', body });
    });
    await provide(page);
  },
});
