import type { Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { messageIn } from '../../i18n/messages.ts';
import type { RowOf } from '../../shop/kind.ts';
import { messageFrom } from '../../shop/local-text.ts';
import type { Shop } from '../../shop/read-shop.ts';
import { giftCategoryKind, giftDesignKind } from './gift.kinds.ts';

export type GiftDesign = RowOf<typeof giftDesignKind>;
/** The designs that are sold, by their product numbers, in the order of the page. */
export type GiftDesigns = ReadonlyMap<string, GiftDesign>;
interface GiftCatalogue {
  readonly categories: readonly RowOf<typeof giftCategoryKind>[];
  readonly designs: GiftDesigns;
}

const catalogues = new WeakMap<Shop, GiftCatalogue>();
const catalogueFrom = (shop: Shop): GiftCatalogue => {
  const known = catalogues.get(shop) ?? {
    categories: shop.rowsOf(giftCategoryKind),
    designs: new Map(shop.rowsOf(giftDesignKind).map((design) => [design.number, design])),
  };
  catalogues.set(shop, known);
  return known;
};
type Deps = Pick<AppDeps, 'shopOf'>;
const readCatalogue = async ({ shopOf }: Deps): Promise<GiftCatalogue> =>
  catalogueFrom(await shopOf(undefined));

/** The designs in effect (SHP-006). Throws inside a transaction. */
export const readGiftDesigns = async (deps: Deps): Promise<GiftDesigns> =>
  (await readCatalogue(deps)).designs;

/** The part of a design that a gift keeps (SHP-006). */
export type SoldDesign = Pick<GiftDesign, 'name' | 'picture' | 'cardDesign'>;
/** Throws GIFT_ART_UNAVAILABLE for a design that is not sold (GFT-061). */
export const designSold = (designs: GiftDesigns, productNumber: string): SoldDesign => {
  const design = designs.get(productNumber);
  if (!design) throw createAppError('GIFT_ART_UNAVAILABLE');
  const { name, picture, cardDesign } = design;
  return { name, picture, ...(cardDesign !== undefined && { cardDesign }) };
};

export interface GiftCategory {
  readonly urn: string;
  readonly name: string;
  readonly displayOrder: number;
  readonly eGifts: readonly { readonly productNumber: string; readonly name: string; readonly art: string }[];
}
/** The designs in effect by category, with names in the language of `locale`. A category without a design is omitted. */
export const loadGiftCategories = async (deps: Deps, locale: Locale): Promise<readonly GiftCategory[]> => {
  const { categories, designs } = await readCatalogue(deps);
  return categories
    .map(({ key, name }, index) => ({
      urn: key,
      name: messageIn(messageFrom(name), locale),
      displayOrder: index + 1,
      eGifts: [...designs.values()]
        .filter((design) => design.categories.includes(key))
        .map((design) => ({
          productNumber: design.number,
          name: messageIn(messageFrom(design.name), locale),
          art: design.picture,
        })),
    }))
    .filter(({ eGifts }) => eGifts.length > 0);
};

export interface GiftDetail {
  readonly productNumber: string;
  readonly name: string;
  readonly art: string;
  readonly categories: readonly { readonly urn: string; readonly name: string }[];
}
/** A design in effect with the categories that list it; null for another number (GFT-002, GFT-010). */
export const loadGiftDetail = async (
  deps: Deps,
  productNumber: string,
  locale: Locale,
): Promise<GiftDetail | null> => {
  const listing = (await loadGiftCategories(deps, locale)).filter(({ eGifts }) =>
    eGifts.some((gift) => gift.productNumber === productNumber),
  );
  const gift = listing[0]?.eGifts.find((listed) => listed.productNumber === productNumber);
  return gift ? { ...gift, categories: listing.map(({ urn, name }) => ({ urn, name })) } : null;
};
