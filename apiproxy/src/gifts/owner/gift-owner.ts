import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** The owner of gifts sees and changes them: the member who has bought them, or the holder of the link of a guest's purchase. */
export type GiftOwner = { readonly memberId: string } | { readonly purchaseId: string };

type WithPurchase = Tables & { readonly purchase: Tables['gift_purchase'] };
/** The condition of a query of gifts (`selectGifts`): only those of this owner. A purchase with a link is a guest's. */
export const ownedBy =
  (owner: GiftOwner) =>
  (where: ExpressionBuilder<WithPurchase, 'purchase'>): Expression<SqlBool> =>
    'memberId' in owner
      ? where('purchase.member_id', '=', owner.memberId)
      : where.and([
          where('purchase.purchase_id', '=', owner.purchaseId),
          where('purchase.member_id', 'is', null),
        ]);
