import { hotCup } from '../art/drink-art.ts';
import { drink, drinks } from '../drinks.ts';
import { families } from './drink-families.ts';

const milky = { milk2: 0.72 };

export const brewedCoffee = drinks(families.brewed, [
  {
    number: 2001,
    usd: 295,
    name: ['House Blend', 'Mélange maison'],
    text: [
      'Our everyday medium roast, round and nutty with a clean cocoa finish.',
      'Notre torréfaction moyenne de tous les jours, ronde et noisettée, à la finale nette de cacao.',
    ],
    recipe: { brewed: 1 },
    art: hotCup(['coffee:10'], { cup: 'paper' }),
  },
  {
    number: 2002,
    usd: 295,
    name: ['Midnight Dark Roast', 'Torréfaction foncée Minuit'],
    text: [
      'Bold and smoky, with the sweetness of molasses in a full, heavy body.',
      'Corsée et fumée, avec la douceur de la mélasse dans un corps ample et généreux.',
    ],
    recipe: { darkBrewed: 1 },
    art: hotCup(['darkCoffee:10'], { cup: 'paper' }),
  },
  {
    number: 2003,
    usd: 295,
    name: ['Sunrise Light Roast', 'Torréfaction blonde Aurore'],
    text: [
      'Bright and gentle, with citrus up front and toasted grain behind it.',
      'Vive et délicate, avec des agrumes en attaque et une note de céréales grillées.',
    ],
    recipe: { lightBrewed: 1 },
    art: hotCup(['coffee:7', 'mocha:3'], { cup: 'paper' }),
  },
  {
    number: 2004,
    usd: 305,
    name: ['Decaf Evening Roast', 'Décaféiné du soir'],
    text: [
      'All the comfort of a medium roast, with the caffeine left behind.',
      'Tout le réconfort d’une torréfaction moyenne, la caféine en moins.',
    ],
    recipe: { decaf: 1 },
    art: hotCup(['coffee:10'], { cup: 'paper' }),
  },
  {
    number: 2005,
    family: 'steamed',
    usd: 345,
    name: ['Café au Lait', 'Café au lait'],
    text: [
      'Half fresh brewed coffee, half steamed milk: soft, warm and uncomplicated.',
      'Moitié café fraîchement infusé, moitié lait chaud : doux, réconfortant et tout simple.',
    ],
    recipe: { brewed: 0.5, milk2: 0.45 },
    art: hotCup(['latte:10'], { foam: 0.08 }),
  },
]);

