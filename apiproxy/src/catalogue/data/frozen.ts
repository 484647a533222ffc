import { blendedCup } from '../art/drink-art.ts';
import { drinks } from '../drinks.ts';
import { families } from './drink-families.ts';

const coffeeBase = { blendedBase: 0.3, icedCoffee: 0.15, milk2: 0.2 };
const creamBase = { blendedBase: 0.3, milk2: 0.3 };

export const frozenCoffees = drinks(families.frozenCoffee, [
  {
    number: 2201,
    usd: 495,
    name: ['Coffee Frappé', 'Frappé au café'],
    text: [
      'Coffee, milk and ice, blended until it drifts between a drink and a dessert.',
      'Café, lait et glace mélangés jusqu’à mi-chemin entre boisson et dessert.',
    ],
    recipe: { ...coffeeBase, espresso: 1 },
    art: blendedCup(['latte:10'], { whip: false }),
  },
  {
    number: 2202,
    usd: 565,
    name: ['Caramel Frappé', 'Frappé au caramel'],
    text: [
      'Buttery caramel blended with coffee, whipped cream and more caramel on top.',
      'Caramel au beurre mélangé au café, crème fouettée et encore du caramel sur le dessus.',
    ],
    recipe: { ...coffeeBase, caramel: 3, whip: 1, caramelSauce: 1 },
    art: blendedCup(['caramel:2', 'latte:8'], { whip: true, topping: 'caramel' }),
  },
  {
    number: 2203,
    usd: 565,
    name: ['Mocha Frappé', 'Frappé au moka'],
    text: [
      'Chocolate and coffee spun with ice under a peak of whipped cream.',
      'Chocolat et café tourbillonnés avec de la glace, sous un pic de crème fouettée.',
    ],
    recipe: { ...coffeeBase, mochaSauce: 3, whip: 1 },
    art: blendedCup(['mocha:10'], { whip: true }),
  },
  {
    number: 2204,
    usd: 595,
    name: ['Chocolate Chip Frappé', 'Frappé aux pépites de chocolat'],
    text: [
      'Our mocha frappé with crunchy chocolate chips in every sip.',
      'Notre frappé moka avec des pépites de chocolat croquantes à chaque gorgée.',
    ],
    recipe: { ...coffeeBase, mochaSauce: 2, chips: 2, whip: 1 },
    art: blendedCup(['mocha:8', 'cocoa:2'], { whip: true, topping: 'cocoa' }),
  },
  {
    number: 2205,
    usd: 535,
    name: ['Espresso Frappé', 'Frappé à l’espresso'],
    text: [
      'For those who want the coffee to win: an extra shot, blended cold.',
      'Pour que le café l’emporte : une dose de plus, mélangée bien froide.',
    ],
    recipe: { ...coffeeBase, espresso: 2 },
    art: blendedCup(['espresso:2', 'latte:8'], { whip: false }),
  },
  {
    number: 2206,
    usd: 595,
    name: ['White Mocha Frappé', 'Frappé moka blanc'],
    text: [
      'White chocolate and coffee, blended pale and creamy.',
      'Chocolat blanc et café, mélangés pâles et crémeux.',
    ],
    recipe: { ...coffeeBase, whiteSauce: 2, whip: 1 },
    art: blendedCup(['paleLatte:10'], { whip: true }),
  },
  {
    number: 2207,
    usd: 595,
    isNew: true,
    name: ['Maple Crunch Frappé', 'Frappé croquant à l’érable'],
    text: [
      'Maple and coffee with a cookie crumble that keeps its crunch.',
      'Érable et café, avec des miettes de biscuit qui gardent leur croquant.',
    ],
    recipe: { ...coffeeBase, maple: 3, cookieCrumble: 1, whip: 1 },
    art: blendedCup(['maple:2', 'latte:8'], { whip: true, topping: 'cinnamon' }),
  },
]);

export const frozenCreams = drinks(families.frozenCream, [
  {
    number: 2220,
    usd: 525,
    name: ['Vanilla Bean Crème Frappé', 'Frappé crème à la vanille'],
    text: [
      'Vanilla and cold milk blended smooth, no coffee required.',
      'Vanille et lait froid mélangés en douceur, sans café.',
    ],
    recipe: { ...creamBase, vanilla: 3, whip: 1 },
    art: blendedCup(['vanilla:10'], { whip: true }),
  },
  {
    number: 2221,
    usd: 565,
    name: ['Strawberry Crème Frappé', 'Frappé crème à la fraise'],
    text: [
      'Strawberry purée swirled through creamy vanilla, pink to the last drop.',
      'Purée de fraises tourbillonnée dans une vanille crémeuse, rose jusqu’à la dernière goutte.',
    ],
    recipe: { ...creamBase, strawberryPuree: 2, whip: 1 },
    art: blendedCup(['strawberry:3', 'cream:2', 'strawberry:5'], { whip: true }),
  },
  {
    number: 2222,
    usd: 545,
    name: ['Caramel Crème Frappé', 'Frappé crème au caramel'],
    text: [
      'Caramel and milk blended with ice and crowned with a golden drizzle.',
      'Caramel et lait mélangés à la glace, couronnés d’un filet doré.',
    ],
    recipe: { ...creamBase, caramel: 3, whip: 1, caramelSauce: 1 },
    art: blendedCup(['caramel:2', 'vanilla:8'], { whip: true, topping: 'caramel' }),
  },
  {
    number: 2223,
    usd: 565,
    name: ['Double Chocolate Frappé', 'Frappé double chocolat'],
    text: [
      'Chocolate sauce and chocolate chips, twice as good and not sorry.',
      'Sauce au chocolat et pépites de chocolat : deux fois meilleur, sans regret.',
    ],
    recipe: { ...creamBase, mochaSauce: 2, chips: 2, whip: 1 },
    art: blendedCup(['cocoa:3', 'mocha:7'], { whip: true, topping: 'cocoa' }),
  },
  {
    number: 2224,
    usd: 575,
    name: ['Matcha Crème Frappé', 'Frappé crème au matcha'],
    text: [
      'Bright stone-ground matcha blended with milk, grassy and sweet.',
      'Matcha vif moulu sur pierre, mélangé au lait : végétal et sucré.',
    ],
    recipe: { ...creamBase, matcha: 3, whip: 1 },
    art: blendedCup(['matcha:10'], { whip: true }),
  },
  {
    number: 2225,
    usd: 545,
    name: ['Chai Crème Frappé', 'Frappé crème au chai'],
    text: [
      'Cinnamon, clove and cardamom, blended cold with milk.',
      'Cannelle, girofle et cardamome, mélangées au lait bien froid.',
    ],
    recipe: { blendedBase: 0.25, chai: 0.2, milk2: 0.2, whip: 1 },
    art: blendedCup(['chai:10'], { whip: true, topping: 'cinnamon' }),
  },
  {
    number: 2226,
    usd: 585,
    isNew: true,
    name: ['Cookies and Crème Frappé', 'Frappé biscuits et crème'],
    text: [
      'Chocolate cookie crumble blended into vanilla, with plenty left on top.',
      'Miettes de biscuit au chocolat dans la vanille, et il en reste sur le dessus.',
    ],
    recipe: { ...creamBase, cookieCrumble: 2, whiteSauce: 1, whip: 1 },
    art: blendedCup(['vanilla:6', 'cocoa:1', 'vanilla:3'], { whip: true, topping: 'cocoa' }),
  },
]);
