import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const notice = 'This shop is a demonstration. No money moves.';
const mail = {
  id: 'JOB1',
  to: 'ada@example.com',
  subject: 'Your order',
  text: 'Thank you.',
  html: '<!doctype html><html><body><p>Thank you.</p></body></html>',
  language: 'en-US',
};

for (const { shop, says, environment } of [
  {
    shop: 'a production server with the sandbox',
    says: true,
    environment: { PAYMENT_PROVIDER: 'sandbox', SANDBOX_IN_PRODUCTION: 'demo' },
  },
  { shop: 'another production server', says: false, environment: {} },
] as const)
  describe(shop, () => {
    let test: TestApp;
    before(async () => {
      test = await startTestApp({ production: true, environment, overrides: { storeBoard: true } });
    });
    after(() => test.stop());

    it(`${says ? 'says' : 'does not say'} in its mails that no money moves, PAY-001`, async () => {
      await test.deps.mailer.send(mail);
      const [name = ''] = readdirSync(test.deps.outboxDir);
      const source = readFileSync(join(test.deps.outboxDir, name), 'utf8');
      assert.equal(source.split(notice).length - 1, says ? 2 : 0);
    });

    it(`${says ? 'says' : 'does not say'} so on the board of a store, PAY-001`, async () => {
      const { body } = await test.app.inject({ url: '/store-board/1001', headers: { accept: 'text/html' } });
      assert.match(body, /<label for="key">/);
      assert.equal(body.includes(`<p role="note">${notice}</p>`), says);
    });
  });
