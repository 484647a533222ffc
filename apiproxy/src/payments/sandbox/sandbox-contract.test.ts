import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { money, restPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { takeToken } from '../../testing/ordering-kit.ts';
import { describePaymentProvider } from '../../testing/payment-provider/payment-provider-contract.ts';
import type { CardReaction } from '../../testing/payment-provider/provider-under-test.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { captureLess, chargeBack, failRefund, returnChargeback } from './sandbox-chargebacks.ts';
import { applyWebhook } from '../webhooks/apply-webhook.job.ts';
import { createVault } from '../vault/create-vault.ts';
import { decidePending, pendingMs, sendWebhook, signatureHeader } from './sandbox.jobs.ts';
import { signWebhook } from './webhook-signature.ts';

const cards: Readonly<Record<CardReaction, string>> = {
  approves: '4242424242424242',
  declines: '4000000000000002',
  challenges: '4000000000003220',
  redirects: '4000000000003063',
  pends: '4000000000000077',
};
const webhooksOf = async ({ deps }: TestApp) => {
  const jobs = await deps.db
    .selectFrom('job')
    .select('payload')
    .where('topic', '=', sendWebhook.topic)
    .orderBy('id')
    .execute();
  return jobs.map(({ payload }) => {
    const { body } = payload as { readonly body: string };
    return { body, signature: signWebhook(deps, body) };
  });
};
/** The customer presses a button on the bank's page, on the vault's origin. */
const actAt = async ({ deps }: TestApp, url: string, isApproved: boolean) => {
  const vault = createVault(deps);
  const { pathname, origin } = new URL(url);
  assert.equal(origin, deps.vaultOrigin);
  const page = await vault.inject({ url: pathname });
  const reply = await vault.inject({
    method: 'POST',
    url: `${pathname}/${isApproved ? 'approve' : 'decline'}`,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  await vault.close();
  if (page.statusCode !== 200 || reply.statusCode >= 400)
    throw new Error(`the bank answered ${reply.statusCode}`);
  return reply;
};

describePaymentProvider('the sandbox', async () => {
  const clock = createTestClock();
  const test = await startTestApp({ clock });
  return {
    provider: test.deps.payments,
    takeToken: (reaction) => takeToken(test.deps, cards[reaction]),
    act: async (url, isApproved) => void (await actAt(test, url, isApproved)),
    settle: async () => {
      clock.advance(pendingMs + 1000);
      await runDueJobs(test.deps, [decidePending]);
    },
    webhooks: () => webhooksOf(test),
    chargeBack: (reference, taken) => chargeBack(test.deps, reference, taken),
    captureLess: (reference, taken) => captureLess(test.deps, reference, taken),
    returnChargeback: (chargebackId) => returnChargeback(test.deps, chargebackId),
    failRefund: (refundId) => failRefund(test.deps, refundId),
    passTime: clock.advance,
    stop: test.stop,
  };
});

describe('the webhook of the payment provider', () => {
  let test: TestApp;
  const authorised = async (reaction: CardReaction) => {
    const result = await test.deps.payments.authorise({
      reference: `webhook-${reaction}`,
      purpose: 'gift',
      subject: 'gift-1',
      source: { kind: 'token', token: await takeToken(test.deps, cards[reaction]) },
      amount: money(500, 'USD'),
      returnUrl: `${test.deps.publicOrigin}/gift?paid=1`,
    });
    assert.ok(result.outcome === 'action-required');
    return result.action.url;
  };
  const post = (body: string, signature?: string, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: restPaths.paymentWebhook,
      headers: {
        'content-type': 'application/json',
        ...(signature && { [signatureHeader]: signature }),
        ...headers,
      },
      payload: body,
    });
  const events = () => test.deps.db.selectFrom('payment_event').selectAll().execute();
  before(async () => {
    test = await startTestApp();
  });
  after(() => test.stop());

  it('sends the customer back to the shop after a redirect', async () => {
    const reply = await actAt(test, await authorised('redirects'), true);
    assert.deepEqual(
      [reply.statusCode, reply.headers.location],
      [303, `${test.deps.publicOrigin}/gift?paid=1`],
    );
  });

  it('refuses a body that the provider has not signed, and a browser', async () => {
    const [webhook] = await webhooksOf(test);
    assert.ok(webhook);
    const { body, signature } = webhook;
    for (const [sent, by] of [
      [body, undefined],
      [body, 't=1,v1=x'],
      [body.replace('gift-1', 'gift-2'), signature],
    ] as const)
      assert.equal((await post(sent, by)).statusCode, 401);
    assert.equal((await post(body, signature, ownPage)).statusCode, 403);
    assert.deepEqual(await events(), []);
  });

  it('is delivered over HTTP by the job, and stored once however often it arrives', async () => {
    const shop = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', async () => {
        const body = Buffer.concat(chunks).toString();
        const reply = await post(body, String(request.headers[signatureHeader]));
        response.writeHead(reply.statusCode).end();
      });
    });
    await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
    const publicOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
    const deps = { ...test.deps, publicOrigin };
    await runDueJobs(deps, [sendWebhook]);
    shop.close();
    await runDueJobs(deps, [applyWebhook]);
    const [webhook] = await webhooksOf(test);
    assert.ok(webhook);
    const replies = await Promise.all([1, 2, 3].map(() => post(webhook.body, webhook.signature)));
    assert.deepEqual(
      replies.map(({ statusCode }) => statusCode),
      [204, 204, 204],
    );
    const [event, ...more] = await events();
    assert.deepEqual(
      [event?.type, event?.reference, event?.purpose, event?.subject, more],
      ['payment.authorised', 'webhook-redirects', 'gift', 'gift-1', []],
    );
  });
});
