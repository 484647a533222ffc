import { icedCup } from '../art/drink-art.ts';
import { drinks } from '../drinks.ts';
import { families } from './drink-families.ts';

export const coldBrews = drinks(families.cold, [
  {
    number: 2101,
    usd: 425,
    name: ['Cold Brew', 'Café infusé à froid'],
    text: [
      'Steeped slow for twenty hours, so it pours smooth, dark and naturally sweet.',
      'Infusé lentement pendant vingt heures : souple, foncé et naturellement doux.',
    ],
    recipe: { coldBrew: 0.7 },
    art: icedCup(['coldBrew:10']),
  },
  {
    number: 2102,
    usd: 475,
    name: ['Vanilla Sweet Cream Cold Brew', 'Infusé à froid, crème douce à la vanille'],
    text: [
      'Cold brew with a cascade of house-made vanilla sweet cream.',
      'Café infusé à froid et sa cascade de crème douce à la vanille maison.',
    ],
    recipe: { coldBrew: 0.62, vanilla: 2, cream: 0.08 },
    art: icedCup(['coldBrew:6', 'latte:2', 'cream:1']),
  },
  {
    number: 2103,
    usd: 525,
    name: ['Salted Caramel Foam Cold Brew', 'Infusé à froid, mousse caramel salé'],
    text: [
      'Caramel-sweetened cold brew beneath a salty, silky cold foam.',
      'Café infusé à froid sucré au caramel sous une mousse froide salée et soyeuse.',
    ],
    recipe: { coldBrew: 0.62, caramel: 2, saltedFoam: 1 },
    art: icedCup(['coldBrew:9', 'caramel:1'], { foam: 0.2, foamColor: 'vanilla', topping: 'caramel' }),
  },
  {
    number: 2104,
    usd: 525,
    name: ['Chocolate Foam Cold Brew', 'Infusé à froid, mousse au chocolat'],
    text: [
      'A chocolate-malt cold foam floating on our darkest cold brew.',
      'Une mousse froide au chocolat malté flottant sur notre infusé à froid le plus foncé.',
    ],
    recipe: { coldBrew: 0.62, vanilla: 2, chocolateFoam: 1 },
    art: icedCup(['coldBrew:10'], { foam: 0.2, foamColor: 'latte', topping: 'cocoa' }),
  },
  {
    number: 2105,
    usd: 535,
    isNew: true,
    name: ['Maple Cream Cold Brew', 'Infusé à froid, crème d’érable'],
    text: [
      'Real maple in the cup and a soft cold foam on top.',
      'De l’érable véritable dans le verre et une mousse froide toute douce sur le dessus.',
    ],
    recipe: { coldBrew: 0.62, maple: 2, coldFoam: 1 },
    art: icedCup(['maple:1', 'coldBrew:9'], { foam: 0.18 }),
  },
  {
    number: 2106,
    usd: 545,
    name: ['Pumpkin Cream Cold Brew', 'Infusé à froid, crème à la citrouille'],
    text: [
      'Cold brew and vanilla topped with a pumpkin-spiced foam.',
      'Café infusé à froid et vanille, coiffés d’une mousse citrouille et épices.',
    ],
    recipe: { coldBrew: 0.62, vanilla: 2, pumpkinSauce: 1, coldFoam: 1 },
    art: icedCup(['coldBrew:10'], { foam: 0.2, foamColor: 'caramel', topping: 'cinnamon' }),
  },
]);

export const nitroBrews = drinks(families.nitro, [
  {
    number: 2110,
    usd: 475,
    counterOnly: true,
    name: ['Nitro Cold Brew', 'Nitro infusé à froid'],
    text: [
      'Poured from the tap with nitrogen: cascading, creamy, no ice and no sugar.',
      'Servi au fût avec de l’azote : en cascade, crémeux, sans glace ni sucre.',
    ],
    recipe: { nitro: 0.95 },
    art: icedCup(['darkCoffee:10'], { ice: 0, foam: 0.12, foamColor: 'latte', straw: false }),
  },
  {
    number: 2111,
    usd: 515,
    counterOnly: true,
    name: ['Nitro Sweet Cream', 'Nitro à la crème douce'],
    text: [
      'Nitro cold brew with a float of vanilla sweet cream.',
      'Café nitro infusé à froid et sa crème douce à la vanille.',
    ],
    recipe: { nitro: 0.85, cream: 0.08 },
    art: icedCup(['darkCoffee:7', 'latte:2', 'cream:1'], { ice: 0, straw: false }),
  },
]);

