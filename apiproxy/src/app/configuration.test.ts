import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import {
  defaultConfiguration,
  readConfiguration,
  restPaths,
  type LocationsReply,
} from '@crema/shared-contracts';
import { openBrowser, type TestBrowser } from '../testing/browser.ts';
import {
  codeOf,
  latte,
  payByCard,
  price,
  priceLatte,
  submit,
  takeToken,
  toOrder,
} from '../testing/ordering-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../testing/test-app.ts';
import { readOverrides } from './create-deps.ts';

const tokenLifeMs = 60_000;
const account = (emailAddress: string, storageConsent: boolean = true) => ({
  firstName: 'Noor',
  lastName: 'Haddad',
  emailAddress,
  password: 'copper kettle march',
  termsAndConditions: true,
  storageConsent,
  receiveBrandEmailCommunications: false,
  receiveGeneralEmailCommunications: false,
  receivePersonalizedEmailCommunications: false,
  country: 'US',
  locale: 'en-US',
  registrationSource: 'Web',
  reputation: { timeZone: 'America/Chicago', language: 'en-US' },
});

describe('a key of the configuration document changes what the server does, PLT-013', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({
      clock,
      overrides: {
        maximumItemAmount: 2,
        maximumModifierAmount: 1,
        securePayment: { guestPaymentTokenMaxAge: tokenLifeMs },
        emailMaxLength: 20,
        storageConsentRequired: true,
        features: defaultConfiguration.features.map((row) =>
          row.code === 'WF' ? { ...row, public: false } : row,
        ),
        flags: { rememberMe: false },
      },
    });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());

  it('maximumItemAmount: an order takes that many units and no more, D-22', async () => {
    const order = (quantity: number) => toOrder(Array.from({ length: quantity }, () => ({ sku: latte })));
    assert.equal(codeOf(await price(gold, order(2))), undefined);
    const { errors } = await price(gold, order(3));
    assert.deepEqual(
      [errors?.[0]?.extensions.code, errors?.[0]?.extensions.params],
      ['ITEM_LIMIT', { limit: 2 }],
    );
  });

  it('maximumModifierAmount: an item takes that many extras and no more', async () => {
    const order = (extras: number) => toOrder([{ sku: latte, options: { 'opt-350': extras } }]);
    assert.equal(codeOf(await price(gold, order(1))), undefined);
    assert.equal(codeOf(await price(gold, order(2))), 'ADD_IN_LIMIT');
  });

  it('securePayment.guestPaymentTokenMaxAge: a token pays until then, and not after', async () => {
    const guest = openBrowser(test.app);
    const [first, second] = [await takeToken(test.deps), await takeToken(test.deps)];
    clock.advance(tokenLifeMs - 1_000);
    const inTime = await priceLatte(guest, true);
    assert.equal(
      codeOf(await submit(guest, payByCard(inTime.orderId, inTime.totalMinor, first), true)),
      undefined,
    );
    clock.advance(2_000);
    const late = await priceLatte(guest, true);
    assert.equal(
      codeOf(await submit(guest, payByCard(late.orderId, late.totalMinor, second), true)),
      'PAYMENT_TOKEN_EXPIRED',
    );
  });

  it('emailMaxLength: accounts take an address of that length and no longer, receipts a longer one, D-114, D-171', async () => {
    const browser = openBrowser(test.app);
    const create = (email: string) => browser.post(restPaths.createAccount, account(email));
    const longer = await create('twentyone@example.com');
    assert.deepEqual([longer.statusCode, longer.json().error.params], [400, { emailAddress: 'too-long' }]);
    assert.equal((await create('twentych@example.com')).statusCode, 200);
    const guest = openBrowser(test.app);
    const { orderId, totalMinor } = await priceLatte(guest, true);
    const contact = { firstName: 'Ada', email: 'twentyone@example.com', emailMarketingOptIn: false };
    const order = payByCard(orderId, totalMinor, await takeToken(test.deps), { guest: contact });
    assert.equal(codeOf(await submit(guest, order, true)), undefined);
  });

  it('storageConsentRequired: no account is created without the consent, ACC-021, ACC-022', async () => {
    const browser = openBrowser(test.app);
    const { storageConsent: _, ...withoutField } = account('noor.no@example.com');
    for (const body of [account('noor.no@example.com', false), withoutField]) {
      const refused = await browser.post(restPaths.createAccount, body);
      const { error } = refused.json();
      assert.deepEqual(
        [refused.statusCode, error.type, error.field, error.params],
        [400, 'validation', 'storageConsent', { storageConsent: 'required' }],
      );
    }
    const rows = await test.deps.db
      .selectFrom('member')
      .select('member_id')
      .where('email', '=', 'noor.no@example.com')
      .execute();
    assert.deepEqual(rows, []);
  });

  it('features: an amenity that is not public is not shown, LOC-021', async () => {
    const { stores } = (
      await test.app.inject('/apiproxy/v1/locations?lat=41.8853&lng=-87.64')
    ).json<LocationsReply>();
    const codes = stores.flatMap(({ store }) => store.amenities.map(({ code }) => code));
    assert.ok(codes.includes('ST'));
    assert.ok(!codes.includes('WF'));
  });

  it('flags.rememberMe: while it is off, no session outlives the browser, ACC-002', async () => {
    const reply = await openBrowser(test.app).post(restPaths.signIn, {
      username: 'gold@crema.test',
      password: 'Espresso-2026',
      rememberMe: true,
      market: 'US',
      transactionSubType: 'signin',
      reputation: { timeZone: 'America/Chicago', language: 'en-US' },
    });
    assert.equal(reply.statusCode, 200);
    assert.equal(reply.cookies.find(({ name }) => name === 'sid')?.expires, undefined);
  });
});

describe('the file of overrides, PLT-013', () => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-config-'));
  after(() => rmSync(folder, { recursive: true, force: true }));
  const write = (text: string) => {
    const file = join(folder, 'config.json');
    writeFileSync(file, text);
    return file;
  };

  it('is optional: without it every key has its default', () => {
    assert.deepEqual(readConfiguration(readOverrides(undefined)).configuration, defaultConfiguration);
  });

  it('changes single keys and leaves the others', () => {
    const { configuration, flags } = readConfiguration(
      readOverrides(write('{ "maximumItemAmount": 3, "flags": { "rememberMe": false } }')),
    );
    assert.deepEqual(configuration, { ...defaultConfiguration, maximumItemAmount: 3 });
    assert.equal(flags.rememberMe, false);
  });

  it('stops the start when it is not JSON, or when a key is misspelt, and says which', () => {
    assert.throws(
      () => readOverrides(write('{ maximumItemAmount: 3 }')),
      /CREMA_CONFIG: .*config\.json is not JSON/,
    );
    assert.throws(
      () => readConfiguration(readOverrides(write('{ "maximumItems": 3 }'))),
      /configuration: maximumItems: there is no such key/,
    );
  });

  it('stops the start when it is missing, instead of starting with other limits than intended', () => {
    assert.throws(() => readOverrides(join(folder, 'none.json')), /none\.json/);
  });
});
