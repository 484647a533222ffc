import { foodFamilies, foods } from '../foods.ts';
import type { PastryTopping, ProductArt } from '../art/product-art.ts';

type BakeryItem = Extract<ProductArt, { kind: 'bakery' }>['item'];
const baked = (item: BakeryItem, tone: string, topping: PastryTopping = 'none'): ProductArt => ({
  kind: 'bakery',
  item,
  tone,
  topping,
});
const gold = '#d9a05b';
const brown = '#8a5a34';
const cocoa = '#5a3a26';
const pale = '#e8c48c';

export const pastries = foods(foodFamilies.bakery, [
  {
    number: 3001,
    usd: 375,
    name: ['Butter Croissant', 'Croissant au beurre'],
    text: [
      'Twenty-four layers of butter and patience, crisp outside and tender within.',
      'Vingt-quatre couches de beurre et de patience, croustillant dehors et tendre dedans.',
    ],
    facts: [260, 14, 8, 300, 28, 5, 5],
    made: ['flour', 'butter', 'milk', 'egg', 'sugar', 'yeast', 'salt'],
    art: baked('croissant', gold),
  },
  {
    number: 3002,
    usd: 425,
    name: ['Chocolate Croissant', 'Croissant au chocolat'],
    text: [
      'Two batons of dark chocolate wrapped in flaky, buttery dough.',
      'Deux bâtons de chocolat noir enveloppés d’une pâte feuilletée au beurre.',
    ],
    facts: [340, 19, 11, 280, 37, 13, 6],
    made: ['flour', 'butter', 'darkChocolate', 'egg', 'sugar', 'yeast'],
    art: baked('croissant', gold, 'chocolate'),
  },
  {
    number: 3003,
    usd: 455,
    name: ['Almond Croissant', 'Croissant aux amandes'],
    text: [
      'Filled with almond cream, baked twice and snowed with sugar.',
      'Garni de crème d’amande, cuit deux fois et poudré de sucre.',
    ],
    facts: [410, 24, 11, 290, 41, 16, 9],
    made: ['flour', 'butter', 'almondPaste', 'almond', 'egg', 'sugar'],
    art: baked('croissant', gold, 'nuts'),
  },
  {
    number: 3004,
    usd: 395,
    name: ['Cinnamon Roll', 'Brioche à la cannelle'],
    text: [
      'Soft coiled dough, plenty of cinnamon and a slow drip of icing.',
      'Pâte moelleuse enroulée, beaucoup de cannelle et un glaçage qui coule doucement.',
    ],
    facts: [380, 15, 7, 330, 56, 28, 6],
    made: ['flour', 'butter', 'brownSugar', 'cinnamon', 'creamCheese', 'egg', 'yeast'],
    art: baked('roll', gold, 'icing'),
  },
  {
    number: 3005,
    usd: 395,
    name: ['Maple Pecan Roll', 'Brioche érable et pacanes'],
    text: [
      'Sticky maple and toasted pecans over a pillow of brioche.',
      'Érable collant et pacanes grillées sur un coussin de brioche.',
    ],
    facts: [430, 20, 8, 310, 57, 30, 6],
    made: ['flour', 'butter', 'maple', 'pecan', 'egg', 'yeast'],
    art: baked('roll', brown, 'nuts'),
    isNew: true,
  },
  {
    number: 3006,
    usd: 385,
    name: ['Cheese Danish', 'Danoise au fromage'],
    text: [
      'A sweet cream cheese center in a nest of golden pastry.',
      'Un cœur de fromage à la crème sucré dans un nid de pâte dorée.',
    ],
    facts: [290, 15, 8, 310, 33, 11, 6],
    made: ['flour', 'butter', 'creamCheese', 'egg', 'sugar', 'vanilla'],
    art: baked('roll', pale, 'icing'),
  },
  {
    number: 3007,
    usd: 395,
    name: ['Blueberry Scone', 'Scone aux bleuets'],
    text: [
      'Crumbly, buttery and full of blueberries that burst in the oven.',
      'Friable, au beurre et plein de bleuets qui éclatent au four.',
    ],
    facts: [380, 16, 9, 390, 54, 20, 6],
    made: ['flour', 'butter', 'cream', 'blueberry', 'sugar', 'egg'],
    art: baked('scone', pale, 'berry'),
  },
  {
    number: 3008,
    usd: 395,
    name: ['Lemon Poppy Scone', 'Scone citron et pavot'],
    text: [
      'Bright lemon, crackling poppy seeds and a thin sugar glaze.',
      'Citron vif, graines de pavot qui croquent et fin glaçage au sucre.',
    ],
    facts: [390, 16, 9, 380, 56, 23, 6],
    made: ['flour', 'butter', 'cream', 'lemon', 'poppy', 'sugar', 'egg'],
    art: baked('scone', pale, 'icing'),
  },
]);