export const icedCoffees = drinks(families.cold, [
  {
    number: 2120,
    usd: 375,
    name: ['Iced Coffee', 'Café glacé'],
    text: [
      'Freshly brewed, chilled and lightly sweetened, poured over ice.',
      'Fraîchement infusé, refroidi, légèrement sucré et servi sur glace.',
    ],
    recipe: { icedCoffee: 0.7, classic: 3 },
    art: icedCup(['coffee:10']),
  },
  {
    number: 2121,
    family: 'icedMilk',
    usd: 395,
    name: ['Iced Coffee with Milk', 'Café glacé au lait'],
    text: [
      'Our iced coffee softened with a generous pour of milk.',
      'Notre café glacé adouci d’une généreuse rasade de lait.',
    ],
    recipe: { icedCoffee: 0.58, milk2: 0.14, classic: 3 },
    art: icedCup(['coffee:5', 'latte:5']),
  },
  {
    number: 2122,
    family: 'coldEspresso',
    usd: 385,
    name: ['Iced Americano', 'Americano glacé'],
    text: [
      'Three shots of espresso over cold water and ice: crisp and direct.',
      'Trois doses d’espresso sur eau froide et glace : net et sans détour.',
    ],
    recipe: { espresso: 3, water: 0.55 },
    art: icedCup(['coffee:8', 'espresso:2']),
  },
]);

const chilled = { milk2: 0.5 };
export const icedLattes = drinks(families.icedMilk, [
  {
    number: 2130,
    usd: 465,
    name: ['Iced Latte', 'Latte glacé'],
    text: [
      'Espresso and cold milk over ice, simple and always right.',
      'Espresso et lait froid sur glace : simple, et toujours juste.',
    ],
    recipe: { espresso: 2, ...chilled },
    art: icedCup(['milk:5', 'latte:3', 'espresso:2']),
  },
  {
    number: 2131,
    usd: 515,
    name: ['Iced Vanilla Latte', 'Latte glacé à la vanille'],
    text: [
      'Cold milk, espresso and vanilla, as easy as a summer afternoon.',
      'Lait froid, espresso et vanille : facile comme un après-midi d’été.',
    ],
    recipe: { espresso: 2, vanilla: 3, ...chilled },
    art: icedCup(['vanilla:5', 'paleLatte:3', 'espresso:2']),
  },
  {
    number: 2132,
    usd: 545,
    name: ['Iced Caramel Macchiato', 'Macchiato glacé au caramel'],
    text: [
      'Vanilla milk, espresso floated on top, caramel running through the ice.',
      'Lait vanillé, espresso flottant et caramel qui coule entre les glaçons.',
    ],
    recipe: { espresso: 2, vanilla: 3, caramelSauce: 1, ...chilled },
    art: icedCup(['milk:5', 'paleLatte:2', 'espresso:3'], { topping: 'caramel' }),
  },
  {
    number: 2133,
    usd: 545,
    name: ['Iced Mocha', 'Moka glacé'],
    text: [
      'Chocolate, espresso and cold milk with a crown of whipped cream.',
      'Chocolat, espresso et lait froid sous une couronne de crème fouettée.',
    ],
    recipe: { espresso: 2, mochaSauce: 3, whip: 1, ...chilled },
    art: icedCup(['cocoa:2', 'mocha:8'], { cup: 'dome', topping: 'whip' }),
  },
  {
    number: 2134,
    usd: 565,
    name: ['Iced White Chocolate Mocha', 'Moka glacé au chocolat blanc'],
    text: [
      'White chocolate and espresso over ice, finished with whipped cream.',
      'Chocolat blanc et espresso sur glace, avec une touche de crème fouettée.',
    ],
    recipe: { espresso: 2, whiteSauce: 3, whip: 1, ...chilled },
    art: icedCup(['vanilla:6', 'latte:2', 'espresso:2'], { cup: 'dome', topping: 'whip' }),
  },
  {
    number: 2135,
    usd: 585,
    name: ['Iced Pistachio Latte', 'Latte glacé à la pistache'],
    text: [
      'Roasted pistachio and cold milk, with espresso slowly sinking in.',
      'Pistache rôtie et lait froid, où l’espresso descend lentement.',
    ],
    recipe: { espresso: 2, pistachioSauce: 3, ...chilled },
    art: icedCup(['pistachio:6', 'latte:2', 'espresso:2']),
  },
  {
    number: 2136,
    usd: 545,
    isNew: true,
    name: ['Iced Lavender Oat Latte', 'Latte glacé lavande et avoine'],
    text: [
      'Blonde espresso, lavender and oat milk over plenty of ice.',
      'Espresso blond, lavande et boisson d’avoine sur beaucoup de glace.',
    ],
    recipe: { espresso: 2, lavender: 3, oat: 0.5 },
    art: icedCup(['oat:6', 'latte:2', 'espresso:2'], { foam: 0.12, foamColor: 'oat' }),
  },
  {
    number: 2137,
    usd: 485,
    name: ['Iced Flat White', 'Flat white glacé'],
    text: [
      'Ristretto-style espresso and whole milk over ice, rich and short.',
      'Espresso serré et lait entier sur glace, riche et court.',
    ],
    recipe: { espresso: 3, whole: 0.45 },
    art: icedCup(['milk:4', 'latte:3', 'espresso:3']),
  },
]);

