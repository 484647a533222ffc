import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { after, before, describe, it } from 'node:test';
import {
  accountRestPaths,
  engagementRestPaths,
  giftRestPaths,
  historyRestPaths,
  idempotencyHeader,
  mfaRestPaths,
  oauthRestPaths,
  partnerRestPaths,
  partnerRestPathsOf,
  passkeyRestPaths,
  privacyRestPaths,
  restPaths,
  rewardsRestPaths,
} from '@crema/shared-contracts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Secret, TOTP } from 'otpauth';
import { isObjectType } from 'graphql';
import { readSchema } from '@crema/registry/graphql-schema';
import { replayHeader } from '../http/idempotency/idempotency.ts';
import type { ServerModule } from '../http/server-module.ts';
import { tokenOfGift } from '../gifts/claim/gift-token.ts';
import { tokenOfOrder } from '../gifts/order-link/order-token.ts';
import { createSoftwareAuthenticator } from '../identity/passkeys/software-authenticator.ts';
import { bought, giftBody, guestPayment } from '../testing/gifts-kit.ts';
import { codeOf as changeCodeOf } from '../identity/email-change/change-code.ts';
import { sweepSessions } from '../identity/sessions/sweep-sessions.job.ts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { createVault } from '../payments/vault/create-vault.ts';
import { storeLink } from '../rewards/partner/partner-links.ts';
import { createPartnerSimulator } from '../rewards/partner/simulator/create-partner-simulator.ts';
import { issueCard } from '../cards/cards.public.ts';
import {
  homeAddress,
  listCards,
  newRequest,
  storeCard,
  succeed,
  walletDocuments,
  walletQueries,
  type WalletOperation,
} from '../testing/cards-kit.ts';
import { openBrowser, visitorCookie, type TestBrowser } from '../testing/browser.ts';
import { startCompositionApp } from '../testing/composition-kit.ts';
import {
  documents,
  goodStore,
  guestContact,
  latte,
  payByCard,
  payBySvc,
  priceLatte,
  takeToken,
  toItem,
  toOrder,
} from '../testing/ordering-kit.ts';
import { addClient, takeTokens } from '../testing/oauth/oauth-kit.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../testing/test-app.ts';
import { modules } from './modules.ts';
import { sampleReputation } from '../testing/sample-reputation.ts';

interface Write {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
}
interface Case {
  /**
   * A write, another write that the same key must not run, and the table whose row count shows the effect.
   */
  readonly prepare: (browser: TestBrowser) => Promise<{ readonly write: Write; readonly other: Write }>;
  readonly table:
    | 'session'
    | 'member'
    | 'account_export'
    | 'account_deletion'
    | 'favorite_store'
    | 'favorite_product'
    | 'member_cart'
    | 'priced_order'
    | 'orders'
    | 'order_arrival'
    | 'svc_card'
    | 'svc_ledger'
    | 'card_reload'
    | 'auto_reload'
    | 'payment_instrument'
    | 'paypal_approval'
    | 'order_payment'
    | 'order_void'
    | 'billing_address'
    | 'single_use_address'
    | 'job'
    | 'password_history'
    | 'email_change'
    | 'mfa_enrolment'
    | 'mfa_factor'
    | 'mfa_recovery_code'
    | 'oauth_grant'
    | 'offer_opt_in'
    | 'promo_redemption'
    | 'member_partner_link'
    | 'passkey'
    | 'stream_event'
    | 'trusted_browser';
  readonly effect: number;
  readonly member?: boolean;
}

/** Writes of the server under test: `POST /path` → why its key is ignored, or undefined. */
const routes = new Map<string, string | undefined>();
const recorder: ServerModule = {
  name: 'recorder',
  register: (app) => {
    app.addHook('onRoute', ({ method, url, config }) => {
      for (const name of [method].flat())
        if (!['GET', 'HEAD', 'OPTIONS'].includes(name))
          routes.set(`${name} ${url}`, config?.ignoresIdempotencyKey);
    });
  },
};

/** Writes of a server with an origin of its own: `POST /path` → why its key is ignored. */
const readWritesBeside = async (
  create: () => FastifyInstance,
): Promise<ReadonlyMap<string, string | undefined>> => {
  const writes = new Map<string, string | undefined>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url, config }) => {
      for (const name of [method].flat())
        if (!['GET', 'HEAD', 'OPTIONS'].includes(name))
          writes.set(`${name} ${url}`, config?.ignoresIdempotencyKey);
    });
  };
  subscribe('fastify.initialization', listen);
  const beside = create();
  unsubscribe('fastify.initialization', listen);
  await beside.ready();
  await beside.close();
  return writes;
};

const post = (url: string, body: unknown): Write => ({ url, body });
const mutation = (query: string, variables: object): Write => post(restPaths.graphql, { query, variables });
const account = (emailAddress: string) => ({
  firstName: 'Noor',
  lastName: 'Haddad',
  emailAddress,
  password: 'copper kettle march',
  termsAndConditions: true,
  receiveBrandEmailCommunications: false,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
  country: 'US',
  locale: 'en-US',
  registrationSource: 'Web',
  reputation: sampleReputation,
});
const signIn = (password: string) => ({
  username: 'gold@crema.test',
  password,
  rememberMe: false,
  market: 'US',
  transactionSubType: 'signin',
  reputation: sampleReputation,
});
const addFavorite =
  'mutation ($item: FavoriteItemInput!) { addFavoriteProduct(locale: "en-US", item: $item) { id } }';
const giveUp = 'mutation ($orderId: ID!) { cancelOrderPayment(orderId: $orderId) { status } }';
const cancel = 'mutation ($orderId: ID!) { cancelOrder(orderId: $orderId) { status } }';
const tip =
  'mutation ($orderId: ID!, $tip: Int!) { changeTip(orderId: $orderId, tipAmountMinor: $tip) { tip { amountMinor } } }';
const arrive =
  'mutation ($input: CustomerArrivalInput!) { createCustomerArrival(customerArrivalInput: $input) { arrivedAt } }';
