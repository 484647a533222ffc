import type { HttpHandler } from 'msw';
import {
  findFailurePresentation,
  type ExpectedFailure,
} from '@crema/remote-kit/testing/failure-presentation';
import { GetFavoriteProductsDocument } from './generated/get-favorite-products.ts';
import { favoritesDouble } from './testing/favorite-doubles.ts';
import { answerMenu, answerProduct } from './testing/graphql-double.ts';
import { category, drinks, menu, menuProduct } from './testing/menu.fixtures.ts';
import { query } from './testing/document-doubles.ts';
import { answerOrderStatus, answerPreviousOrders } from './testing/order-doubles.ts';
import { member, openPage, serverOfTest } from './testing/ordering-page.ts';

interface ErrorCase extends ExpectedFailure {
  readonly at: string;
  readonly answers?: readonly HttpHandler[];
  readonly explanation: string;
}
const server = serverOfTest();
const errorReply = { errorCode: 'UNEXPECTED_ERROR' } as const;
const wholeMenu = answerMenu(() => [drinks()]);
const plainMenu = answerMenu(() => [
  menu('Drinks', [category('Hot', { products: [menuProduct({ productNumber: 10 })] })]),
]);

const errorCases: readonly ErrorCase[] = [
  {
    at: '/menu',
    answers: [answerMenu(() => 'UNEXPECTED_ERROR')],
    happened: 'The menu didn’t come through',
    explanation: 'Something went wrong on our side. Try again, or choose a store.',
    actions: ['Choose a store', 'Try again'],
  },
  {
    at: '/menu',
    answers: [answerMenu(() => [])],
    happened: 'There is nothing on this menu yet',
    explanation: 'Choose another store, or look again in a moment.',
    actions: ['Choose a store', 'Try again'],
  },
  {
    at: '/menu/drinks/soups',
    answers: [wholeMenu],
    happened: 'That page isn’t on the menu',
    explanation: 'It may have moved with the season. Everything we serve today is on the menu.',
    actions: ['See the menu', 'Choose a store'],
  },
  {
    at: '/menu/drinks/cakes',
    answers: [wholeMenu],
    happened: 'Nothing in Cakes today',
    explanation: 'This store has nothing from Cakes right now. Another store may.',
    actions: ['See the menu', 'Choose a store'],
  },
  {
    at: '/menu/drinks/hot/soups',
    answers: [wholeMenu],
    happened: 'That part of Hot is gone',
    explanation: 'The rest of Hot is still there.',
    actions: ['See Hot', 'See the menu'],
  },
  {
    at: '/menu/featured',
    answers: [plainMenu],
    happened: 'Nothing is featured today',
    explanation: 'The whole menu is still there for you.',
    actions: ['See the menu'],
  },
  {
    at: '/menu?search=soup',
    answers: [wholeMenu],
    happened: 'Nothing here is called “soup”',
    explanation: 'Try a shorter word, or look through the categories.',
    actions: ['See the menu'],
  },
  {
    at: '/menu/product/10/hot',
    answers: [answerProduct(() => 'PRODUCT_NOT_FOUND')],
    happened: 'We don’t serve that',
    explanation: 'This product is not on our menu. It may have left with the season.',
    actions: ['See the menu'],
  },
  {
    at: '/menu/product/10/hot',
    answers: [answerProduct(() => 'UNEXPECTED_ERROR')],
    happened: 'This product didn’t come through',
    explanation: 'Something went wrong on the way. We’ll keep retrying.',
    actions: ['See the menu', 'Try again'],
  },
  {
    at: '/menu/store-locator',
    happened: 'Choosing a store is taking a break',
    explanation: 'You can still browse the menu and fill your cart. Stores will be back shortly.',
    actions: ['See the menu', 'Try again'],
  },
  {
    at: '/menu/cart',
    happened: 'Your cart is waiting for something good',
    explanation: 'Choose a drink or a bite, and it will show up here.',
    actions: ['Browse the menu'],
  },
  {
    at: '/menu/previous',
    answers: [answerPreviousOrders([])],
    happened: 'No orders yet',
    explanation: 'Once you’ve ordered, your favorites are one tap away here.',
    actions: ['Browse the menu'],
  },
  {
    at: '/menu/previous',
    answers: [answerPreviousOrders(errorReply)],
    happened: 'We couldn’t load your orders',
    explanation: 'Check your connection and try again.',
    actions: ['Try again'],
  },
  {
    at: '/menu/favorites',
    answers: favoritesDouble([]).handlers,
    happened: 'Nothing here yet, but we can wait',
    explanation: 'Make a drink the way you like it, tap its heart, and it stays here.',
    actions: ['Browse the menu'],
  },
  {
    at: '/menu/favorites',
    answers: [query(GetFavoriteProductsDocument, 'favoriteProducts', () => errorReply)],
    happened: 'We couldn’t load your favorites',
    explanation: 'Check your connection and try again.',
    actions: ['Try again'],
  },
  {
    at: '/menu/order/nothing',
    answers: [answerOrderStatus(() => null)],
    happened: 'We can’t find this order',
    explanation: 'The link may be incomplete, or the order belongs to another account.',
    actions: ['Browse the menu'],
  },
  {
    at: '/menu/order/order-1',
    answers: [answerOrderStatus(() => 'lost')],
    happened: 'We couldn’t reach the store',
    explanation: 'Your order is not affected. Check your connection and try again.',
    actions: ['Try again'],
  },
];

describe('error', () => {
  it.each(errorCases)(
    'at $at is shown as “$happened”, with a next step, PLT-015',
    async ({ at, answers = [], happened, explanation, actions }) => {
      server.use(...answers);
      await openPage(at, { session: member });
      const { heading, ...shown } = await findFailurePresentation(happened);
      expect(heading).toBeVisible();
      expect(shown).toEqual({ explanation, actions });
    },
  );
});