export const muffins = foods(foodFamilies.bakery, [
  {
    number: 3020,
    usd: 375,
    name: ['Blueberry Muffin', 'Muffin aux bleuets'],
    text: [
      'A sugar-crusted top hiding more blueberries than you would expect.',
      'Un dessus croûté de sucre qui cache plus de bleuets qu’on ne le croit.',
    ],
    facts: [360, 15, 3, 340, 52, 29, 5],
    made: ['flour', 'blueberry', 'sugar', 'egg', 'oil', 'milk'],
    art: baked('muffin', pale, 'berry'),
  },
  {
    number: 3021,
    usd: 375,
    name: ['Double Chocolate Muffin', 'Muffin double chocolat'],
    text: [
      'Dark cocoa batter and melting chocolate, breakfast in name only.',
      'Pâte au cacao noir et chocolat fondant : un déjeuner de nom seulement.',
    ],
    facts: [420, 20, 6, 350, 56, 33, 6],
    made: ['flour', 'cocoa', 'chocolate', 'sugar', 'egg', 'oil'],
    art: baked('muffin', cocoa, 'chocolate'),
  },
  {
    number: 3022,
    usd: 375,
    name: ['Morning Glory Muffin', 'Muffin matin glorieux'],
    text: [
      'Carrot, apple, walnut and raisin in a moist whole wheat crumb.',
      'Carotte, pomme, noix et raisins dans une mie moelleuse de blé entier.',
    ],
    facts: [370, 17, 2.5, 310, 49, 24, 6],
    made: ['wholeWheat', 'carrot', 'apple', 'walnut', 'raisin', 'egg', 'oil'],
    art: baked('muffin', brown, 'seeds'),
  },
  {
    number: 3023,
    usd: 385,
    name: ['Pumpkin Seed Muffin', 'Muffin aux graines de citrouille'],
    text: [
      'Spiced pumpkin with a cream cheese heart and a crunchy seed top.',
      'Citrouille épicée, cœur de fromage à la crème et dessus de graines croquantes.',
    ],
    facts: [350, 15, 4, 370, 49, 27, 6],
    made: ['flour', 'pumpkin', 'creamCheese', 'pumpkinSeeds', 'sugar', 'egg', 'spices'],
    art: baked('muffin', gold, 'seeds'),
    isNew: true,
  },
  {
    number: 3024,
    usd: 395,
    name: ['Banana Walnut Loaf', 'Pain aux bananes et aux noix'],
    text: [
      'A thick slice of banana bread with toasted walnuts.',
      'Une tranche épaisse de pain aux bananes et de noix grillées.',
    ],
    facts: [390, 17, 2.5, 290, 54, 31, 6],
    made: ['flour', 'banana', 'walnut', 'sugar', 'egg', 'oil'],
    art: baked('loaf', brown, 'nuts'),
  },
  {
    number: 3025,
    usd: 395,
    name: ['Iced Lemon Loaf', 'Pain au citron glacé'],
    text: [
      'Tender lemon cake under a snowy citrus icing.',
      'Gâteau au citron moelleux sous un glaçage d’agrumes tout blanc.',
    ],
    facts: [450, 19, 7, 310, 66, 42, 5],
    made: ['flour', 'butter', 'lemon', 'sugar', 'egg', 'milk'],
    art: baked('loaf', pale, 'icing'),
  },
  {
    number: 3026,
    usd: 395,
    name: ['Pumpkin Loaf', 'Pain à la citrouille'],
    text: [
      'Cinnamon, clove and real pumpkin, sprinkled with seeds.',
      'Cannelle, girofle et vraie citrouille, parsemés de graines.',
    ],
    facts: [410, 15, 2.5, 400, 63, 39, 6],
    made: ['flour', 'pumpkin', 'sugar', 'egg', 'oil', 'pumpkinSeeds', 'spices'],
    art: baked('loaf', gold, 'seeds'),
  },
]);