export const lattes = drinks(families.steamed, [
  {
    number: 2010,
    usd: 445,
    name: ['Caffè Latte', 'Caffè latte'],
    text: [
      'Two shots of espresso under velvety steamed milk and a thin layer of foam.',
      'Deux doses d’espresso sous un lait velouté et une fine couche de mousse.',
    ],
    recipe: { espresso: 2, ...milky },
    art: hotCup(['espresso:2', 'latte:8'], { foam: 0.09, art: 'rosetta' }),
  },
  {
    number: 2011,
    usd: 495,
    name: ['Vanilla Latte', 'Latte à la vanille'],
    text: [
      'Our latte sweetened with real vanilla, mellow from first sip to last.',
      'Notre latte sucré à la vraie vanille, moelleux de la première à la dernière gorgée.',
    ],
    recipe: { espresso: 2, vanilla: 3, ...milky },
    art: hotCup(['espresso:2', 'paleLatte:8'], { foam: 0.1, art: 'heart' }),
  },
  {
    number: 2012,
    usd: 525,
    name: ['Caramel Macchiato', 'Macchiato au caramel'],
    text: [
      'Vanilla and steamed milk marked with espresso and a lattice of caramel.',
      'Vanille et lait chaud marqués d’espresso et d’un quadrillage de caramel.',
    ],
    recipe: { espresso: 2, vanilla: 3, caramelSauce: 1, ...milky },
    art: hotCup(['milk:4', 'paleLatte:3', 'espresso:2'], { cup: 'glass', foam: 0.12, topping: 'caramel' }),
  },
  {
    number: 2013,
    usd: 515,
    name: ['Brown Sugar Cinnamon Latte', 'Latte cassonade et cannelle'],
    text: [
      'Dark brown sugar and warm cinnamon melted into espresso and steamed milk.',
      'Cassonade et cannelle chaude fondues dans l’espresso et le lait.',
    ],
    recipe: { espresso: 2, brownSugar: 2, cinnamon: 1, ...milky },
    art: hotCup(['espresso:2', 'latte:8'], { foam: 0.12, topping: 'cinnamon' }),
  },
  {
    number: 2014,
    usd: 545,
    isNew: true,
    name: ['Maple Pecan Latte', 'Latte érable et pacane'],
    text: [
      'Real maple syrup and toasted nut notes, as cozy as a cabin in the woods.',
      'Vrai sirop d’érable et notes de noix grillées, aussi douillet qu’un chalet en forêt.',
    ],
    recipe: { espresso: 2, maple: 3, hazelnut: 1, ...milky },
    art: hotCup(['maple:2', 'latte:8'], { foam: 0.12, art: 'heart', topping: 'cinnamon' }),
  },
  {
    number: 2015,
    usd: 535,
    name: ['Honey Oat Latte', 'Latte au miel et à l’avoine'],
    text: [
      'Silky oat milk and wildflower honey around two shots of espresso.',
      'Boisson d’avoine soyeuse et miel de fleurs sauvages autour de deux doses d’espresso.',
    ],
    recipe: { espresso: 2, honey: 1, oat: 0.72 },
    art: hotCup(['espresso:2', 'oat:8'], { foam: 0.09, foamColor: 'oat', art: 'rosetta' }),
  },
  {
    number: 2016,
    usd: 565,
    name: ['Pistachio Latte', 'Latte à la pistache'],
    text: [
      'Creamy roasted pistachio with a buttery finish, balanced by espresso.',
      'Pistache rôtie et crémeuse, finale beurrée, équilibrée par l’espresso.',
    ],
    recipe: { espresso: 2, pistachioSauce: 3, ...milky },
    art: hotCup(['espresso:2', 'pistachio:8'], { foam: 0.1, art: 'rosetta' }),
  },
  {
    number: 2017,
    usd: 505,
    name: ['Hazelnut Latte', 'Latte à la noisette'],
    text: [
      'Toasted hazelnut and espresso in steamed milk: breakfast spread for grown-ups.',
      'Noisette grillée et espresso dans un lait chaud : la tartinade du matin, version adulte.',
    ],
    recipe: { espresso: 2, hazelnut: 3, ...milky },
    art: hotCup(['espresso:2', 'latte:8'], { foam: 0.09, art: 'heart' }),
  },
  {
    number: 2018,
    usd: 565,
    name: ['Pumpkin Spice Latte', 'Latte citrouille et épices'],
    text: [
      'Pumpkin, cinnamon, nutmeg and clove, finished with whipped cream.',
      'Citrouille, cannelle, muscade et girofle, couronnées de crème fouettée.',
    ],
    recipe: { espresso: 2, pumpkinSauce: 3, whip: 1, ...milky },
    art: hotCup(['espresso:2', 'caramel:3', 'latte:5'], { topping: 'whip', cup: 'glass' }),
  },
  {
    number: 2019,
    usd: 525,
    isNew: true,
    name: ['Lavender Oat Latte', 'Latte lavande et avoine'],
    text: [
      'Floral lavender and creamy oat, a garden in blossom by the cupful.',
      'Lavande florale et avoine crémeuse : un jardin en fleurs à chaque tasse.',
    ],
    recipe: { espresso: 2, lavender: 3, oat: 0.72 },
    art: hotCup(['espresso:2', 'oat:8'], { foam: 0.12, art: 'dots' }),
  },
]);

