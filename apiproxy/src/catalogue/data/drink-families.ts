import type { FormCode } from '../catalogue.types.ts';
import type { cupSizes } from '../cup-sizes.ts';
import type { OptionGroupKey } from './option-groups.ts';

export interface DrinkFamily {
  readonly form: FormCode;
  readonly sizes: keyof typeof cupSizes;
  readonly options: readonly OptionGroupKey[];
  readonly starsLevel?: number;
  readonly multiServe?: boolean;
}
/** The drink families: their recipes' preparation and the options they offer. */
export const families = {
  brewed: {
    form: 'hot',
    sizes: 'hot',
    options: ['splash', 'flavours', 'espresso', 'sweeteners', 'cup'],
    starsLevel: 100,
  },
  steamed: {
    form: 'hot',
    sizes: 'hot',
    options: ['milk', 'espresso', 'roast', 'flavours', 'toppings', 'sweeteners', 'temperature', 'cup'],
    starsLevel: 200,
  },
  steamedShort: {
    form: 'hot',
    sizes: 'short',
    options: ['milk', 'espresso', 'roast', 'flavours', 'sweeteners', 'temperature', 'cup'],
    starsLevel: 200,
  },
  espresso: {
    form: 'hot',
    sizes: 'espresso',
    options: ['roast', 'splash', 'flavours', 'sweeteners', 'cup'],
    starsLevel: 100,
  },
  espressoTopped: {
    form: 'hot',
    sizes: 'espresso',
    options: ['roast', 'splash', 'flavours', 'toppings', 'sweeteners', 'cup'],
    starsLevel: 100,
  },
  cold: {
    form: 'iced',
    sizes: 'iced',
    options: ['splash', 'flavours', 'coldToppings', 'sweeteners', 'ice', 'cup'],
    starsLevel: 200,
  },
  coldEspresso: {
    form: 'iced',
    sizes: 'iced',
    options: ['splash', 'espresso', 'roast', 'flavours', 'coldToppings', 'sweeteners', 'ice', 'cup'],
    starsLevel: 200,
  },
  nitro: {
    form: 'iced',
    sizes: 'nitro',
    options: ['splash', 'flavours', 'coldToppings', 'cup'],
    starsLevel: 200,
  },
  icedMilk: {
    form: 'iced',
    sizes: 'iced',
    options: ['milk', 'espresso', 'roast', 'flavours', 'coldToppings', 'sweeteners', 'ice', 'cup'],
    starsLevel: 200,
  },
  frozenCoffee: {
    form: 'blended',
    sizes: 'iced',
    options: ['milk', 'espresso', 'flavours', 'blendIns', 'coldToppings', 'cup'],
    starsLevel: 200,
  },
  frozenCream: {
    form: 'blended',
    sizes: 'iced',
    options: ['milk', 'flavours', 'blendIns', 'coldToppings', 'cup'],
    starsLevel: 200,
  },
  tea: { form: 'hot', sizes: 'hot', options: ['splash', 'flavours', 'sweeteners', 'cup'], starsLevel: 100 },
  teaLatte: {
    form: 'hot',
    sizes: 'hot',
    options: ['milk', 'matcha', 'flavours', 'espresso', 'toppings', 'sweeteners', 'temperature', 'cup'],
    starsLevel: 200,
  },
  icedTea: {
    form: 'iced',
    sizes: 'iced',
    options: ['flavours', 'fruit', 'sweeteners', 'ice', 'cup'],
    starsLevel: 200,
  },
  icedTeaLatte: {
    form: 'iced',
    sizes: 'iced',
    options: ['milk', 'matcha', 'flavours', 'espresso', 'coldToppings', 'sweeteners', 'ice', 'cup'],
    starsLevel: 200,
  },
  icedFruitLatte: {
    form: 'iced',
    sizes: 'iced',
    options: ['milk', 'matcha', 'fruit', 'flavours', 'espresso', 'coldToppings', 'sweeteners', 'ice', 'cup'],
    starsLevel: 200,
  },
  refresher: {
    form: 'iced',
    sizes: 'iced',
    options: ['fruit', 'flavours', 'coldToppings', 'ice', 'cup'],
    starsLevel: 200,
  },
  chocolate: {
    form: 'hot',
    sizes: 'hot',
    options: ['milk', 'flavours', 'espresso', 'toppings', 'temperature', 'cup'],
    starsLevel: 200,
  },
  carafe: { form: 'hot', sizes: 'carafe', options: [], multiServe: true },
} as const satisfies Record<string, DrinkFamily>;
