import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { cardBrands } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { networkFieldsOf, readVaultCommand } from './browser/page-messages.js';
import { createVault } from './create-vault.ts';
import { framePolicy } from './frame-policy.ts';

describe('the vault', () => {
  let test: TestApp;
  let vault: FastifyInstance;
  before(async () => {
    test = await startTestApp();
    vault = createVault(test.deps);
  });
  after(async () => {
    await vault.close();
    await test.stop();
  });

  it('rejects texts that are too long before it processes them', async () => {
    const reply = await vault.inject(`/card-form?more=${'x'.repeat(2_001)}`);
    assert.deepEqual([reply.statusCode, reply.json().error.field], [400, 'more']);
    assert.equal((await vault.inject('/card-form?more=x')).statusCode, 200);
  });

  for (const { host, status } of [
    { host: 'pay.shop.example', status: 200 },
    { host: 'pay.shop.example:443', status: 200 },
    { host: 'PAY.Shop.Example', status: 200 },
    { host: 'PAY.SHOP.EXAMPLE:443', status: 200 },
    { host: 'pay.shop.example:80', status: 421 },
    { host: 'shop.example', status: 421 },
    { host: 'evil.example', status: 421 },
  ])
    it(`answers the host ${host} with ${status} in production`, async () => {
      const before = test.logged.length;
      const production = createVault({
        ...test.deps,
        production: true,
        vaultOrigin: 'https://pay.shop.example',
      });
      const reply = await production.inject({ url: '/card-form', headers: { host } });
      await production.close();
      assert.equal(reply.statusCode, status);
      const events = test.logged.slice(before).map(({ facts }) => facts['event']);
      assert.deepEqual(events, status === 421 ? ['host refused'] : []);
    });

  it('serves the pages of the chosen provider, and those of no other one, PAY-001', async () => {
    const own = createVault({
      ...test.deps,
      paymentModule: {
        ...test.deps.paymentModule,
        registerVaultPages: (app) => void app.get('/own-form', () => 'the form of another provider'),
      },
    });
    assert.equal((await own.inject('/own-form')).statusCode, 200);
    assert.equal((await own.inject('/card-form')).statusCode, 404);
    assert.equal((await own.inject('/vault/browser/page-messages.js')).statusCode, 200);
    await own.close();
  });

  it('serves the shop’s font to its own pages and to a provider’s frames', async () => {
    const { statusCode, headers } = await vault.inject('/figtree.woff2');
    assert.deepEqual(
      [statusCode, headers['content-type'], headers['access-control-allow-origin']],
      [200, 'font/woff2', '*'],
    );
  });

  it('adds a provider’s servers to the policy of its frame, and nothing else, PAY-001', () => {
    assert.equal(
      framePolicy('https://shop.example', {
        'script-src': ['https://js.provider.example'],
        'frame-src': ['https://js.provider.example'],
      }),
      "default-src 'none'; script-src 'self' https://js.provider.example; style-src 'self'; font-src 'self'; connect-src 'self'; frame-src https://js.provider.example; form-action 'none'; base-uri 'none'; frame-ancestors https://shop.example",
    );
  });
});

describe('a message from the page to the form', () => {
  const page = { origin: 'http://localhost:3000', window: {} };
  const tokenise = { target: 'crema-vault', kind: 'tokenise' };
  const present = { target: 'crema-vault', kind: 'present', locale: 'fr-CA', theme: 'dark' };
  for (const [isAccepted, because, event] of [
    [true, 'it comes from the page', {}],
    [true, 'it has the postal code, L-37', { data: { ...present, postalCode: '60601' } }],
    [false, 'its postal code is no text', { data: { ...present, postalCode: {} } }],
    [
      true,
      'it has the key that stores a card',
      { data: { ...tokenise, isToBeStored: true, storingKey: 'k' } },
    ],
    [false, 'its key is no text', { data: { ...tokenise, isToBeStored: true, storingKey: {} } }],
    [false, 'its address has no text', { data: { ...tokenise, address: { city: 1 } } }],
    [true, 'it asks for the marks of all fields, L-17', { data: { target: 'crema-vault', kind: 'mark' } }],
    [false, 'it comes from another origin', { origin: 'http://evil.test' }],
    [false, 'it comes from another window', { source: {} }],
    [false, 'it is for somebody else', { data: { ...present, target: 'other' } }],
    [false, 'its kind is unknown', { data: { target: 'crema-vault', kind: 'constructor' } }],
    [false, 'its locale is unknown', { data: { ...present, locale: 'xx' } }],
    [false, 'it is nothing', { data: null }],
  ] as const)
    it(`is ${isAccepted ? 'accepted' : 'ignored'} when ${because}`, () => {
      const command = readVaultCommand(
        { origin: page.origin, source: page.window, data: present, ...event },
        page,
      );
      assert.equal(command !== undefined, isAccepted);
    });
});

describe('the token of a typed card', () => {
  /** The kinds that the page of the first release with a vault takes: it ignores a message with another one. */
  const earlierKinds = ['visa', 'mastercard', 'amex', 'discover'];
  for (const network of cardBrands)
    it(`of the network ${network} is one that a page of an earlier release takes, and has its network for others`, () => {
      const { paymentType, network: named } = networkFieldsOf(network);
      assert.ok(earlierKinds.includes(paymentType));
      assert.equal(named ?? paymentType, network);
    });
});