export const mochas = drinks(families.steamed, [
  {
    number: 2030,
    usd: 525,
    name: ['Caffè Mocha', 'Caffè moka'],
    text: [
      'Espresso and bittersweet chocolate in steamed milk, under whipped cream.',
      'Espresso et chocolat mi-amer dans un lait chaud, sous la crème fouettée.',
    ],
    recipe: { espresso: 2, mochaSauce: 3, whip: 1, ...milky },
    art: hotCup(['mocha:10'], { topping: 'whip' }),
  },
  {
    number: 2031,
    usd: 545,
    name: ['White Chocolate Mocha', 'Moka au chocolat blanc'],
    text: [
      'Sweet white chocolate and espresso, smooth as a spoonful of custard.',
      'Chocolat blanc et espresso, onctueux comme une cuillerée de crème anglaise.',
    ],
    recipe: { espresso: 2, whiteSauce: 3, whip: 1, ...milky },
    art: hotCup(['espresso:2', 'vanilla:8'], { topping: 'whip' }),
  },
  {
    number: 2032,
    usd: 575,
    name: ['Peppermint Mocha', 'Moka à la menthe poivrée'],
    text: [
      'Cool peppermint meets dark chocolate and espresso, winter in a mug.',
      'La fraîcheur de la menthe poivrée rencontre le chocolat noir et l’espresso : l’hiver en tasse.',
    ],
    recipe: { espresso: 2, mochaSauce: 3, peppermint: 2, whip: 1, ...milky },
    art: hotCup(['mocha:10'], { topping: 'whip', cup: 'glass' }),
  },
  {
    number: 2033,
    usd: 575,
    name: ['Raspberry Mocha', 'Moka à la framboise'],
    text: [
      'Ripe raspberry and rich chocolate, a truffle you can drink.',
      'Framboise mûre et chocolat intense : une truffe à boire.',
    ],
    recipe: { espresso: 2, mochaSauce: 3, raspberry: 2, whip: 1, ...milky },
    art: hotCup(['mocha:8', 'berry:1'], { topping: 'cocoa', foam: 0.15 }),
  },
]);

export const foamy = drinks(families.steamed, [
  {
    number: 2040,
    usd: 435,
    name: ['Cappuccino', 'Cappuccino'],
    text: [
      'Espresso beneath a deep, airy cloud of foam, dusted as you like it.',
      'Espresso sous un nuage de mousse épais et aérien, saupoudré à votre goût.',
    ],
    recipe: { espresso: 2, milk2: 0.45 },
    art: hotCup(['espresso:2', 'latte:5'], { foam: 0.32, topping: 'cocoa' }),
  },
  {
    number: 2041,
    usd: 465,
    name: ['Flat White', 'Flat white'],
    text: [
      'Short pulls of espresso and whole milk steamed to a glossy microfoam.',
      'Espresso court et lait entier monté en une microcrème brillante.',
    ],
    recipe: { espresso: 2, whole: 0.7 },
    art: hotCup(['espresso:2', 'latte:7'], { foam: 0.05, art: 'heart' }),
  },
  {
    number: 2042,
    usd: 545,
    name: ['Vanilla Bean Cappuccino', 'Cappuccino à la vanille'],
    text: [
      'Light foam and vanilla over espresso, a sweet start to a slow morning.',
      'Mousse légère et vanille sur espresso, pour commencer une matinée tranquille.',
    ],
    recipe: { espresso: 2, vanilla: 3, milk2: 0.45 },
    art: hotCup(['espresso:2', 'paleLatte:5'], { foam: 0.3, topping: 'cinnamon' }),
  },
]);

