import { setupServer } from 'msw/node';
import type { RemoteManifest, Session } from '@crema/shared-contracts';
import { answerCookies, renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import manifestFile from '../../remote.json';
import remote from '../remote.tsx';
import { memberCartDouble } from './member-cart-double.ts';
import {
  answerCartItems,
  answerMemberOffers,
  answerOpenOrders,
  answerPricingRules,
  answerTimeSlots,
  answerUsualItems,
} from './order-doubles.ts';

export const manifest = manifestFile as RemoteManifest;

/** A server for one test file: fails on requests without a handler, resets handlers after each test. */
export const serverOfTest = () => {
  // Requests of every page of a member, and of every cart: by default their replies are empty lists and full
  // availability.
  const server = setupServer(
    answerCookies(),
    answerOpenOrders([]),
    answerCartItems(),
    answerTimeSlots(),
    answerMemberOffers(),
    answerUsualItems([]),
    answerPricingRules(),
    ...memberCartDouble().handlers,
  );
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
  });
  afterAll(() => server.close());
  return server;
};

/** Renders ordering at a URL as the host would show it. */
export const openPage = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, ...options });

/** A signed-in member. */
export const member: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GOLD',
  },
};

export { orderStore } from './order.fixtures.ts';
