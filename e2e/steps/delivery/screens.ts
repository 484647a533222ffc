import { expect, type Page } from '@playwright/test';
import type { Visit } from '../screen/visit.ts';
import { addLatte, latte } from '../cart.ts';

export const deliveryPartner = {
  name: 'Dropby',
  url: 'https://dropby.example/crema',
  markets: ['US' as const],
};
/** The pages that the visitor opens are those of a shop with delivery, which is off by default (ORD-061). */
const withDelivery = async (page: Page): Promise<void> => {
  await page.route(
    (url) => url.pathname.startsWith('/menu'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const reply = await route.fetch();
      const body = (await reply.text()).replace(
        '"enableInAppDelivery":false',
        `"enableInAppDelivery":true,"deliveryPartner":${JSON.stringify(deliveryPartner)}`,
      );
      return route.fulfill({ response: reply, body });
    },
  );
};
const question = (page: Page) => page.getByRole('dialog', { name: 'What type of order will this be?' });
const answer = async (page: Page, name: RegExp) => {
  await question(page).getByRole('button', { name }).click();
  await expect(question(page)).toBeHidden();
};

const choose = async (page: Page, name: RegExp) => {
  await withDelivery(page);
  await page.goto('/menu');
  await answer(page, name);
};

/** The types of order of a shop with delivery. */
export const deliveryVisits: readonly Visit[] = [
  {
    visitor: 'a visitor of a shop with delivery',
    prepare: async () => undefined,
    forEachPage: withDelivery,
    screens: [
      { name: 'order-type', path: '/menu', ready: (page) => expect(question(page)).toBeVisible() },
      {
        name: 'delivery',
        path: '/menu/delivery',
        ready: (page) => expect(page.getByRole('link', { name: 'Continue to Dropby' })).toBeVisible(),
      },
    ],
  },
  {
    visitor: 'a visitor whose order is delivered',
    prepare: (page) => choose(page, /^Delivery/),
    forEachPage: withDelivery,
    screens: [
      {
        name: 'menu-delivery',
        path: '/menu',
        ready: (page) => expect(page.getByText('Dropby')).toBeVisible(),
      },
    ],
  },
  {
    visitor: 'a visitor who only browses a shop with delivery',
    prepare: async (page) => {
      await addLatte(page);
      await withDelivery(page);
      await page.goto('/menu');
      await page.getByRole('button', { name: 'Pickup: change the type of order' }).click();
      await answer(page, /^Just browsing/);
    },
    forEachPage: withDelivery,
    screens: [
      {
        name: 'menu-browse',
        path: '/menu',
        ready: (page) => expect(page.getByText('No order yet')).toBeVisible(),
      },
      {
        name: 'cart-browse',
        path: '/menu/cart',
        ready: (page) => expect(page.getByRole('region', { name: 'Ready to order?' })).toBeVisible(),
      },
    ],
  },
];

/**
 * A page whose server-rendered content differs in a shop with delivery: delivery-screens.spec.ts examines it with such a server, and
 * look.mjs draws it.
 */
export const browsedProductVisit: Visit = {
  visitor: 'a visitor who only browses the product of a shop with delivery',
  prepare: (page) => choose(page, /^Just browsing/),
  forEachPage: withDelivery,
  screens: [
    {
      name: 'product-browse',
      path: latte.path,
      ready: (page) => expect(page.getByRole('button', { name: 'Start an order' })).toBeVisible(),
    },
  ],
};