export const espressoBar = [
  drink(families.espresso)({
    number: 2050,
    usd: 265,
    name: ['Espresso', 'Espresso'],
    text: [
      'Our signature roast, pulled short: caramel sweetness and a long finish.',
      'Notre torréfaction signature, extraite court : douceur de caramel et longue finale.',
    ],
    recipe: { espresso: [1, 2] },
    art: hotCup(['espresso:10'], { cup: 'demitasse', foam: 0.06, foamColor: 'caramel' }),
  }),
  drink(families.espresso)({
    number: 2051,
    usd: 295,
    name: ['Espresso Macchiato', 'Espresso macchiato'],
    text: [
      'Espresso marked with a spoonful of milk foam, nothing more.',
      'Un espresso marqué d’une cuillerée de mousse de lait, rien de plus.',
    ],
    recipe: { espresso: [1, 2], milk2: 0.1 },
    art: hotCup(['espresso:10'], { cup: 'demitasse', foam: 0.14 }),
  }),
  drink(families.espressoTopped)({
    number: 2052,
    usd: 305,
    name: ['Espresso con Panna', 'Espresso con panna'],
    text: [
      'Hot espresso slipping out from under cold whipped cream.',
      'Un espresso brûlant qui se glisse sous la crème fouettée bien froide.',
    ],
    recipe: { espresso: [1, 2], whip: 1 },
    art: hotCup(['espresso:10'], { cup: 'demitasse', topping: 'whip' }),
  }),
  drink(families.steamedShort)({
    number: 2053,
    usd: 405,
    isNew: true,
    name: ['Cortado', 'Cortado'],
    text: [
      'Equal parts espresso and warm milk in a small glass, balanced to the drop.',
      'Parts égales d’espresso et de lait tiède dans un petit verre, équilibré à la goutte près.',
    ],
    recipe: { espresso: 2, whole: 0.5 },
    art: hotCup(['espresso:3', 'latte:5'], { cup: 'glass', foam: 0.05, art: 'heart' }),
  }),
  drink(families.steamedShort)({
    number: 2054,
    usd: 425,
    name: ['Brown Sugar Oat Cortado', 'Cortado cassonade et avoine'],
    text: [
      'Three shots, a little brown sugar and oat milk: small, strong and sweet.',
      'Trois doses, un peu de cassonade et de l’avoine : petit, fort et doux.',
    ],
    recipe: { espresso: 3, brownSugar: 1, oat: 0.45 },
    art: hotCup(['espresso:4', 'oat:5'], { cup: 'glass', foam: 0.05, art: 'rosetta' }),
  }),
  drink(families.brewed)({
    number: 2055,
    usd: 365,
    name: ['Caffè Americano', 'Caffè americano'],
    text: [
      'Espresso lengthened with hot water, crema and all, for a clean strong cup.',
      'Un espresso allongé d’eau chaude, crema comprise, pour une tasse franche et corsée.',
    ],
    recipe: { espresso: 3, water: 0.8 },
    art: hotCup(['coffee:10'], { foam: 0.04, foamColor: 'caramel' }),
  }),
  drink(families.brewed)({
    number: 2056,
    usd: 395,
    name: ['Maple Americano', 'Americano à l’érable'],
    text: [
      'Long black coffee with two pumps of real maple, sweet but never heavy.',
      'Un café long adouci de deux pressions d’érable véritable, sucré sans être lourd.',
    ],
    recipe: { espresso: 3, maple: 2, water: 0.8 },
    art: hotCup(['maple:1', 'coffee:9'], { foam: 0.04, foamColor: 'caramel' }),
  }),
];

export const carafes = [
  drink(families.carafe)({
    number: 2060,
    usd: 2295,
    name: ['House Blend Carafe', 'Carafe de Mélange maison'],
    text: [
      'Twelve cups of hot House Blend for the whole meeting, with cups and milk.',
      'Douze tasses de Mélange maison bien chaud pour toute la réunion, avec gobelets et lait.',
    ],
    recipe: { brewed: 1 },
    art: hotCup(['coffee:10'], { cup: 'paper' }),
  }),
];
