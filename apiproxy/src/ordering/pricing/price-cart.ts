import { money, type Locale, type Money } from '@crema/shared-contracts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { type CatalogueOption, type FoundSku, type Pricing } from '../../catalogue/catalogue.public.ts';
import type { AssessedOffer } from '../../rewards/rewards.public.ts';
import type { OrderSummary, PriceLineItem, PriceRow } from './order-summary.ts';
import type { AppliedTax, TaxedSum, TaxReply } from '../taxes/tax-provider.ts';

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

const messages = {
  total: ['Total', 'Total'],
  subtotal: ['Subtotal', 'Sous-total'],
  taxes: ['Taxes', 'Taxes'],
  includedNote: [
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

/** Whether a unit and its options have a price: what has left the menu may have none. */
export const isItemPriced = ({ size, children }: ResolvedItem, { find }: Pricing): boolean =>
  [size, ...children.map(({ option }) => option)].every(({ prices }) => find(prices) !== undefined);

/** Prices a unit with its options, with names in the locale. */
export const priceItem = (item: ResolvedItem, pricing: Pricing, locale: Locale): PriceLineItem => {
  const of = (amountMinor: number): Money => money(amountMinor, pricing.currency);
  const children = item.children.map((child) => {
    const unit = pricing.of(child.option.prices);
    return {
      itemId: null,
      sku: child.option.sku,
      name: messageIn(child.option.name, locale),
      quantity: child.quantity,
      standardQuantity: child.option.defaultQuantity,
      unitPrice: of(unit),
      total: of(unit * addedUnits(child)),
      children: [],
      excludedIngredients: [],
    };
  });
  const unit = pricing.of(item.size.prices);
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

/** The prices of a list, and the taxes of a provider. */
export interface PricedCart {
  readonly pricing: Pricing;
  readonly taxes: TaxReply;
}
interface Terms {
  readonly offer?: Pick<AssessedOffer, 'title' | 'discount'> | undefined;
  /** Whether each tax has a row of its own; otherwise their sum has one. The total is the same (ORD-080). */
  readonly isTransparent?: boolean;
}
type Tax = Pick<AppliedTax, 'key' | 'label' | 'minor'>;
const sumOfTaxes = (taxes: readonly Tax[]) => taxes.reduce((sum, { minor }) => sum + minor, 0);
/** The rows of the taxes that are added: each by its name, or their sum in one row. */
const taxRows = (taxes: readonly Tax[], isTransparent: boolean): readonly Tax[] => {
  if (isTransparent || taxes.length === 0) return taxes;
  return [{ key: 'taxes', label: messages.taxes, minor: sumOfTaxes(taxes) }];
};

type AppliedDiscount = Pick<AssessedOffer, 'discount'> | undefined;
/** The sums of the classes of taxes after the discount: the taxes of the order are on them. */
export const taxedSumsOf = (
  items: readonly ResolvedItem[],
  pricing: Pricing,
  offer?: AppliedDiscount,
): readonly TaxedSum[] => {
  const minorOf = ({ size, children }: ResolvedItem) =>
    children.reduce(
      (sum, child) => sum + pricing.of(child.option.prices) * addedUnits(child),
      pricing.of(size.prices),
    );
  return [...Map.groupBy(items, ({ product }) => product.taxClass)].flatMap(([productClass, ofClass]) =>
    productClass === undefined
      ? []
      : [
          {
            productClass,
            minor:
              ofClass.reduce((sum, item) => sum + minorOf(item), 0) -
              (offer?.discount.byClass[productClass] ?? 0),
          },
        ],
  );
};

/** The sums of an order's taxes, which its record keeps (SHP-009). */
const recordOf = ({ jurisdiction, key, rate, baseMinor, minor, isIncluded }: AppliedTax) => ({
  ...{ jurisdiction, key, rate, baseMinor, minor, isIncluded },
});

/**
 * ORD-081, ORD-087, ORD-110: the prices of a list, options above the recipe, the discount of an applied offer, and the taxes of
 * `taxedSumsOf`. The function is pure.
 */
export const priceCart = (
  items: readonly ResolvedItem[],
  { pricing, taxes: { taxes, source } }: PricedCart,
  locale: Locale,
  { offer, isTransparent = true }: Terms = {},
): OrderSummary => {
  const lineItems = items.map((item) => priceItem(item, pricing, locale));
  const subtotal = lineItems.reduce((sum, { total }) => sum + total.amountMinor, 0);
  const off = offer?.discount.minor ?? 0;
  const added = taxes.filter(({ isIncluded }) => !isIncluded);
  const rowOf = (key: string, label: string, minor: number): PriceRow => ({
    key,
    label,
    amount: money(minor, pricing.currency),
  });
  return {
    price: money(subtotal - off + sumOfTaxes(added), pricing.currency),
    label: messageIn(messages.total, locale),
    lineItems,
    rows: [
      rowOf('subtotal', messageIn(messages.subtotal, locale), subtotal),
      ...(offer ? [rowOf('discount', offer.title, -off)] : []),
      ...taxRows(added, isTransparent).map(({ key, label, minor }) =>
        rowOf(key, messageIn(label, locale), minor),
      ),
    ],
    additionalFeeDescription: added.length < taxes.length ? messageIn(messages.includedNote, locale) : null,
    taxes: taxes.map(recordOf),
    taxSource: source,
  };
};
