import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readSender } from './mail-sender.ts';

const smtpUrl = 'smtp://relay.example:587';

describe('MAIL_FROM', () => {
  it('is the sender of mails', () => {
    const facts = { production: true, smtpUrl };
    assert.equal(readSender(' hello@shop.example ', facts), 'hello@shop.example');
  });
  it('may be missing where no customer gets mail', () => {
    for (const facts of [
      { production: false, smtpUrl },
      { production: true, smtpUrl: undefined },
    ])
      assert.equal(readSender(undefined, facts), 'hello@crema.test');
  });
  it('is required by a production server with a relay, which reports it', () => {
    assert.throws(() => readSender('', { production: true, smtpUrl }), /^Error: MAIL_FROM is not set/);
  });
  for (const text of ['hello', 'hello@shop', 'a@b.example, c@d.example', 'Crema <hello@shop.example>'])
    it(`is rejected when it is not an email address: ${text}`, () => {
      assert.throws(
        () => readSender(text, { production: false, smtpUrl }),
        /MAIL_FROM: ".*" is not an email address/,
      );
    });
});
