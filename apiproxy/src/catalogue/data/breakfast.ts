import { foodFamilies, foods } from '../foods.ts';
import type { ProductArt } from '../art/product-art.ts';

type Lunch = Extract<ProductArt, { kind: 'lunch' }>;
const plate = (item: Lunch['item'], filling?: Lunch['filling'], tone?: string): ProductArt => ({
  kind: 'lunch',
  item,
  ...(tone && { tone }),
  ...(filling && { filling }),
});
const croissant = '#d9a05b';
const muffin = '#e6c795';
const ciabatta = '#dfb87c';

export const hotBreakfasts = foods(foodFamilies.hotBreakfast, [
  {
    number: 3101,
    usd: 525,
    name: ['Bacon, Gouda and Egg Sandwich', 'Sandwich bacon, gouda et œuf'],
    text: [
      'Smoked bacon, melted gouda and a peppered egg on an artisan roll.',
      'Bacon fumé, gouda fondu et œuf poivré sur un pain artisanal.',
    ],
    facts: [370, 19, 7, 790, 34, 2, 18],
    made: ['flour', 'bacon', 'gouda', 'egg', 'butter'],
    art: plate('sandwich', 'egg', ciabatta),
  },
  {
    number: 3102,
    usd: 495,
    name: ['Sausage, Cheddar and Egg Sandwich', 'Sandwich saucisse, cheddar et œuf'],
    text: [
      'Savoury sausage and aged cheddar on a toasted English muffin.',
      'Saucisse savoureuse et cheddar vieilli sur un muffin anglais grillé.',
    ],
    facts: [480, 29, 10, 910, 34, 2, 19],
    made: ['flour', 'sausage', 'cheddar', 'egg'],
    art: plate('sandwich', 'egg', muffin),
  },
  {
    number: 3103,
    usd: 475,
    name: ['Turkey Bacon and Egg White Sandwich', 'Sandwich bacon de dinde et blanc d’œuf'],
    text: [
      'Lean turkey bacon, egg whites and white cheddar on a whole wheat muffin.',
      'Bacon de dinde maigre, blancs d’œufs et cheddar blanc sur muffin de blé entier.',
    ],
    facts: [230, 5, 2.5, 560, 28, 2, 17],
    made: ['wholeWheat', 'turkeyBacon', 'eggWhite', 'cheddar'],
    art: plate('sandwich', 'turkey', muffin),
  },
  {
    number: 3104,
    usd: 545,
    name: ['Double-Smoked Bacon Croissant', 'Croissant au bacon doublement fumé'],
    text: [
      'Bacon smoked twice, cheddar and egg in a warm croissant.',
      'Bacon fumé deux fois, cheddar et œuf dans un croissant chaud.',
    ],
    facts: [500, 28, 13, 920, 41, 7, 21],
    made: ['flour', 'butter', 'bacon', 'cheddar', 'egg'],
    art: plate('sandwich', 'ham', croissant),
  },
  {
    number: 3105,
    usd: 545,
    name: ['Plant-Based Breakfast Sandwich', 'Sandwich déjeuner végétal'],
    text: [
      'Plant-based sausage, tofu scramble and spinach on a toasted bun.',
      'Saucisse végétale, tofu brouillé et épinards sur pain grillé.',
    ],
    facts: [390, 17, 3, 760, 40, 4, 19],
    made: ['flour', 'plantSausage', 'tofu', 'spinach', 'oil'],
    art: plate('sandwich', 'vegetable', ciabatta),
    isNew: true,
  },
  {
    number: 3106,
    usd: 495,
    name: ['Spinach, Feta and Egg Wrap', 'Roulé épinards, feta et œuf'],
    text: [
      'Egg whites, spinach, feta and sun-dried tomato in a whole wheat wrap.',
      'Blancs d’œufs, épinards, feta et tomates séchées dans un roulé de blé entier.',
    ],
    facts: [290, 8, 3.5, 840, 34, 5, 20],
    made: ['wholeWheat', 'eggWhite', 'spinach', 'feta', 'tomato'],
    art: plate('wrap', 'vegetable'),
  },
  {
    number: 3107,
    usd: 545,
    name: ['Chorizo-Style Breakfast Burrito', 'Burrito du matin façon chorizo'],
    text: [
      'Spiced sausage, egg, potato and cheddar rolled tight and griddled.',
      'Saucisse épicée, œuf, pomme de terre et cheddar roulés serré et grillés.',
    ],
    facts: [470, 24, 9, 980, 42, 3, 21],
    made: ['flour', 'sausage', 'egg', 'potato', 'cheddar', 'spices'],
    art: plate('wrap', 'egg'),
  },
  {
    number: 3108,
    usd: 475,
    name: ['Avocado Toast Melt', 'Rôtie fondante à l’avocat'],
    text: [
      'Smashed avocado and mozzarella pressed between slices of sourdough.',
      'Avocat écrasé et mozzarella pressés entre deux tranches de pain au levain.',
    ],
    facts: [360, 18, 6, 620, 38, 3, 13],
    made: ['flour', 'avocado', 'mozzarella', 'lemon', 'salt'],
    art: plate('panini', 'vegetable', ciabatta),
  },
]);

