import { searchWords } from '@crema/shared-contracts';
import { noFilter, type MenuFilter } from '../filter/menu-filter.rules.ts';

export interface Diet {
  /** Messages: `ordering.search.diet.<id>`. */
  readonly id: string;
  /** The words that people type, in the form of `searchWords`. */
  readonly phrases: readonly string[];
  readonly filter: MenuFilter;
}
/**
 * The catalogue knows allergens and caffeine, and no diets: a query about a diet gets the nearest filter, and a text that says what the
 * filter leaves open (decision 146).
 */
const diets: readonly Diet[] = [
  {
    id: 'vegan',
    phrases: ['vegan', 'vegane', 'vegetalien', 'vegetalienne', 'plant based'],
    filter: { ...noFilter, avoid: ['milk', 'egg', 'fish'] },
  },
  {
    id: 'milk',
    phrases: [
      ...[
        'dairy free',
        'non dairy',
        'no dairy',
        'milk free',
        'no milk',
        'without milk',
        'lactose free',
        'lactose',
      ],
      ...['sans lait', 'sans lactose', 'sans produits laitiers'],
    ],
    filter: { ...noFilter, avoid: ['milk'] },
  },
  {
    id: 'gluten',
    phrases: [
      'gluten free',
      'no gluten',
      'gluten',
      'celiac',
      'wheat free',
      'sans gluten',
      'coeliaque',
      'sans ble',
    ],
    filter: { ...noFilter, avoid: ['wheat', 'oats'] },
  },
  {
    id: 'nuts',
    phrases: ['nut free', 'no nuts', 'peanut free', 'sans noix', 'sans arachides'],
    filter: { ...noFilter, avoid: ['nuts', 'peanuts'] },
  },
  {
    id: 'egg',
    phrases: ['egg free', 'no eggs', 'sans oeuf', 'sans oeufs'],
    filter: { ...noFilter, avoid: ['egg'] },
  },
  { id: 'soy', phrases: ['soy free', 'no soy', 'sans soja'], filter: { ...noFilter, avoid: ['soy'] } },
  {
    id: 'caffeine',
    phrases: ['caffeine free', 'no caffeine', 'decaf', 'decaffeinated', 'sans cafeine', 'deca', 'decafeine'],
    filter: { ...noFilter, caffeine: 5 },
  },
];

/** The diet that a query is about, with its nearest filter; undefined for any other query (L-14). */
export const findDiet = (query: string): Diet | undefined => {
  const asked = searchWords(query).join(' ');
  return diets.find(({ phrases }) => phrases.includes(asked));
};
