import type { Locale } from '@crema/shared-contracts';
import {
  type StoreAvailability,
  artOf,
  type PictureOf,
  type Pricing,
} from '../catalogue/catalogue.public.ts';
import { messageIn } from '../i18n/messages.ts';
import type { FavoriteProduct } from '../generated/resolvers.ts';
import {
  isItemPriced,
  priceItem,
  type ResolvedItem,
  viewStandardItems,
} from '../ordering/ordering.public.ts';

/** The catalogue in the member's language for the requested store. */
export interface FavoriteViewFacts {
  readonly locale: Locale;
  readonly pricing: Pricing;
  readonly availability: StoreAvailability;
  readonly pictureOf: PictureOf;
}
export const viewFavorite = (
  id: string,
  item: ResolvedItem,
  { locale, pricing, availability, pictureOf }: FavoriteViewFacts,
): FavoriteProduct => {
  const { product, size, children, excludedIngredients } = item;
  return {
    id,
    item: {
      product: {
        productNumber: product.productNumber,
        name: messageIn(product.name, locale),
        art: artOf(product),
        picture: pictureOf(product),
        forms: [{ formCode: product.formCode, name: messageIn(product.formName, locale) }],
      },
      sku: size.sku,
      sizeCode: size.sizeCode,
      sizeName: messageIn(size.name, locale),
      availability: availability.ofSku(product, size.sku),
      price: isItemPriced(item, pricing) ? priceItem(item, pricing, locale).total : null,
      childItems: children.map(({ option, quantity }) => ({
        sku: option.sku,
        productNumber: option.productNumber,
        name: messageIn(option.name, locale),
        quantity,
        standardQuantity: option.defaultQuantity,
        availability: availability.ofOption(option),
      })),
      excludedIngredients: excludedIngredients.map(({ sku, name }) => ({
        sku,
        name: messageIn(name, locale),
      })),
      standardItems: viewStandardItems(item, availability, locale),
    },
  };
};

/** Sorts by the form's name, then by the product's name, by the language's collation (ORD-144). */
export const sortFavorites = (
  favorites: readonly FavoriteProduct[],
  locale: Locale,
): readonly FavoriteProduct[] => {
  const { compare } = new Intl.Collator(locale);
  const formOf = ({ item }: FavoriteProduct) => item.product.forms[0]?.name ?? '';
  return favorites.toSorted(
    (a, b) => compare(formOf(a), formOf(b)) || compare(a.item.product.name, b.item.product.name),
  );
};
