import { favorite, favoriteChild, withoutEspresso } from '../testing/favorite-doubles.ts';
import { cartLine, vanilla } from '../testing/order.fixtures.ts';
import { draftToInput, favoriteToInput, identityOf, toLineDraft } from './favorites.conversions.ts';

const excludedIngredients = [{ sku: 'opt-320', name: 'Espresso' }];

describe('a favourite', () => {
  it('is a size with its options and excluded ingredients, without a quantity, ORD-144', () => {
    expect(draftToInput(cartLine({ quantity: 3, childItems: [vanilla(2)], excludedIngredients }))).toEqual({
      commerce: { sku: '10-hot-medium' },
      childItems: [{ quantity: 2, commerce: { sku: 'opt-350' } }],
      excludedIngredients: [{ sku: 'opt-320' }],
    });
  });

  it('cannot be made of a size that is unknown', () => {
    expect(draftToInput(cartLine({ sizeCode: 'giant' }))).toBeUndefined();
  });

  it('goes into the cart as it is and comes back as the same item, ORD-144', () => {
    const { item } = favorite('f1', {
      childItems: [favoriteChild()],
      excludedIngredients: [withoutEspresso],
    });
    const draft = toLineDraft(item);
    expect(draft).toMatchObject({
      quantity: 1,
      sizeCode: 'medium',
      childItems: [vanilla(2)],
      excludedIngredients,
    });
    expect(draftToInput(draft)).toEqual(favoriteToInput(item));
  });

  const oat = { ...vanilla(1), sku: 'opt-304' };
  const line = cartLine({ childItems: [vanilla(2), oat], excludedIngredients });
  it.each([
    { other: { childItems: [oat, vanilla(2)] }, same: true, because: 'the order of options means nothing' },
    { other: { quantity: 4 }, same: true, because: 'a favourite has no quantity' },
    { other: { childItems: [vanilla(1), oat] }, same: false, because: 'an option’s quantity differs' },
    { other: { sizeCode: 'small' }, same: false, because: 'the size differs' },
    { other: { excludedIngredients: [] }, same: false, because: 'nothing is excluded' },
  ])('is the same as another: $same, because $because, ORD-023', ({ other, same }) => {
    const [a, b] = [line, { ...line, ...other }].map(draftToInput).map((input) => input && identityOf(input));
    expect(a === b).toBe(same);
  });
});
