import type { OptionSelection } from '../catalogue.types.ts';
import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { AllergenKey } from './allergens.ts';
import type { DrinkIngredientKey, Facts } from './drink-ingredients.ts';

/** Options made of an ingredient have its name, calories and allergens. */
export interface IngredientOption {
  readonly number: number;
  readonly ingredient: DrinkIngredientKey;
  readonly usd: number;
  readonly max: number;
}
export interface PlainOption {
  readonly number: number;
  readonly name: LocalizedMessage;
  readonly usd: number;
  /** Allergens of the ingredient; `unknown` if suppliers and mixtures vary (D-147). */
  readonly contains: readonly AllergenKey[] | 'unknown';
  /** Selected by default. */
  readonly standard?: boolean;
  readonly calories?: number;
  /** Its figures per unit. An option with calories only has unknown ones. */
  readonly facts?: Facts;
  /** The ingredient that it adds, and how many ml: the figures follow from it. */
  readonly pours?: readonly [DrinkIngredientKey, number];
  /** `unknown` if the option changes the caffeine of what it is made with; otherwise the option has none. */
  readonly caffeine?: 'unknown';
  readonly max?: number;
}
export interface OptionGroup {
  readonly number: number;
  readonly name: LocalizedMessage;
  readonly selection: OptionSelection;
  readonly unit?: LocalizedMessage;
  readonly options?: readonly (IngredientOption | PlainOption)[];
  readonly children?: readonly OptionGroup[];
}
const shot: LocalizedMessage = ['shot', 'dose'];
const pump: LocalizedMessage = ['pump', 'pompe'];
const portion: LocalizedMessage = ['portion', 'portion'];
const packet: LocalizedMessage = ['packet', 'sachet'];

const each = (
  usd: number,
  max: number,
  rows: readonly (readonly [number, DrinkIngredientKey])[],
): readonly IngredientOption[] => rows.map(([number, ingredient]) => ({ number, ingredient, usd, max }));

/** A way of preparing or serving, which is free of charge and has no ingredients. */
const way = (number: number, name: LocalizedMessage, standard = false): PlainOption => ({
  number,
  name,
  usd: 0,
  contains: [],
  standard,
});

