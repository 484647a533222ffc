import { foodFamilies, foods } from '../foods.ts';
import type { ProductArt } from '../art/product-art.ts';

type Snack = Extract<ProductArt, { kind: 'snack' }>;
const pack = (item: Snack['item'], tone: string, label?: string): ProductArt => ({
  kind: 'snack',
  item,
  tone,
  ...(label && { label }),
});

export const savoury = foods(foodFamilies.snack, [
  {
    number: 3301,
    usd: 225,
    name: ['Sea Salt Kettle Chips', 'Croustilles au sel de mer'],
    text: [
      'Thick-cut potatoes, kettle cooked with nothing but sea salt.',
      'Pommes de terre en tranches épaisses, cuites au chaudron avec du sel de mer, sans plus.',
    ],
    facts: [210, 12, 1, 230, 23, 0, 3],
    made: ['potato', 'oil', 'salt'],
    art: pack('chips', '#3f6fa8', 'Sea Salt'),
  },
  {
    number: 3302,
    usd: 225,
    name: ['Salt and Vinegar Chips', 'Croustilles sel et vinaigre'],
    text: [
      'Sharp enough to make you blink, then reach for another.',
      'Assez vives pour vous faire cligner des yeux, puis en reprendre.',
    ],
    facts: [210, 12, 1, 330, 23, 1, 3],
    made: ['potato', 'oil', 'salt', 'spices'],
    art: pack('chips', '#4f9a94', 'Vinegar'),
  },
  {
    number: 3303,
    usd: 225,
    name: ['White Cheddar Popcorn', 'Maïs soufflé au cheddar blanc'],
    text: [
      'Air-popped corn tumbled in aged white cheddar.',
      'Maïs éclaté à l’air, enrobé de cheddar blanc vieilli.',
    ],
    facts: [150, 9, 2, 260, 15, 1, 3],
    made: ['corn', 'cheddar', 'oil', 'salt'],
    art: pack('chips', '#e4b43c', 'Popcorn'),
  },
  {
    number: 3304,
    usd: 325,
    name: ['Roasted Almonds', 'Amandes rôties'],
    text: [
      'Whole almonds, slow roasted and lightly salted.',
      'Amandes entières, rôties lentement et légèrement salées.',
    ],
    facts: [240, 21, 1.5, 130, 8, 2, 9],
    made: ['almond', 'salt'],
    art: pack('nuts', '#a4552d', 'Almonds'),
  },
  {
    number: 3305,
    usd: 345,
    name: ['Salted Cashews', 'Noix de cajou salées'],
    text: [
      'Creamy, buttery cashews with a pinch of salt.',
      'Noix de cajou crémeuses et beurrées, avec une pincée de sel.',
    ],
    facts: [250, 20, 3.5, 150, 13, 3, 7],
    made: ['cashew', 'oil', 'salt'],
    art: pack('nuts', '#c98a3d', 'Cashews'),
  },
  {
    number: 3306,
    usd: 345,
    name: ['Trail Mix', 'Mélange du randonneur'],
    text: [
      'Almonds, cashews, cranberries and dark chocolate for the road.',
      'Amandes, noix de cajou, canneberges et chocolat noir pour la route.',
    ],
    facts: [260, 16, 4, 60, 25, 16, 6],
    made: ['almond', 'cashew', 'cranberry', 'darkChocolate', 'raisin'],
    art: pack('nuts', '#6d7d3b', 'Trail Mix'),
  },
  {
    number: 3307,
    usd: 445,
    name: ['Smoked Beef Jerky', 'Bœuf séché fumé'],
    text: [
      'Tender strips of beef, hickory smoked and gently sweet.',
      'Lanières de bœuf tendre, fumées au noyer et légèrement sucrées.',
    ],
    facts: [110, 2, 0.5, 620, 8, 7, 15],
    made: ['beef', 'brownSugar', 'spices', 'salt'],
    art: pack('bar', '#7a2f22', 'Jerky'),
  },
  {
    number: 3308,
    usd: 195,
    name: ['String Cheese', 'Fromage ficelle'],
    text: ['A stick of mozzarella made for peeling.', 'Un bâtonnet de mozzarella fait pour être effiloché.'],
    facts: [80, 6, 3.5, 190, 1, 0, 7],
    made: ['mozzarella'],
    art: pack('cheese', '#f5e6b8'),
  },
]);