export const cookies = foods(foodFamilies.treat, [
  {
    number: 3040,
    usd: 325,
    name: ['Chocolate Chunk Cookie', 'Biscuit aux gros morceaux de chocolat'],
    text: [
      'Crisp edge, soft middle and chunks of chocolate the size of dice.',
      'Bord croustillant, cœur moelleux et morceaux de chocolat gros comme des dés.',
    ],
    facts: [360, 17, 9, 250, 48, 30, 4],
    made: ['flour', 'butter', 'chocolate', 'brownSugar', 'egg', 'vanilla'],
    art: baked('cookie', gold, 'chocolate'),
  },
  {
    number: 3041,
    usd: 325,
    name: ['Oatmeal Raisin Cookie', 'Biscuit avoine et raisins'],
    text: [
      'Chewy oats, plump raisins and a pinch of cinnamon.',
      'Avoine tendre, raisins dodus et une pincée de cannelle.',
    ],
    facts: [340, 13, 6, 260, 52, 28, 5],
    made: ['oats', 'flour', 'butter', 'raisin', 'brownSugar', 'egg', 'cinnamon'],
    art: baked('cookie', brown, 'nuts'),
  },
  {
    number: 3042,
    usd: 335,
    name: ['Ginger Molasses Cookie', 'Biscuit gingembre et mélasse'],
    text: [
      'Crackled, sugared and warm with two kinds of ginger.',
      'Craquelé, sucré et réchauffé de deux sortes de gingembre.',
    ],
    facts: [330, 11, 6, 270, 54, 30, 4],
    made: ['flour', 'butter', 'brownSugar', 'ginger', 'egg', 'spices'],
    art: baked('cookie', brown, 'sugar'),
  },
  {
    number: 3043,
    usd: 345,
    name: ['Fudge Brownie', 'Brownie fondant'],
    text: [
      'Dense dark chocolate with a paper-thin crackled top.',
      'Chocolat noir dense sous une fine croûte craquelée.',
    ],
    facts: [410, 21, 8, 180, 52, 36, 5],
    made: ['darkChocolate', 'butter', 'sugar', 'egg', 'flour', 'cocoa'],
    art: baked('loaf', cocoa, 'chocolate'),
  },
  {
    number: 3044,
    usd: 295,
    name: ['Vanilla Cake Pop', 'Sucette-gâteau à la vanille'],
    text: [
      'Vanilla cake on a stick, dipped in pink and dotted with sprinkles.',
      'Gâteau à la vanille sur bâtonnet, trempé dans le rose et parsemé de pépites.',
    ],
    facts: [160, 8, 5, 95, 21, 17, 2],
    made: ['flour', 'sugar', 'butter', 'egg', 'milk', 'vanilla'],
    art: baked('cakepop', '#f2a0b2', 'sprinkles'),
  },
  {
    number: 3045,
    usd: 295,
    name: ['Chocolate Cake Pop', 'Sucette-gâteau au chocolat'],
    text: [
      'Chocolate cake in a snap of dark chocolate.',
      'Gâteau au chocolat sous une coque de chocolat noir qui craque.',
    ],
    facts: [170, 9, 5, 100, 21, 16, 2],
    made: ['flour', 'sugar', 'butter', 'egg', 'darkChocolate', 'cocoa'],
    art: baked('cakepop', cocoa, 'sprinkles'),
  },
  {
    number: 3046,
    usd: 325,
    name: ['Glazed Doughnut', 'Beigne glacé'],
    text: [
      'Raised, golden and glazed while it is still warm.',
      'Levé, doré et glacé pendant qu’il est encore chaud.',
    ],
    facts: [300, 15, 7, 250, 38, 18, 4],
    made: ['flour', 'sugar', 'butter', 'egg', 'milk', 'yeast'],
    art: baked('donut', gold, 'icing'),
  },
  {
    number: 3047,
    usd: 345,
    name: ['Sprinkle Doughnut', 'Beigne aux pépites colorées'],
    text: ['Chocolate icing and a confetti of sprinkles.', 'Glaçage au chocolat et confettis de sucre.'],
    facts: [340, 17, 8, 260, 43, 23, 4],
    made: ['flour', 'sugar', 'butter', 'egg', 'chocolate', 'yeast'],
    art: baked('donut', gold, 'sprinkles'),
  },
]);

export const bagels = foods(foodFamilies.bagel, [
  {
    number: 3060,
    usd: 275,
    name: ['Plain Bagel', 'Bagel nature'],
    text: [
      'Boiled, baked and chewy, waiting for something spread on it.',
      'Bouilli, cuit au four et bien élastique, il n’attend que sa tartinade.',
    ],
    facts: [280, 1.5, 0, 480, 56, 6, 10],
    made: ['flour', 'yeast', 'sugar', 'salt'],
    art: baked('bagel', gold),
  },
  {
    number: 3061,
    usd: 285,
    name: ['Everything Bagel', 'Bagel tout garni'],
    text: [
      'Sesame, poppy, garlic, onion and salt: all of it.',
      'Sésame, pavot, ail, oignon et sel : tout y est.',
    ],
    facts: [300, 3, 0.5, 560, 57, 6, 11],
    made: ['flour', 'yeast', 'sesame', 'poppy', 'onion', 'salt'],
    art: baked('bagel', gold, 'seeds'),
  },
  {
    number: 3062,
    usd: 285,
    name: ['Cinnamon Raisin Bagel', 'Bagel cannelle et raisins'],
    text: [
      'A swirl of cinnamon and raisins, best warm with butter.',
      'Un tourbillon de cannelle et de raisins, à son meilleur chaud avec du beurre.',
    ],
    facts: [290, 1.5, 0, 420, 60, 13, 9],
    made: ['flour', 'yeast', 'raisin', 'cinnamon', 'sugar'],
    art: baked('bagel', brown),
  },
  {
    number: 3063,
    usd: 295,
    name: ['Multigrain Bagel', 'Bagel multigrain'],
    text: [
      'Oats, seeds and whole wheat with a nutty crust.',
      'Avoine, graines et blé entier sous une croûte au goût de noisette.',
    ],
    facts: [300, 4, 0.5, 430, 55, 7, 12],
    made: ['wholeWheat', 'oats', 'pumpkinSeeds', 'sesame', 'yeast', 'honey'],
    art: baked('bagel', brown, 'seeds'),
    isNew: true,
  },
]);
