import { hotCup, icedCup, teaCup } from '../art/drink-art.ts';
import { drinks } from '../drinks.ts';
import { families } from './drink-families.ts';

export const hotTeas = drinks(families.tea, [
  {
    number: 2301,
    usd: 325,
    name: ['English Breakfast Tea', 'Thé English Breakfast'],
    text: [
      'Full-bodied black tea with malt and honey, made for milk.',
      'Thé noir corsé aux notes de malt et de miel, fait pour le lait.',
    ],
    recipe: { blackTea: 1 },
    art: teaCup('blackTea', { cup: 'mug' }),
  },
  {
    number: 2302,
    usd: 325,
    name: ['Earl Grey Tea', 'Thé Earl Grey'],
    text: [
      'Black tea brightened with bergamot and a whisper of lavender.',
      'Thé noir illuminé de bergamote et d’un soupçon de lavande.',
    ],
    recipe: { earlGrey: 1 },
    art: teaCup('blackTea', { garnish: 'lemon' }),
  },
  {
    number: 2303,
    usd: 325,
    name: ['Sencha Green Tea', 'Thé vert sencha'],
    text: [
      'Tender steamed leaves, fresh and gently sweet.',
      'Feuilles tendres étuvées, fraîches et délicatement sucrées.',
    ],
    recipe: { greenTea: 1 },
    art: teaCup('greenTea'),
  },
  {
    number: 2304,
    usd: 335,
    name: ['Jasmine Pearl Tea', 'Thé aux perles de jasmin'],
    text: [
      'Hand-rolled green tea that opens into a cup full of blossoms.',
      'Un thé vert roulé à la main qui s’ouvre en une tasse pleine de fleurs.',
    ],
    recipe: { jasmine: 1 },
    art: teaCup('greenTea', { bag: false }),
  },
  {
    number: 2305,
    usd: 325,
    name: ['Chamomile Blossom', 'Fleur de camomille'],
    text: [
      'Whole chamomile flowers, soft as an evening with nothing planned.',
      'Fleurs de camomille entières, douces comme une soirée sans rien de prévu.',
    ],
    recipe: { chamomile: 1 },
    art: teaCup('herbal'),
  },
  {
    number: 2306,
    usd: 325,
    name: ['Peppermint Infusion', 'Infusion à la menthe poivrée'],
    text: [
      'Cool, clean peppermint leaves and nothing else.',
      'Des feuilles de menthe poivrée fraîches et nettes, rien d’autre.',
    ],
    recipe: { mintTea: 1 },
    art: teaCup('mint', { garnish: 'mint' }),
  },
  {
    number: 2307,
    usd: 335,
    name: ['Hibiscus Orchard', 'Verger d’hibiscus'],
    text: [
      'Ruby hibiscus with apple and rosehip, tart and caffeine-free.',
      'Hibiscus rubis, pomme et églantier : acidulé et sans caféine.',
    ],
    recipe: { hibiscus: 1 },
    art: teaCup('hibiscus', { garnish: 'berry' }),
  },
  {
    number: 2308,
    usd: 335,
    isNew: true,
    name: ['Rooibos Vanilla', 'Rooibos à la vanille'],
    text: [
      'Red rooibos and vanilla, naturally sweet and good at any hour.',
      'Rooibos rouge et vanille, naturellement doux, bon à toute heure.',
    ],
    recipe: { rooibos: 1, vanilla: 1 },
    art: teaCup('blackTea'),
  },
]);

export const teaLattes = drinks(families.teaLatte, [
  {
    number: 2320,
    usd: 485,
    name: ['Chai Tea Latte', 'Latte au thé chai'],
    text: [
      'Black tea, cinnamon, ginger and clove in steamed milk.',
      'Thé noir, cannelle, gingembre et girofle dans un lait chaud.',
    ],
    recipe: { chai: 0.4, milk2: 0.5 },
    art: hotCup(['chai:10'], { foam: 0.15, topping: 'cinnamon' }),
  },
  {
    number: 2321,
    usd: 505,
    name: ['Matcha Latte', 'Latte au matcha'],
    text: [
      'Stone-ground green tea whisked into silky steamed milk.',
      'Thé vert moulu sur pierre, fouetté dans un lait chaud et soyeux.',
    ],
    recipe: { matcha: 3, milk2: 0.8 },
    art: hotCup(['deepMatcha:3', 'matcha:7'], { foam: 0.1, art: 'heart' }),
  },
  {
    number: 2322,
    usd: 485,
    name: ['London Fog', 'London Fog'],
    text: [
      'Earl Grey, vanilla and a cloud of milk, for grey days and good books.',
      'Earl Grey, vanille et nuage de lait, pour les jours gris et les bons livres.',
    ],
    recipe: { earlGrey: 0.5, vanilla: 2, milk2: 0.45 },
    art: hotCup(['blackTea:3', 'paleLatte:7'], { foam: 0.15 }),
  },
  {
    number: 2323,
    usd: 535,
    isNew: true,
    name: ['Dirty Chai Latte', 'Latte chai à l’espresso'],
    text: [
      'Our spiced chai with a shot of espresso to wake it up.',
      'Notre chai épicé, réveillé par une dose d’espresso.',
    ],
    recipe: { chai: 0.38, milk2: 0.48, espresso: 1 },
    art: hotCup(['espresso:2', 'chai:8'], { foam: 0.12, topping: 'cinnamon' }),
  },
  {
    number: 2324,
    family: 'tea',
    usd: 485,
    name: ['Honey Citrus Mint Tea', 'Thé miel, agrumes et menthe'],
    text: [
      'Green tea, peppermint, hot lemonade and honey: comfort in a cup.',
      'Thé vert, menthe poivrée, limonade chaude et miel : le réconfort en tasse.',
    ],
    recipe: { greenTea: 0.3, mintTea: 0.3, lemonade: 0.35, honey: 1 },
    art: teaCup('mint', { garnish: 'lemon', cup: 'mug' }),
  },
]);

