import type { Db } from '../storage/database.ts';
import { seededGifts, withdrawnDesign } from './gift-designs.ts';

/** Fills the gift catalogue. Existing rows are not changed. */
export const seedGifts = async (db: Db): Promise<void> => {
  await db
    .insertInto('gift_category')
    .values(
      seededGifts.map(({ urn, names }, index) => ({
        urn,
        name_en: names[0],
        name_fr: names[1],
        display_order: index + 1,
      })),
    )
    .onConflict((conflict) => conflict.column('urn').doNothing())
    .execute();
  await db
    .insertInto('gift_card')
    .values(
      seededGifts.flatMap(({ designs }) =>
        designs.map(({ productNumber, design, names }) => ({
          product_number: productNumber,
          name_en: names[0],
          name_fr: names[1],
          design,
        })),
      ),
    )
    .onConflict((conflict) => conflict.column('product_number').doNothing())
    .execute();
  await db
    .insertInto('gift_card')
    .values({
      product_number: withdrawnDesign.productNumber,
      name_en: withdrawnDesign.names[0],
      name_fr: withdrawnDesign.names[1],
      design: withdrawnDesign.design,
      active: false,
    })
    .onConflict((conflict) => conflict.column('product_number').doNothing())
    .execute();
  await db
    .insertInto('gift_category_card')
    .values(
      seededGifts.flatMap(({ urn, designs }) =>
        designs.map(({ productNumber }, index) => ({
          urn,
          product_number: productNumber,
          display_order: index + 1,
        })),
      ),
    )
    .onConflict((conflict) => conflict.columns(['urn', 'product_number']).doNothing())
    .execute();
};
