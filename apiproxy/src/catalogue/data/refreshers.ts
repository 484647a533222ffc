import { hotCup, icedCup } from '../art/drink-art.ts';
import { drinks } from '../drinks.ts';
import { families } from './drink-families.ts';

export const refreshers = drinks(families.refresher, [
  {
    number: 2401,
    usd: 435,
    name: ['Strawberry Splash', 'Éclat de fraise'],
    text: [
      'Strawberry and acai notes shaken with ice and slices of real fruit.',
      'Notes de fraise et d’açaï secouées avec de la glace et de vrais fruits.',
    ],
    recipe: { strawberryBase: 0.45, water: 0.25, fruit: 1 },
    art: icedCup(['strawberry:10'], { garnish: 'berry' }),
  },
  {
    number: 2402,
    usd: 455,
    name: ['Strawberry Lemonade Splash', 'Éclat de fraise et limonade'],
    text: [
      'Our strawberry splash with tangy lemonade in place of water.',
      'Notre éclat de fraise, la limonade acidulée remplaçant l’eau.',
    ],
    recipe: { strawberryBase: 0.45, lemonade: 0.25, fruit: 1 },
    art: icedCup(['lemon:3', 'strawberry:7'], { garnish: 'lemon' }),
  },
  {
    number: 2403,
    usd: 455,
    name: ['Pink Coconut Splash', 'Éclat rose à la coco'],
    text: [
      'Strawberry and creamy coconut milk, blush pink and mellow.',
      'Fraise et boisson crémeuse à la noix de coco, rose tendre et doux.',
    ],
    recipe: { strawberryBase: 0.4, coconut: 0.3, fruit: 1 },
    art: icedCup(['strawberry:5', 'cream:2', 'strawberry:3'], { garnish: 'berry' }),
  },
  {
    number: 2404,
    usd: 435,
    name: ['Mango Dragon Splash', 'Éclat mangue et pitaya'],
    text: [
      'Tropical mango with bright magenta dragon fruit, shaken cold.',
      'Mangue tropicale et pitaya magenta, secouées à froid.',
    ],
    recipe: { mangoBase: 0.45, water: 0.25, fruit: 1 },
    art: icedCup(['mango:3', 'dragon:7']),
  },
  {
    number: 2405,
    usd: 455,
    name: ['Mango Dragon Lemonade', 'Limonade mangue et pitaya'],
    text: [
      'Mango and dragon fruit lifted with a squeeze of lemonade.',
      'Mangue et pitaya relevées d’un trait de limonade.',
    ],
    recipe: { mangoBase: 0.45, lemonade: 0.25, fruit: 1 },
    art: icedCup(['lemon:3', 'mango:2', 'dragon:5'], { garnish: 'lemon' }),
  },
  {
    number: 2406,
    usd: 455,
    name: ['Dragon Coconut Splash', 'Éclat pitaya et coco'],
    text: [
      'Mango, dragon fruit and coconut milk, like a beach at dusk.',
      'Mangue, pitaya et boisson à la noix de coco : une plage au crépuscule.',
    ],
    recipe: { mangoBase: 0.4, coconut: 0.3, fruit: 1 },
    art: icedCup(['dragon:6', 'cream:2', 'dragon:2']),
  },
  {
    number: 2407,
    usd: 435,
    name: ['Peach Orchard Splash', 'Éclat de pêche'],
    text: [
      'Juicy peach over ice with a hint of white tea.',
      'Pêche juteuse sur glace, avec un soupçon de thé blanc.',
    ],
    recipe: { peachBase: 0.45, water: 0.25, fruit: 1 },
    art: icedCup(['peach:10'], { garnish: 'mint' }),
  },
  {
    number: 2408,
    usd: 455,
    isNew: true,
    name: ['Peach Lemonade Splash', 'Éclat de pêche et limonade'],
    text: [
      'Peach and lemonade, sweet then sharp, with a sprig of mint.',
      'Pêche et limonade, sucrées puis vives, avec un brin de menthe.',
    ],
    recipe: { peachBase: 0.45, lemonade: 0.25, fruit: 1 },
    art: icedCup(['lemon:4', 'peach:6'], { garnish: 'mint' }),
  },
  {
    number: 2409,
    usd: 435,
    name: ['Wild Berry Splash', 'Éclat de baies sauvages'],
    text: [
      'Blackberry, blueberry and hibiscus, dark and lively.',
      'Mûre, bleuet et hibiscus, foncés et pétillants.',
    ],
    recipe: { berryBase: 0.45, water: 0.25, fruit: 1 },
    art: icedCup(['berry:10'], { garnish: 'berry' }),
  },
  {
    number: 2410,
    usd: 455,
    isNew: true,
    name: ['Wild Berry Coconut Splash', 'Éclat de baies et coco'],
    text: [
      'Wild berries clouded with coconut milk into a soft violet swirl.',
      'Baies sauvages et boisson à la noix de coco en un doux tourbillon violet.',
    ],
    recipe: { berryBase: 0.4, coconut: 0.3, fruit: 1 },
    art: icedCup(['berry:6', 'cream:2', 'berry:2'], { garnish: 'berry' }),
  },
  {
    number: 2411,
    usd: 375,
    name: ['House Lemonade', 'Limonade maison'],
    text: [
      'Lemons, cane sugar, water and ice; some things need no more.',
      'Citrons, sucre de canne, eau et glace : il n’en faut pas plus.',
    ],
    recipe: { lemonade: 0.7 },
    art: icedCup(['lemon:10'], { cup: 'mason', garnish: 'lemon' }),
  },
]);

