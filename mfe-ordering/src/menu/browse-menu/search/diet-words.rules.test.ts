import { findDiet } from './diet-words.rules.ts';

describe('a query about a diet, L-14', () => {
  it.each([
    ['Vegan', 'vegan', ['milk', 'egg', 'fish']],
    ['végane', 'vegan', ['milk', 'egg', 'fish']],
    ['plant-based', 'vegan', ['milk', 'egg', 'fish']],
    ['dairy-free', 'milk', ['milk']],
    ['sans  lactose', 'milk', ['milk']],
    ['Gluten free', 'gluten', ['wheat', 'oats']],
    ['cœliaque', 'gluten', ['wheat', 'oats']],
    ['nut-free', 'nuts', ['nuts', 'peanuts']],
    ['sans œufs', 'egg', ['egg']],
    ['no soy', 'soy', ['soy']],
  ])('%s leads to the filter of %s', (query, id, avoid) => {
    expect(findDiet(query)).toMatchObject({ id, filter: { avoid } });
  });
  it('about caffeine leads to its lowest limit', () => {
    expect(findDiet('décaféiné')?.filter).toEqual({ avoid: [], caffeine: 5 });
  });
  it.each(['latte', 'milk', 'oat', 'free', ''])('is not “%s”', (query) => {
    expect(findDiet(query)).toBeUndefined();
  });
});
