import type { OptionProduct, Product, ProductSize } from '../menu/customise-product/recipe/product.types.ts';

const usd = (amountMinor: number) => ({
  __typename: 'Money' as const,
  amountMinor,
  currency: 'USD' as const,
});
/** The figures of one unit that has only calories and caffeine. */
const adds = (calories: number, caffeine = 0) => [[calories, 0, 0, 0, 0, 0, 0, caffeine]];
export const option = (
  productNumber: number,
  name: string,
  over: Partial<OptionProduct> = {},
): OptionProduct => ({
  __typename: 'OptionProduct',
  productNumber,
  sku: `opt-${productNumber}`,
  name,
  defaultQuantity: 0,
  min: 0,
  max: 8,
  pricePerUnit: usd(0),
  attributes: { __typename: 'OptionAttributes', unitOfMeasure: null },
  figures: [],
  ingredients: [name],
  availability: 'AVAILABLE',
  allergens: [],
  allergenStatus: 'KNOWN',
  ...over,
});
export const size = (
  sizeCode: string,
  name: string,
  cents: number,
  calories: number,
  over: Partial<ProductSize> = {},
): ProductSize => ({
  __typename: 'ProductSize',
  sizeCode,
  sku: `10-hot-${sizeCode}`,
  name,
  volume: null,
  default: false,
  price: usd(cents),
  nutrition: [
    { __typename: 'NutritionFact', key: 'calories', amount: calories, unit: 'kcal' },
    { __typename: 'NutritionFact', key: 'caffeine', amount: 150, unit: 'mg' },
  ],
  baseFigures: [calories - 130, 0, 0, 0, 0, 0, 0, 0],
  availability: 'AVAILABLE',
  ...over,
});

/**
 * A latte: three sizes with the product's availability, a choice of milk, shots (two are standard), syrups in
 * nested categories.
 */
export const latte = ({ availability = 'AVAILABLE', ...over }: Partial<Product> = {}): Product => ({
  __typename: 'Product',
  id: '10/hot',
  productNumber: 10,
  name: 'Latte',
  description: 'Espresso in steamed milk.',
  breadcrumbUri: '/menu/drinks/hot',
  picture: null,
  pictureAlt: 'Latte',
  stage: null,
  art: JSON.stringify({
    kind: 'hot',
    cup: 'mug',
    size: 'medium',
    layers: [{ color: '#c9a277', height: 1 }],
  }),
  availability,
  allergens: ['Milk'],
  allergenStatus: 'KNOWN',
  ingredients: 'Milk, espresso.',
  baseAllergens: [],
  recipe: [
    { __typename: 'RecipeIngredient', name: '2% milk', sku: 'opt-301' },
    { __typename: 'RecipeIngredient', name: 'Espresso', sku: 'opt-320' },
  ],
  multiServe: false,
  categoryName: 'Hot',
  form: {
    __typename: 'ProductForm',
    formCode: 'hot',
    name: 'Hot',
    sizes: [
      size('small', 'Small', 400, 150, { availability }),
      size('medium', 'Medium', 450, 190, { default: true, availability }),
      size('large', 'Large', 490, 240, { availability }),
    ],
  },
  productOptions: [
    {
      __typename: 'OptionCategory',
      categoryNumber: 30,
      name: 'Milk',
      selection: 'ONE',
      products: [
        option(301, '2% milk', { defaultQuantity: 1, max: 1, figures: adds(120), allergens: ['Milk'] }),
        option(304, 'Oat milk', { max: 1, pricePerUnit: usd(70), figures: adds(130), allergens: ['Oats'] }),
        option(306, 'Soy milk', { max: 1, availability: 'SOLD_OUT' }),
      ],
      children: [],
    },
    {
      __typename: 'OptionCategory',
      categoryNumber: 32,
      name: 'Espresso',
      selection: 'MANY',
      products: [
        option(320, 'Espresso', {
          defaultQuantity: 2,
          max: 6,
          pricePerUnit: usd(100),
          figures: adds(5, 75),
        }),
      ],
      children: [],
    },
    {
      __typename: 'OptionCategory',
      categoryNumber: 34,
      name: 'Flavors',
      selection: 'MANY',
      products: [],
      children: [
        {
          __typename: 'OptionCategory',
          categoryNumber: 35,
          name: 'Syrups',
          selection: 'MANY',
          products: [option(350, 'Vanilla syrup', { pricePerUnit: usd(30), figures: adds(20), max: 20 })],
          children: [],
        },
      ],
    },
  ],
  ...over,
});
