import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { barcodeSymbologies, restPaths, type BarcodeSymbology } from '@crema/shared-contracts';
import {
  BarcodeFormat,
  BinaryBitmap,
  Code128Reader,
  HybridBinarizer,
  PDF417Reader,
  RGBLuminanceSource,
} from '@zxing/library';
import { identity } from '../identity/identity.module.ts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import { readPng } from '../testing/read-png.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { cards } from './cards.module.ts';

const cardsQuery = `{ user {
  cards { cardId cardNumberLastFour nickname cardImageUrl thumbImageUrl art balance { amount { amountMinor currency } }
    orderPaymentType isPrimary autoReloadProfile { status } } } }`;
const cardQuery = `query ($cardId: ID!) { user { card(cardId: $cardId) { cardId }
  ledger(cardId: $cardId, limit: 2) { kind amount { amountMinor } balanceAfter { amountMinor } } } }`;

describe('the cards of a member', () => {
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ modules: [identity, cards] });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  it('are listed with balance, picture and art, the primary one first, CRD-010', async () => {
    const { data } = await gold.graphql(cardsQuery);
    const [first, second] = data.user.cards;
    assert.deepEqual(
      { ...first, art: JSON.parse(first.art).kind },
      {
        cardId: 'card-gold-1',
        cardNumberLastFour: '0022',
        nickname: 'Everyday',
        cardImageUrl: '/apiproxy/v1/cards/designs/sunrise.svg',
        thumbImageUrl: '/apiproxy/v1/cards/designs/sunrise.svg',
        art: 'card',
        balance: { amount: { amountMinor: 7679, currency: 'USD' } },
        orderPaymentType: 'SVC',
        isPrimary: true,
        autoReloadProfile: null,
      },
    );
    assert.equal(second.isPrimary, false);
    assert.equal((await gold.get(first.cardImageUrl)).headers['content-type'], 'image/svg+xml');
  });

  it('have a ledger, latest entry first', async () => {
    const { data } = await gold.graphql(cardQuery, { cardId: 'card-gold-1' });
    assert.deepEqual(data.user.ledger, [
      { kind: 'ORDER', amount: { amountMinor: -1621 }, balanceAfter: { amountMinor: 7679 } },
      { kind: 'RELOAD', amount: { amountMinor: 5000 }, balanceAfter: { amountMinor: 9300 } },
    ]);
  });

  it("do not include another member's", async () => {
    const { data } = await gold.graphql(cardQuery, { cardId: 'card-green-1' });
    assert.deepEqual(data, { user: { card: null, ledger: [] } });
  });

  it('require signing in', async () => {
    assert.deepEqual((await openBrowser(test.app).graphql(cardsQuery)).data, { user: null });
  });
});

describe('the barcode of a card', () => {
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ modules: [identity, cards] });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  const readers = {
    pdf417: { reader: new PDF417Reader(), format: BarcodeFormat.PDF_417 },
    code128: { reader: new Code128Reader(), format: BarcodeFormat.CODE_128 },
  };
  const decode = (png: Buffer, symbology: BarcodeSymbology): string => {
    const { width, height, luminance } = readPng(png);
    const source = new RGBLuminanceSource(luminance, width, height);
    const { reader, format } = readers[symbology];
    const result = reader.decode(new BinaryBitmap(new HybridBinarizer(source)));
    assert.equal(result.getBarcodeFormat(), format);
    return result.getText();
  };

  for (const [because, body, symbology] of [
    ['its id', { cardId: 'card-gold-1' }, 'pdf417'],
    ['its number', { cardNumber: '6043 2000 0000 0022' }, 'pdf417'],
    ['its id and PDF417', { cardId: 'card-gold-1', symbology: 'pdf417' }, 'pdf417'],
    ['its id and Code 128', { cardId: 'card-gold-1', symbology: 'code128' }, 'code128'],
    ['its number and Code 128', { cardNumber: '6043200000000022', symbology: 'code128' }, 'code128'],
  ] as const)
    it(`is an image that a scanner reads, requested by ${because}, CRD-012, D-94`, async () => {
      const reply = await gold.post(restPaths.barcode, body);
      assert.equal(reply.statusCode, 200);
      assert.equal(reply.headers['content-type'], 'image/png');
      assert.equal(reply.headers['cache-control'], 'no-store');
      assert.equal(decode(reply.rawPayload, symbology), '6043200000000022');
      assert.equal(reply.headers['x-card-number'], '6043 2000 0000 0022');
    });

  it('has a white background up to the edge', async () => {
    for (const symbology of barcodeSymbologies) {
      const reply = await gold.post(restPaths.barcode, { cardId: 'card-gold-1', symbology });
      const { width, height, luminance } = readPng(reply.rawPayload);
      assert.deepEqual([luminance[0], luminance[Math.floor(height / 2) * width]], [255, 255]);
    }
  });

  it("is not found for another member's card, CRD-012", async () => {
    for (const body of [
      { cardId: 'card-green-1' },
      { cardNumber: '6043100000000011' },
      { cardId: 'none' },
      { cardNumber: '1234123412341234' },
    ]) {
      const reply = await gold.post(restPaths.barcode, body);
      assert.deepEqual([reply.statusCode, reply.json().error.code], [404, 'CARD_NOT_FOUND']);
    }
  });

  it('requires a member and a valid body', async () => {
    assert.equal(
      (await openBrowser(test.app).post(restPaths.barcode, { cardId: 'card-gold-1' })).json().error.code,
      'UNAUTHENTICATED',
    );
    const other = { cardId: 'card-gold-1', symbology: 'qr' };
    assert.equal((await gold.post(restPaths.barcode, other)).json().error.code, 'VALIDATION');
    assert.equal((await gold.post(restPaths.barcode, { cardNumber: '12' })).json().error.code, 'VALIDATION');
  });

  it('answers that a number cannot be drawn, and with the number itself, CRD-012', async () => {
    // A damaged record: 2,400 digits are more than the symbol can hold.
    const ofCard = 'card-gold-1';
    const { number_sealed } = await test.deps.db
      .selectFrom('svc_card')
      .select('number_sealed')
      .where('card_id', '=', ofCard)
      .executeTakeFirstOrThrow();
    const store = (number: string) =>
      test.deps.db
        .updateTable('svc_card')
        .set({ number_sealed: number })
        .where('card_id', '=', ofCard)
        .execute();
    await store(test.deps.cardNumbers.seal('6043'.repeat(600)).sealed);
    const reply = await gold.post(restPaths.barcode, { cardId: ofCard });
    await store(number_sealed);
    assert.deepEqual([reply.statusCode, reply.json().error.code], [503, 'BARCODE_UNAVAILABLE']);
    assert.match(String(reply.headers['x-card-number']), /^6043 6043 /);
  });

  it('leaves no card number in the tables or the log', async () => {
    const tables = await Promise.all(
      (['svc_card', 'svc_ledger', 'session', 'rate_bucket'] as const).map((table) =>
        test.deps.db.selectFrom(table).selectAll().execute(),
      ),
    );
    assert.doesNotMatch(JSON.stringify([tables, test.logged]), /6043\d{12}/);
  });
});
