import { welcomeOf } from './welcome.rules.ts';

const now = new Date('2026-05-10T20:00:00').getTime();
const facts = {
  isFlagOn: true,
  isOnboarding: true,
  isWelcomed: false,
  firstCardAt: new Date('2026-05-10T08:00:00').toISOString(),
  initialBalance: 0,
  now,
};
describe('the welcome', () => {
  it.each<[string, object, string]>([
    ['full', {}, 'the first card came today with nothing on it'],
    ['full', { initialBalance: 4.99 }, 'it came with less than $5'],
    ['compact', { initialBalance: 5 }, 'it came with $5'],
    ['compact', { initialBalance: null, firstCardAt: null }, 'there is no card yet'],
    ['compact', { firstCardAt: new Date('2026-05-09T23:00:00').toISOString() }, 'the card came yesterday'],
    ['compact', { isWelcomed: true }, 'it was shown in full before'],
    ['none', { isOnboarding: false }, 'no task is left'],
    ['none', { isFlagOn: false }, 'it is switched off'],
  ])('is %s when %j, because %s, ENG-013, D-138', (expected, change) => {
    expect(welcomeOf({ ...facts, ...change })).toBe(expected);
  });
});
