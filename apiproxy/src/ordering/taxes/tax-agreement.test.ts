import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { historyRestPaths } from '@crema/shared-contracts';
import { modules } from '../../app/modules.ts';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import type { Mail } from '../../mail/mailer.ts';
import { collectChecks, runChecks } from '../../operations/reconcile.ts';
import { copySample } from '../../testing/shop/copy-sample.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { latte, payBySvc, price, submit, toOrder } from '../../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { voidOrder } from '../voiding/void-order.ts';
import type { TaxProvider } from './tax-provider.ts';
import type { TaxRow } from './tax.kind.ts';

const croissant = '3001-single-each';
const folder = join(mkdtempSync(join(tmpdir(), 'taxes-')), 'shop');
after(() => rmSync(join(folder, '..'), { recursive: true }));

/** Illinois has a state's tax, and a compound one of the city on what is eaten in. */
const writeFolder = (): void => {
  copySample(folder);
  const file = join(folder, 'taxes.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as readonly TaxRow[];
  const common = { jurisdiction: 'us-il', productClass: 'prepared', rounding: 'half-up' } as const;
  const added: readonly TaxRow[] = [
    { ...common, tax: 'state', name: { 'en-US': 'State tax', 'fr-CA': 'Taxe d’État' }, rate: 625 },
    {
      ...{ ...common, tax: 'city', name: { 'en-US': 'City tax', 'fr-CA': 'Taxe municipale' } },
      ...{ rate: 1075, isCompound: true, consumption: 'in' },
    },
  ];
  const others = rows.filter(({ jurisdiction }) => jurisdiction !== 'us-il');
  writeFileSync(file, JSON.stringify([...others, ...added]));
};

interface Row {
  readonly label: string;
  readonly amount: { readonly amountMinor: number };
}
const shownRows = (rows: readonly Row[]) => rows.map(({ label, amount }) => [label, amount.amountMinor]);
/** 6.25 % of 4.95 is 0.309…; 10.75 % of 4.95 × 1.0625 is 0.565…; the croissant is not taxed. */
const expected = [
  ['Subtotal', 870],
  ['State tax', 31],
  ['City tax', 57],
];

describe('the taxes of one order', () => {
  const clock = createTestClock();
  const mails: Mail[] = [];
  const jobs = collectJobs(modules).filter(({ topic }) => topic !== 'sandbox-webhook');
  let test: TestApp;
  let tab: TestBrowser;
  let orderId = '';
  before(async () => {
    writeFolder();
    test = await startTestApp({ clock, overrides: { storeBoard: true } });
    Object.assign(test.deps, { mailer: { send: async (mail: Mail) => void mails.push(mail) } });
    const context = { ...test.deps, clock, notify: () => undefined };
    const report = await runOperatorCall(context, { group: 'shop', args: ['load', folder] });
    assert.match(report.summary, /version 1/);
    tab = openBrowser(test.app);
    await tab.signIn('gold');
  });
  after(() => test.stop());
  const quote = async (consumptionType: string) => {
    const order = toOrder([{ sku: latte }, { sku: croissant }], { consumptionType });
    return (await price(tab, order)).data.priceOrder;
  };
  const receiptOf = async (id: string) => (await tab.get(historyRestPaths.receipt(id))).json();

  it('differ for what is taken away and what is eaten in, SHP-009', async () => {
    const away = await quote('ConsumeOutOfStore');
    assert.deepEqual(shownRows(away.summary.rows), expected.slice(0, 2));
    assert.equal(away.summary.price.amountMinor, 901);
    const inStore = await quote('ConsumeInStore');
    assert.deepEqual(shownRows(inStore.summary.rows), expected);
    assert.equal(inStore.summary.price.amountMinor, 958);
    orderId = inStore.orderId;
  });

  it('are to the cent the same at checkout, in the order’s record by jurisdiction, on the receipt and in its mail, SHP-009', async () => {
    const submitted = await submit(tab, payBySvc(orderId, 958));
    assert.equal(submitted.errors, undefined);
    assert.equal(submitted.data.submitOrder.total.amountMinor, 958);
    const { summary } = await test.deps.db
      .selectFrom('orders')
      .select('summary')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const common = { jurisdiction: 'us-il', baseMinor: 495, isIncluded: false };
    assert.deepEqual(summary.taxes, [
      { ...common, key: 'state', rate: 625, minor: 31 },
      { ...common, key: 'city', rate: 1075, minor: 57 },
    ]);
    assert.equal(summary.taxSource, 'rows');
    const receipt = await receiptOf(`order.${orderId}`);
    assert.deepEqual([shownRows(receipt.rows), receipt.total.amountMinor], [expected, 958]);
    await runDueJobs(test.deps, jobs);
    const mail = mails.find(({ text }) => text.includes('State tax'));
    for (const part of ['State tax', '$0.31', 'City tax', '$0.57', '$9.58'])
      assert.ok(mail?.text.includes(part), part);
  });

  it('go back whole with a refund, whose receipt has the same rows; the records agree, SHP-009', async () => {
    await test.deps.db
      .transaction()
      .execute((trx) => voidOrder(trx, test.deps, { orderId, reason: 'SOLD_OUT' }));
    await runDueJobs(test.deps, jobs);
    const refund = await receiptOf(`refund.${orderId}`);
    assert.deepEqual(shownRows(refund.rows), expected);
    const returned = refund.refunds as readonly Row[];
    assert.equal(
      returned.reduce((sum, { amount }) => sum + amount.amountMinor, 0),
      958,
    );
    const checks = collectChecks(modules).filter(({ name }) =>
      ['tax sums', 'receipt amounts', 'order totals'].includes(name),
    );
    const results = await runChecks(test.deps.db, checks, clock.now());
    assert.ok(
      results.length === 3 && results.every(({ examples }) => examples.length === 0),
      JSON.stringify(results),
    );
  });

  it('are those of a service that the operator names, in the same places, SHP-009', async () => {
    const service: TaxProvider = {
      ...test.deps.taxes,
      taxesOn: ({ sums, consumption, place }) => {
        assert.deepEqual(
          [sums, consumption, place.region],
          [[{ productClass: 'prepared', minor: 495 }], 'in', 'IL'],
        );
        const tax = {
          jurisdiction: 'us-il-chicago',
          key: 'city',
          label: ['City', 'Ville'],
          rate: 1000,
        } as const;
        return Promise.resolve({
          taxes: [{ ...tax, baseMinor: 495, minor: 50, isIncluded: false }],
          source: 'service',
        });
      },
    };
    const rows = test.deps.taxes;
    Object.assign(test.deps, { taxes: service });
    const { summary } = await quote('ConsumeInStore');
    Object.assign(test.deps, { taxes: rows });
    assert.deepEqual(shownRows(summary.rows), [
      ['Subtotal', 870],
      ['City', 50],
    ]);
    assert.equal(summary.price.amountMinor, 920);
  });
});