export const hotChocolates = drinks(families.chocolate, [
  {
    number: 2501,
    usd: 435,
    name: ['Hot Chocolate', 'Chocolat chaud'],
    text: [
      'Real cocoa and steamed milk under whipped cream, as it should be.',
      'Vrai cacao et lait chaud sous la crème fouettée, comme il se doit.',
    ],
    recipe: { mochaSauce: 4, milk2: 0.75, whip: 1 },
    art: hotCup(['cocoa:3', 'mocha:7'], { topping: 'whip' }),
  },
  {
    number: 2502,
    usd: 455,
    name: ['White Hot Chocolate', 'Chocolat chaud blanc'],
    text: [
      'White chocolate melted into steamed milk, gentle and creamy.',
      'Chocolat blanc fondu dans un lait chaud, doux et crémeux.',
    ],
    recipe: { whiteSauce: 4, milk2: 0.75, whip: 1 },
    art: hotCup(['vanilla:10'], { topping: 'whip' }),
  },
  {
    number: 2503,
    usd: 475,
    name: ['Toasted Marshmallow Hot Chocolate', 'Chocolat chaud aux guimauves grillées'],
    text: [
      'Deep cocoa and toasted marshmallows, a campfire without the smoke.',
      'Cacao profond et guimauves grillées : un feu de camp sans la fumée.',
    ],
    recipe: { mochaSauce: 4, milk2: 0.75, marshmallow: 1 },
    art: hotCup(['cocoa:3', 'mocha:7'], { topping: 'marshmallow' }),
  },
  {
    number: 2504,
    usd: 475,
    name: ['Peppermint Hot Chocolate', 'Chocolat chaud à la menthe poivrée'],
    text: [
      'Hot chocolate with a cool breath of peppermint.',
      'Chocolat chaud au souffle frais de menthe poivrée.',
    ],
    recipe: { mochaSauce: 4, peppermint: 2, milk2: 0.75, whip: 1 },
    art: hotCup(['mocha:10'], { topping: 'whip', cup: 'glass' }),
  },
  {
    number: 2505,
    usd: 475,
    name: ['Salted Caramel Hot Chocolate', 'Chocolat chaud au caramel salé'],
    text: [
      'Cocoa and caramel with just enough salt to keep you sipping.',
      'Cacao et caramel, avec juste assez de sel pour y revenir.',
    ],
    recipe: { mochaSauce: 3, caramel: 2, milk2: 0.75, whip: 1, caramelSauce: 1 },
    art: hotCup(['caramel:2', 'mocha:8'], { topping: 'caramel', foam: 0.18 }),
  },
  {
    number: 2506,
    usd: 395,
    name: ['Vanilla Steamer', 'Lait chaud à la vanille'],
    text: [
      'Steamed milk and vanilla, the original bedtime drink.',
      'Lait chaud et vanille, la boisson du coucher par excellence.',
    ],
    recipe: { vanilla: 3, milk2: 0.85 },
    art: hotCup(['milk:10'], { foam: 0.15, art: 'dots' }),
  },
  {
    number: 2507,
    family: 'tea',
    usd: 395,
    name: ['Spiced Apple Cider', 'Cidre de pomme épicé'],
    text: [
      'Pressed apples steamed with cinnamon and clove.',
      'Pommes pressées, chauffées avec cannelle et clou de girofle.',
    ],
    recipe: { appleJuice: 0.9, cinnamon: 1 },
    art: hotCup(['caramel:10'], { cup: 'glass', topping: 'cinnamon' }),
  },
  {
    number: 2508,
    usd: 415,
    isNew: true,
    name: ['Maple Steamer', 'Lait chaud à l’érable'],
    text: ['Steamed milk sweetened only with maple.', 'Lait chaud sucré à l’érable, et rien d’autre.'],
    recipe: { maple: 3, milk2: 0.85 },
    art: hotCup(['maple:1', 'milk:9'], { foam: 0.15, art: 'heart' }),
  },
]);
