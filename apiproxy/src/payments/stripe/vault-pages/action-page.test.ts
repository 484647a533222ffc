import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { startStripeTest, type StripeTest } from '../../../testing/stripe-double/stripe-kit.ts';
import { createVault } from '../../vault/create-vault.ts';
import { stateAfter } from './browser/action-result.js';

describe('the page of the bank’s question', () => {
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
  const read = (url: string, language = 'en-US') =>
    vault.inject({ url, headers: { 'accept-language': language } });

  it('has neither the client secret nor the key in it, before and after the answer, D-98', async () => {
    const result = await test.provider.authorise({
      reference: 'page-1',
      purpose: 'order',
      subject: 'order-1',
      source: { kind: 'token', token: test.double.takeCard('pm_card_authenticationRequired') },
      amount: money(700, 'USD'),
      returnUrl: `${test.deps.publicOrigin}/menu/cart`,
    });
    assert.ok(result.outcome === 'action-required');
    const { pathname } = new URL(result.action.url);
    const [intent] = test.double.state.intents.values();
    const secret = intent?.client_secret ?? '';
    assert.match(secret, /^pi_/);
    const open = await read(pathname);
    test.double.answer(secret, true);
    for (const { statusCode, headers, body } of [open, await read(pathname)]) {
      assert.deepEqual([statusCode, headers['cache-control']], [200, 'no-store']);
      assert.ok(!body.includes(secret) && !body.includes(pathname.split('/').at(-1) ?? ''));
      assert.ok(!JSON.stringify(headers).includes(secret));
    }
    const log = test.test.logLines.join('\n');
    assert.ok(!log.includes(secret) && !log.includes(pathname.split('/').at(-1) ?? ''));
  });

  it('speaks the languages of the shop, and opens only in a page of ours, D-98', async () => {
    for (const [language, text] of [
      ['en-US', 'We’re asking your bank.'],
      ['en-CA', 'We’re asking your bank.'],
      ['fr-CA', 'Nous consultons votre banque.'],
    ] as const) {
      const { body, headers } = await read('/stripe/action/x', language);
      assert.ok(body.includes(`<html lang="${language}"`) && body.includes(text), language);
      assert.match(String(headers['content-security-policy']), /frame-ancestors http:\/\/localhost:3000$/);
    }
  });

  it('has the theme of the page around it', async () => {
    for (const [query, theme] of [
      ['', 'light'],
      ['?theme=dark', 'dark'],
      ['?theme="><script>', 'light'],
    ])
      assert.ok((await read(`/stripe/action/x${query}`)).body.includes(` data-theme="${theme}"`), query);
  });

  it('has the language of our page around it, which its URL names', async () => {
    const { body } = await read('/stripe/action/x?locale=fr-CA', 'en-US');
    assert.ok(body.includes('<html lang="fr-CA"'));
    assert.ok((await read('/stripe/action/x?locale=%22%3E', 'en-US')).body.includes('<html lang="en-US"'));
  });

  for (const [state, because, error] of [
    ['done', 'the customer approved', undefined],
    [
      'declined',
      'the customer failed',
      { type: 'card_error', code: 'payment_intent_authentication_failure' },
    ],
    [
      'declined',
      'the customer failed',
      { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' },
    ],
    [
      'over',
      'another page had the answer',
      { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' },
    ],
    ['failed', 'the network failed', { type: 'api_connection_error' }],
    ['failed', 'Stripe failed', { type: 'api_error' }],
  ] as const)
    it(`shows ${state} because ${because}, D-98`, () => assert.equal(stateAfter(error), state));
});
