import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import { createVault } from '../../vault/create-vault.ts';
import { cardMessagesIn } from '../../vault/browser/card-messages.js';
import { billingDetailsOf } from './browser/billing-details.js';
import { findFieldErrors, refusalOf } from './browser/field-errors.js';

describe('the card form of Stripe', () => {
  let test: StripeTest;
  let vault: FastifyInstance;
  before(async () => {
    test = await startStripeTest();
    vault = createVault(test.deps);
    await vault.ready();
  });
  after(async () => {
    await vault.close();
    await test.stop();
  });
  const policyOf = async (app: FastifyInstance, url: string) =>
    String((await app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy']);

  it('has no input for a number, a date or a code, and no secret key, PAY-004, CRD-052', async () => {
    const { body } = await vault.inject('/card-form');
    const inputs = [...body.matchAll(/<input id="(\w+)"/g)].map(([, id]) => id);
    const elements = [...body.matchAll(/<div id="(\w+)" class="element">/g)].map(([, id]) => id);
    assert.deepEqual([inputs, elements], [['postalCode'], ['number', 'expiry', 'code']]);
    assert.match(body, /data-publishable-key="pk_test_double"/);
    assert.match(body, /data-token-max-age="300000"/);
    assert.ok(!body.includes(test.double.secretKey) && !body.includes(test.double.webhookSecret));
    assert.equal(
      (await vault.inject({ method: 'POST', url: '/tokens', headers: { 'sec-fetch-site': 'same-origin' } }))
        .statusCode,
      404,
    );
  });

  it('and the wallets and the bank’s question have their files from the vault, and import no other one', async () => {
    const pages = await Promise.all(
      ['/card-form', '/wallets', '/stripe/action/x'].map((url) => vault.inject(url)),
    );
    const open = pages.flatMap(({ body }) =>
      [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? ''),
    );
    const seen = new Set(['/stripe-js.js', ...open]);
    for (const url of seen) {
      const reply = await vault.inject(url);
      assert.equal(reply.statusCode, 200, url);
      for (const [, path = ''] of reply.body.matchAll(/^(?:import .*|\}) from '([^']+)';$/gm))
        seen.add(new URL(path, `http://vault${url}`).pathname);
    }
    for (const url of [
      '/vault/browser/card-form.js',
      '/action-result.js',
      '/store-card.js',
      '/wallet-rules.js',
    ])
      assert.ok(seen.has(url), [...seen].join());
  });

  it('and the wallets and the bank’s question are the only pages whose policy names Stripe: its script, its fields and its server, PAY-004, CRD-052', async () => {
    const policy = await policyOf(vault, '/card-form');
    assert.equal(
      policy,
      "default-src 'none'; script-src 'self' https://js.stripe.com https://*.js.stripe.com; style-src 'self'; font-src 'self'; connect-src 'self' https://api.stripe.com; frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com; form-action 'none'; base-uri 'none'; frame-ancestors http://localhost:3000",
    );
    for (const url of ['/wallets', '/stripe/action/x']) assert.equal(await policyOf(vault, url), policy, url);
    for (const url of ['/nothing', '/card-form.js', '/wallets.js', '/stripe-js.js', '/stripe/return/x'])
      assert.doesNotMatch(await policyOf(vault, url), /stripe\.com/, url);
    for (const url of ['/', '/menu', '/menu/cart', '/account', '/gift', '/nothing', '/api/nothing'])
      assert.doesNotMatch(await policyOf(test.test.app, url), /stripe\.com/, url);
  });

  it('may open no wallet: only the wallets’ page passes the permission to Stripe’s frames', async () => {
    const permissionOf = async (url: string) =>
      /payment=\([^)]*\)/.exec(String((await vault.inject(url)).headers['permissions-policy']))?.[0];
    assert.equal(await permissionOf('/card-form'), 'payment=(self)');
    assert.equal(
      await permissionOf('/wallets'),
      'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
    );
  });
});

it('a card at Stripe has the postal code, and the name and billing address that the page knows, ORD-123', () => {
  const address = {
    addressLine1: '1 rue Noire',
    addressLine2: '',
    city: 'Montréal',
    country: 'CA',
    countrySubdivision: 'QC',
    postalCode: 'H2X 1Y4',
  };
  assert.deepEqual(billingDetailsOf({ postalCode: '60601' }), { address: { postal_code: '60601' } });
  assert.deepEqual(billingDetailsOf({ postalCode: 'H2X 1Y4', name: 'Noor', address }), {
    address: {
      postal_code: 'H2X 1Y4',
      line1: '1 rue Noire',
      city: 'Montréal',
      state: 'QC',
      country: 'CA',
    },
    name: 'Noor',
  });
});

describe('a report of Stripe’s fields', () => {
  const complete = { empty: false, complete: true };
  const good = { number: complete, expiry: complete, code: complete };
  const errorsOf = (elements: Partial<typeof good>, postalCode = '60601') =>
    findFieldErrors({
      elements: { ...good, ...elements },
      postalCode,
      isPostalCode: (text) => text === '60601',
    });
  const wrong = (code: string) => ({ empty: false, complete: false, error: { code } });

  for (const [field, code, error] of [
    ['number', 'incomplete_number', 'number-invalid'],
    ['number', 'invalid_number', 'number-invalid'],
    ['expiry', 'incomplete_expiry', 'expiry-invalid'],
    ['expiry', 'invalid_expiry_year_past', 'expiry-past'],
    ['expiry', 'invalid_expiry_month_past', 'expiry-past'],
    ['code', 'incomplete_cvc', 'code-invalid'],
    ['code', 'a_new_code', 'code-invalid'],
    ['number', 'constructor', 'number-invalid'],
  ] as const)
    it(`${code} is our error ${error}, CRD-052`, () => {
      assert.deepEqual(errorsOf({ [field]: wrong(code) }), { [field]: error });
      for (const locale of ['en-US', 'fr-CA']) assert.ok(cardMessagesIn(locale).errors[error]);
    });

  it('of empty and of half-filled fields is an error, and of complete ones is none', () => {
    const empty = { empty: true, complete: false };
    assert.deepEqual(errorsOf({ number: empty, expiry: empty, code: empty }, ''), {
      number: 'number-required',
      expiry: 'expiry-required',
      code: 'code-required',
      postalCode: 'postal-required',
    });
    assert.deepEqual(errorsOf({ code: { empty: false, complete: false } }), { code: 'code-invalid' });
    assert.deepEqual(errorsOf({}, '9'), { postalCode: 'postal-invalid' });
    assert.deepEqual(errorsOf({}), {});
  });

  for (const [because, error, refusal] of [
    [
      'a field is wrong',
      { type: 'card_error', code: 'incorrect_number' },
      ['VALIDATION', { number: 'number-invalid' }],
    ],
    ['the card is declined', { type: 'card_error', code: 'card_declined' }, ['PAYMENT_DECLINED', {}]],
    [
      'the customer fails the bank’s question or closes it',
      { type: 'invalid_request_error', code: 'setup_intent_authentication_failure' },
      ['PAYMENT_REVIEW', {}],
    ],
    ['the network fails', { type: 'api_connection_error' }, ['PAYMENT_PROVIDER_DOWN', {}]],
    ['the key is wrong', { type: 'invalid_request_error' }, ['PAYMENT_PROVIDER_DOWN', {}]],
  ] as const)
    it(`is refused with ${refusal[0]} if ${because}`, () => {
      const { code, errors } = refusalOf(error);
      assert.deepEqual([code, errors], refusal);
    });
});
