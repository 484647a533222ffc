import type { Locale, Money } from '@crema/shared-contracts';
import type { StoreAvailability } from '../catalogue/availability.ts';
import { textIn, type Availability } from '../catalogue/catalogue.types.ts';
import { artOf } from '../catalogue/menu-view.ts';
import type { PricedStore } from '../catalogue/prices.ts';
import type { BasketChild, LeftOutItem } from '../ordering/previous-basket.ts';
import { priceItem, type ResolvedItem } from '../ordering/price-cart.ts';
import { viewStandardItems, type StandardItem } from '../ordering/standard-items.ts';

/** The catalogue in the member's language for the requested store. */
export interface FavoriteScene {
  readonly locale: Locale;
  readonly store: PricedStore;
  readonly availability: StoreAvailability;
}
/** FavoriteProduct of the GraphQL schema (ORD-144). */
export interface FavoriteView {
  readonly id: string;
  readonly item: {
    readonly product: {
      readonly productNumber: number;
      readonly name: string;
      readonly art: string;
      readonly forms: readonly [{ readonly formCode: string; readonly name: string }];
    };
    readonly sku: string;
    readonly sizeCode: string;
    readonly sizeName: string;
    readonly availability: Availability;
    /** Including its options. */
    readonly price: Money;
    readonly childItems: readonly BasketChild[];
    readonly leftOut: readonly LeftOutItem[];
    readonly standardItems: readonly StandardItem[];
  };
}

export const viewFavorite = (
  id: string,
  item: ResolvedItem,
  { locale, store, availability }: FavoriteScene,
): FavoriteView => {
  const { product, size, children, leftOut } = item;
  return {
    id,
    item: {
      product: {
        productNumber: product.productNumber,
        name: textIn(product.name, locale),
        art: artOf(product),
        forms: [{ formCode: product.formCode, name: textIn(product.formName, locale) }],
      },
      sku: size.sku,
      sizeCode: size.sizeCode,
      sizeName: textIn(size.name, locale),
      availability: availability.ofSku(product, size.sku),
      price: priceItem(item, store, locale).total,
      childItems: children.map(({ option, quantity }) => ({
        sku: option.sku,
        productNumber: option.productNumber,
        name: textIn(option.name, locale),
        quantity,
        availability: availability.ofOption(option),
      })),
      leftOut: leftOut.map(({ sku, name }) => ({ sku, name: textIn(name, locale) })),
      standardItems: viewStandardItems(item, availability, locale),
    },
  };
};

/** Sorted by the form's name, then by the product's name, by the language's collation (ORD-144). */
export const sortFavorites = (
  favorites: readonly FavoriteView[],
  locale: Locale,
): readonly FavoriteView[] => {
  const { compare } = new Intl.Collator(locale);
  const formOf = ({ item }: FavoriteView) => item.product.forms[0].name;
  return favorites.toSorted(
    (a, b) => compare(formOf(a), formOf(b)) || compare(a.item.product.name, b.item.product.name),
  );
};
