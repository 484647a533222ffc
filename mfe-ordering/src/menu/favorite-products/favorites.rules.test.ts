import { favorite, favoriteChild } from '../../testing/favorite-doubles.ts';
import { findObstacle, groupByForm } from './favorites.rules.ts';

describe('favourites on their page', () => {
  it('are grouped and sorted by the name of their form, then by product, ORD-144', () => {
    const saved = [
      favorite('a', { formCode: 'iced', name: 'Cold brew' }),
      favorite('b', { name: 'Mocha' }),
      favorite('c', { name: 'Éclair latte' }),
      favorite('d', { name: 'Flat white' }),
    ];
    expect(
      groupByForm(saved, 'fr-CA').map(({ name, favorites }) => [name, favorites.map(({ id }) => id)]),
    ).toEqual([
      ['Hot', ['c', 'd', 'b']],
      ['Iced', ['a']],
    ]);
  });

  it.each([
    { over: {}, obstacle: undefined, because: 'all of it is there' },
    {
      over: { availability: 'SOLD_OUT' as const },
      obstacle: { availability: 'SOLD_OUT' },
      because: 'it is sold out',
    },
    {
      over: { childItems: [favoriteChild({ availability: 'NOT_SOLD' })] },
      obstacle: { availability: 'NOT_SOLD', option: 'Vanilla syrup' },
      because: 'its syrup is not sold here',
    },
    {
      over: { childItems: [favoriteChild({ productNumber: null, availability: 'UNKNOWN' })] },
      obstacle: { availability: 'UNKNOWN', option: 'Vanilla syrup' },
      because: 'its syrup is no longer known',
    },
    {
      over: {
        standardItems: [
          {
            __typename: 'StandardItem' as const,
            sku: 'opt-304',
            name: 'Oat milk',
            availability: 'SOLD_OUT' as const,
          },
        ],
      },
      obstacle: { availability: 'SOLD_OUT', option: 'Oat milk' },
      because: 'the oat milk of its standard recipe is sold out, D-143',
    },
  ])('cannot be ordered for $obstacle because $because, ORD-025', ({ over, obstacle }) => {
    expect(findObstacle(favorite('a', over))).toEqual(obstacle);
  });
});
