import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { giftRestPaths, historyRestPaths, type ScheduledGift } from '@crema/shared-contracts';
import { runOperatorCall } from '../../app/operator/run-operator-call.ts';
import { readSample } from '../../shop/sample.ts';
import { copySample } from '../../testing/shop/copy-sample.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard } from '../../testing/cards-kit.ts';
import { bought, buy, friend, giftBody, mailedToken, mailsTo, runJobs } from '../../testing/gifts-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { giftDesignKind } from './gift.kinds.ts';

const work = mkdtempSync(join(tmpdir(), 'loaded-designs-'));
after(() => rmSync(work, { recursive: true }));
/** A copy of the sample whose first design has gone, and whose second one has another name. */
const writeFolder = (): string => {
  const folder = join(work, 'season');
  copySample(folder);
  const file = join(folder, 'gift-designs.json');
  const [, second, ...others] = JSON.parse(readFileSync(file, 'utf8')) as readonly object[];
  const renamed = { ...second, name: { 'en-US': 'A new name', 'fr-CA': 'Un nouveau nom' } };
  writeFileSync(file, JSON.stringify([renamed, ...others]));
  return folder;
};

describe('gift designs of the shop’s data, SHP-006', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  let paymentInstrumentId: string;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    paymentInstrumentId = await storeCard(gold, test.deps);
  });
  after(() => test.stop());
  const body = (egift: object = {}) => giftBody(egift, { paymentInstrumentId });
  const inDays = (days: number) =>
    new Date(clock.now().getTime() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const load = (...args: string[]) =>
    runOperatorCall(
      { ...test.deps, clock, notify: () => undefined },
      { group: 'shop', args: ['load', ...args] },
    );
  const namesOf = async () => {
    const query = '{ gift(locale: "en-US") { categories { eGifts { productNumber name } } } }';
    const { data } = await gold.graphql(query);
    return new Map(
      data.gift.categories.flatMap(({ eGifts }: { eGifts: { productNumber: string; name: string }[] }) =>
        eGifts.map(({ productNumber, name }): [string, string] => [productNumber, name]),
      ),
    );
  };

  it('are the sample’s before the first load', async () => {
    assert.equal((await namesOf()).size, readSample().rowsOf(giftDesignKind).length);
  });

  it('change with a load: what has gone is not sold, and bought gifts keep name and picture', async () => {
    const sent = body();
    const waiting = body({ productNumber: '11010002', deliveryDate: inDays(20) });
    const orderNumber = await bought(gold, sent);
    await bought(gold, waiting);
    await runJobs(test.deps);

    await load(writeFolder());
    const names = await namesOf();
    assert.equal(names.has('11010001'), false);
    assert.equal(names.get('11010002'), 'A new name');
    const refused = await buy(gold, body());
    assert.deepEqual([refused.statusCode, refused.json().error.code], [409, 'GIFT_ART_UNAVAILABLE']);

    const { gifts } = (await gold.get(giftRestPaths.scheduledGifts)).json() as { gifts: ScheduledGift[] };
    const kept = gifts.find(({ recipientEmail }) => recipientEmail === friend.email);
    assert.deepEqual([kept?.name, kept?.art], ['You made my day', 'hello']);
    const orders = (await gold.get(historyRestPaths.gifts)).json().orders as {
      orderNumber: string;
      gifts: { name: string; art: string }[];
    }[];
    const order = orders.find((each) => each.orderNumber === orderNumber);
    assert.deepEqual(
      order?.gifts.map(({ name, art }) => [name, art]),
      [['Thank you', 'thanks']],
    );
    assert.ok(mailsTo(test.deps, friend.email).some((mail) => mail.includes('Thank you')));
    const claim = await openBrowser(test.app).post(giftRestPaths.giftClaim, {
      token: mailedToken(test.deps, friend.email),
    });
    assert.deepEqual([claim.json().name, claim.json().art], ['Thank you', 'thanks'], claim.body);
  });
});
