import { foodFamilies, foods } from '../foods.ts';
import type { ProductArt } from '../art/product-art.ts';

type Lunch = Extract<ProductArt, { kind: 'lunch' }>;
const plate = (item: Lunch['item'], filling?: Lunch['filling'], tone?: string): ProductArt => ({
  kind: 'lunch',
  item,
  ...(tone && { tone }),
  ...(filling && { filling }),
});
const ciabatta = '#dfb87c';
const sourdough = '#d8ac70';
const rye = '#a9763f';

export const warmSandwiches = foods(foodFamilies.warmLunch, [
  {
    number: 3201,
    usd: 695,
    name: ['Ham and Brie Baguette', 'Baguette jambon et brie'],
    text: [
      'Carved ham and soft brie with Dijon butter, pressed until it crackles.',
      'Jambon tranché et brie coulant au beurre de Dijon, pressés jusqu’à craquer.',
    ],
    facts: [480, 22, 12, 1080, 46, 4, 25],
    made: ['flour', 'ham', 'brie', 'mustard', 'butter'],
    art: plate('panini', 'ham', sourdough),
  },
  {
    number: 3202,
    usd: 725,
    name: ['Turkey and Pesto Ciabatta', 'Ciabatta dinde et pesto'],
    text: [
      'Roast turkey, basil pesto and mozzarella on toasted ciabatta.',
      'Dinde rôtie, pesto au basilic et mozzarella sur ciabatta grillée.',
    ],
    facts: [530, 24, 8, 1120, 48, 3, 30],
    made: ['flour', 'turkey', 'pesto', 'mozzarella', 'oliveOil'],
    art: plate('panini', 'turkey', ciabatta),
  },
  {
    number: 3203,
    usd: 695,
    name: ['Tomato and Mozzarella Panini', 'Panini tomate et mozzarella'],
    text: [
      'Ripe tomato, mozzarella and basil, warm enough to stretch.',
      'Tomate mûre, mozzarella et basilic, assez chauds pour filer.',
    ],
    facts: [420, 18, 8, 780, 46, 5, 18],
    made: ['flour', 'tomato', 'mozzarella', 'pesto'],
    art: plate('panini', 'vegetable', ciabatta),
  },
  {
    number: 3204,
    usd: 695,
    name: ['Three-Cheese Toastie', 'Croque aux trois fromages'],
    text: [
      'Cheddar, gouda and parmesan between slices of golden sourdough.',
      'Cheddar, gouda et parmesan entre deux tranches dorées de pain au levain.',
    ],
    facts: [520, 27, 15, 1030, 46, 4, 22],
    made: ['flour', 'cheddar', 'gouda', 'parmesan', 'butter'],
    art: plate('panini', 'cheese', sourdough),
  },
  {
    number: 3205,
    usd: 745,
    name: ['Chicken and Bacon Melt', 'Fondant poulet et bacon'],
    text: [
      'Grilled chicken, smoked bacon and cheddar with a smoky mayonnaise.',
      'Poulet grillé, bacon fumé et cheddar avec une mayonnaise fumée.',
    ],
    facts: [590, 28, 10, 1240, 47, 4, 35],
    made: ['flour', 'chicken', 'bacon', 'cheddar', 'mayonnaise'],
    art: plate('sandwich', 'turkey', ciabatta),
  },
  {
    number: 3206,
    usd: 715,
    name: ['Roasted Vegetable Focaccia', 'Focaccia aux légumes rôtis'],
    text: [
      'Roasted pepper, spinach and hummus on olive oil focaccia.',
      'Poivron rôti, épinards et houmous sur focaccia à l’huile d’olive.',
    ],
    facts: [410, 15, 2, 760, 56, 6, 13],
    made: ['flour', 'pepper', 'spinach', 'hummus', 'oliveOil'],
    art: plate('sandwich', 'vegetable', sourdough),
    isNew: true,
  },
]);

export const coldLunches = foods(foodFamilies.coldLunch, [
  {
    number: 3220,
    usd: 675,
    name: ['Tuna and Cucumber Sandwich', 'Sandwich thon et concombre'],
    text: [
      'Line-caught tuna, crunchy cucumber and lemon mayonnaise on rye.',
      'Thon pêché à la ligne, concombre croquant et mayonnaise citronnée sur seigle.',
    ],
    facts: [430, 17, 2.5, 820, 44, 5, 25],
    made: ['flour', 'tuna', 'cucumber', 'mayonnaise', 'lemon'],
    art: plate('sandwich', 'vegetable', rye),
  },
  {
    number: 3221,
    usd: 695,
    name: ['Turkey Club Sandwich', 'Club sandwich à la dinde'],
    text: [
      'Turkey, bacon, tomato and romaine, stacked high.',
      'Dinde, bacon, tomate et romaine, empilés bien haut.',
    ],
    facts: [490, 20, 5, 1050, 47, 5, 29],
    made: ['wholeWheat', 'turkey', 'bacon', 'tomato', 'lettuce', 'mayonnaise'],
    art: plate('sandwich', 'turkey', rye),
  },
  {
    number: 3222,
    usd: 745,
    name: ['Chicken Caesar Wrap', 'Roulé César au poulet'],
    text: [
      'Grilled chicken, romaine and parmesan in a creamy caesar wrap.',
      'Poulet grillé, romaine et parmesan dans un roulé César crémeux.',
    ],
    facts: [510, 23, 6, 1010, 46, 3, 29],
    made: ['flour', 'chicken', 'lettuce', 'parmesan', 'mayonnaise'],
    art: plate('wrap', 'turkey'),
  },
  {
    number: 3223,
    usd: 715,
    name: ['Falafel Hummus Wrap', 'Roulé falafel et houmous'],
    text: [
      'Herby chickpea falafel, hummus and pickled onion in a soft wrap.',
      'Falafels de pois chiches aux herbes, houmous et oignon mariné dans un roulé tendre.',
    ],
    facts: [480, 18, 2, 890, 65, 7, 15],
    made: ['flour', 'chickpea', 'hummus', 'onion', 'cucumber', 'spices'],
    art: plate('wrap', 'vegetable'),
  },
]);

