import type { OptionCategory, Product } from '../generated/resolvers.ts';
import type {
  AllergenFacts,
  CatalogueOption,
  CatalogueOptionCategory,
  CatalogueProduct,
  CatalogueSize,
  NutritionKey,
  Prices,
} from './catalogue.types.ts';
import { nutritionUnits } from './catalogue.types.ts';
import { messageIn, type LocalizedMessage } from '../i18n/messages.ts';
import { messageFrom } from '../shop/local-text.ts';
import { stageOf } from './art/stage.ts';
import { nameAllergens } from './catalogue.ts';
import { artOf, type MenuFacts } from './menu/menu-view.ts';

const money = (prices: Prices, { catalogue: { pricing } }: MenuFacts) => ({
  amountMinor: pricing.of(prices),
  currency: pricing.currency,
});

const viewAllergens = ({ allergens, allergenStatus }: AllergenFacts, { catalogue, locale }: MenuFacts) => ({
  allergens: nameAllergens(catalogue, allergens, locale),
  allergenStatus,
});

const viewSize = (product: CatalogueProduct, size: CatalogueSize, facts: MenuFacts) => ({
  sizeCode: size.sizeCode,
  sku: size.sku,
  name: messageIn(size.name, facts.locale),
  volume: size.volume ? messageIn(size.volume, facts.locale) : null,
  price: money(size.prices, facts),
  default: size.isDefault,
  // An unknown figure is left out.
  nutrition: Object.entries(nutritionUnits).flatMap(([key, unit]) => {
    const amount = size.nutrition[key as NutritionKey];
    return amount === undefined ? [] : [{ key, amount, unit }];
  }),
  baseFigures: [...size.baseFigures],
  availability: facts.availability.ofSku(product, size.sku),
});

/** Names of a drink's ingredients are written small within a list, as those of food are in the data. */
const listed = ({ formCode }: CatalogueProduct, name: LocalizedMessage, { locale }: MenuFacts) =>
  formCode === 'single' ? messageIn(name, locale) : messageIn(name, locale).toLowerCase();

const viewOption = (product: CatalogueProduct, option: CatalogueOption, facts: MenuFacts) => ({
  productNumber: option.productNumber,
  sku: option.sku,
  name: messageIn(option.name, facts.locale),
  defaultQuantity: option.defaultQuantity,
  min: option.min,
  max: option.max,
  pricePerUnit: money(option.prices, facts),
  attributes: { unitOfMeasure: option.unitOfMeasure ? messageIn(option.unitOfMeasure, facts.locale) : null },
  caloriesPerUnit: option.caloriesPerUnit,
  caffeinePerUnit: option.caffeinePerUnit ?? null,
  figures: option.figures.map((row) => [...row]),
  ingredients: option.ingredients.map((name) => listed(product, name, facts)),
  availability: facts.availability.ofOption(option),
  ...viewAllergens(option, facts),
});

const viewCategory = (
  product: CatalogueProduct,
  category: CatalogueOptionCategory,
  facts: MenuFacts,
): OptionCategory => ({
  categoryNumber: category.categoryNumber,
  name: messageIn(category.name, facts.locale),
  selection: category.selection,
  products: category.products.map((option) => viewOption(product, option, facts)),
  children: category.children.map((child) => viewCategory(product, child, facts)),
});

/** A product with its sizes and options, as one store sells it (ORD-023). */
export const viewProduct = (product: CatalogueProduct, facts: MenuFacts): Product => {
  return {
    id: product.id,
    productNumber: product.productNumber,
    name: messageIn(product.name, facts.locale),
    description: messageIn(product.description, facts.locale),
    breadcrumbUri: product.breadcrumbUri,
    art: product.picture ? '' : artOf(product),
    picture: facts.pictureOf(product),
    pictureAlt: messageIn(
      product.picture?.alt ? messageFrom(product.picture.alt) : product.name,
      facts.locale,
    ),
    stage: stageOf(product.art),
    form: {
      formCode: product.formCode,
      name: messageIn(product.formName, facts.locale),
      sizes: product.sizes.map((size) => viewSize(product, size, facts)),
    },
    productOptions: product.options.map((category) => viewCategory(product, category, facts)),
    availability: facts.availability.ofProduct(product),
    ...viewAllergens(product, facts),
    ingredients: messageIn(product.ingredients, facts.locale),
    recipe: product.recipe.map(({ name, sku }) => ({ name: listed(product, name, facts), sku: sku ?? null })),
    baseAllergens: nameAllergens(facts.catalogue, product.baseAllergens, facts.locale),
    starsLevel: product.starsLevel ?? null,
    taxable: product.taxClass !== undefined,
    multiServe: product.multiServe,
    categoryName: messageIn(product.categoryName, facts.locale),
  };
};