/** Every option category. A product family lists the ones it offers. Numbers never change. */
export const optionGroups = {
  milk: {
    number: 30,
    name: ['Milk', 'Lait'],
    selection: 'ONE',
    options: [
      ...each(0, 1, [
        [301, 'milk2'],
        [302, 'skim'],
        [303, 'whole'],
      ]),
      ...each(70, 1, [
        [304, 'oat'],
        [305, 'almond'],
        [306, 'soy'],
        [307, 'coconut'],
      ]),
    ],
  },
  splash: {
    number: 31,
    name: ['Add milk', 'Ajout de lait'],
    selection: 'ONE',
    options: [
      way(310, ['No milk', 'Sans lait'], true),
      {
        number: 311,
        name: ['Splash of 2% milk', 'Nuage de lait 2 %'],
        usd: 0,
        pours: ['milk2', 30],
        contains: ['milk'],
      },
      {
        number: 312,
        name: ['Splash of sweet cream', 'Nuage de crème sucrée'],
        usd: 50,
        pours: ['cream', 30],
        contains: ['milk'],
      },
      {
        number: 313,
        name: ['Splash of oat milk', 'Nuage de boisson d’avoine', 'Splash of oat beverage'],
        usd: 40,
        pours: ['oat', 30],
        contains: ['oats'],
      },
      {
        number: 314,
        name: ['Splash of almond milk', 'Nuage de boisson aux amandes', 'Splash of almond beverage'],
        usd: 40,
        pours: ['almond', 30],
        contains: ['nuts'],
      },
    ],
  },
  espresso: {
    number: 32,
    name: ['Espresso', 'Espresso'],
    selection: 'MANY',
    unit: shot,
    options: each(100, 6, [[320, 'espresso']]),
  },
  roast: {
    number: 33,
    name: ['Espresso roast', 'Torréfaction'],
    selection: 'ONE',
    options: [
      way(330, ['Signature espresso', 'Espresso signature'], true),
      { ...way(331, ['Blonde espresso', 'Espresso blond']), caffeine: 'unknown' },
      { ...way(332, ['Decaf espresso', 'Espresso décaféiné']), caffeine: 'unknown' },
    ],
  },
  flavours: {
    number: 34,
    name: ['Flavors', 'Saveurs', 'Flavours'],
    selection: 'MANY',
    children: [
      {
        number: 35,
        name: ['Syrups', 'Sirops'],
        selection: 'MANY',
        unit: pump,
        options: each(30, 8, [
          [350, 'vanilla'],
          [351, 'caramel'],
          [352, 'hazelnut'],
          [353, 'brownSugar'],
          [354, 'cinnamon'],
          [355, 'peppermint'],
          [356, 'maple'],
          [357, 'lavender'],
          [358, 'raspberry'],
          [359, 'classic'],
          [360, 'sugarFreeVanilla'],
        ]),
      },
      {
        number: 37,
        name: ['Sauces', 'Sauces'],
        selection: 'MANY',
        unit: pump,
        options: each(40, 8, [
          [370, 'mochaSauce'],
          [371, 'whiteSauce'],
          [372, 'pistachioSauce'],
          [373, 'pumpkinSauce'],
        ]),
      },
    ],
  },
  toppings: {
    number: 40,
    name: ['Toppings', 'Garnitures'],
    selection: 'MANY',
    unit: portion,
    options: each(60, 2, [
      [400, 'whip'],
      [401, 'caramelSauce'],
      [402, 'cocoaPowder'],
      [403, 'marshmallow'],
    ]),
  },
  coldToppings: {
    number: 41,
    name: ['Cold foams and toppings', 'Mousses froides et garnitures'],
    selection: 'MANY',
    unit: portion,
    options: [
      ...each(125, 2, [
        [410, 'coldFoam'],
        [411, 'saltedFoam'],
        [412, 'chocolateFoam'],
      ]),
      ...each(60, 2, [
        [400, 'whip'],
        [401, 'caramelSauce'],
        [413, 'cookieCrumble'],
      ]),
    ],
  },
  blendIns: {
    number: 42,
    name: ['Blend in', 'À mélanger'],
    selection: 'MANY',
    unit: portion,
    options: each(80, 4, [
      [420, 'chips'],
      [421, 'strawberryPuree'],
      [422, 'matcha'],
    ]),
  },
  matcha: {
    number: 43,
    name: ['Matcha', 'Matcha'],
    selection: 'MANY',
    unit: ['scoop', 'mesure'],
    options: each(80, 6, [[422, 'matcha']]),
  },
  fruit: {
    number: 44,
    name: ['Fruit', 'Fruits'],
    selection: 'MANY',
    unit: portion,
    options: each(70, 3, [
      [430, 'fruit'],
      [421, 'strawberryPuree'],
    ]),
  },
  sweeteners: {
    number: 45,
    name: ['Sweeteners', 'Édulcorants'],
    selection: 'MANY',
    unit: packet,
    options: each(0, 9, [
      [450, 'sugar'],
      [451, 'rawSugar'],
      [452, 'stevia'],
      [453, 'honey'],
    ]),
  },
  ice: {
    number: 46,
    name: ['Ice', 'Glace'],
    selection: 'ONE',
    options: [
      way(460, ['Regular ice', 'Glace régulière'], true),
      way(461, ['Light ice', 'Peu de glace']),
      way(462, ['No ice', 'Sans glace']),
      way(463, ['Extra ice', 'Extra glace']),
    ],
  },
  temperature: {
    number: 47,
    name: ['Temperature', 'Température'],
    selection: 'ONE',
    options: [
      way(470, ['Steamed as usual', 'Température habituelle'], true),
      way(471, ['Warm', 'Tiède']),
      way(472, ['Extra hot', 'Très chaud']),
    ],
  },
  cup: {
    number: 48,
    name: ['Cup', 'Tasse'],
    selection: 'ONE',
    options: [
      way(480, ['To-go cup', 'Gobelet à emporter'], true),
      way(481, ['For-here cup', 'Tasse sur place']),
      way(482, ['Personal cup', 'Tasse personnelle']),
    ],
  },
  warming: {
    number: 50,
    name: ['Warming', 'Réchauffage'],
    selection: 'ONE',
    options: [way(500, ['Warmed', 'Réchauffé'], true), way(501, ['Not warmed', 'Non réchauffé'])],
  },
  spreads: {
    number: 51,
    name: ['Spreads', 'Tartinades'],
    selection: 'MANY',
    unit: portion,
    options: [
      {
        number: 510,
        name: ['Butter', 'Beurre'],
        usd: 60,
        facts: [70, 8, 5, 60, 0, 0, 0.1, 0],
        contains: ['milk'],
        max: 2,
      },
      {
        number: 511,
        name: ['Cream cheese', 'Fromage à la crème'],
        usd: 130,
        facts: [100, 10, 6, 90, 1.5, 1, 1.7, 0],
        contains: ['milk'],
        max: 2,
      },
      {
        number: 512,
        name: ['Strawberry jam', 'Confiture de fraises'],
        usd: 80,
        facts: [40, 0, 0, 5, 10, 9, 0, 0],
        contains: [],
        max: 2,
      },
      {
        number: 513,
        name: ['Avocado spread', 'Tartinade d’avocat'],
        usd: 150,
        facts: [90, 8, 1.2, 120, 4, 0.5, 1, 0],
        contains: [],
        max: 2,
      },
    ],
  },
  oatToppings: {
    number: 52,
    name: ['Toppings', 'Garnitures'],
    selection: 'MANY',
    unit: portion,
    options: [
      {
        number: 520,
        name: ['Brown sugar', 'Cassonade'],
        usd: 0,
        facts: [50, 0, 0, 4, 13, 13, 0, 0],
        contains: [],
        max: 2,
      },
      {
        number: 521,
        name: ['Dried fruit', 'Fruits séchés'],
        usd: 0,
        calories: 100,
        contains: 'unknown',
        max: 2,
      },
      {
        number: 522,
        name: ['Nut medley', 'Mélange de noix'],
        usd: 0,
        facts: [100, 9, 1, 0, 3, 1, 3, 0],
        contains: ['nuts', 'peanuts'],
        max: 2,
      },
    ],
  },
  grind: {
    number: 55,
    name: ['Grind', 'Mouture'],
    selection: 'ONE',
    options: [
      way(550, ['Whole bean', 'En grains'], true),
      way(551, ['Ground for filter', 'Moulu pour filtre']),
      way(552, ['Ground for espresso', 'Moulu pour espresso']),
      way(553, ['Ground for French press', 'Moulu pour presse française']),
    ],
  },
} as const satisfies Record<string, OptionGroup>;
export type OptionGroupKey = keyof typeof optionGroups;
