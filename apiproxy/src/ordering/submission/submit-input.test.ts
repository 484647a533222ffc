import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { guestContact } from '../../testing/ordering-kit.ts';
import { readSubmission } from './submit-input.ts';

const submission = (changes: object) =>
  readSubmission({ orderId: 'A', storeNumber: '1001', tenders: [], ...changes }, true, 50);

describe('what a guest submits', () => {
  it('costs the same whatever the address holds: 200,000 dots are refused by their number, D-167', () => {
    const email = `a@${'.'.repeat(200_000)}@`;
    const before = performance.now();
    assert.throws(() => submission({ guest: { ...guestContact, email } }), { code: 'VALIDATION' });
    // The earlier, quadratic regular expression took a minute.
    assert.ok(performance.now() - before < 2_000);
  });

  for (const { field, changes } of [
    { field: 'guest.email', changes: { guest: { ...guestContact, email: 'a;b@x.example' } } },
    { field: 'guest.email', changes: { guest: { ...guestContact, email: 'a@xn--crma-w4d.test' } } },
    { field: 'guest.firstName', changes: { guest: { ...guestContact, firstName: 'x'.repeat(51) } } },
    { field: 'guest.phoneNumber', changes: { guest: { ...guestContact, phoneNumber: '12' } } },
    { field: 'displayName', changes: { guest: guestContact, displayName: 'x'.repeat(200_000) } },
  ])
    it(`names the field that does not fit: ${field}`, () => {
      assert.throws(() => submission(changes), { code: 'VALIDATION', details: { field } });
    });

  it('may leave out the phone and the name called out', () => {
    const { guestContact: contact, displayName } = submission({
      guest: { ...guestContact, phoneNumber: '  ' },
      displayName: ' ',
    });
    assert.deepEqual([contact?.phoneNumber, displayName], [null, undefined]);
  });
});
