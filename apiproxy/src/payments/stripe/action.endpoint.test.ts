import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { inspect } from 'node:util';
import { money } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Stripe } from 'stripe';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import { nextRequests } from '../../testing/stripe-double/faults.ts';
import { openBrowser } from '../../testing/browser.ts';
import { createVault } from '../vault/create-vault.ts';
import { createStoringKey } from '../vault/storing-key.ts';
import { unknownResult } from './stripe-errors.ts';

describe('the bank’s question about a payment by Stripe', () => {
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
  let members = 0;
  const newKey = () =>
    createStoringKey(test.deps, {
      memberId: `member-${(members += 1)}`,
      sender: { ip: '10.0.0.1', sessionId: undefined },
    });
  const begin = (key: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    vault.inject({ method: 'POST', url: '/stripe/setup', headers, payload: { key } });
  const returnUrl = () => `${test.deps.publicOrigin}/menu/cart?paid=1`;
  const payingWith = async (reference: string, card: Parameters<StripeTest['double']['takeCard']>[0]) => {
    const result = await test.provider.authorise({
      reference,
      purpose: 'order',
      subject: 'order-1',
      source: { kind: 'token', token: test.double.takeCard(card) },
      amount: money(700, 'USD'),
      returnUrl: returnUrl(),
    });
    assert.ok(result.outcome === 'action-required');
    return result.action;
  };
  const asks = (key: string, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
    vault.inject({ method: 'POST', url: '/stripe/action', headers, payload: { key } });
  const intentOf = async (reference: string) => {
    const { intent_id } = await test.deps.db
      .selectFrom('stripe_payment')
      .select('intent_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const intent = test.double.state.intents.get(intent_id ?? '');
    assert.ok(intent?.client_secret);
    return { ...intent, client_secret: intent.client_secret };
  };

  it('gives its secret only to the page that has the key, until the question is answered, PAY-005', async () => {
    const { kind, url } = await payingWith('ask-1', 'pm_card_authenticationRequired');
    const { origin, pathname } = new URL(url);
    const [, key = ''] = /^\/stripe\/action\/([\w-]{32})$/.exec(pathname) ?? [];
    assert.deepEqual([kind, origin, key.length], ['challenge', test.deps.vaultOrigin, 32]);
    const { client_secret: secret } = await intentOf('ask-1');
    const reply = await asks(key);
    assert.deepEqual(
      [reply.statusCode, reply.json(), reply.headers['cache-control']],
      [200, { clientSecret: secret }, 'no-store'],
    );
    for (const wrong of ['', 'x', key.slice(1), `${key}x`, secret])
      assert.ok([400, 404].includes((await asks(wrong)).statusCode), wrong);
    assert.equal((await asks(key, { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    assert.equal((await vault.inject({ url: `/stripe/action?key=${key}` })).statusCode, 404);
    test.double.answer(secret, true);
    assert.equal((await asks(key)).statusCode, 404);
  });

  it('returns from a redirect to our page without Stripe’s query, PAY-005', async () => {
    const { kind, url } = await payingWith('ask-2', { type: 'paypal', brand: 'paypal', last4: '' });
    assert.equal(kind, 'redirect');
    assert.ok(url.startsWith(test.double.url), 'Stripe’s own page');
    const { next_action, client_secret } = await intentOf('ask-2');
    const back = new URL(next_action?.redirect_to_url?.return_url ?? '');
    assert.equal(back.origin, test.deps.vaultOrigin);
    const reply = await vault.inject({
      url: `${back.pathname}?payment_intent=pi_1&payment_intent_client_secret=${client_secret}&redirect_status=succeeded`,
    });
    assert.deepEqual([reply.statusCode, reply.headers.location], [303, returnUrl()]);
    assert.equal(reply.headers['referrer-policy'], 'no-referrer');
    assert.equal((await vault.inject({ url: '/stripe/return/unknown' })).statusCode, 404);
  });

  it('gives each card to be stored a SetupIntent of its own, 30 in 15 minutes, which a member stores once it is confirmed, PAY-005', async () => {
    assert.equal((await begin(await newKey(), { 'sec-fetch-site': 'cross-site' })).statusCode, 403);
    const { clientSecret } = (await begin(await newKey())).json<{ clientSecret: string }>();
    const method = test.double.takeCard('pm_card_authenticationRequired');
    test.double.confirmSetup(clientSecret, method);
    const [id = ''] = clientSecret.split('_secret_');
    const setup = test.double.state.setups.get(id);
    assert.deepEqual(
      [setup?.status, setup?.customer, setup?.usage],
      ['requires_action', null, 'off_session'],
    );
    test.double.answer(clientSecret, true);
    const stored = await test.provider.storeInstrument({ reference: 'setup-1', token: id, ownerId: 'ada' });
    assert.ok(stored.ok && stored.instrument.instrumentId === method);
    const secrets = new Set([clientSecret]);
    for (let count = 1; count < 30; count += 1)
      secrets.add((await begin(await newKey())).json().clientSecret);
    assert.equal(secrets.size, 30);
    assert.equal((await begin(await newKey())).statusCode, 429);
    assert.ok(!test.test.logLines.join('\n').includes(clientSecret));
  });

  it('gives a SetupIntent for a key that is ours, young and used for the first time, of which a member and a session get 10 in 15 minutes, PAY-008', async () => {
    test.clock.advance(60 * 60_000);
    const created = () => [...test.double.state.setups].length;
    const key = await newKey();
    const before = created();
    const signature = key.split('.').at(-1);
    const forged = ['', 'x', `${key}x`, key.replace(/^\d/, '9'), key.slice(0, -1), `.x.${signature}`];
    for (const wrong of forged) assert.equal((await begin(wrong)).statusCode, 401, wrong);
    test.clock.advance(5 * 60_000);
    assert.equal((await begin(key)).statusCode, 401, 'too old');
    const young = await newKey();
    const together = await Promise.all([begin(young), begin(young)]);
    assert.deepEqual(together.map(({ statusCode }) => statusCode).toSorted(), [200, 401]);
    assert.equal(created() - before, 1);
    const member = openBrowser(test.test.app);
    await member.signIn('gold');
    const ask = () => member.graphql('mutation { createStoringKey }');
    for (let count = 0; count < 10; count += 1) assert.equal((await ask()).errors, undefined);
    assert.equal((await ask()).errors?.[0]?.extensions.code, 'TOO_MANY_REQUESTS');
    const again = openBrowser(test.test.app);
    await again.signIn('gold');
    const inOtherSession = await again.graphql('mutation { createStoringKey }');
    assert.equal(inOtherSession.errors?.[0]?.extensions.code, 'TOO_MANY_REQUESTS', 'another session');
    const guest = await openBrowser(test.test.app).graphql('mutation { createStoringKey }');
    assert.equal(guest.errors?.[0]?.extensions.code, 'UNAUTHENTICATED');
  });

  it('has no client secret in an error that is logged, although Stripe’s errors contain the payment', async () => {
    const { client_secret: secret, ...intent } = await intentOf('ask-1');
    const raw = {
      type: 'card_error' as const,
      message: 'Declined.',
      payment_intent: { ...intent, client_secret: secret },
    };
    const original = new Stripe.errors.StripeCardError(raw);
    const error = unknownResult('ask-1', original);
    assert.ok(error instanceof Error && inspect(original, { depth: 9 }).includes(secret));
    assert.ok(!inspect(error, { depth: 9 }).includes(secret));
  });

  it('writes no client secret and no key of the account into a log, also when Stripe fails', async () => {
    const { url } = await payingWith('ask-3', 'pm_card_authenticationRequired');
    const key = url.split('/').at(-1) ?? '';
    await asks(key);
    test.double.setFaults(nextRequests(/payment_intents/, { kind: 'error-after' }, 10));
    assert.equal((await asks(key)).statusCode, 500);
    await assert.rejects(test.provider.find('ask-3'));
    test.double.setFaults(() => undefined);
    const secrets = [...test.double.state.intents.values()].map(({ client_secret }) => client_secret ?? '');
    assert.ok(secrets.length >= 3);
    const log = test.test.logLines.join('\n');
    for (const secret of [...secrets, test.double.secretKey, test.double.webhookSecret, key])
      assert.ok(!log.includes(secret), `the log contains ${secret.slice(0, 8)}…`);
  });
});
