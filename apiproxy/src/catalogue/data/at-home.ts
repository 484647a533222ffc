import { foodFamilies, foods } from '../foods.ts';
import type { ProductArt } from '../art/product-art.ts';

type Packaged = Extract<ProductArt, { kind: 'packaged' }>;
const pack = (item: Packaged['item'], tone: string, label: string): ProductArt => ({
  kind: 'packaged',
  item,
  tone,
  label,
});
const merch = (item: 'tumbler' | 'mug', tone: string): ProductArt => ({ kind: 'merch', item, tone });
const cup = [2, 0, 0, 5, 0, 0, 0] as const;
const bag = ['340 g bag', 'Sac de 340 g'] as const;
const pods = ['Box of 10', 'Boîte de 10'] as const;

export const wholeBeans = foods(foodFamilies.wholeBean, [
  {
    number: 3401,
    usd: 1595,
    name: ['House Blend Beans', 'Grains Mélange maison'],
    text: [
      'Our café’s everyday medium roast, balanced and nutty, for your own kitchen.',
      'La torréfaction moyenne de nos cafés, équilibrée et noisettée, pour votre cuisine.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#8a5a34', 'House'),
    size: bag,
    caffeine: 180,
  },
  {
    number: 3402,
    usd: 1595,
    name: ['Midnight Dark Roast Beans', 'Grains Torréfaction foncée Minuit'],
    text: [
      'Smoky, sweet and full, for French press and strong mornings.',
      'Fumés, doux et amples, pour la presse française et les matins corsés.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#2f1a10', 'Midnight'),
    size: bag,
    caffeine: 170,
  },
  {
    number: 3403,
    usd: 1595,
    name: ['Sunrise Light Roast Beans', 'Grains Torréfaction blonde Aurore'],
    text: [
      'Citrus and toasted grain, bright enough for a pour-over.',
      'Agrumes et céréales grillées, assez vifs pour une infusion lente.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#d99a3c', 'Sunrise'),
    size: bag,
    caffeine: 190,
  },
  {
    number: 3404,
    usd: 1695,
    name: ['Signature Espresso Beans', 'Grains Espresso signature'],
    text: [
      'The beans behind every latte: caramel, cocoa and a dense crema.',
      'Les grains derrière chaque latte : caramel, cacao et une crema dense.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#3a2015', 'Espresso'),
    size: bag,
    caffeine: 180,
  },
  {
    number: 3405,
    usd: 1695,
    name: ['Decaf Evening Beans', 'Grains Décaféiné du soir'],
    text: [
      'Water-processed decaf with a soft chocolate finish.',
      'Décaféinés à l’eau, avec une douce finale chocolatée.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#5b7f62', 'Decaf'),
    size: bag,
    caffeine: 8,
  },
  {
    number: 3406,
    usd: 1895,
    name: ['Ethiopia Single Origin', 'Éthiopie, origine unique'],
    text: [
      'Washed highland beans with jasmine, peach and lemon.',
      'Grains lavés des hauts plateaux : jasmin, pêche et citron.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#c2542f', 'Ethiopia'),
    size: bag,
    caffeine: 185,
    isNew: true,
  },
  {
    number: 3407,
    usd: 1895,
    name: ['Guatemala Single Origin', 'Guatemala, origine unique'],
    text: [
      'Volcanic soil, milk chocolate sweetness and a hint of spice.',
      'Sol volcanique, douceur de chocolat au lait et soupçon d’épices.',
    ],
    facts: cup,
    made: [],
    art: pack('bag', '#2f6f73', 'Guatemala'),
    size: bag,
    caffeine: 185,
  },
]);