export const shaken = drinks(families.icedMilk, [
  {
    number: 2140,
    usd: 465,
    name: ['Shaken Espresso', 'Espresso frappé au shaker'],
    text: [
      'Three shots shaken hard with ice and cane syrup, with a splash of milk.',
      'Trois doses secouées avec glace et sirop de canne, et un nuage de lait.',
    ],
    recipe: { espresso: 3, classic: 2, milk2: 0.2 },
    art: icedCup(['latte:6', 'espresso:4'], { foam: 0.08, foamColor: 'latte' }),
  },
  {
    number: 2141,
    usd: 525,
    name: ['Brown Sugar Oat Shaken Espresso', 'Espresso au shaker, cassonade et avoine'],
    text: [
      'Espresso, brown sugar and cinnamon shaken together, topped with oat milk.',
      'Espresso, cassonade et cannelle secoués ensemble, allongés de boisson d’avoine.',
    ],
    recipe: { espresso: 3, brownSugar: 3, cinnamon: 1, oat: 0.25 },
    art: icedCup(['oat:4', 'latte:3', 'espresso:3'], {
      foam: 0.08,
      foamColor: 'caramel',
      topping: 'cinnamon',
    }),
  },
  {
    number: 2142,
    usd: 525,
    name: ['Hazelnut Shaken Espresso', 'Espresso au shaker à la noisette'],
    text: [
      'Toasted hazelnut and three shots, shaken until frothy, lightened with oat.',
      'Noisette grillée et trois doses, secouées jusqu’à la mousse, adoucies d’avoine.',
    ],
    recipe: { espresso: 3, hazelnut: 3, oat: 0.25 },
    art: icedCup(['oat:3', 'latte:4', 'espresso:3'], { foam: 0.08, foamColor: 'latte' }),
  },
  {
    number: 2143,
    usd: 535,
    isNew: true,
    name: ['Chocolate Almond Shaken Espresso', 'Espresso au shaker, chocolat et amande'],
    text: [
      'Cocoa, espresso and almond milk shaken over ice, deep but never heavy.',
      'Cacao, espresso et boisson aux amandes au shaker : profond sans être lourd.',
    ],
    recipe: { espresso: 3, mochaSauce: 2, almond: 0.25 },
    art: icedCup(['mocha:6', 'espresso:4'], { foam: 0.08, foamColor: 'latte', topping: 'cocoa' }),
  },
]);
