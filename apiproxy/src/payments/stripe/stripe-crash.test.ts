import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../app/create-app.ts';
import { modules } from '../../app/modules.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { balanceOf, newRequest, send, succeed } from '../../testing/cards-kit.ts';
import { goodStore, payByCard, priceLatte, submit } from '../../testing/ordering-kit.ts';
import type { Fault } from '../../testing/stripe-double/faults.ts';
import { startStripeTest, type StripeTest } from '../../testing/stripe-double/stripe-kit.ts';
import { reconcileMovements } from '../reconcile/reconcile-movements.ts';
import { withStripe } from './stripe-client.ts';

const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');
const cardId = 'card-green-1';
const hourMs = 60 * 60_000;
const faults: readonly Fault['kind'][] = ['lost', 'rate-limit', 'unreachable', 'error', 'error-after'];
type Step = 'authorise' | 'capture' | 'refund' | 'void';
const never = () => new Promise<never>(() => undefined);

/** The bench's run in a small form: `npm run bench -- crash --provider stripe` ends real processes, 2,000 operations long. */
describe('a short crash run through Stripe', () => {
  let test: StripeTest;
  let member: TestBrowser;
  const apps: FastifyInstance[] = [];
  before(async () => {
    test = await startStripeTest();
    member = openBrowser(test.test.app);
    await member.signIn('green');
  });
  after(async () => {
    for (const app of apps) await app.close();
    await test.stop();
  });

  /** A process that ends after Stripe has done this step, before it has the answer: nothing of it runs on. */
  const dyingAt = (step: Step) => {
    const ended = Promise.withResolvers<void>();
    const die = async (act: () => Promise<unknown>) => {
      await act().catch(() => undefined);
      ended.resolve();
      return never();
    };
    const { provider } = test;
    const payments: AppDeps['payments'] = {
      ...provider,
      ...(step === 'authorise' && { authorise: (request) => die(() => provider.authorise(request)) }),
      ...(step === 'capture' && { capture: (reference) => die(() => provider.capture(reference)) }),
      ...(step === 'refund' && { refund: (...refund) => die(() => provider.refund(...refund)) }),
      ...(step === 'void' && { void: (reference) => die(() => provider.void(reference)) }),
    };
    return { deps: { ...test.deps, payments }, ended: ended.promise };
  };
  const run = () => runDueJobs(test.deps, jobs);
  const runUntilDeath = async (step: Step) => {
    const { deps, ended } = dyingAt(step);
    await Promise.race([runDueJobs(deps, jobs), ended]);
  };
  let delivered = 0;
  /** Of the webhooks since the last call a third is lost; the others arrive twice, and later ones first. */
  const deliver = async () => {
    const fresh = test.double.state.events.slice(delivered).filter((_event, at) => at % 3 !== 0);
    delivered = test.double.state.events.length;
    for (const { body, signature } of [...fresh, ...fresh]
      .toReversed()
      .map(({ body: text }) => test.double.sign(text))) {
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const request = { method: 'POST', url: restPaths.paymentWebhook, headers, payload: body } as const;
      assert.equal((await test.test.app.inject(request)).statusCode, 204);
    }
  };
  const failSometimes = () => {
    let count = 0;
    test.double.setFaults(() => {
      count += 1;
      const kind = count % 5 === 0 ? faults[(count / 5) % faults.length] : undefined;
      return kind && { kind };
    });
  };
  /** A customer who repeats a request that has no answer, as our pages do. */
  const insist = async (ask: () => Promise<{ readonly errors?: unknown }>) => {
    for (let turn = 0; turn < 4; turn += 1) if ((await ask()).errors === undefined) return;
  };
  const order = async (death?: Step) => {
    const guest = openBrowser(test.test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const input = payByCard(orderId, totalMinor, test.double.takeCard('pm_card_visa'));
    if (death) {
      const { deps, ended } = dyingAt(death);
      const app = await createApp(deps, modules);
      apps.push(app);
      const dying = openBrowser(app);
      for (const [name, value] of guest.cookies) dying.cookies.set(name, value);
      await Promise.race([submit(dying, input, true), ended]);
    }
    await insist(() => submit(guest, input, true));
    return { orderId, totalMinor };
  };
  /** An order that the member cancels once it is captured. */
  const canceled = async () => {
    const { orderId, totalMinor } = await priceLatte(member);
    const tenders = [{ id: test.double.takeCard('pm_card_visa'), tender: 'CARD', amountMinor: totalMinor }];
    await insist(() => submit(member, { orderId, storeNumber: goodStore, tenders }));
    return { orderId, totalMinor };
  };
  const reload = async (paymentMethodId: string) => {
    const input = { requestId: newRequest(), cardId, paymentMethodId, amountMinor: 2500 };
    await insist(() => send(member, 'reloadCard', { input }));
  };
  const refundedOf = (intent: string) =>
    [...test.double.state.refunds.values()]
      .filter(({ payment_intent }) => payment_intent === intent)
      .reduce((sum, { amount }) => sum + amount, 0);
  /** The money that Stripe has of the payments that match, in cents, by payment. */
  const moneyAtStripe = (matches: (metadata: Readonly<Record<string, string>>) => boolean) =>
    [...test.double.state.intents.values()]
      .filter(({ metadata, amount_received }) => matches(metadata) && amount_received > 0)
      .map(({ id, amount_received }) => amount_received - refundedOf(id))
      .filter((amount) => amount !== 0);
  const compareBooks = async () => {
    const { environment, db, clock } = test.deps;
    const to = new Date(clock.now().getTime() + 60_000);
    const period = { from: new Date(to.getTime() - 7 * 24 * hourMs), to };
    const [found] = (
      await reconcileMovements({ environment, db, clock, notify: () => undefined }, period)
    ).filter(({ name }) => name === 'movements at stripe');
    return found?.examples.map(({ subject, found: what }) => `${subject}: ${what}`);
  };

  it('loses no cent and takes none twice while Stripe and its webhooks fail and processes end; npm run reconcile names a payment that was put in, PAY-010', async () => {
    const paymentInstrumentToken = test.double.takeCard('pm_card_visa');
    const input = { requestId: newRequest(), paymentInstrumentToken };
    const { paymentMethodId } = await succeed(member, 'addPaymentInstrument', { input });
    const earlier = (await balanceOf(member, cardId)) ?? 0;

    failSometimes();
    const orders = await Promise.all([order(), order(), order('authorise'), order(), order('authorise')]);
    const toCancel = await Promise.all([canceled(), canceled()]);
    await reload(paymentMethodId);
    await runUntilDeath('capture');
    await deliver();
    test.clock.advance(10 * 60_000);
    await run();
    await reload(paymentMethodId);
    const cancel = 'mutation ($id: ID!) { cancelOrder(orderId: $id) { status } }';
    for (const { orderId } of toCancel) await insist(() => member.graphql(cancel, { id: orderId }));
    await runUntilDeath('refund');
    await runUntilDeath('void');
    await deliver();

    test.double.setFaults(() => undefined);
    // Stripe repeats a stored 500 for a day.
    for (const wait of [1, 1, 1, 25, 1, 1]) {
      test.clock.advance(wait * hourMs);
      await run();
      await deliver();
    }
    await run();

    const statuses = [...test.double.state.intents.values()].map(({ status }) => status);
    assert.deepEqual(new Set(statuses), new Set(['succeeded', 'canceled']));
    for (const { orderId, totalMinor } of [...orders, ...toCancel]) {
      const row = await test.deps.db
        .selectFrom('orders')
        .select('status')
        .where('order_id', '=', orderId)
        .executeTakeFirst();
      const isPaid = row !== undefined && row.status !== 'VOIDED';
      assert.deepEqual(
        moneyAtStripe(({ subject }) => subject === orderId),
        isPaid ? [totalMinor] : [],
        orderId,
      );
    }
    await member.signIn('green');
    const added = ((await balanceOf(member, cardId)) ?? 0) - earlier;
    const reloads = moneyAtStripe(({ purpose }) => purpose === 'reload');
    assert.equal(
      reloads.reduce((sum, amount) => sum + amount, 0),
      added,
    );
    assert.ok(added > 0 && statuses.filter((status) => status === 'succeeded').length >= 5);
    const results = await runChecks(test.deps.db, checks, test.clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
    assert.deepEqual(await compareBooks(), []);

    const { stripe } = withStripe(test.deps);
    const { id } = await stripe.paymentIntents.create({
      amount: 777,
      currency: 'usd',
      metadata: { reference: 'put-in', purpose: 'order', subject: 'put-in' },
    });
    await stripe.paymentIntents.confirm(id, { payment_method: test.double.takeCard('pm_card_visa') });
    const [named = '', ...others] = (await compareBooks()) ?? [];
    assert.match(named, /^charge put-in: theirs only: 777 USD/);
    assert.deepEqual(others, []);
  });
});
