import { countLeaks, nothingLeft } from '@crema/remote-kit/testing';
import type { Session } from '@crema/shared-contracts';
import remote from './remote.tsx';
import { favorite, favoritesDouble } from './testing/favorite-doubles.ts';
import { answerMenu, answerProduct } from './testing/graphql-double.ts';
import { drinks } from './testing/menu.fixtures.ts';
import {
  answerOrderStatus,
  answerPreviousOrders,
  answerStore,
  saveOnDevice,
  pricingDouble,
} from './testing/order-doubles.ts';
import { followed } from './testing/order.fixtures.ts';
import { member, manifest, serverOfTest } from './testing/ordering-page.ts';
import { latte } from './testing/product.fixtures.ts';

const server = serverOfTest();
beforeEach(() =>
  server.use(
    answerMenu(() => [drinks()]),
    answerProduct(() => latte()),
    answerStore(),
    answerOrderStatus(() => followed({ status: 'PREPARING' })),
    answerPreviousOrders([]),
    ...favoritesDouble([favorite('f1')]).handlers,
    ...pricingDouble().handlers,
  ),
);

const visits: readonly {
  readonly of: string;
  readonly session?: Session;
  readonly routes: Readonly<Record<string, string>>;
}[] = [
  {
    of: 'the menu',
    routes: {
      '/menu': 'Flat white',
      '/menu/featured': 'Cold brew',
      '/menu/drinks/hot': 'Flat white',
      '/menu/drinks/hot/lattes': 'Flat white',
      '/menu/product/10/hot': 'Espresso in steamed milk.',
      '/menu/product/10/hot/nutrition': 'Caffeine',
      '/menu/no-such-page/at/all/here': 'Flat white',
      '/menu/store-locator': 'Choosing a store is taking a break',
    },
  },
  {
    of: 'a guest’s order',
    routes: {
      '/menu/cart': '$5.00',
      '/menu/cart/guest/checkout': 'First name',
      '/menu/order/order-1?token=t': 'We’re making it now',
    },
  },
  {
    of: 'a member’s pages',
    session: member,
    routes: { '/menu/previous': 'No orders yet', '/menu/favorites': 'Latte', '/menu/cart': 'Latte' },
  },
];

it.each(visits)('leaves nothing behind: $of, PLT-006', async ({ routes, session }) => {
  saveOnDevice();
  const left = await countLeaks(remote, { manifest, routes, ...(session && { session }) });
  expect(left).toEqual({ counts: nothingLeft, from: [] });
});
