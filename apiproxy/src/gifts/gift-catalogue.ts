import type { Locale } from '@crema/shared-contracts';
import type { Db } from '../storage/database.ts';

interface CatalogueRow {
  readonly urn: string;
  readonly category_name: string;
  readonly category_order: number;
  readonly product_number: string;
  readonly name: string;
  readonly design: string;
}
export interface GiftCategory {
  readonly urn: string;
  readonly name: string;
  readonly displayOrder: number;
  readonly eGifts: { readonly productNumber: string; readonly name: string; readonly art: string }[];
}

const loadRows = (db: Db, language: 'en' | 'fr'): Promise<CatalogueRow[]> =>
  db
    .selectFrom('gift_category as category')
    .innerJoin('gift_category_card as place', 'place.urn', 'category.urn')
    .innerJoin('gift_card as card', 'card.product_number', 'place.product_number')
    .where('card.active', '=', true)
    .select([
      'category.urn',
      `category.name_${language} as category_name`,
      'category.display_order as category_order',
      'card.product_number',
      `card.name_${language} as name`,
      'card.design',
    ])
    .orderBy('category.display_order')
    .orderBy('category.urn')
    .orderBy('place.display_order')
    .orderBy('card.product_number')
    .execute();

/** Groups sorted rows into sorted categories. A category whose designs are all withdrawn is omitted. */
const present = (rows: readonly CatalogueRow[]): readonly GiftCategory[] => {
  const categories = new Map<string, GiftCategory>();
  for (const row of rows) {
    const known = categories.get(row.urn);
    const category = known ?? {
      urn: row.urn,
      name: row.category_name,
      displayOrder: row.category_order,
      eGifts: [],
    };
    if (!known) categories.set(row.urn, category);
    category.eGifts.push({ productNumber: row.product_number, name: row.name, art: row.design });
  }
  return [...categories.values()];
};

/** The available designs by category, with names in the language of `locale`. */
export const loadGiftCategories = async (db: Db, locale: Locale): Promise<readonly GiftCategory[]> =>
  present(await loadRows(db, locale === 'fr-CA' ? 'fr' : 'en'));

export interface GiftDetail {
  readonly productNumber: string;
  readonly name: string;
  readonly art: string;
  readonly categories: readonly { readonly urn: string; readonly name: string }[];
}
/** An available design with the categories that list it; null for a number that no available design has (GFT-002, GFT-010). */
export const loadGiftDetail = async (
  db: Db,
  productNumber: string,
  locale: Locale,
): Promise<GiftDetail | null> => {
  const categories = await loadGiftCategories(db, locale);
  const listing = categories.filter(({ eGifts }) =>
    eGifts.some((gift) => gift.productNumber === productNumber),
  );
  const gift = listing[0]?.eGifts.find((listed) => listed.productNumber === productNumber);
  return gift ? { ...gift, categories: listing.map(({ urn, name }) => ({ urn, name })) } : null;
};
