import { isFree, nearestSlot, withLostSlot } from './slots.rules.ts';

const at = (time: string) => `2030-01-01T${time}:00.000Z`;
const slots = (free: readonly string[], full: readonly string[] = []) =>
  [
    ...free.map((time) => ({ startsAt: at(time), available: true })),
    ...full.map((time) => ({ startsAt: at(time), available: false })),
  ].sort((a, b) => a.startsAt.localeCompare(b.startsAt));

describe('the slot nearest to a lost one', () => {
  it.each([
    { lost: '15:30', free: ['15:10', '15:35'], nearest: '15:35', because: 'it is five minutes later' },
    { lost: '15:30', free: ['15:20', '15:50'], nearest: '15:20', because: 'it is closer' },
    {
      lost: '15:30',
      free: ['15:25', '15:35'],
      nearest: '15:35',
      because: 'the later of two equally near ones',
    },
    {
      lost: '15:30',
      free: ['15:30', '15:40'],
      nearest: '15:40',
      because: 'the lost one itself is never offered',
    },
    { lost: '15:30', free: [], nearest: undefined, because: 'none is free' },
  ])('is $nearest: $because, D-29, ORD-064', ({ lost, free, nearest }) => {
    expect(nearestSlot(slots(free, ['15:32']), at(lost))?.startsAt).toBe(nearest && at(nearest));
  });
});

it('is marked as unavailable, in its place, also if the store does not list it any more, ORD-064', () => {
  const marked = [
    { startsAt: at('15:25'), available: true },
    { startsAt: at('15:30'), available: false },
    { startsAt: at('15:35'), available: true },
  ];
  expect(withLostSlot(slots(['15:25', '15:35']), at('15:30'))).toEqual(marked);
  expect(withLostSlot(slots(['15:25', '15:30', '15:35']), at('15:30'))).toEqual(marked);
  expect(withLostSlot(marked, undefined)).toBe(marked);
});

it('is free only if the store lists it as available, however the instant is written, ORD-063', () => {
  const offered = slots(['15:25'], ['15:30']);
  expect([
    isFree(offered, '2030-01-01T15:25:00Z'),
    isFree(offered, at('15:30')),
    isFree(offered, at('15:35')),
  ]).toEqual([true, false, false]);
});
