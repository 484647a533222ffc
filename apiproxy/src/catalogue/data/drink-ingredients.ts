import type { LocalizedMessage } from '../../i18n/messages.ts';
import type { AllergenKey } from './allergens.ts';

/** The values are kcal, fat g, saturated g, sodium mg, carbohydrates g, sugars g, protein g, caffeine mg. */
export type Facts = readonly [number, number, number, number, number, number, number, number];

export interface DrinkIngredient {
  readonly name: LocalizedMessage;
  /** `ml`: a recipe contains its share of the cup; `each`: shots, pumps, scoops. */
  readonly measure: 'ml' | 'each';
  /** The values per 100 ml, or per unit. */
  readonly facts: Facts;
  readonly allergen?: AllergenKey;
}
const poured = (name: LocalizedMessage, facts: Facts, allergen?: AllergenKey): DrinkIngredient => ({
  name,
  measure: 'ml',
  facts,
  allergen,
});
const counted = (name: LocalizedMessage, facts: Facts, allergen?: AllergenKey): DrinkIngredient => ({
  name,
  measure: 'each',
  facts,
  allergen,
});
const syrup = (name: LocalizedMessage) => counted(name, [20, 0, 0, 0, 5, 5, 0, 0]);

export const drinkIngredients = {
  milk2: poured(['2% milk', 'Lait 2 %'], [50, 2, 1.2, 47, 5, 5, 3.4, 0], 'milk'),
  skim: poured(['Skim milk', 'Lait écrémé'], [35, 0.1, 0.1, 47, 5, 5, 3.5, 0], 'milk'),
  whole: poured(['Whole milk', 'Lait entier'], [63, 3.3, 1.9, 45, 4.9, 4.9, 3.3, 0], 'milk'),
  oat: poured(['Oat milk', 'Boisson d’avoine', 'Oat beverage'], [50, 1.8, 0.3, 44, 7.4, 3.2, 1, 0], 'oats'),
  almond: poured(
    ['Almond milk', 'Boisson aux amandes', 'Almond beverage'],
    [22, 1.5, 0.1, 55, 1.8, 1.2, 0.7, 0],
    'nuts',
  ),
  soy: poured(['Soy milk', 'Boisson au soja', 'Soy beverage'], [45, 1.6, 0.2, 40, 4.6, 4, 3, 0], 'soy'),
  coconut: poured(
    ['Coconut milk', 'Boisson à la noix de coco', 'Coconut beverage'],
    [32, 2.2, 2, 38, 2.8, 2.2, 0.3, 0],
  ),
  cream: poured(['Sweet cream', 'Crème sucrée'], [190, 12, 7.5, 40, 18, 17, 2.4, 0], 'milk'),
  brewed: poured(['Brewed coffee', 'Café infusé'], [1, 0, 0, 2, 0, 0, 0.1, 66]),
  darkBrewed: poured(['Dark roast coffee', 'Café torréfaction foncée'], [1, 0, 0, 2, 0, 0, 0.1, 55]),
  lightBrewed: poured(['Light roast coffee', 'Café torréfaction blonde'], [1, 0, 0, 2, 0, 0, 0.1, 75]),
  decaf: poured(['Decaf coffee', 'Café décaféiné'], [1, 0, 0, 2, 0, 0, 0.1, 5]),
  coldBrew: poured(['Cold brew coffee', 'Café infusé à froid'], [1, 0, 0, 3, 0, 0, 0.1, 60]),
  nitro: poured(['Nitro cold brew coffee', 'Café nitro infusé à froid'], [1, 0, 0, 3, 0, 0, 0.1, 72]),
  icedCoffee: poured(['Chilled brewed coffee', 'Café refroidi'], [1, 0, 0, 3, 0, 0, 0.1, 45]),
  water: poured(['Water', 'Eau'], [0, 0, 0, 0, 0, 0, 0, 0]),
  blackTea: poured(['Black tea', 'Thé noir'], [0, 0, 0, 1, 0, 0, 0, 11]),
  earlGrey: poured(['Black tea with bergamot', 'Thé noir à la bergamote'], [0, 0, 0, 1, 0, 0, 0, 10]),
  greenTea: poured(['Green tea', 'Thé vert'], [0, 0, 0, 1, 0, 0, 0, 6]),
  jasmine: poured(['Jasmine green tea', 'Thé vert au jasmin'], [0, 0, 0, 1, 0, 0, 0, 5]),
  chamomile: poured(['Chamomile infusion', 'Infusion de camomille'], [0, 0, 0, 1, 0, 0, 0, 0]),
  mintTea: poured(['Peppermint infusion', 'Infusion de menthe'], [0, 0, 0, 1, 0, 0, 0, 0]),
  hibiscus: poured(['Hibiscus infusion', 'Infusion d’hibiscus'], [0, 0, 0, 1, 0, 0, 0, 0]),
  rooibos: poured(['Rooibos infusion', 'Infusion de rooibos'], [0, 0, 0, 1, 0, 0, 0, 0]),
  chai: poured(['Spiced chai concentrate', 'Concentré de chai épicé'], [75, 0, 0, 8, 18, 17, 0.2, 38]),
  lemonade: poured(['Lemonade', 'Limonade'], [42, 0, 0, 5, 10.6, 10, 0, 0]),
  appleJuice: poured(['Apple juice', 'Jus de pomme'], [46, 0, 0, 4, 11.3, 10, 0.1, 0]),
  strawberryBase: poured(
    ['Strawberry juice blend', 'Mélange de jus de fraise'],
    [30, 0, 0, 4, 7.4, 6.6, 0.1, 12],
  ),
  mangoBase: poured(['Mango juice blend', 'Mélange de jus de mangue'], [32, 0, 0, 4, 7.8, 7, 0.1, 12]),
  peachBase: poured(['Peach juice blend', 'Mélange de jus de pêche'], [29, 0, 0, 4, 7, 6.4, 0.1, 12]),
  berryBase: poured(['Wild berry juice blend', 'Mélange de jus de baies'], [31, 0, 0, 4, 7.5, 6.8, 0.1, 12]),
  blendedBase: poured(
    ['Blended drink base', 'Base pour boisson glacée'],
    [60, 0.4, 0.3, 60, 14, 13, 0.6, 0],
    'milk',
  ),
  espresso: counted(['Espresso', 'Espresso'], [5, 0, 0, 0, 1, 0, 0.4, 75]),
  matcha: counted(['Matcha', 'Matcha'], [20, 0, 0, 0, 4.5, 4, 0.3, 27]),
  cocoaPowder: counted(['Cocoa dusting', 'Poudre de cacao'], [5, 0.2, 0.1, 0, 1, 0.5, 0.3, 1]),
  vanilla: syrup(['Vanilla syrup', 'Sirop de vanille']),
  caramel: syrup(['Caramel syrup', 'Sirop de caramel']),
  hazelnut: syrup(['Hazelnut syrup', 'Sirop de noisette']),
  brownSugar: syrup(['Brown sugar syrup', 'Sirop de cassonade']),
  cinnamon: syrup(['Cinnamon syrup', 'Sirop de cannelle']),
  peppermint: syrup(['Peppermint syrup', 'Sirop de menthe poivrée']),
  maple: syrup(['Maple syrup', 'Sirop d’érable']),
  lavender: syrup(['Lavender syrup', 'Sirop de lavande']),
  raspberry: syrup(['Raspberry syrup', 'Sirop de framboise']),
  classic: syrup(['Cane syrup', 'Sirop de canne']),
  sugarFreeVanilla: counted(
    ['Sugar-free vanilla syrup', 'Sirop de vanille sans sucre'],
    [0, 0, 0, 5, 0, 0, 0, 0],
  ),
  honey: counted(['Honey', 'Miel'], [30, 0, 0, 0, 8, 8, 0, 0]),
  mochaSauce: counted(['Mocha sauce', 'Sauce moka'], [28, 0.8, 0.3, 3, 6, 5, 0.6, 3]),
  whiteSauce: counted(
    ['White chocolate sauce', 'Sauce au chocolat blanc'],
    [60, 1.4, 0.9, 35, 10, 10, 1, 0],
    'milk',
  ),
  caramelSauce: counted(['Caramel drizzle', 'Filet de caramel'], [15, 0.6, 0.4, 9, 2.4, 2, 0.1, 0], 'milk'),
  pistachioSauce: counted(['Pistachio sauce', 'Sauce à la pistache'], [55, 2, 0.6, 25, 9, 8, 0.8, 0], 'nuts'),
  pumpkinSauce: counted(
    ['Pumpkin spice sauce', 'Sauce citrouille et épices'],
    [38, 0.1, 0.1, 45, 9, 9, 0.6, 0],
    'milk',
  ),
  whip: counted(['Whipped cream', 'Crème fouettée'], [80, 8, 5, 10, 2, 2, 0.4, 0], 'milk'),
  coldFoam: counted(
    ['Vanilla cold foam', 'Mousse froide à la vanille'],
    [70, 4.5, 2.8, 20, 7, 7, 1, 0],
    'milk',
  ),
  saltedFoam: counted(
    ['Salted caramel cold foam', 'Mousse froide au caramel salé'],
    [85, 4.8, 3, 220, 10, 10, 1, 0],
    'milk',
  ),
  chocolateFoam: counted(
    ['Chocolate cold foam', 'Mousse froide au chocolat'],
    [90, 5, 3.1, 25, 11, 10, 1.3, 2],
    'milk',
  ),
  marshmallow: counted(['Toasted marshmallows', 'Guimauves grillées'], [40, 0, 0, 10, 10, 7, 0.3, 0]),
  chips: counted(['Chocolate chips', 'Pépites de chocolat'], [50, 3, 1.8, 2, 6, 5, 0.5, 4], 'soy'),
  cookieCrumble: counted(
    ['Chocolate cookie crumble', 'Miettes de biscuit au chocolat'],
    [45, 1.8, 0.6, 45, 7, 4, 0.5, 1],
    'wheat',
  ),
  strawberryPuree: counted(['Strawberry purée', 'Purée de fraises'], [25, 0, 0, 2, 6, 6, 0.1, 0]),
  fruit: counted(['Freeze-dried fruit', 'Fruits lyophilisés'], [10, 0, 0, 0, 2.5, 2, 0.1, 0]),
  sugar: counted(['Sugar packet', 'Sachet de sucre'], [15, 0, 0, 0, 4, 4, 0, 0]),
  rawSugar: counted(['Raw sugar packet', 'Sachet de sucre brut'], [18, 0, 0, 0, 5, 5, 0, 0]),
  stevia: counted(['Stevia packet', 'Sachet de stévia'], [0, 0, 0, 0, 1, 0, 0, 0]),
} as const satisfies Record<string, DrinkIngredient>;
export type DrinkIngredientKey = keyof typeof drinkIngredients;
export type MilkKey = 'milk2' | 'skim' | 'whole' | 'oat' | 'almond' | 'soy' | 'coconut';
