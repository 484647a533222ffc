import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { money } from '@crema/shared-contracts';
import { isDemonstration } from '../http/environment/demonstration.ts';
import type { ServerModule } from '../http/server-module.ts';
import { modules } from './modules.ts';
import { createVault } from '../payments/vault/create-vault.ts';
import { createPartnerSimulator } from '../rewards/partner/simulator/create-partner-simulator.ts';
import { linkPagePathOf } from '../rewards/partner/simulator/simulated-partner.ts';
import { takeToken } from '../testing/ordering-kit.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const notice = 'This shop is a demonstration. No money moves.';
const note = `<p role="note">${notice}</p>`;
/** The `Host` that test requests have. */
const testOrigin = 'http://localhost';
/** A page that fails. */
const broken: ServerModule = {
  name: 'broken',
  register: (app) => {
    app.get('/broken', () => {
      throw new Error('broken');
    });
  },
};
const mail = {
  id: 'JOB1',
  to: 'ada@example.com',
  subject: 'Your order',
  text: 'Thank you.',
  html: '<!doctype html><html><body><p>Thank you.</p></body></html>',
  language: 'en-US',
};

const stripe = {
  PAYMENT_PROVIDER: 'stripe',
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
} as const;

it('is not a demonstration with a live key of Stripe, PAY-001', () => {
  for (const STRIPE_SECRET_KEY of ['sk_live_1', 'rk_live_1', undefined])
    assert.equal(isDemonstration({ production: true, environment: { ...stripe, STRIPE_SECRET_KEY } }), false);
});

for (const { shop, says, environment } of [
  {
    shop: 'a production server with the sandbox',
    says: true,
    environment: { PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' },
  },
  { shop: 'a production server with Stripe’s test mode', says: true, environment: stripe },
  { shop: 'another production server', says: false, environment: {} },
] as const)
  describe(shop, () => {
    let test: TestApp;
    before(async () => {
      test = await startTestApp({
        production: true,
        environment,
        overrides: { storeBoard: true },
        modules: [...modules, broken],
      });
    });
    after(() => test.stop());

    it(`${says ? 'says' : 'does not say'} in its mails that no money moves, PAY-001`, async () => {
      await test.deps.mailer.send(mail);
      const [name = ''] = readdirSync(test.deps.outboxDir);
      const source = readFileSync(join(test.deps.outboxDir, name), 'utf8');
      assert.equal(source.split(notice).length - 1, says ? 2 : 0);
    });

    it(`${says ? 'says' : 'does not say'} so on the error page, PAY-001`, async () => {
      const { body } = await test.app.inject({ url: '/broken', headers: { accept: 'text/html' } });
      assert.match(body, /<h1>Something went wrong/);
      assert.equal(body.includes(`<aside>${notice}</aside>`), says);
    });

    it(`${says ? 'says' : 'does not say'} so on the board of a store, PAY-001`, async () => {
      const { body } = await test.app.inject({ url: '/store-board/1001', headers: { accept: 'text/html' } });
      assert.match(body, /<label for="key">/);
      assert.equal(body.includes(note), says);
    });

    it(`${says ? 'says' : 'does not say'} so on the page for a browser with too many cookies, PAY-001`, async () => {
      const headers = { accept: 'text/html', cookie: `other=${'x'.repeat(40_000)}` };
      const { body } = await test.app.inject({ url: '/menu', headers });
      assert.match(body, /<h1>Your browser sends too many cookies/);
      assert.equal(body.includes(note), says);
    });

    it(`${says ? 'says' : 'does not say'} so on the pages of simulators: of a partner, and with the sandbox of the bank and PayPal, PAY-001`, async () => {
      const deps = { ...test.deps, vaultOrigin: testOrigin };
      const partner = createPartnerSimulator(deps, testOrigin);
      const pages = [await partner.inject(linkPagePathOf('marriott'))];
      await partner.close();
      if (deps.environment.PAYMENT_PROVIDER !== 'stripe') {
        const result = await deps.payments.authorise({
          reference: 'asks',
          purpose: 'order',
          subject: 'order-1',
          source: { kind: 'token', token: await takeToken(deps, '4000000000003220') },
          amount: money(700, 'USD'),
          returnUrl: deps.publicOrigin,
        });
        assert.ok(result.outcome === 'action-required');
        const approval = await deps.payments.startApproval({
          reference: 'paypal',
          ownerId: 'ada',
          returnUrl: deps.publicOrigin,
          email: 'ada@example.com',
          locale: 'en-US',
          expiresAt: new Date(deps.clock.now().getTime() + 60_000),
        });
        const vault = createVault(deps);
        for (const url of [result.action.url, approval])
          pages.push(await vault.inject(new URL(url).pathname));
        await vault.close();
      }
      for (const { body } of pages) {
        assert.match(body, /<main>/);
        assert.equal(body.includes(note), says);
      }
    });
  });
