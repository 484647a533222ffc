import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { giftRestPaths } from '@crema/shared-contracts';
import { modules } from '../app/modules.ts';
import { scheduleDeliveries } from '../gifts/delivery/deliver-gift.job.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { collectJobs } from '../jobs/collect-jobs.ts';
import { runDueJobs } from '../jobs/run-jobs.ts';
import { collectChecks, runChecks } from '../operations/reconcile.ts';
import type { TestBrowser } from './browser.ts';
import { succeed } from './cards-kit.ts';
import { takeToken } from './ordering-kit.ts';
import { sampleReputation } from './sample-reputation.ts';

/** The webhook is delivered over HTTP, to a server that does not listen here. */
const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
const checks = collectChecks(modules).filter(({ name }) => name !== 'jobs');

export const friend = { name: 'Noor', email: 'noor@example.com' };
/** One gift of $25 to a friend, paid with a payment method of the gold member; fields of the gift first, of the purchase last. */
export const giftBody = (egift: object = {}, more: object = {}) => ({
  requestId: randomUUID() as string,
  orderSource: 'Web',
  locale: 'en-US',
  paymentType: 'visa',
  senderEmail: 'gold@crema.test',
  senderName: 'Avery',
  timeZone: 'America/Chicago',
  egifts: [
    {
      productNumber: '11010001',
      amountMinor: 2500,
      message: 'Enjoy!',
      deliveryMethod: 'email',
      recipients: [friend],
      ...egift,
    },
  ],
  risk: sampleReputation,
  ...more,
});
export const buy = (browser: TestBrowser, body: object) => browser.post(giftRestPaths.giftPurchase, body);
export const statusOf = (browser: TestBrowser, requestId: string, query = '') =>
  browser.get(`${giftRestPaths.giftPurchaseStatus}${query}`, { 'x-request-id': requestId });
/** The number of the order of a purchase that must succeed. */
export const bought = async (browser: TestBrowser, body: ReturnType<typeof giftBody>): Promise<string> => {
  const reply = await buy(browser, body);
  assert.equal(reply.statusCode, 202, reply.body);
  const status = (await statusOf(browser, body.requestId)).json();
  assert.equal(status.data?.context.code, 'OK', JSON.stringify(status));
  return status.orderNumber;
};
/** The payment of a guest: a typed card with a billing address. */
export const guestPayment = async (browser: TestBrowser, deps: AppDeps, number?: string) => {
  const input = {
    line1: '1 Pier Road',
    city: 'Chicago',
    postalCode: '60601',
    countrySubDivision: 'IL',
    country: 'US',
  };
  const { addressToken } = await succeed(browser, 'addSingleUseBillingAddress', { input });
  return { addressToken, paymentInstrumentToken: await takeToken(deps, number) };
};

/** Runs the due jobs of a server that has just started. */
export const runJobs = async (deps: AppDeps): Promise<number> => {
  await scheduleDeliveries(deps);
  return runDueJobs(deps, jobs);
};
/** Runs the due jobs, then every check of the product. */
export const reconcile = async (deps: AppDeps): Promise<void> => {
  await runJobs(deps);
  const results = await runChecks(deps.db, checks, deps.clock.now());
  assert.deepEqual(
    results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
    [],
  );
};

const decodeMail = (raw: string): string => {
  const joined = raw.replaceAll(/=\r?\n/g, '');
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');
};
/** The mails of the outbox to an address, decoded. */
export const mailsTo = (deps: AppDeps, address: string): string[] =>
  existsSync(deps.outboxDir)
    ? readdirSync(deps.outboxDir)
        .map((name) => readFileSync(join(deps.outboxDir, name), 'utf8'))
        .filter((mail) => mail.includes(`To: ${address}`))
        .map(decodeMail)
    : [];
/** The token of the link that was mailed to an address last. */
export const mailedToken = (deps: AppDeps, address: string): string =>
  mailsTo(deps, address)
    .flatMap((mail) => /gift\/claim#token=([\w-]+)/.exec(mail)?.[1] ?? [])
    .at(-1) ?? '';

/** The sums of the money of gifts in the database. */
export const giftSums = async (deps: AppDeps) => {
  const { db } = deps;
  const sum = (rows: readonly { readonly amount_minor: number }[]) =>
    rows.reduce((total, { amount_minor }) => total + amount_minor, 0);
  const attempts = await db
    .selectFrom('payment_attempt')
    .selectAll()
    .where('purpose', '=', 'gift')
    .where('state', '=', 'CAPTURED')
    .execute();
  const bank = await db
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('purpose', '=', 'gift')
    .where('state', '=', 'CAPTURED')
    .execute();
  const gifts = await db.selectFrom('gift').selectAll().execute();
  const entries = await db.selectFrom('svc_ledger').selectAll().where('ref_type', '=', 'gift').execute();
  return {
    captured: sum(attempts),
    atBank: sum(bank),
    gifts: sum(gifts),
    ledger: sum(entries),
    count: gifts.length,
  };
};
