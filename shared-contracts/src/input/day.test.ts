import { isDay } from './day.ts';

describe('a day of the calendar', () => {
  it.each(['2024-02-29', '1990-12-31', '0001-01-01'])('is %s', (text) => {
    expect(isDay(text)).toBe(true);
  });
  it.each(['2023-02-29', '2024-13-01', '2024-00-10', '2024-1-1', '24-01-01', '2024-01-01T00', ''])(
    'is not %j',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );
});
