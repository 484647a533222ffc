import { levelOfStars, levels, nextLevel, programmeVersion, upToStars } from './programme.ts';

describe('the programme', () => {
  it.each([
    ['GREEN', 'GOLD'],
    ['GOLD', 'RESERVE'],
    ['RESERVE', 'RESERVE'],
  ] as const)('leads from %s to %s, RWD-020', (level, next) => {
    expect(nextLevel(level)).toBe(next);
  });

  it.each([
    [0, 'GREEN'],
    [499, 'GREEN'],
    [500, 'GOLD'],
    [1999, 'GOLD'],
    [2000, 'RESERVE'],
  ])('holds a year of %d Stars as %s, RWD-020', (stars, level) => {
    expect(levelOfStars(stars)).toBe(level);
  });

  it('ends each level one Star before the next begins, and the highest never, RWD-020', () => {
    expect(levels.map((level) => upToStars(level))).toEqual([499, 1999, undefined]);
  });

  it('counts Stars in whole tenths, D-130', () => {
    const { earning, levels: terms } = programmeVersion;
    const rates = [...Object.values(earning), ...levels.map((level) => terms[level].starTenthsPerUnit)];
    expect(rates).toEqual([10, 20, 10, 12, 17]);
  });
});