export const eggBites = foods(foodFamilies.hotBreakfast, [
  {
    number: 3120,
    usd: 495,
    name: ['Bacon and Gruyère-Style Egg Bites', 'Bouchées aux œufs, bacon et fromage'],
    text: [
      'Velvety eggs with smoked bacon and melted cheese, two to a box.',
      'Œufs veloutés, bacon fumé et fromage fondu, deux par boîte.',
    ],
    facts: [300, 20, 11, 680, 9, 2, 19],
    made: ['egg', 'bacon', 'gouda', 'cream'],
    art: plate('egg-bites', 'ham', '#edc766'),
    size: ['Box of 2', 'Boîte de 2'],
  },
  {
    number: 3121,
    usd: 495,
    name: ['Egg White and Red Pepper Bites', 'Bouchées blancs d’œufs et poivron'],
    text: [
      'Light egg whites with roasted red pepper and spinach.',
      'Blancs d’œufs légers, poivron rouge rôti et épinards.',
    ],
    facts: [170, 8, 5, 470, 11, 3, 12],
    made: ['eggWhite', 'pepper', 'spinach', 'mozzarella'],
    art: plate('egg-bites', 'vegetable', '#f3e2a6'),
    size: ['Box of 2', 'Boîte de 2'],
  },
  {
    number: 3122,
    usd: 495,
    name: ['Kale and Cheddar Egg Bites', 'Bouchées aux œufs, chou frisé et cheddar'],
    text: [
      'Kale, aged cheddar and eggs, cooked slowly so they stay soft.',
      'Chou frisé, cheddar vieilli et œufs, cuits lentement pour rester tendres.',
    ],
    facts: [230, 14, 8, 380, 11, 2, 15],
    made: ['egg', 'kale', 'cheddar', 'cream'],
    art: plate('egg-bites', 'vegetable', '#e6cf6a'),
    size: ['Box of 2', 'Boîte de 2'],
    isNew: true,
  },
]);

export const oatmeals = foods(foodFamilies.oatmeal, [
  {
    number: 3130,
    usd: 425,
    name: ['Classic Oatmeal', 'Gruau classique'],
    text: [
      'Steel-cut and rolled oats, with toppings on the side for you to choose.',
      'Avoine épointée et flocons, avec des garnitures à part, à votre goût.',
    ],
    facts: [160, 2.5, 0.5, 125, 28, 0, 5],
    made: ['oats', 'water', 'salt'],
    art: plate('oatmeal'),
  },
  {
    number: 3131,
    usd: 465,
    name: ['Blueberry Oatmeal', 'Gruau aux bleuets'],
    text: [
      'Warm oats with blueberries, seeds and a ribbon of agave.',
      'Avoine chaude, bleuets, graines et un ruban d’agave.',
    ],
    facts: [220, 2.5, 0.5, 125, 43, 13, 5],
    made: ['oats', 'blueberry', 'pumpkinSeeds', 'honey'],
    art: plate('oatmeal', undefined, '#7a5c8e'),
  },
  {
    number: 3132,
    usd: 475,
    name: ['Maple Apple Oatmeal', 'Gruau érable et pomme'],
    text: [
      'Oats stirred with maple and cinnamon apples, like a crisp for breakfast.',
      'Avoine, érable et pommes à la cannelle : un croustillant au déjeuner.',
    ],
    facts: [250, 3, 0.5, 130, 50, 21, 5],
    made: ['oats', 'apple', 'maple', 'cinnamon'],
    art: plate('oatmeal', undefined, '#c98a4b'),
    isNew: true,
  },
]);
