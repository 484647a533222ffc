import { maskedNumber, paletteOf } from './wallet-card.ts';

describe('the look of a card', () => {
  it.each([
    ['{"kind":"card","picture":"berry"}', 'berry', 'the server says so'],
    ['not json', 'card-1', 'nothing else is known'],
    ['{}', 'card-1', 'no picture is named'],
  ])('for %s is %s: %s', (art, palette) => {
    expect(paletteOf({ art, cardId: 'card-1' })).toBe(palette);
  });

  it('shows the last four digits only', () => {
    expect(maskedNumber({ cardNumberLastFour: '4321' })).toBe('•••• 4321');
  });
});