const saveCart = `mutation ($items: [CartItemInput!]!) { saveMemberCart(items: $items, revision: 0, locale: "en-US") { revision } }`;
const removeFavorite = 'mutation ($id: ID!) { deleteFavoriteProduct(favoriteProductId: $id) }';

let server: TestApp;
let accounts = 0;

const paid = async (browser: TestBrowser, guest: boolean) => {
  const { orderId, totalMinor } = await priceLatte(browser, guest);
  const token = await takeToken(server.deps);
  const subInp = {
    orderId,
    storeNumber: goodStore,
    tenders: [{ id: token, tender: 'CARD', amountMinor: totalMinor }],
    ...(guest && { guest: guestContact }),
  };
  const document = guest ? documents.submitOrderGuest : documents.submitOrder;
  return {
    write: mutation(document, { subInp }),
    other: mutation(document, { subInp: { ...subInp, displayName: 'Other' } }),
  };
};
const priced = (document: string) => async () => ({
  write: mutation(document, { order: toOrder([{ sku: latte, quantity: 1 }]), locale: 'en-US' }),
  other: mutation(document, { order: toOrder([{ sku: latte }, { sku: latte }]), locale: 'en-US' }),
});

/** Cards and payment methods. A row of the table stays when it changes, so a change adds no row. */
const walletCase = (
  operation: WalletOperation,
  table: Case['table'],
  effect: number,
  variables: (browser: TestBrowser) => Promise<readonly [object, object]> | readonly [object, object],
): Readonly<Record<string, Case>> => ({
  [`mutation ${operation}`]: {
    prepare: async (browser) => {
      const [write, other] = await variables(browser);
      const document = walletDocuments[operation];
      return { write: mutation(document, write), other: mutation(document, other) };
    },
    table,
    effect,
    member: true,
  },
});
const inputs = (one: object, two: object): readonly [object, object] => [{ input: one }, { input: two }];
const request = (content: object) => ({ ...content, requestId: newRequest() });
/** A new card of the member, so that no case depends on another. */
const newCard = async (browser: TestBrowser): Promise<string> => {
  for (const { cardId, balance } of await listCards(browser))
    if (cardId.startsWith('card_') && balance.amount.amountMinor === 0)
      await succeed(browser, 'removeCard', { id: cardId });
  return (await succeed(browser, 'createDigitalCard', { input: request({}) })).cardId;
};
const newMethod = async (browser: TestBrowser): Promise<string> => {
  const { data } = await browser.graphql(walletQueries.instruments);
  for (const { paymentMethodId } of data.user.paymentInstruments)
    await succeed(browser, 'removePaymentInstrument', { id: paymentMethodId });
  return storeCard(browser, server.deps);
};
const newAddress = async (browser: TestBrowser): Promise<string> =>
  (await succeed(browser, 'createAddress', { input: request(homeAddress) })).addressId;
let physical = 0;
/** A card as a shop sells it. */
const newPhysicalCard = async () => {
  physical += 1;
  const number = `604380000000${String(physical).padStart(4, '0')}`;
  const { deps } = server;
  await deps.db.transaction().execute((trx) =>
    issueCard(trx, deps, {
      cardId: `card-case-${physical}`,
      memberId: null,
      number,
      code: '12345678',
      nickname: '',
      design: 'oat',
      currency: 'USD',
      isPrimary: false,
      openingMinor: 0,
    }),
  );
  return { cardNumber: number, securityCode: '12345678' };
};
const profile = { amountMinor: 2500, triggerAmountMinor: 1000 };
const singleUse = { line1: '1 Pier Road', city: 'Chicago', postalCode: '60601', countrySubDivision: 'IL' };
const walletCases: Readonly<Record<string, Case>> = {
  ...walletCase('registerCard', 'svc_card', 0, async () => {
    const typed = await newPhysicalCard();
    return inputs(request(typed), request({ ...typed, securityCode: '87654321' }));
  }),
  ...walletCase('createDigitalCard', 'svc_card', 1, async (browser) => {
    await newCard(browser);
    return inputs(request({}), request({ nickname: 'Other' }));
  }),
  ...walletCase('renameCard', 'svc_card', 0, () =>
    inputs({ cardId: 'card-gold-1', nickname: 'One' }, { cardId: 'card-gold-1', nickname: 'Two' }),
  ),
  ...walletCase('setPrimaryCard', 'svc_card', 0, () => [{ id: 'card-gold-1' }, { id: 'card-gold-2' }]),
  ...walletCase('removeCard', 'svc_card', 0, async (browser) => [
    { id: await newCard(browser) },
    { id: 'card-gold-2' },
  ]),
  ...walletCase('undoRemoveCard', 'svc_card', 0, async (browser) => {
    const id = await newCard(browser);
    await succeed(browser, 'removeCard', { id });
    return [{ id }, { id: 'card-gold-2' }];
  }),
  ...walletCase('reloadCard', 'svc_ledger', 1, async (browser) => {
    const [cardId, paymentMethodId] = [await newCard(browser), await newMethod(browser)];
    const input = request({ cardId, paymentMethodId, amountMinor: 1000 });
    return inputs(input, { ...input, amountMinor: 2000 });
  }),
  ...walletCase('transferCardBalance', 'svc_ledger', 2, () => {
    const input = request({ fromCardId: 'card-gold-1', toCardId: 'card-gold-2', amountMinor: 1 });
    return inputs(input, { ...input, amountMinor: 2 });
  }),
  ...walletCase('createAutoReload', 'auto_reload', 1, async (browser) => {
    const [cardId, paymentMethodId] = [await newCard(browser), await newMethod(browser)];
    return inputs({ ...profile, cardId, paymentMethodId }, { ...profile, cardId, paymentMethodId: 'x' });
  }),
  ...walletCase('updateAutoReload', 'auto_reload', 0, async (browser) => {
    const [cardId, paymentMethodId] = [await newCard(browser), await newMethod(browser)];
    const input = { ...profile, cardId, paymentMethodId };
    await succeed(browser, 'createAutoReload', { input });
    return inputs({ ...input, amountMinor: 5000 }, { ...input, amountMinor: 7500 });
  }),
  ...walletCase('disableAutoReload', 'auto_reload', 0, async (browser) => [
    { id: await newCard(browser) },
    { id: 'card-gold-1' },
  ]),
  ...walletCase('addPaymentInstrument', 'payment_instrument', 1, async (browser) => {
    await newMethod(browser);
    const token = () => takeToken(server.deps);
    return inputs(
      request({ paymentInstrumentToken: await token() }),
      request({ paymentInstrumentToken: await token() }),
    );
  }),
  ...walletCase('updatePaymentInstrument', 'payment_instrument', 0, async (browser) => {
    const [paymentMethodId, addressId] = [await newMethod(browser), await newAddress(browser)];
    return inputs({ paymentMethodId, addressId }, { paymentMethodId });
  }),
  ...walletCase('startPayPal', 'paypal_approval', 1, () => inputs(request({}), request({ default: true }))),
  ...walletCase('finishPayPal', 'payment_instrument', 1, async (browser) => {
    const { approvalId } = await succeed(browser, 'startPayPal', { input: { requestId: newRequest() } });
    await server.deps.db
      .updateTable('sandbox_approval')
      .set({ state: 'APPROVED', account_name: 'n•••@example.com', reaction: 'approves' })
      .where('reference', '=', approvalId)
      .execute();
    return [{ id: approvalId }, { id: 'other' }];
  }),
  ...walletCase('setDefaultPaymentInstrument', 'payment_instrument', 0, async (browser) => [
    { id: await newMethod(browser) },
    { id: 'other' },
  ]),
  ...walletCase('removePaymentInstrument', 'payment_instrument', 0, async (browser) => [
    { id: await newMethod(browser) },
    { id: 'other' },
  ]),
  ...walletCase('createAddress', 'billing_address', 1, () =>
    inputs(request(homeAddress), request({ ...homeAddress, city: 'Evanston' })),
  ),
  ...walletCase('updateAddress', 'billing_address', 0, async (browser) => {
    const addressId = await newAddress(browser);
    return inputs({ ...homeAddress, addressId }, { ...homeAddress, addressId, city: 'Evanston' });
  }),
  ...walletCase('removeAddress', 'billing_address', 0, async (browser) => [
    { id: await newAddress(browser) },
    { id: 'other' },
  ]),
  'mutation createStoringKey': {
    prepare: async () => ({
      write: mutation('mutation { createStoringKey }', {}),
      other: mutation('mutation Other { createStoringKey }', {}),
    }),
    table: 'payment_instrument',
    effect: 0,
    member: true,
  },
  ...walletCase('addSingleUseBillingAddress', 'single_use_address', 1, () =>
    inputs({ ...singleUse, country: 'US' }, { ...singleUse, country: 'US', city: 'Evanston' }),
  ),
};

