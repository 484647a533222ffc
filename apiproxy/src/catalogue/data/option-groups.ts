import type { OptionSelection, Texts } from '../catalogue.types.ts';
import type { DrinkIngredientKey } from './drink-ingredients.ts';

/** Options made of an ingredient take name and calories from it. */
export interface IngredientOption {
  readonly number: number;
  readonly ingredient: DrinkIngredientKey;
  readonly usd: number;
  readonly max: number;
}
export interface PlainOption {
  readonly number: number;
  readonly name: Texts;
  readonly usd: number;
  /** Chosen unless the visitor chooses another one. */
  readonly standard?: boolean;
  readonly calories?: number;
  readonly max?: number;
}
export interface OptionGroup {
  readonly number: number;
  readonly name: Texts;
  readonly selection: OptionSelection;
  readonly unit?: Texts;
  readonly options?: readonly (IngredientOption | PlainOption)[];
  readonly children?: readonly OptionGroup[];
}
const shot: Texts = ['shot', 'dose'];
const pump: Texts = ['pump', 'pression'];
const portion: Texts = ['portion', 'portion'];
const packet: Texts = ['packet', 'sachet'];

const each = (
  usd: number,
  max: number,
  rows: readonly (readonly [number, DrinkIngredientKey])[],
): readonly IngredientOption[] => rows.map(([number, ingredient]) => ({ number, ingredient, usd, max }));

/** Every option category there is; a product family names the ones it offers. Numbers never change. */
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
      { number: 310, name: ['No milk', 'Sans lait'], usd: 0, standard: true },
      { number: 311, name: ['Splash of 2% milk', 'Nuage de lait 2 %'], usd: 0, calories: 15 },
      { number: 312, name: ['Splash of sweet cream', 'Nuage de crème sucrée'], usd: 50, calories: 50 },
      { number: 313, name: ['Splash of oat drink', 'Nuage de boisson à l’avoine'], usd: 40, calories: 15 },
      { number: 314, name: ['Splash of almond drink', 'Nuage de boisson aux amandes'], usd: 40, calories: 5 },
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
      { number: 330, name: ['Signature espresso', 'Espresso signature'], usd: 0, standard: true },
      { number: 331, name: ['Blonde espresso', 'Espresso blond'], usd: 0 },
      { number: 332, name: ['Decaf espresso', 'Espresso décaféiné'], usd: 0 },
    ],
  },
  flavours: {
    number: 34,
    name: ['Flavours', 'Saveurs'],
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
      { number: 460, name: ['Regular ice', 'Glace régulière'], usd: 0, standard: true },
      { number: 461, name: ['Light ice', 'Peu de glace'], usd: 0 },
      { number: 462, name: ['No ice', 'Sans glace'], usd: 0 },
      { number: 463, name: ['Extra ice', 'Extra glace'], usd: 0 },
    ],
  },
  temperature: {
    number: 47,
    name: ['Temperature', 'Température'],
    selection: 'ONE',
    options: [
      { number: 470, name: ['Steamed as usual', 'Température habituelle'], usd: 0, standard: true },
      { number: 471, name: ['Warm', 'Tiède'], usd: 0 },
      { number: 472, name: ['Extra hot', 'Très chaud'], usd: 0 },
    ],
  },
  cup: {
    number: 48,
    name: ['Cup', 'Tasse'],
    selection: 'ONE',
    options: [
      { number: 480, name: ['To-go cup', 'Gobelet à emporter'], usd: 0, standard: true },
      { number: 481, name: ['For-here cup', 'Tasse sur place'], usd: 0 },
      { number: 482, name: ['Personal cup', 'Tasse personnelle'], usd: 0 },
    ],
  },
  warming: {
    number: 50,
    name: ['Warming', 'Réchauffage'],
    selection: 'ONE',
    options: [
      { number: 500, name: ['Warmed', 'Réchauffé'], usd: 0, standard: true },
      { number: 501, name: ['Not warmed', 'Non réchauffé'], usd: 0 },
    ],
  },
  spreads: {
    number: 51,
    name: ['Spreads', 'Tartinades'],
    selection: 'MANY',
    unit: portion,
    options: [
      { number: 510, name: ['Butter', 'Beurre'], usd: 60, calories: 70, max: 2 },
      { number: 511, name: ['Cream cheese', 'Fromage à la crème'], usd: 130, calories: 100, max: 2 },
      { number: 512, name: ['Strawberry jam', 'Confiture de fraises'], usd: 80, calories: 40, max: 2 },
      { number: 513, name: ['Avocado spread', 'Tartinade d’avocat'], usd: 150, calories: 90, max: 2 },
    ],
  },
  oatToppings: {
    number: 52,
    name: ['Toppings', 'Garnitures'],
    selection: 'MANY',
    unit: portion,
    options: [
      { number: 520, name: ['Brown sugar', 'Cassonade'], usd: 0, calories: 50, max: 2 },
      { number: 521, name: ['Dried fruit', 'Fruits séchés'], usd: 0, calories: 100, max: 2 },
      { number: 522, name: ['Nut medley', 'Mélange de noix'], usd: 0, calories: 100, max: 2 },
    ],
  },
  grind: {
    number: 55,
    name: ['Grind', 'Mouture'],
    selection: 'ONE',
    options: [
      { number: 550, name: ['Whole bean', 'En grains'], usd: 0, standard: true },
      { number: 551, name: ['Ground for filter', 'Moulu pour filtre'], usd: 0 },
      { number: 552, name: ['Ground for espresso', 'Moulu pour espresso'], usd: 0 },
      { number: 553, name: ['Ground for French press', 'Moulu pour presse française'], usd: 0 },
    ],
  },
} as const satisfies Record<string, OptionGroup>;
export type OptionGroupKey = keyof typeof optionGroups;
