import { maxUsageBatch } from './usage-sharing.ts';
import { usageEvents, validateUsageBatch } from './usage-events.ts';

const viewed = {
  remote: 'mfe-ordering',
  version: '1.0.0',
  event: 'cart-viewed',
  fields: { customerType: 'Crema rewards' },
};
const batch = (...usage: unknown[]) => ({ usage });

describe('a batch of usage events', () => {
  it('is valid with declared events and values, ORD-048, ACC-023', () => {
    const created = { ...viewed, event: 'account-created', fields: { registrationSource: 'Web' } };
    expect(validateUsageBatch(batch(viewed, created))).toBeUndefined();
    expect(validateUsageBatch(batch())).toBeUndefined();
  });

  it.each([
    ['an undeclared event', batch({ ...viewed, event: 'page-viewed' }), 'event: not a declared usage event'],
    [
      'a name of every object',
      batch({ ...viewed, event: 'constructor' }),
      'event: not a declared usage event',
    ],
    [
      'a value that is not in the list: an id, an email address',
      batch({ ...viewed, fields: { customerType: 'ada@example.com' } }),
      'cart-viewed.customerType: expected one of Crema rewards, guest',
    ],
    [
      'a missing field',
      batch({ ...viewed, fields: {} }),
      'cart-viewed.customerType: expected one of Crema rewards, guest',
    ],
    [
      'a further field',
      batch({ ...viewed, fields: { ...viewed.fields, memberId: '1' } }),
      'cart-viewed.memberId: not a field of this event',
    ],
    [
      'a further property',
      batch({ ...viewed, memberId: '1' }),
      'usage event: expected only remote, version, event and fields',
    ],
    ['too many events', batch(...Array(maxUsageBatch + 1).fill(viewed)), 'usage: expected at most 20 events'],
    ['no list', { usage: viewed }, 'usage: expected a list'],
  ])('is refused with %s', (_what, value, error) => expect(validateUsageBatch(value)).toBe(error));

  it('has no field for free text or an id: every field is a list of values', () => {
    for (const fields of Object.values(usageEvents))
      for (const values of Object.values(fields)) {
        expect(values.length).toBeGreaterThan(0);
        for (const value of values) expect(value).not.toMatch(/\d/);
      }
  });
});