/** A gift of the member that waits for its day, or was sent at once. */
const buyGift = async (browser: TestBrowser, deliveryDate?: string): Promise<string> => {
  await bought(browser, giftBody({ deliveryDate }, await guestPayment(browser, server.deps)));
  const { gift_id } = await server.deps.db
    .selectFrom('gift')
    .innerJoin('gift_purchase', 'gift_purchase.purchase_id', 'gift.purchase_id')
    .select('gift_id')
    .orderBy('gift_purchase.created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return gift_id;
};
const scheduledPath = (giftId: string): string => `${giftRestPaths.scheduledGifts}/${giftId}`;
const giftChange = {
  recipientName: 'Kim',
  recipientEmail: 'kim@example.com',
  message: '',
  deliveryDate: '2026-12-24',
  timeZone: 'America/Chicago',
};
/** A guest's purchase, as its link finds it: it was a member's, so that the cases share one way of buying. */
const linkGift = async (browser: TestBrowser, deliveryDate?: string) => {
  const giftId = await buyGift(browser, deliveryDate);
  const { purchase_id: purchaseId } = await server.deps.db
    .selectFrom('gift')
    .select('purchase_id')
    .where('gift_id', '=', giftId)
    .executeTakeFirstOrThrow();
  await server.deps.db
    .updateTable('gift_purchase')
    .set({ member_id: null })
    .where('purchase_id', '=', purchaseId)
    .execute();
  return { giftId, token: tokenOfOrder(server.deps, purchaseId) };
};
const guestGiftCases = (
  [
    ['change', 'job', giftChange, { ...giftChange, message: 'Hi' }],
    ['cancel', 'svc_ledger', {}, { giftId: 'other' }],
    [
      'resend',
      'job',
      { recipientName: 'Noor', recipientEmail: 'again@example.com' },
      { recipientName: 'Noor', recipientEmail: 'other@example.com' },
    ],
  ] as const
).map(([action, table, body, other]): [string, Case] => {
  const url = `${giftRestPaths.guestGifts}/${action}`;
  return [
    `POST ${url}`,
    {
      prepare: async (browser) => {
        const link = await linkGift(browser, action === 'change' ? '2026-12-20' : undefined);
        if (action === 'resend')
          await server.deps.db
            .updateTable('gift')
            .set({ state: 'SENT', sent_at: server.deps.clock.now() })
            .where('gift_id', '=', link.giftId)
            .execute();
        return { write: post(url, { ...link, ...body }), other: post(url, { ...link, ...other }) };
      },
      table,
      effect: 1,
      member: true,
    },
  ];
});
const giftCases: Readonly<Record<string, Case>> = {
  [`PUT ${giftRestPaths.scheduledGifts}/:giftId`]: {
    prepare: async (browser) => {
      const url = scheduledPath(await buyGift(browser, '2026-12-20'));
      return {
        write: { method: 'PUT', url, body: giftChange },
        other: { method: 'PUT', url, body: { ...giftChange, message: 'Hi' } },
      };
    },
    // The mail about another day.
    table: 'job',
    effect: 1,
    member: true,
  },
  [`DELETE ${giftRestPaths.scheduledGifts}/:giftId`]: {
    prepare: async (browser) => ({
      write: { method: 'DELETE', url: scheduledPath(await buyGift(browser, '2026-12-20')) },
      other: { method: 'DELETE', url: scheduledPath('other') },
    }),
    table: 'svc_ledger',
    effect: 1,
    member: true,
  },
  [`POST ${giftRestPaths.sentGifts}/:giftId/resend`]: {
    prepare: async (browser) => {
      const giftId = await buyGift(browser);
      await server.deps.db
        .updateTable('gift')
        .set({ state: 'SENT', sent_at: server.deps.clock.now() })
        .where('gift_id', '=', giftId)
        .execute();
      const url = `${giftRestPaths.sentGifts}/${giftId}/resend`;
      const to = (recipientEmail: string) => post(url, { recipientName: 'Noor', recipientEmail });
      return { write: to('again@example.com'), other: to('other@example.com') };
    },
    table: 'job',
    effect: 1,
    member: true,
  },
  [`DELETE ${giftRestPaths.sentGifts}/:giftId`]: {
    prepare: async (browser) => ({
      write: { method: 'DELETE', url: `${giftRestPaths.sentGifts}/${await buyGift(browser)}` },
      other: { method: 'DELETE', url: `${giftRestPaths.sentGifts}/other` },
    }),
    table: 'svc_ledger',
    effect: 1,
    member: true,
  },
  ...Object.fromEntries(guestGiftCases),
  [`POST ${giftRestPaths.giftClaimMail}`]: {
    prepare: async (browser) => {
      const giftId = await buyGift(browser);
      await server.deps.db.updateTable('gift').set({ state: 'SENT' }).where('gift_id', '=', giftId).execute();
      const token = tokenOfGift(server.deps, { gift_id: giftId, link_number: 0 });
      return {
        write: post(giftRestPaths.giftClaimMail, { token }),
        other: post(giftRestPaths.giftClaimMail, { token: 'other' }),
      };
    },
    table: 'job',
    effect: 1,
    member: true,
  },
};

const mark = (subject: string) => post(engagementRestPaths.streamMarks, { kind: 'task-seen', subject });
const feedCases: Readonly<Record<string, Case>> = {
  [`POST ${engagementRestPaths.streamMarks}`]: {
    prepare: async () => {
      await server.deps.db.deleteFrom('stream_event').execute();
      return { write: mark('MOP'), other: mark('Purchase') };
    },
    table: 'stream_event',
    effect: 1,
    member: true,
  },
};

const put = (url: string, body: unknown): Write => ({ method: 'PUT', url, body });
const proposal = (name: string) => ({ emailAddress: `${name}.${randomUUID().slice(0, 8)}@example.com` });
/** A member of its own, whose password and address the case may change. */
const join = async (browser: TestBrowser): Promise<void> => {
  const reply = await browser.post(
    restPaths.createAccount,
    account(`${randomUUID().slice(0, 8)}@example.com`),
  );
  assert.equal(reply.statusCode, 200, reply.body);
};
const preferences = {
  receiveBrandEmailCommunications: true,
  receiveGeneralEmailCommunications: true,
  receivePersonalizedEmailCommunications: true,
};
const memberProfile = { firstName: 'Noor', lastName: 'Haddad', birthday: '', phone: '', locale: 'en-US' };
const otherPath = (url: string): Write => ({ method: 'DELETE', url: `${url}?again=true` });
const enrolApp = async (browser: TestBrowser) => {
  const { enrolmentId, secret } = (await browser.post(mfaRestPaths.enrol, { type: 'totp' })).json();
  const timestamp = server.deps.clock.now().getTime();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
  return { enrolmentId: enrolmentId as string, code };
};
const addFactor = async (browser: TestBrowser): Promise<string> => {
  await join(browser);
  const { enrolmentId, code } = await enrolApp(browser);
  assert.equal((await browser.post(mfaRestPaths.confirm, { enrolmentId, code })).statusCode, 200);
  return enrolmentId;
};
/** A new key for the member of this browser, and the body that adds it. */
const newPasskey = async (browser: TestBrowser) => {
  await join(browser);
  const { challengeId, options } = (await browser.post(passkeyRestPaths.registrationOptions)).json();
  return { challengeId, name: 'Laptop', passkey: createSoftwareAuthenticator().create(options) };
};
const removal = (url: string) => ({ write: { method: 'DELETE', url } as const, other: otherPath(url) });
/** A second session of the member of this browser. */
const openSecond = async (browser: TestBrowser): Promise<string> => {
  await join(browser);
  const { deps } = server;
  const { sessions } = (await browser.get(mfaRestPaths.sessions)).json();
  const own = await deps.db
    .selectFrom('session')
    .selectAll()
    .where('session_id', '=', sessions[0].id)
    .executeTakeFirstOrThrow();
  const id = randomUUID();
  await deps.db
    .insertInto('session')
    .values({ ...own, sid_hash: id, session_id: id })
    .execute();
  return id;
};
const secondFactorCases: Readonly<Record<string, Case>> = {
  [`POST ${mfaRestPaths.enrol}`]: {
    prepare: async (browser) => {
      await join(browser);
      return {
        write: post(mfaRestPaths.enrol, { type: 'totp' }),
        other: post(mfaRestPaths.enrol, { type: 'sms', phone: '312 555 0142' }),
      };
    },
    table: 'mfa_enrolment',
    effect: 1,
  },
  [`POST ${mfaRestPaths.confirm}`]: {
    prepare: async (browser) => {
      await join(browser);
      const { enrolmentId, code } = await enrolApp(browser);
      return {
        write: post(mfaRestPaths.confirm, { enrolmentId, code }),
        other: post(mfaRestPaths.confirm, { enrolmentId, code: 'other' }),
      };
    },
    table: 'mfa_factor',
    effect: 1,
  },
  [`POST ${passkeyRestPaths.passkeys}`]: {
    prepare: async (browser) => {
      const body = await newPasskey(browser);
      return {
        write: post(passkeyRestPaths.passkeys, body),
        other: post(passkeyRestPaths.passkeys, { ...body, name: 'Phone' }),
      };
    },
    table: 'passkey',
    effect: 1,
  },
  [`DELETE ${passkeyRestPaths.passkey('x').replace('/x', '/:id')}`]: {
    prepare: async (browser) => {
      const reply = await browser.post(passkeyRestPaths.passkeys, await newPasskey(browser));
      assert.equal(reply.statusCode, 200, reply.body);
      const { passkeys } = (await browser.get(mfaRestPaths.settings)).json();
      return removal(passkeyRestPaths.passkey(passkeys[0].id));
    },
    table: 'passkey',
    effect: -1,
  },
  [`POST ${privacyRestPaths.exports}`]: {
    prepare: async () => {
      await server.deps.db.deleteFrom('account_export').execute();
      return {
        write: post(privacyRestPaths.exports, {}),
        other: post(privacyRestPaths.exports, { again: true }),
      };
    },
    table: 'account_export',
    effect: 1,
    member: true,
  },
  [`POST ${privacyRestPaths.deletion}`]: {
    prepare: async () => {
      await server.deps.db.deleteFrom('account_deletion').execute();
      return {
        write: post(privacyRestPaths.deletion, {}),
        other: post(privacyRestPaths.deletion, { again: true }),
      };
    },
    table: 'account_deletion',
    effect: 1,
    member: true,
  },
  [`DELETE ${privacyRestPaths.deletion}`]: {
    prepare: async (browser) => {
      await browser.post(privacyRestPaths.deletion, {});
      return removal(privacyRestPaths.deletion);
    },
    table: 'account_deletion',
    effect: -1,
    member: true,
  },
  [`DELETE ${mfaRestPaths.recovery}`]: {
    prepare: async () => {
      const { deps } = server;
      await deps.db
        .updateTable('factor_recovery')
        .set({ ended_at: deps.clock.now(), outcome: 'CANCELLED' })
        .where('ended_at', 'is', null)
        .execute();
      await deps.db
        .insertInto('factor_recovery')
        .values({
          recovery_id: deps.ids.next(),
          member_id: 'member-gold',
          email: 'gold@crema.test',
          asked_at: deps.clock.now(),
          started_at: deps.clock.now(),
          due_at: deps.clock.now(),
        })
        .execute();
      return removal(mfaRestPaths.recovery);
    },
    // The mail that says that the second factor stays.
    table: 'job',
    effect: 1,
    member: true,
  },
  [`POST ${mfaRestPaths.recoveryCodes}`]: {
    prepare: async (browser) => {
      await addFactor(browser);
      return {
        write: post(mfaRestPaths.recoveryCodes, {}),
        other: post(mfaRestPaths.recoveryCodes, { again: true }),
      };
    },
    table: 'mfa_recovery_code',
    effect: 0,
  },
  [`DELETE ${mfaRestPaths.factor('x').replace('/x', '/:id')}`]: {
    prepare: async (browser) => removal(mfaRestPaths.factor(await addFactor(browser))),
    table: 'mfa_factor',
    effect: -1,
  },
  [`DELETE ${mfaRestPaths.browser('x').replace('/x', '/:id')}`]: {
    prepare: async (browser) => {
      await addFactor(browser);
      const { deps } = server;
      const id = randomUUID();
      const { sessions } = (await browser.get(mfaRestPaths.sessions)).json();
      const { member_id } = await deps.db
        .selectFrom('session')
        .select('member_id')
        .where('session_id', '=', sessions[0].id)
        .executeTakeFirstOrThrow();
      const now = deps.clock.now();
      await deps.db
        .insertInto('trusted_browser')
        .values({
          browser_id: id,
          token_hash: id,
          member_id: member_id ?? '',
          device_label: '',
          last_used_at: now,
          expires_at: new Date(now.getTime() + 60_000),
        })
        .execute();
      return removal(mfaRestPaths.browser(id));
    },
    table: 'trusted_browser',
    effect: -1,
  },
  [`DELETE ${mfaRestPaths.session('x').replace('/x', '/:id')}`]: {
    prepare: async (browser) => removal(mfaRestPaths.session(await openSecond(browser))),
    table: 'session',
    effect: -1,
  },
  [`DELETE ${mfaRestPaths.sessions}`]: {
    prepare: async (browser) => {
      await openSecond(browser);
      return removal(mfaRestPaths.sessions);
    },
    table: 'session',
    effect: -1,
  },
};
const settingsCases: Readonly<Record<string, Case>> = {
  ...secondFactorCases,
  [`DELETE ${oauthRestPaths.connectedApp('x').replace('/x', '/:id')}`]: {
    prepare: async (browser) => {
      await takeTokens(server, browser, await addClient(server));
      const [app] = (await browser.get(oauthRestPaths.connectedApps)).json().apps;
      return removal(oauthRestPaths.connectedApp(app.id));
    },
    table: 'oauth_grant',
    effect: -1,
    member: true,
  },
  [`POST ${accountRestPaths.stepUp}`]: {
    prepare: async () => ({
      write: post(accountRestPaths.stepUp, { password: 'Espresso-2026' }),
      other: post(accountRestPaths.stepUp, { password: 'Espresso-2027' }),
    }),
    table: 'session',
    effect: 0,
    member: true,
  },
  [`PUT ${accountRestPaths.profile}`]: {
    prepare: async (browser) => {
      await join(browser);
      return {
        write: put(accountRestPaths.profile, memberProfile),
        other: put(accountRestPaths.profile, { ...memberProfile, firstName: 'Nour' }),
      };
    },
    table: 'member',
    effect: 0,
  },
  [`PUT ${accountRestPaths.communicationPreferences}`]: {
    prepare: async (browser) => {
      await join(browser);
      const other = { ...preferences, receiveGeneralEmailCommunications: false };
      return {
        write: put(accountRestPaths.communicationPreferences, preferences),
        other: put(accountRestPaths.communicationPreferences, other),
      };
    },
    table: 'member',
    effect: 0,
  },
  [`PUT ${accountRestPaths.password}`]: {
    prepare: async (browser) => {
      await join(browser);
      return {
        write: put(accountRestPaths.password, { newPassword: 'a kettle by the sea' }),
        other: put(accountRestPaths.password, { newPassword: 'a kettle by the lake' }),
      };
    },
    table: 'password_history',
    effect: 1,
  },
  [`POST ${accountRestPaths.emailChange}`]: {
    prepare: async (browser) => {
      await join(browser);
      return {
        write: post(accountRestPaths.emailChange, proposal('one')),
        other: post(accountRestPaths.emailChange, proposal('other')),
      };
    },
    table: 'email_change',
    effect: 1,
  },
  [`DELETE ${accountRestPaths.emailChange}`]: {
    prepare: async (browser) => {
      await join(browser);
      await browser.post(accountRestPaths.emailChange, proposal('one'));
      return {
        write: { method: 'DELETE', url: accountRestPaths.emailChange },
        other: { method: 'DELETE', url: `${accountRestPaths.emailChange}?again=true` },
      };
    },
    table: 'email_change',
    effect: -1,
  },
  [`POST ${accountRestPaths.confirmEmailChange}`]: {
    prepare: async (browser) => {
      await join(browser);
      const { emailAddress } = proposal('one');
      await browser.post(accountRestPaths.emailChange, { emailAddress });
      const { change_id } = await server.deps.db
        .selectFrom('email_change')
        .select('change_id')
        .where('new_email', '=', emailAddress)
        .executeTakeFirstOrThrow();
      return {
        write: post(accountRestPaths.confirmEmailChange, { code: changeCodeOf(server.deps, change_id) }),
        other: post(accountRestPaths.confirmEmailChange, { code: 'other' }),
      };
    },
    table: 'email_change',
    effect: -1,
  },
};

const linkPartner = async (): Promise<void> => {
  await server.deps.db.deleteFrom('member_partner_link').execute();
  const key = { memberId: 'member-gold', partner: 'marriott' } as const;
  await storeLink(server.deps, key, { accountId: randomUUID(), maskedAccount: '••••6789' });
};
const redeem = 'mutation ($promoCode: String!) { redeemPromoCode(promoCode: $promoCode) { message } }';
const rewardsCases: Readonly<Record<string, Case>> = {
  'mutation redeemPromoCode': {
    prepare: async () => {
      await server.deps.db.deleteFrom('promo_redemption').execute();
      return {
        write: mutation(redeem, { promoCode: 'WELCOME25' }),
        other: mutation(redeem, { promoCode: 'SUNRISE50' }),
      };
    },
    table: 'promo_redemption',
    effect: 1,
    member: true,
  },
  [`POST ${rewardsRestPaths.optIn}`]: {
    prepare: async () => {
      await server.deps.db.deleteFrom('offer_opt_in').execute();
      return {
        write: post(rewardsRestPaths.optIn, { offerId: 'double-stars' }),
        other: post(rewardsRestPaths.optIn, { offerId: 'winter-stars' }),
      };
    },
    table: 'offer_opt_in',
    effect: 1,
    member: true,
  },
  [`POST ${partnerRestPaths.unlink}`]: {
    prepare: async () => {
      await linkPartner();
      return {
        write: post(partnerRestPathsOf('marriott').unlink, {}),
        other: post(partnerRestPathsOf('marriott').unlink, { again: true }),
      };
    },
    table: 'member_partner_link',
    effect: -1,
    member: true,
  },
};

/** Every write of the API: REST by route, GraphQL by the name of its mutation. A new one needs a row. */
const cases: Readonly<Record<string, Case>> = {
  [`POST ${restPaths.signIn}`]: {
    prepare: async () => ({
      write: post(restPaths.signIn, signIn('Espresso-2026')),
      other: post(restPaths.signIn, signIn('Espresso-2027')),
    }),
    table: 'session',
    effect: 1,
  },
  [`POST ${restPaths.signOut}`]: {
    prepare: async () => ({
      write: { url: restPaths.signOut },
      other: post(restPaths.signOut, { everywhere: true }),
    }),
    table: 'session',
    effect: -1,
    member: true,
  },
  [`POST ${restPaths.createAccount}`]: {
    prepare: async () => {
      accounts += 1;
      return {
        write: post(restPaths.createAccount, account(`noor.${accounts}@example.com`)),
        other: post(restPaths.createAccount, account(`noor.other@example.com`)),
      };
    },
    table: 'member',
    effect: 1,
  },
  [`POST ${restPaths.favoriteStores}`]: {
    prepare: async () => ({
      write: post(restPaths.favoriteStores, { storeNumber: goodStore }),
      other: post(restPaths.favoriteStores, { storeNumber: '1002' }),
    }),
    table: 'favorite_store',
    effect: 1,
    member: true,
  },
  [`DELETE ${restPaths.favoriteStores}/:storeNumber`]: {
    prepare: async (browser) => {
      await browser.post(restPaths.favoriteStores, { storeNumber: goodStore });
      return {
        write: { method: 'DELETE', url: `${restPaths.favoriteStores}/${goodStore}` },
        other: { method: 'DELETE', url: `${restPaths.favoriteStores}/1002` },
      };
    },
    table: 'favorite_store',
    effect: -1,
    member: true,
  },
  'mutation priceOrder': {
    prepare: priced(documents.priceOrder),
    table: 'priced_order',
    effect: 1,
    member: true,
  },
  'mutation priceOrderGuest': {
    prepare: priced(documents.priceOrderGuest),
    table: 'priced_order',
    effect: 1,
  },
  'mutation submitOrder': {
    prepare: (browser) => paid(browser, false),
    table: 'orders',
    effect: 1,
    member: true,
  },
  'mutation submitOrderGuest': { prepare: (browser) => paid(browser, true), table: 'orders', effect: 1 },
  'mutation addFavoriteProduct': {
    prepare: async () => ({
      write: mutation(addFavorite, { item: toItem({ sku: latte }) }),
      other: mutation(addFavorite, { item: toItem({ sku: '2010-hot-small' }) }),
    }),
    table: 'favorite_product',
    effect: 1,
    member: true,
  },
  'mutation deleteFavoriteProduct': {
    prepare: async (browser) => {
      const { data } = await browser.graphql(addFavorite, { item: toItem({ sku: latte }) });
      const { id } = data.addFavoriteProduct;
      return { write: mutation(removeFavorite, { id }), other: mutation(removeFavorite, { id: 'another' }) };
    },
    table: 'favorite_product',
    effect: -1,
    member: true,
  },
  'mutation saveMemberCart': {
    prepare: async () => ({
      write: mutation(saveCart, { items: [{ quantity: 1, ...toItem({ sku: latte }) }] }),
      other: mutation(saveCart, { items: [] }),
    }),
    table: 'member_cart',
    effect: 1,
    member: true,
  },
  'mutation cancelOrderPayment': {
    prepare: async (browser) => {
      const { orderId, totalMinor } = await priceLatte(browser);
      const token = await takeToken(server.deps, '4000000000003220');
      const tenders = [{ id: token, tender: 'CARD', amountMinor: totalMinor }];
      await browser.graphql(documents.submitOrder, { subInp: { orderId, storeNumber: goodStore, tenders } });
      return { write: mutation(giveUp, { orderId }), other: mutation(giveUp, { orderId: 'another' }) };
    },
    table: 'order_payment',
    effect: 0,
    member: true,
  },
  'mutation cancelOrder': {
    prepare: async (browser) => {
      const { orderId, totalMinor } = await priceLatte(browser);
      await browser.graphql(documents.submitOrder, { subInp: payBySvc(orderId, totalMinor) });
      return { write: mutation(cancel, { orderId }), other: mutation(cancel, { orderId: 'another' }) };
    },
    table: 'order_void',
    effect: 1,
    member: true,
  },
  'mutation changeTip': {
    prepare: async (browser) => {
      const { orderId, totalMinor } = await priceLatte(browser);
      await browser.graphql(documents.submitOrder, { subInp: payBySvc(orderId, totalMinor) });
      return { write: mutation(tip, { orderId, tip: 100 }), other: mutation(tip, { orderId, tip: 200 }) };
    },
    table: 'svc_ledger',
    effect: 1,
    member: true,
  },
  [`PUT ${historyRestPaths.tip('x').replace('/x/', '/:id/')}`]: {
    prepare: async (browser) => {
      const { orderId, totalMinor } = await priceLatte(browser);
      await browser.graphql(documents.submitOrder, { subInp: payBySvc(orderId, totalMinor) });
      const url = historyRestPaths.tip(`order.${orderId}`);
      return { write: put(url, { amountMinor: 100 }), other: put(url, { amountMinor: 200 }) };
    },
    table: 'svc_ledger',
    effect: 1,
    member: true,
  },
  [`DELETE ${historyRestPaths.tip('x').replace('/x/', '/:id/')}`]: {
    prepare: async (browser) => {
      const { orderId, totalMinor } = await priceLatte(browser);
      const paid = payBySvc(orderId, totalMinor + 100, { tipAmountMinor: 100 });
      await browser.graphql(documents.submitOrder, { subInp: paid });
      return removal(historyRestPaths.tip(`order.${orderId}`));
    },
    table: 'svc_ledger',
    effect: 1,
    member: true,
  },
  'mutation createCustomerArrival': {
    prepare: async (browser) => {
      const { orderId, totalMinor } = await priceLatte(browser, true, { collectionType: 'CX' });
      const subInp = payByCard(orderId, totalMinor, await takeToken(server.deps), { guest: guestContact });
      const { data } = await browser.graphql(documents.submitOrderGuest, { subInp });
      const { orderToken } = data.submitOrderGuest;
      const input = { pickUpOption: 'CX', storeNumber: goodStore, orderToken, displayName: 'Ada' };
      return {
        write: mutation(arrive, { input: { ...input, stallNumber: 2 } }),
        other: mutation(arrive, { input: { ...input, stallNumber: 3 } }),
      };
    },
    table: 'order_arrival',
    effect: 1,
  },
  [`POST ${restPaths.sendEmailConfirmation}`]: {
    prepare: async () => ({
      write: post(restPaths.sendEmailConfirmation, {}),
      other: post(restPaths.sendEmailConfirmation, { again: true }),
    }),
    table: 'session',
    effect: 0,
    member: true,
  },
  ...walletCases,
  ...giftCases,
  ...settingsCases,
  ...feedCases,
  ...rewardsCases,
};

const clock = createTestClock();
before(async () => {
  server = await startTestApp({
    clock,
    modules: [recorder, ...modules],
    pause: (ms) => wait(ms),
    overrides: { flags: { enableMfaFeatures: true } },
  });
});
after(() => server.stop());

const count = async (table: Case['table']): Promise<number> => {
  const { n } = await server.deps.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
};
/** Sends with the browser's present cookies, and stores none: as if no reply had arrived. */
const sender = (browser: TestBrowser) => {
  const cookies = Object.fromEntries(browser.cookies);
  return ({ method = 'POST', url, body }: Write, key: string) =>
    server.app.inject({
      method,
      url,
      headers: {
        ...ownPage,
        [idempotencyHeader]: key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      cookies,
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    });
};
const codeOf = (reply: LightMyRequestResponse): string | undefined => {
  const body = reply.json();
  return body.error?.code ?? body.errors?.[0]?.extensions.code;
};
const setup = async ({ member = false, prepare }: Case) => {
  // Limits by the hour do not add up over the cases.
  clock.advance(61 * 60_000);
  const browser = openBrowser(server.app);
  const [name, value = ''] = visitorCookie(server.deps, randomUUID().replaceAll('-', '').slice(0, 22)).split(
    '=',
  );
  browser.cookies.set(name ?? '', decodeURIComponent(value));
  if (member) await browser.signIn('gold');
  for (const table of ['favorite_store', 'favorite_product', 'member_cart', 'paypal_approval'] as const)
    await server.deps.db.deleteFrom(table).execute();
  const writes = await prepare(browser);
  return { ...writes, send: sender(browser) };
};
const essence = ({ statusCode, body, cookies }: LightMyRequestResponse) => ({ statusCode, body, cookies });

describe('idempotency keys, D-164', () => {
  it('are covered by a case for every write of REST and GraphQL, or ignored for a stated reason', async () => {
    const composition = await startCompositionApp(undefined, { modules: [recorder] });
    await composition.stop();
    const mutations = readSchema().getType('Mutation');
    assert.ok(isObjectType(mutations));
    const writes = [
      ...[...routes].filter(
        ([route, reason]) => reason === undefined && route !== `POST ${restPaths.graphql}`,
      ),
      ...Object.keys(mutations.getFields()).map((name) => [`mutation ${name}`]),
    ].map(([name]) => name);
    assert.deepEqual(writes.toSorted(), Object.keys(cases).toSorted());
    for (const [route, reason] of routes) assert.notEqual(reason, '', route);
  });

  it('are ignored by the writes of the vault and of the simulated partner, for a stated reason', async () => {
    const writes = await readWritesBeside(() => createVault(server.deps));
    assert.deepEqual([...writes.keys()].toSorted(), [
      'POST /bank/:key/:decision',
      'POST /paypal/:key/:answer',
      'POST /tokens',
    ]);
    const ofPartner = await readWritesBeside(() =>
      createPartnerSimulator(server.deps, 'http://localhost:3002'),
    );
    assert.deepEqual([...ofPartner.keys()], ['POST /link/:partner/:answer']);
    for (const [route, reason] of [...writes, ...ofPartner]) assert.ok(reason, route);
  });

  for (const [name, row] of Object.entries(cases)) {
    it(`${name}: the same key and request get the same reply, another request is IDEMPOTENCY_CONFLICT`, async () => {
      const { write, other, send } = await setup(row);
      const key = randomUUID();
      const earlier = await count(row.table);
      const first = await send(write, key);
      assert.ok(first.statusCode < 300 && !first.body.includes('"errors"'), first.body);
      const second = await send(write, key);
      assert.deepEqual(essence(second), essence(first));
      assert.equal(second.headers[replayHeader], 'true');
      const conflict = await send(other, key);
      assert.deepEqual(
        [codeOf(conflict), conflict.headers[replayHeader]],
        ['IDEMPOTENCY_CONFLICT', undefined],
      );
      assert.equal((await count(row.table)) - earlier, row.effect);
    });

    it(`${name}: parallel duplicates have one effect and one reply`, async () => {
      const { write, send } = await setup(row);
      const key = randomUUID();
      const earlier = await count(row.table);
      const replies = await Promise.all(Array.from({ length: 4 }, () => send(write, key)));
      for (const reply of replies) assert.deepEqual(essence(reply), essence(replies[0] ?? reply));
      assert.equal(replies.filter(({ headers }) => headers[replayHeader] === 'true').length, 3);
      assert.equal((await count(row.table)) - earlier, row.effect);
    });
  }

  const favorite = cases[`POST ${restPaths.favoriteStores}`];
  assert.ok(favorite);

  it('belong to one visitor: the same key of another visitor is another key', async () => {
    const row = cases['mutation priceOrderGuest'];
    assert.ok(row);
    const [one, two] = [await setup(row), await setup(row)];
    const key = randomUUID();
    const first = await one.send(one.write, key);
    const second = await two.send(two.other, key);
    assert.equal(second.headers[replayHeader], undefined);
    assert.notEqual(second.json().data.priceOrderGuest.orderId, first.json().data.priceOrderGuest.orderId);
  });

  it('must have the form of a key', async () => {
    const { write, send } = await setup(favorite);
    for (const key of ['short', 'x'.repeat(65), 'with a space'])
      assert.deepEqual(
        [codeOf(await send(write, key)), (await send(write, key)).statusCode],
        ['VALIDATION', 400],
      );
  });

  it('do not keep a failure that a second try may not meet', async () => {
    const { write, send } = await setup({ ...favorite, member: false });
    const key = randomUUID();
    for (let n = 0; n < 2; n += 1) {
      const reply = await send(write, key);
      assert.deepEqual([reply.statusCode, reply.headers[replayHeader]], [401, undefined]);
    }
  });

  it('are taken over 30 s after a process crashed in the midst of the write, and expire after a day', async () => {
    const { write, send } = await setup(favorite);
    const key = randomUUID();
    await send(write, key);
    const rows = () => server.deps.db.selectFrom('idempotent_write').selectAll().execute();
    await server.deps.db
      .updateTable('idempotent_write')
      .set({ reply: null })
      .where('lease_until', '>', clock.now())
      .execute();
    clock.advance(31_000);
    assert.equal((await send(write, key)).headers[replayHeader], undefined);
    assert.equal((await send(write, key)).headers[replayHeader], 'true');
    clock.advance(25 * 60 * 60_000);
    await runDueJobs(server.deps, [sweepSessions]);
    await sweepSessions.run({ payload: {} } as never, server.deps);
    assert.deepEqual(await rows(), []);
  });

  it('are stored without what they protect: no key, password, cookie or personal data in the table', async () => {
    const row = cases[`POST ${restPaths.createAccount}`];
    assert.ok(row);
    const { write, send } = await setup(row);
    const key = randomUUID();
    const reply = await send(write, key);
    const [cookie] = reply.cookies;
    const table = JSON.stringify(await server.deps.db.selectFrom('idempotent_write').selectAll().execute());
    for (const secret of [key, 'copper kettle march', 'example.com', cookie?.value ?? '', 'Noor'])
      assert.equal(table.includes(secret), false, secret);
  });
});
