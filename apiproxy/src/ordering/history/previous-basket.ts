import { money, type Locale } from '@crema/shared-contracts';
import type {
  BasketChildItem,
  BasketItem,
  DroppedLine,
  ExcludedIngredient,
} from '../../generated/resolvers.ts';
import {
  type StoreAvailability,
  artOf,
  type Catalogue,
  type FoundSku,
  type PictureOf,
  type Pricing,
  findOption,
} from '../../catalogue/catalogue.public.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { OrderSummary } from '../pricing/order-summary.ts';
import type { OrderedItem } from '../cart/ordered-item.ts';
import { viewStandardItems } from '../cart/standard-items.ts';

/** One line of the earlier order; a product that is no longer sold has no number. */
type BasketLine = Omit<BasketItem, 'productNumber'> & { readonly productNumber: number | null };
/** The catalogue in the member's language for the chosen store. */
export interface BasketView {
  readonly locale: Locale;
  readonly catalogue: Catalogue;
  readonly availability: StoreAvailability;
  readonly pricing: Pricing;
  readonly pictureOf: PictureOf;
}

/** A number without a product: lines with it are never offered again (ORD-141). */
export const retiredProductNumber = 81;

const viewChild = (
  item: OrderedItem,
  summary: OrderSummary,
  { locale, catalogue, availability }: BasketView,
) => {
  const found = catalogue.findSku(item.sku);
  const ordered = summary.lineItems.find(({ sku }) => sku === item.sku)?.children ?? [];
  return item.childItems.map(({ sku, quantity }): BasketChildItem => {
    const option = found && findOption(found.product, sku);
    return {
      sku,
      quantity,
      productNumber: option?.productNumber ?? null,
      standardQuantity: option?.defaultQuantity ?? null,
      name: option
        ? messageIn(option.name, locale)
        : (ordered.find((child) => child.sku === sku)?.name ?? sku),
      availability: option ? availability.ofOption(option) : 'NOT_SOLD',
    };
  });
};

/**
 * The options that the standard recipe adds to the requested ones, with the store's present availability
 * (D-143).
 */
const viewStandard = (
  found: FoundSku,
  { childItems, excludedIngredients = [] }: OrderedItem,
  { locale, availability }: BasketView,
) => {
  const children = childItems.flatMap(({ sku, quantity }) => {
    const option = findOption(found.product, sku);
    return option ? [{ option, quantity }] : [];
  });
  const excluded = excludedIngredients.flatMap((sku) => findOption(found.product, sku) ?? []);
  return viewStandardItems({ ...found, children, excludedIngredients: excluded }, availability, locale);
};

/** Ingredients that the recipe no longer contains need no exclusion. */
const viewExcludedIngredients = (
  { sku, excludedIngredients = [] }: OrderedItem,
  { catalogue, locale }: BasketView,
): readonly ExcludedIngredient[] => {
  const found = catalogue.findSku(sku);
  return excludedIngredients.flatMap((ingredient) => {
    const option = found && findOption(found.product, ingredient);
    return option?.canBeExcluded ? [{ sku: ingredient, name: messageIn(option.name, locale) }] : [];
  });
};

/** A line with today's names and prices; an option that is no longer sold keeps its earlier name. */
const viewItem = (item: OrderedItem, summary: OrderSummary, view: BasketView): BasketLine => {
  const found = view.catalogue.findSku(item.sku);
  const childItems = viewChild(item, summary, view);
  if (!found) {
    const name = summary.lineItems.find(({ sku }) => sku === item.sku)?.name ?? item.sku;
    const discontinued = {
      productNumber: null,
      formCode: '',
      sizeCode: '',
      sizeName: '',
      art: '{}',
      picture: null,
      price: null,
      excludedIngredients: [],
      standardItems: [],
    } as const;
    return { sku: item.sku, name, quantity: 1, availability: 'NOT_SOLD', childItems, ...discontinued };
  }
  const { product, size } = found;
  const minor = view.pricing.find(size.prices);
  return {
    sku: item.sku,
    productNumber: product.productNumber,
    formCode: product.formCode,
    sizeCode: size.sizeCode,
    name: messageIn(product.name, view.locale),
    sizeName: messageIn(size.name, view.locale),
    art: artOf(product),
    picture: view.pictureOf(product),
    quantity: 1,
    availability: view.availability.ofSku(product, size.sku),
    price: minor === undefined ? null : money(minor, view.pricing.currency),
    childItems,
    excludedIngredients: viewExcludedIngredients(item, view),
    standardItems: viewStandard(found, item, view),
  };
};

type DropReason = Pick<DroppedLine, 'option' | 'reason'>;
const ofOption = (
  { childItems }: BasketLine,
  reason: DropReason['reason'],
  drops: (child: BasketChildItem) => boolean,
): DropReason | undefined => {
  const child = childItems.find(drops);
  // Some stored orders have no name of the option.
  return child && { option: child.name === child.sku ? null : child.name, reason };
};
/** ORD-141, checked top to bottom: the first reason that applies to a line. */
const dropRules: readonly ((line: BasketLine) => DropReason | undefined)[] = [
  ({ productNumber }) => (productNumber === null ? { option: null, reason: 'NOT_SOLD' } : undefined),
  ({ availability }) =>
    availability === 'NOT_ORDERABLE_ONLINE' ? { option: null, reason: availability } : undefined,
  (line) => ofOption(line, 'NOT_SOLD', ({ productNumber }) => productNumber === null),
  (line) => ofOption(line, 'NOT_SOLD', ({ productNumber }) => productNumber === retiredProductNumber),
  (line) =>
    ofOption(line, 'NOT_ORDERABLE_ONLINE', ({ availability }) => availability === 'NOT_ORDERABLE_ONLINE'),
];
const findDropReason = (line: BasketLine): DropReason | undefined => {
  for (const rule of dropRules) {
    const reason = rule(line);
    if (reason) return reason;
  }
  return undefined;
};
export const isDropped = (line: BasketLine): boolean => findDropReason(line) !== undefined;
const isOrderable = (line: BasketLine): line is BasketLine & BasketItem => !isDropped(line);

type Recipe = Pick<BasketLine, 'sku' | 'childItems' | 'excludedIngredients'>;
/** The same text for units with the same product, size, options and exclusions, in any order. */
export const recipeKeyOf = ({ sku, childItems, excludedIngredients }: Recipe): string =>
  JSON.stringify([
    sku,
    childItems.map((child) => [child.sku, child.quantity]).toSorted(),
    excludedIngredients.map((ingredient) => ingredient.sku).toSorted(),
  ]);

/** Groups equal units into one line with a quantity. */
const joinUnits = (items: readonly BasketLine[]): readonly BasketLine[] => {
  const lines = new Map<string, BasketLine>();
  for (const item of items) {
    const key = recipeKeyOf(item);
    const line = lines.get(key);
    lines.set(key, line ? { ...line, quantity: line.quantity + 1 } : item);
  }
  return [...lines.values()];
};

/** Returns the basket of the lines that can be ordered, and the others with the reason (D-31). */
export const viewBasket = (
  items: readonly OrderedItem[],
  summary: OrderSummary,
  viewOf: (item: OrderedItem) => BasketView,
): { readonly items: readonly BasketItem[]; readonly dropped: readonly DroppedLine[] } => {
  const lines = joinUnits(items.map((item) => viewItem(item, summary, viewOf(item))));
  const dropped = lines.flatMap((line) => {
    const reason = findDropReason(line);
    return reason ? [{ name: line.name, ...reason }] : [];
  });
  return { items: lines.filter(isOrderable), dropped };
};
