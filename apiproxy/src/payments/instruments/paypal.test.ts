import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, refuse, storeCard, succeed, walletQueries } from '../../testing/cards-kit.ts';
import { documents, goodStore, priceLatte } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVault } from '../vault/create-vault.ts';
import { approvalMs } from './paypal.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');

describe('a PayPal account', () => {
  const clock = createTestClock();
  let test: TestApp;
  let vault: FastifyInstance;
  let member: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    vault = createVault(test.deps);
  });
  after(async () => {
    await vault.close();
    await test.stop();
  });
  beforeEach(async () => {
    clock.advance(60 * 60_000);
    member = openBrowser(test.app);
    await member.signIn('green');
  });
  const list = async (browser = member) =>
    (await browser.graphql(walletQueries.instruments)).data.user.paymentInstruments;
  const begin = async (more: object = {}) =>
    succeed(member, 'startPayPal', { input: { requestId: newRequest(), ...more } });
  const pathOf = (url: string) => new URL(url).pathname;
  const answer = (url: string, way: 'agree' | 'cancel' | 'fail', email = 'noor@example.com') =>
    vault.inject({
      method: 'POST',
      url: `${pathOf(url)}/${way}`,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email }).toString(),
    });
  const finish = (id: string, browser = member) => succeed(browser, 'finishPayPal', { id });
  const add = async (email?: string, more?: object): Promise<string> => {
    const { approvalId, url } = await begin(more);
    await answer(url, 'agree', email);
    return (await finish(approvalId)).paymentInstrument.paymentMethodId;
  };
  const reconcile = async () => {
    await runDueJobs(test.deps, jobs);
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };

  it('is added after the customer agreed on the page of the vault’s origin, with its masked address, D-97, CRD-002, CRD-050', async () => {
    const { approvalId, status, url } = await begin();
    assert.equal(status, 'WAITING');
    assert.ok(url.startsWith(`${test.deps.vaultOrigin}/paypal/`), url);
    const page = await vault.inject(pathOf(url));
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /value="green@crema\.test"/);
    const reply = await answer(url, 'agree');
    assert.deepEqual(
      [reply.statusCode, reply.headers['location']],
      [303, `${test.deps.publicOrigin}/account/payment-method/add/paypal?approval=${approvalId}`],
    );
    const earlier = (await list()).length;
    const { status: end, paymentInstrument } = await finish(approvalId);
    assert.equal(end, 'ADDED');
    const { paymentType, accountName, accountNumberLastFour, expiry, isReadOnly } = paymentInstrument;
    assert.deepEqual(
      { paymentType, accountName, accountNumberLastFour, expiry, isReadOnly },
      {
        paymentType: 'paypal',
        accountName: 'n•••@example.com',
        accountNumberLastFour: '',
        expiry: 'valid',
        isReadOnly: false,
      },
    );
    assert.equal((await list()).length, earlier + 1);
    await reconcile();
  });

  it('is added once: a repeated or parallel return has the first result, and a used page only leads back, D-97', async () => {
    const { approvalId, url } = await begin();
    await answer(url, 'agree');
    const earlier = (await list()).length;
    const replies = await Promise.all([1, 2, 3].map(() => finish(approvalId)));
    assert.equal(new Set(replies.map((reply) => reply.paymentInstrument.paymentMethodId)).size, 1);
    assert.equal((await list()).length, earlier + 1);
    const page = await vault.inject(pathOf(url));
    assert.match(page.body, /This page has already been used/);
    assert.doesNotMatch(page.body, /<form/);
    await answer(url, 'cancel');
    assert.equal((await finish(approvalId)).status, 'ADDED');
    const [{ paymentMethodId }] = (await list()).slice(-1);
    await succeed(member, 'removePaymentInstrument', { id: paymentMethodId });
    const again = await finish(approvalId);
    assert.deepEqual([again.status, again.paymentInstrument], ['ADDED', null]);
    assert.equal((await list()).length, earlier);
  });

  for (const [way, status] of [
    ['cancel', 'CANCELLED'],
    ['fail', 'FAILED'],
  ] as const)
    it(`is not added when the customer returns with ${status}, also if the return is repeated, D-97`, async () => {
      const earlier = await list();
      const { approvalId, url } = await begin();
      assert.equal((await answer(url, way)).statusCode, 303);
      for (const _ of [1, 2]) {
        const reply = await finish(approvalId);
        assert.deepEqual([reply.status, reply.paymentInstrument], [status, null]);
      }
      assert.deepEqual(await list(), earlier);
    });

  it('is not added by the return of another member, a guest, or an unknown approval: the approval belongs to its member', async () => {
    const { approvalId, url } = await begin();
    await answer(url, 'agree');
    const other = openBrowser(test.app);
    assert.equal(await refuse(other, 'finishPayPal', { id: approvalId }), 'UNAUTHENTICATED');
    await other.signIn('gold');
    const earlier = await list(other);
    assert.equal(await refuse(other, 'finishPayPal', { id: approvalId }), 'PAYPAL_APPROVAL_UNKNOWN');
    assert.equal(await refuse(member, 'finishPayPal', { id: 'approval_x' }), 'PAYPAL_APPROVAL_UNKNOWN');
    assert.deepEqual(await list(other), earlier);
    assert.equal((await finish(approvalId)).status, 'ADDED');
  });

  it('is not added without an answer, nor 30 minutes after the approval began', async () => {
    const { approvalId, url } = await begin();
    assert.equal((await finish(approvalId)).status, 'WAITING');
    clock.advance(approvalMs);
    await answer(url, 'agree');
    assert.equal((await finish(approvalId)).status, 'EXPIRED');
    const inTime = await begin();
    await answer(inTime.url, 'agree');
    clock.advance(approvalMs);
    assert.equal((await finish(inTime.approvalId)).status, 'EXPIRED');
    assert.equal((await vault.inject(pathOf(inTime.url))).body.includes('<form'), false);
  });

  it('begins once for a requestId, and an address that is none is asked for again', async () => {
    const input = { requestId: newRequest() };
    const first = await succeed(member, 'startPayPal', { input });
    const second = await succeed(member, 'startPayPal', { input });
    assert.deepEqual(second, first);
    const page = await answer(first.url, 'agree', 'nobody');
    assert.equal(page.statusCode, 422);
    assert.match(page.body, /aria-invalid="true"/);
    assert.equal((await finish(first.approvalId)).status, 'WAITING');
  });

  it('can be the default, pays a reload, an auto reload and an order, and is no longer charged once removed, D-97, D-142', async () => {
    await storeCard(member, test.deps);
    const id = await add('noor@example.com', { default: true });
    assert.equal((await list())[0].paymentMethodId, id);
    const cardId = 'card-green-1';
    const earlier = (await balanceOf(member, cardId)) ?? 0;
    const input = { cardId, amountMinor: 1000, paymentMethodId: id };
    await succeed(member, 'reloadCard', { input: { ...input, requestId: newRequest() } });
    assert.equal(await balanceOf(member, cardId), earlier + 1000);
    const profile = { ...input, amountMinor: 2500, triggerAmountMinor: 500 };
    const { autoReloadProfile } = await succeed(member, 'createAutoReload', { input: profile });
    assert.equal(autoReloadProfile.paymentMethodId, id);
    const { orderId, totalMinor } = await priceLatte(member);
    const tenders = [{ id, tender: 'CARD', amountMinor: totalMinor }];
    const reply = await member.graphql(documents.submitOrder, {
      subInp: { orderId, storeNumber: goodStore, tenders },
    });
    assert.ok(reply.data.submitOrder.orderNumber);
    await succeed(member, 'removePaymentInstrument', { id });
    await reconcile();
    const mails = readdirSync(test.deps.outboxDir).map((name) =>
      readFileSync(join(test.deps.outboxDir, name), 'utf8'),
    );
    assert.ok(mails.some((mail) => /PayPal(?! ••••)/.test(mail)));
    const left = await test.deps.db
      .selectFrom('sandbox_instrument')
      .select('instrument_id')
      .where('brand', '=', 'paypal')
      .where('account_name', '=', 'n•••@example.com')
      .where('removed_at', 'is', null)
      .where('reference', 'like', 'approval_%')
      .execute();
    const own = (await list()).map((one: { paymentInstrumentId: string }) => one.paymentInstrumentId);
    assert.ok(left.every(({ instrument_id }) => own.includes(instrument_id)));
    assert.equal(
      await refuse(member, 'reloadCard', { input: { ...input, requestId: newRequest() } }),
      'PAYMENT_METHOD_NOT_FOUND',
    );
  });

  it('that PayPal refuses is refused with 121065 at each charge, CRD-087', async () => {
    const paymentMethodId = await add('declines@example.com');
    const input = { requestId: newRequest(), cardId: 'card-green-1', amountMinor: 1000, paymentMethodId };
    assert.equal(await refuse(member, 'reloadCard', { input }), '121065');
  });

  it('counts as one of the ten payment methods of a wallet', async () => {
    const { approvalId, url } = await begin();
    for (let count = (await list()).length; count < 10; count += 1) await storeCard(member, test.deps);
    const input = { requestId: newRequest() };
    assert.equal(await refuse(member, 'startPayPal', { input }), 'WALLET_LIMIT');
    await answer(url, 'agree');
    assert.equal(await refuse(member, 'finishPayPal', { id: approvalId }), 'WALLET_LIMIT');
  });

  it('has a page without scripts and frames, whose form goes to the vault and the shop only', async () => {
    await openBrowser(test.app).signIn('gold');
    await member.signIn('gold');
    const { url } = await begin();
    const page = await vault.inject({ url: pathOf(url), headers: { 'accept-language': 'fr-CA' } });
    const policy = String(page.headers['content-security-policy']);
    assert.match(policy, /default-src 'none'/);
    assert.match(policy, /form-action 'self' http:\/\/localhost:3000;/);
    assert.match(policy, /frame-ancestors 'none'/);
    assert.doesNotMatch(page.body, /<script|style="/);
    const foreign = await vault.inject({
      method: 'POST',
      url: `${pathOf(url)}/agree`,
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=a@b.test',
    });
    assert.equal(foreign.json().error.code, 'ORIGIN_REFUSED');
    assert.equal((await vault.inject('/paypal/none')).json().error.code, 'NOT_FOUND');
  });

  it('returns to our own pages only, even if another URL was stored', async () => {
    await member.signIn('gold');
    const { approvalId, url } = await begin();
    await test.deps.db
      .updateTable('sandbox_approval')
      .set({ return_url: 'https://evil.example/' })
      .where('reference', '=', approvalId)
      .execute();
    assert.equal((await answer(url, 'cancel')).headers['location'], test.deps.publicOrigin);
  });
});