export const readyToBrew = foods(foodFamilies.packaged, [
  {
    number: 3420,
    usd: 1095,
    name: ['House Blend Capsules', 'Capsules Mélange maison'],
    text: [
      'Our medium roast in compostable capsules, one press from ready.',
      'Notre torréfaction moyenne en capsules compostables, prête d’une pression.',
    ],
    facts: cup,
    made: [],
    art: pack('capsules', '#8a5a34', 'House'),
    size: pods,
    caffeine: 85,
  },
  {
    number: 3421,
    usd: 1095,
    name: ['Midnight Capsules', 'Capsules Minuit'],
    text: [
      'Dark roast capsules for a short, strong cup.',
      'Capsules de torréfaction foncée pour une tasse courte et corsée.',
    ],
    facts: cup,
    made: [],
    art: pack('capsules', '#2f1a10', 'Midnight'),
    size: pods,
    caffeine: 80,
  },
  {
    number: 3422,
    usd: 1395,
    name: ['House Blend Ground', 'Mélange maison moulu'],
    text: [
      'Ground for drip coffee makers and sealed within the hour.',
      'Moulu pour cafetière filtre et scellé dans l’heure.',
    ],
    facts: cup,
    made: [],
    art: pack('ground', '#a4713f', 'Ground'),
    size: bag,
    caffeine: 180,
  },
  {
    number: 3423,
    usd: 1295,
    name: ['Cold Brew Pitcher Packs', 'Sachets pour carafe infusée à froid'],
    text: [
      'Two sachets, one pitcher, overnight in the fridge.',
      'Deux sachets, une carafe, une nuit au frigo.',
    ],
    facts: cup,
    made: [],
    art: pack('ground', '#35200f', 'Cold Brew'),
    size: ['Box of 4', 'Boîte de 4'],
    caffeine: 200,
  },
  {
    number: 3424,
    usd: 995,
    name: ['Instant Coffee Sticks', 'Bâtonnets de café instantané'],
    text: [
      'Microground medium roast for trains, tents and desks.',
      'Torréfaction moyenne micromoulue pour trains, tentes et bureaux.',
    ],
    facts: cup,
    made: [],
    art: pack('capsules', '#c98a3d', 'Instant'),
    size: ['Box of 8', 'Boîte de 8'],
    caffeine: 130,
  },
]);

export const pantry = foods(foodFamilies.packaged, [
  {
    number: 3440,
    usd: 995,
    name: ['English Breakfast Tea Tin', 'Boîte de thé English Breakfast'],
    text: ['Fifteen pyramid sachets of malty black tea.', 'Quinze sachets pyramidaux de thé noir malté.'],
    facts: [0, 0, 0, 0, 0, 0, 0],
    made: [],
    art: pack('tin', '#a5552a', 'Breakfast'),
    size: ['15 sachets', '15 sachets'],
    caffeine: 45,
  },
  {
    number: 3441,
    usd: 995,
    name: ['Peppermint Tea Tin', 'Boîte d’infusion à la menthe poivrée'],
    text: [
      'Fifteen sachets of cool, caffeine-free peppermint.',
      'Quinze sachets de menthe poivrée fraîche, sans caféine.',
    ],
    facts: [0, 0, 0, 0, 0, 0, 0],
    made: [],
    art: pack('tin', '#5b9a6f', 'Mint'),
    size: ['15 sachets', '15 sachets'],
  },
  {
    number: 3442,
    usd: 1495,
    name: ['Ceremonial Matcha Tin', 'Boîte de matcha de cérémonie'],
    text: [
      'Stone-ground first-harvest matcha for whisking at home.',
      'Matcha de première récolte moulu sur pierre, à fouetter chez soi.',
    ],
    facts: [5, 0, 0, 0, 1, 0, 0],
    made: [],
    art: pack('tin', '#7d9a45', 'Matcha'),
    size: ['30 g tin', 'Boîte de 30 g'],
    caffeine: 60,
  },
  {
    number: 3443,
    usd: 1195,
    name: ['Drinking Chocolate', 'Chocolat à boire'],
    text: [
      'Shaved dark chocolate that melts into hot milk.',
      'Copeaux de chocolat noir qui fondent dans le lait chaud.',
    ],
    facts: [120, 5, 3, 20, 17, 14, 2],
    made: ['darkChocolate', 'cocoa', 'sugar'],
    art: pack('tin', '#5a3320', 'Chocolate'),
    size: ['250 g tin', 'Boîte de 250 g'],
    caffeine: 10,
  },
  {
    number: 3444,
    usd: 1195,
    name: ['Vanilla Syrup Bottle', 'Bouteille de sirop de vanille'],
    text: [
      'The café’s vanilla syrup, enough for about thirty lattes.',
      'Le sirop de vanille de nos cafés, de quoi faire une trentaine de lattes.',
    ],
    facts: [80, 0, 0, 0, 20, 20, 0],
    made: ['sugar', 'water', 'vanilla'],
    art: pack('bottle', '#e8cf8f', 'Vanilla'),
    size: ['375 ml bottle', 'Bouteille de 375 ml'],
  },
  {
    number: 3445,
    usd: 1395,
    name: ['Maple Syrup Bottle', 'Bouteille de sirop d’érable'],
    text: [
      'Amber maple syrup from a sugar bush in Quebec.',
      'Sirop d’érable ambré d’une érablière du Québec.',
    ],
    facts: [100, 0, 0, 5, 26, 23, 0],
    made: ['maple'],
    art: pack('bottle', '#a9672c', 'Maple'),
    size: ['375 ml bottle', 'Bouteille de 375 ml'],
    isNew: true,
  },
]);

