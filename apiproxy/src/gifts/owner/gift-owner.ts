import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from '../../storage/tables.ts';

/** Who may see and change gifts: the member who has bought them, or who has the link of a guest's purchase. */
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
