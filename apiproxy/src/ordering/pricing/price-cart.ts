import { money, type Locale, type Money } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import {
  type CatalogueOption,
  type FoundSku,
  priceAt,
  type PricedStore,
} from '../../catalogue/catalogue.public.ts';
import type { OrderSummary, PriceLineItem, PriceRow } from './order-summary.ts';
import { taxOn, taxRuleFor } from './sales-tax.ts';

/** One unit of the cart, resolved in the catalogue. */
export interface ResolvedItem extends FoundSku {
  readonly itemId: string | null;
  readonly children: readonly ResolvedChild[];
  /** The default amount is not refunded: it is part of the size's price. */
  readonly excludedIngredients: readonly CatalogueOption[];
}
export interface ResolvedChild {
  readonly option: CatalogueOption;
  readonly quantity: number;
}
export interface TaxedStore extends PricedStore {
  readonly country: string;
  readonly region: string;
}

const messages = {
  total: ['Total', 'Total'],
  subtotal: ['Subtotal', 'Sous-total'],
  californiaNote: [
    'Prices of taxable food and beverage include sales tax.',
    'Les prix des aliments et boissons taxables comprennent la taxe de vente.',
  ],
} as const satisfies Record<string, LocalizedMessage>;

/** Units above the recipe's cost extra; excluding an ingredient refunds nothing. */
export const addedUnits = ({ option, quantity }: ResolvedChild): number =>
  Math.max(0, quantity - option.defaultQuantity);

/** The size is named if there is more than one. */
export const nameWithSize = ({ product, size }: FoundSku, locale: string): string =>
  product.sizes.length > 1
    ? `${messageIn(product.name, locale)}, ${messageIn(size.name, locale)}`
    : messageIn(product.name, locale);

/** Prices a unit with its options at a store, with names in the locale. */
export const priceItem = (item: ResolvedItem, store: PricedStore, locale: Locale): PriceLineItem => {
  const of = (amountMinor: number): Money => money(amountMinor, store.currency);
  const children = item.children.map((child) => {
    const unit = priceAt(child.option.prices, store);
    return {
      itemId: null,
      sku: child.option.sku,
      name: messageIn(child.option.name, locale),
      quantity: child.quantity,
      unitPrice: of(unit),
      total: of(unit * addedUnits(child)),
      children: [],
      excludedIngredients: [],
    };
  });
  const unit = priceAt(item.size.prices, store);
  const options = children.reduce((sum, { total }) => sum + total.amountMinor, 0);
  return {
    itemId: item.itemId,
    sku: item.size.sku,
    name: nameWithSize(item, locale),
    quantity: 1,
    unitPrice: of(unit),
    total: of(unit + options),
    children,
    excludedIngredients: item.excludedIngredients.map(({ name: ingredient }) =>
      messageIn(ingredient, locale),
    ),
  };
};

/**
 * ORD-081, ORD-087: the catalogue's prices at a store, options above the recipe, taxes of its region. The
 * function is pure.
 */
export const priceCart = (
  items: readonly ResolvedItem[],
  store: TaxedStore,
  locale: Locale,
): OrderSummary => {
  const lineItems = items.map((item) => priceItem(item, store, locale));
  const sumOf = (lines: readonly PriceLineItem[]) =>
    lines.reduce((sum, { total }) => sum + total.amountMinor, 0);
  const subtotal = sumOf(lineItems);
  const taxable = sumOf(lineItems.filter((_, index) => items[index]?.product.taxable));
  const { rows: taxes, included } = taxRuleFor(store.country, store.region);
  const added = included ? [] : taxes.map((tax) => ({ ...tax, minor: taxOn(taxable, tax.milliPercent) }));
  const rowOf = (key: string, label: LocalizedMessage, minor: number): PriceRow => ({
    key,
    label: messageIn(label, locale),
    amount: money(minor, store.currency),
  });
  return {
    price: money(subtotal + added.reduce((sum, { minor }) => sum + minor, 0), store.currency),
    label: messageIn(messages.total, locale),
    lineItems,
    rows: [
      rowOf('subtotal', messages.subtotal, subtotal),
      ...added.map(({ key, label, minor }) => rowOf(key, label, minor)),
    ],
    additionalFeeDescription: included ? messageIn(messages.californiaNote, locale) : null,
  };
};
