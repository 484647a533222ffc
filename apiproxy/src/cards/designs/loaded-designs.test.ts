import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { storeCard, succeed } from '../../testing/cards-kit.ts';
import { bought, friend, giftBody, runJobs } from '../../testing/gifts-kit.ts';
import { loadSample } from '../../testing/shop/load-sample.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';

const cardsQuery = '{ user { cards { cardId cardImageUrl art } } }';

describe('card designs of the shop’s data, SHP-006', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  const load = (change: (rows: readonly object[]) => readonly object[]) =>
    loadSample({ ...test.deps, clock }, { 'card-designs': change, 'gift-designs': withoutSunrise });
  /** The reference to the design that has gone. */
  const withoutSunrise = (rows: readonly object[]) => rows.map((row) => ({ ...row, cardDesign: 'night' }));
  const cards = async () =>
    new Map(
      (await gold.graphql(cardsQuery)).data.user.cards.map((card: { cardId: string; art: string }) => [
        card.cardId,
        JSON.parse(card.art),
      ]),
    ) as ReadonlyMap<string, { design: string; picture: string; ground: string }>;
  const sunrise = {
    kind: 'card',
    design: 'sunrise',
    picture: 'copper',
    ground: '#9a3412',
    glow: '#f59e0b',
    ink: '#fffbeb',
  };
  const night = {
    key: 'night',
    picture: 'espresso',
    ground: '#000000',
    glow: '#333333',
    ink: '#ffffff',
    isDefault: true,
  };

  it('are the sample’s before the first load', async () => {
    assert.deepEqual((await cards()).get('card-gold-1'), sunrise);
    const { cardId } = await succeed(gold, 'createDigitalCard', { input: { requestId: randomUUID() } });
    assert.equal((await cards()).get(cardId)?.design, 'evergreen');
  });

  it('change with a load: new cards and gifts have the new ones, and a card keeps the design that has gone', async () => {
    await load(() => [night]);
    assert.deepEqual((await cards()).get('card-gold-1'), sunrise);
    const { cardId } = await succeed(gold, 'createDigitalCard', { input: { requestId: randomUUID() } });
    assert.deepEqual((await cards()).get(cardId)?.ground, '#000000');
    const paymentInstrumentId = await storeCard(gold, test.deps);
    await bought(gold, giftBody({}, { paymentInstrumentId }));
    await runJobs(test.deps);
    const gift = await test.deps.db
      .selectFrom('gift')
      .innerJoin('svc_card', 'svc_card.card_id', 'gift.card_id')
      .select('design')
      .where('recipient_email', '=', friend.email)
      .executeTakeFirst();
    assert.equal(gift?.design, 'night');
  });

  it('give their colours to the picture, also once they have gone', async () => {
    const ground = async (design: string) =>
      /stop offset="1" stop-color="(.+?)"/.exec(
        (await gold.get(`/apiproxy/v1/cards/designs/${design}.svg`)).body,
      )?.[1];
    assert.deepEqual(
      [await ground('night'), await ground('sunrise'), await ground('never-was')],
      ['#000000', '#9a3412', '#000000'],
    );
  });
});