export const boxes = foods(foodFamilies.coldLunch, [
  {
    number: 3240,
    usd: 675,
    name: ['Eggs and Cheddar Protein Box', 'Boîte protéinée œufs et cheddar'],
    text: [
      'Cage-free eggs, cheddar, apple, grapes and peanut butter with bread.',
      'Œufs de poules en liberté, cheddar, pomme, raisins et beurre d’arachide avec du pain.',
    ],
    facts: [470, 25, 7, 540, 40, 20, 23],
    made: ['egg', 'cheddar', 'apple', 'grape', 'peanutButter', 'wholeWheat'],
    art: plate('protein-box', 'egg'),
  },
  {
    number: 3241,
    usd: 695,
    name: ['Chicken and Hummus Box', 'Boîte poulet et houmous'],
    text: [
      'Grilled chicken, hummus, crisp vegetables and warm-spiced chickpeas.',
      'Poulet grillé, houmous, légumes croquants et pois chiches aux épices douces.',
    ],
    facts: [330, 13, 2, 720, 30, 6, 25],
    made: ['chicken', 'hummus', 'carrot', 'cucumber', 'chickpea'],
    art: plate('protein-box', 'turkey'),
  },
  {
    number: 3242,
    usd: 695,
    name: ['Cheese and Fruit Box', 'Boîte fromages et fruits'],
    text: [
      'Brie, gouda and aged cheddar with grapes, apple and crackers.',
      'Brie, gouda et cheddar vieilli avec raisins, pomme et craquelins.',
    ],
    facts: [480, 28, 16, 620, 40, 20, 20],
    made: ['brie', 'gouda', 'cheddar', 'grape', 'apple', 'flour'],
    art: plate('protein-box', 'cheese'),
  },
  {
    number: 3243,
    usd: 745,
    name: ['Smoked Salmon Box', 'Boîte au saumon fumé'],
    text: [
      'Smoked salmon, cream cheese, cucumber and seeded crackers.',
      'Saumon fumé, fromage à la crème, concombre et craquelins aux graines.',
    ],
    facts: [390, 20, 8, 980, 29, 6, 24],
    made: ['smokedSalmon', 'creamCheese', 'cucumber', 'flour', 'sesame'],
    art: plate('protein-box', 'ham'),
    isNew: true,
  },
]);

export const salads = foods(foodFamilies.coldLunch, [
  {
    number: 3260,
    usd: 795,
    name: ['Harvest Grain Salad', 'Salade de grains de la récolte'],
    text: [
      'Quinoa, kale, roasted squash notes and cranberries with a maple dressing.',
      'Quinoa, chou frisé, notes de courge rôtie et canneberges, vinaigrette à l’érable.',
    ],
    facts: [410, 18, 2.5, 520, 53, 14, 12],
    made: ['quinoa', 'kale', 'cranberry', 'pumpkinSeeds', 'maple', 'oliveOil'],
    art: plate('salad', 'vegetable'),
  },
  {
    number: 3261,
    usd: 825,
    name: ['Chicken Caesar Salad', 'Salade César au poulet'],
    text: [
      'Crisp romaine, grilled chicken, parmesan and crunchy croutons.',
      'Romaine croquante, poulet grillé, parmesan et croûtons.',
    ],
    facts: [420, 24, 6, 900, 20, 3, 31],
    made: ['lettuce', 'chicken', 'parmesan', 'flour', 'mayonnaise'],
    art: plate('salad', 'turkey'),
  },
  {
    number: 3262,
    usd: 795,
    name: ['Southwest Black Bean Salad', 'Salade de haricots noirs du Sud-Ouest'],
    text: [
      'Black beans, corn, avocado and lime over crunchy greens.',
      'Haricots noirs, maïs, avocat et lime sur une verdure croquante.',
    ],
    facts: [380, 16, 2.5, 640, 49, 7, 13],
    made: ['blackBean', 'corn', 'avocado', 'tomato', 'lettuce', 'spices'],
    art: plate('salad', 'vegetable'),
  },
]);
