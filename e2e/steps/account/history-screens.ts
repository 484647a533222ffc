import { expect } from '@playwright/test';
import type { Visit } from '../screen/visit.ts';
import { signIn } from '../members.ts';

/** The history of a member with orders, reloads and gifts. */
export const historyVisit: Visit = {
  visitor: 'member with a history',
  prepare: (page) => signIn(page, 'gold@crema.test'),
  screens: [
    {
      name: 'history',
      path: '/account/history',
      ready: (page) => expect(page.getByRole('link', { name: /^Order at/ }).first()).toBeVisible(),
    },
    {
      name: 'history-nothing-matches',
      path: '/account/history?type=transfer',
      ready: (page) => expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible(),
    },
    {
      name: 'history-receipt',
      path: '/account/history/order.order-gold-3',
      ready: (page) => expect(page.getByRole('region', { name: 'Details' })).toBeVisible(),
    },
    { name: 'history-unknown', path: '/account/history/order.none' },
    { name: 'history-gifts', path: '/account/history/egift' },
    { name: 'settings-privacy', path: '/account/settings/privacy' },
  ],
};