const none = [0, 0, 0, 0, 0, 0, 0] as const;
export const merchandise = foods(foodFamilies.merchandise, [
  {
    number: 3460,
    usd: 1695,
    name: ['Everyday Ceramic Mug', 'Tasse en céramique de tous les jours'],
    text: [
      'A stout mug with a handle that fits your whole hand.',
      'Une tasse trapue dont l’anse accueille toute la main.',
    ],
    facts: none,
    made: [],
    art: merch('mug', '#c9553a'),
    size: ['12 fl oz', '355 ml'],
  },
  {
    number: 3461,
    usd: 1695,
    name: ['Forest Glaze Mug', 'Tasse émail forêt'],
    text: [
      'Reactive green glaze, so no two mugs look the same.',
      'Un émail vert réactif : il n’y a pas deux tasses pareilles.',
    ],
    facts: none,
    made: [],
    art: merch('mug', '#3f6b52'),
    size: ['14 fl oz', '414 ml'],
  },
  {
    number: 3462,
    usd: 2495,
    name: ['Steel Travel Tumbler', 'Gobelet de voyage en acier'],
    text: [
      'Double-walled steel that keeps coffee hot until lunch.',
      'Acier à double paroi qui garde le café chaud jusqu’au dîner.',
    ],
    facts: none,
    made: [],
    art: merch('tumbler', '#2f4858'),
    size: ['16 fl oz', '473 ml'],
  },
  {
    number: 3463,
    usd: 2295,
    name: ['Cold Cup Tumbler', 'Gobelet pour boissons froides'],
    text: [
      'A clear cup with a lid and straw for everything iced.',
      'Un gobelet transparent avec couvercle et paille pour tout ce qui est glacé.',
    ],
    facts: none,
    made: [],
    art: merch('tumbler', '#f2a0b2'),
    size: ['24 fl oz', '710 ml'],
  },
  {
    number: 3464,
    usd: 395,
    name: ['Reusable Cup', 'Gobelet réutilisable'],
    text: [
      'Bring it back and we fill it for less, every time.',
      'Rapportez-le : nous le remplissons à moindre prix, chaque fois.',
    ],
    facts: none,
    made: [],
    art: merch('tumbler', '#f4ead9'),
    size: ['16 fl oz', '473 ml'],
  },
  {
    number: 3465,
    usd: 2995,
    counterOnly: true,
    name: ['Limited Holiday Tumbler', 'Gobelet des Fêtes en édition limitée'],
    text: [
      'Numbered, glittering and only at the counter.',
      'Numéroté, scintillant et offert au comptoir seulement.',
    ],
    facts: none,
    made: [],
    art: merch('tumbler', '#b3263f'),
    size: ['16 fl oz', '473 ml'],
  },
]);