export const sweetSnacks = foods(foodFamilies.snack, [
  {
    number: 3320,
    usd: 275,
    name: ['Oat and Honey Bar', 'Barre avoine et miel'],
    text: [
      'Crunchy oats bound with honey, good in a coat pocket.',
      'Avoine croquante liée au miel, parfaite dans la poche du manteau.',
    ],
    facts: [190, 7, 1, 140, 29, 12, 4],
    made: ['oats', 'honey', 'oil'],
    art: pack('bar', '#d69a3a', 'Oat & Honey'),
  },
  {
    number: 3321,
    usd: 325,
    name: ['Peanut Butter Protein Bar', 'Barre protéinée au beurre d’arachide'],
    text: [
      'Peanut butter, crisps and dark chocolate with 12 grams of protein.',
      'Beurre d’arachide, croustillants et chocolat noir, 12 grammes de protéines.',
    ],
    facts: [220, 12, 3.5, 170, 19, 9, 12],
    made: ['peanutButter', 'rice', 'darkChocolate'],
    art: pack('bar', '#8a5a2f', 'Protein'),
  },
  {
    number: 3322,
    usd: 345,
    name: ['Dark Chocolate Bar', 'Tablette de chocolat noir'],
    text: [
      'Seventy per cent cocoa, snappy and slow to melt.',
      'Soixante-dix pour cent de cacao, cassant et lent à fondre.',
    ],
    facts: [220, 16, 9, 5, 18, 11, 3],
    made: ['darkChocolate', 'sugar'],
    art: pack('bar', '#4a2a1a', '70%'),
    caffeine: 25,
  },
  {
    number: 3323,
    usd: 245,
    name: ['Marshmallow Crisp', 'Carré croustillant à la guimauve'],
    text: [
      'Puffed rice and toasted marshmallow, childhood in a square.',
      'Riz soufflé et guimauve grillée : l’enfance en carré.',
    ],
    facts: [240, 6, 3, 260, 44, 20, 2],
    made: ['rice', 'marshmallow', 'butter'],
    art: pack('bar', '#f0c7a0', 'Crisp'),
  },
  {
    number: 3324,
    usd: 345,
    name: ['Chocolate-Covered Espresso Beans', 'Grains d’espresso enrobés de chocolat'],
    text: [
      'Roasted beans in dark chocolate: small, crunchy, wide awake.',
      'Grains torréfiés enrobés de chocolat noir : petits, croquants, bien éveillés.',
    ],
    facts: [200, 11, 6, 5, 24, 17, 3],
    made: ['darkChocolate', 'sugar'],
    art: pack('nuts', '#3a2015', 'Espresso'),
    caffeine: 120,
  },
  {
    number: 3325,
    usd: 245,
    name: ['Madeleines', 'Madeleines'],
    text: [
      'Three little shell cakes, buttery and made for dipping.',
      'Trois petits gâteaux coquillages, au beurre, faits pour être trempés.',
    ],
    facts: [260, 14, 8, 140, 30, 16, 4],
    made: ['flour', 'butter', 'egg', 'sugar', 'lemon'],
    art: pack('bar', '#e8c48c', 'Madeleines'),
    size: ['Pack of 3', 'Paquet de 3'],
  },
]);

export const freshSnacks = foods(foodFamilies.snack, [
  {
    number: 3340,
    usd: 195,
    name: ['Banana', 'Banane'],
    text: ['One ripe banana, no instructions needed.', 'Une banane bien mûre, sans mode d’emploi.'],
    facts: [105, 0, 0, 0, 27, 14, 1],
    made: ['banana'],
    art: pack('fruit', '#f2d04a'),
  },
  {
    number: 3341,
    usd: 425,
    name: ['Fresh Fruit Cup', 'Coupe de fruits frais'],
    text: [
      'Grapes, pineapple, mango and strawberries, cut this morning.',
      'Raisins, ananas, mangue et fraises, coupés ce matin.',
    ],
    facts: [110, 0, 0, 10, 27, 22, 1],
    made: ['grape', 'pineapple', 'mango', 'strawberry'],
    art: pack('fruit', '#e8663d'),
  },
  {
    number: 3342,
    usd: 465,
    name: ['Berry Yogurt Parfait', 'Parfait au yogourt et aux baies'],
    text: [
      'Thick yogurt layered with berries and honey oat granola.',
      'Yogourt épais en couches avec baies et granola d’avoine au miel.',
    ],
    facts: [240, 4, 2, 95, 39, 25, 14],
    made: ['yogurt', 'strawberry', 'blueberry', 'oats', 'honey'],
    art: pack('yogurt', '#b0476a'),
  },
  {
    number: 3343,
    usd: 465,
    name: ['Mango Chia Pudding', 'Pouding au chia et à la mangue'],
    text: [
      'Chia seeds soaked in almond milk under bright mango.',
      'Graines de chia trempées dans une boisson aux amandes, sous une mangue éclatante.',
    ],
    facts: [230, 10, 1, 85, 30, 17, 6],
    made: ['chia', 'almond', 'mango', 'honey'],
    art: pack('yogurt', '#f5a938'),
    isNew: true,
  },
  {
    number: 3344,
    usd: 395,
    name: ['Orange Juice', 'Jus d’orange'],
    text: ['Squeezed oranges and nothing added.', 'Des oranges pressées, et rien d’ajouté.'],
    facts: [150, 0, 0, 0, 36, 30, 2],
    made: ['orange'],
    art: pack('juice', '#f39a2d', 'Orange'),
  },
  {
    number: 3345,
    usd: 445,
    name: ['Green Smoothie', 'Smoothie vert'],
    text: [
      'Apple, mango, spinach and a little ginger, bottled cold.',
      'Pomme, mangue, épinards et un peu de gingembre, embouteillés bien froids.',
    ],
    facts: [180, 0.5, 0, 25, 43, 35, 2],
    made: ['apple', 'mango', 'spinach', 'ginger'],
    art: pack('juice', '#7ba23f', 'Green'),
  },
  {
    number: 3346,
    usd: 275,
    name: ['Spring Water', 'Eau de source'],
    text: ['Still water from a Canadian spring.', 'Eau plate d’une source canadienne.'],
    facts: [0, 0, 0, 0, 0, 0, 0],
    made: ['water'],
    art: pack('juice', '#7fb8d6', 'Water'),
  },
  {
    number: 3347,
    usd: 295,
    name: ['Sparkling Water', 'Eau pétillante'],
    text: ['Fine bubbles and a twist of lemon.', 'Fines bulles et un zeste de citron.'],
    facts: [0, 0, 0, 10, 0, 0, 0],
    made: ['water', 'lemon'],
    art: pack('juice', '#5f9e86', 'Sparkling'),
  },
]);
