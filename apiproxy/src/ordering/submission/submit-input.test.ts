import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guestContact } from '../../testing/ordering-kit.ts';
import { readSubmission } from './submit-input.ts';

const submission = (changes: object) =>
  readSubmission({ orderId: 'A', storeNumber: '1001', tenders: [], ...changes }, true);

describe('what a guest submits', () => {
  it('costs the same whatever the address holds: 200,000 dots are refused by their number, D-167', () => {
    const email = `a@${'.'.repeat(200_000)}@`;
    const before = process.cpuUsage();
    assert.throws(() => submission({ guest: { ...guestContact, email } }), { code: 'VALIDATION' });
    // The earlier, quadratic regular expression took a minute.
    assert.ok(process.cpuUsage(before).user < 2_000_000);
  });

  for (const { field, changes } of [
    { field: 'guest.email', changes: { guest: { ...guestContact, email: 'a;b@x.example' } } },
    { field: 'guest.email', changes: { guest: { ...guestContact, email: 'a@xn--crma-w4d.test' } } },
    { field: 'guest.firstName', changes: { guest: { ...guestContact, firstName: 'x'.repeat(51) } } },
    { field: 'guest.email', changes: { guest: { ...guestContact, email: 'noé@example.com' } } },
  ])
    it(`names the field that does not fit: ${field}`, () => {
      assert.throws(() => submission(changes), { code: 'VALIDATION', details: { field } });
    });

  it('reads what was pasted, and drops an optional text that cannot be used, PLT-020, D-171', () => {
    const email = `ada@${'x'.repeat(60)}.example`;
    const { guestContact: contact, displayName } = submission({
      guest: {
        ...guestContact,
        firstName: '\u2068Zoe\u0301\u2069',
        email: ` ${email}\u200b`,
        phoneNumber: '\u202d312\u2011555\u20110199 x12\u202c',
      },
      displayName: 'x'.repeat(200_000),
    });
    assert.deepEqual(
      [contact?.firstName, contact?.email, contact?.phoneNumber, displayName],
      ['Zoé', email, '312-555-0199 x12', undefined],
    );
    const { guestContact: other } = submission({ guest: { ...guestContact, phoneNumber: '12' } });
    assert.equal(other?.phoneNumber, null);
  });

  it('may leave out the phone and the name called out', () => {
    const { guestContact: contact, displayName } = submission({
      guest: { ...guestContact, phoneNumber: '  ' },
      displayName: ' ',
    });
    assert.deepEqual([contact?.phoneNumber, displayName], [null, undefined]);
  });
});