export const icedTeas = drinks(families.icedTea, [
  {
    number: 2340,
    usd: 355,
    name: ['Iced Black Tea', 'Thé noir glacé'],
    text: [
      'Brisk black tea, double-brewed and shaken with ice.',
      'Thé noir vif, doublement infusé et secoué avec de la glace.',
    ],
    recipe: { blackTea: 0.7 },
    art: icedCup(['blackTea:10'], { garnish: 'lemon' }),
  },
  {
    number: 2341,
    usd: 355,
    name: ['Iced Green Tea', 'Thé vert glacé'],
    text: [
      'Green tea with mint and lemongrass, shaken cold.',
      'Thé vert à la menthe et à la citronnelle, secoué à froid.',
    ],
    recipe: { greenTea: 0.7 },
    art: icedCup(['greenTea:10'], { garnish: 'mint' }),
  },
  {
    number: 2342,
    usd: 365,
    name: ['Iced Hibiscus Tea', 'Thé glacé à l’hibiscus'],
    text: [
      'Tart hibiscus over ice, red as a sunset and free of caffeine.',
      'Hibiscus acidulé sur glace, rouge comme un coucher de soleil, sans caféine.',
    ],
    recipe: { hibiscus: 0.7 },
    art: icedCup(['hibiscus:10'], { garnish: 'berry' }),
  },
  {
    number: 2343,
    usd: 405,
    name: ['Iced Black Tea Lemonade', 'Limonade au thé noir'],
    text: [
      'Half black tea, half lemonade, all refreshment.',
      'Moitié thé noir, moitié limonade, tout en fraîcheur.',
    ],
    recipe: { blackTea: 0.4, lemonade: 0.32 },
    art: icedCup(['lemon:4', 'blackTea:6'], { garnish: 'lemon' }),
  },
  {
    number: 2344,
    usd: 405,
    name: ['Iced Green Tea Lemonade', 'Limonade au thé vert'],
    text: [
      'Green tea and lemonade shaken until the glass frosts.',
      'Thé vert et limonade secoués jusqu’à givrer le verre.',
    ],
    recipe: { greenTea: 0.4, lemonade: 0.32 },
    art: icedCup(['lemon:5', 'greenTea:5'], { garnish: 'mint' }),
  },
  {
    number: 2345,
    usd: 425,
    name: ['Iced Peach Green Tea', 'Thé vert glacé à la pêche'],
    text: ['Green tea with the juice of ripe peaches.', 'Thé vert et jus de pêches bien mûres.'],
    recipe: { greenTea: 0.45, peachBase: 0.28 },
    art: icedCup(['peach:6', 'greenTea:4']),
  },
  {
    number: 2346,
    usd: 415,
    isNew: true,
    name: ['Hibiscus Lemonade', 'Limonade à l’hibiscus'],
    text: [
      'Sharp lemon below, ruby hibiscus above; stir before you sip.',
      'Citron vif en bas, hibiscus rubis en haut : remuez avant de boire.',
    ],
    recipe: { hibiscus: 0.4, lemonade: 0.32 },
    art: icedCup(['lemon:5', 'hibiscus:5'], { garnish: 'lemon' }),
  },
]);

export const icedTeaLattes = drinks(families.icedTeaLatte, [
  {
    number: 2360,
    usd: 505,
    name: ['Iced Chai Latte', 'Latte glacé au chai'],
    text: ['Spiced chai and cold milk over ice.', 'Chai épicé et lait froid sur glace.'],
    recipe: { chai: 0.35, milk2: 0.35 },
    art: icedCup(['milk:4', 'chai:6']),
  },
  {
    number: 2361,
    usd: 525,
    name: ['Iced Matcha Latte', 'Latte glacé au matcha'],
    text: [
      'Vivid matcha poured over cold milk in two bright layers.',
      'Matcha éclatant versé sur du lait froid, en deux couches vives.',
    ],
    recipe: { matcha: 3, milk2: 0.6 },
    art: icedCup(['milk:5', 'matcha:3', 'deepMatcha:2']),
  },
  {
    number: 2362,
    family: 'icedFruitLatte',
    usd: 555,
    isNew: true,
    name: ['Iced Strawberry Matcha', 'Matcha glacé à la fraise'],
    text: [
      'Strawberry purée, milk and matcha in three layers, almost too pretty to stir.',
      'Purée de fraises, lait et matcha en trois couches, presque trop jolies pour être remuées.',
    ],
    recipe: { strawberryPuree: 2, matcha: 2, milk2: 0.5 },
    art: icedCup(['strawberry:3', 'milk:4', 'matcha:3']),
  },
  {
    number: 2363,
    usd: 535,
    name: ['Iced Oat London Fog', 'London Fog glacé à l’avoine'],
    text: [
      'Cold Earl Grey, vanilla and oat milk, misty and smooth.',
      'Earl Grey froid, vanille et boisson d’avoine, vaporeux et onctueux.',
    ],
    recipe: { earlGrey: 0.4, vanilla: 2, oat: 0.3 },
    art: icedCup(['blackTea:5', 'oat:5']),
  },
]);
