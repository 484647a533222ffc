import {
  GetMemberCartDocument,
  SaveMemberCartDocument,
  type SaveMemberCartMutationVariables,
} from '../generated/operations.ts';
import type { BasketItem } from '../cart/reorder.conversions.ts';
import { mutation, query } from './document-doubles.ts';

/** The member's cart on the server; other devices change it with `change`. */
export const memberCartDouble = (items: readonly BasketItem[] = [], revision = items.length > 0 ? 1 : 0) => {
  let cart = { __typename: 'MemberCart' as const, revision, items };
  let isDown = false;
  const saved: SaveMemberCartMutationVariables[] = [];
  const view = (isSaved: boolean) =>
    isDown ? { errorCode: 'TEMPORARILY_UNAVAILABLE' } : { ...cart, isSaved };
  return {
    saved,
    revision: () => cart.revision,
    change: (next: readonly BasketItem[]) => {
      cart = { ...cart, revision: cart.revision + 1, items: next };
    },
    setDown: (down: boolean) => {
      isDown = down;
    },
    handlers: [
      query(GetMemberCartDocument, 'memberCart', () => view(true)),
      mutation<SaveMemberCartMutationVariables>(SaveMemberCartDocument, 'saveMemberCart', (variables) => {
        if (isDown || variables.revision !== cart.revision) return view(false);
        saved.push(variables);
        cart = { ...cart, revision: cart.revision + 1 };
        return view(true);
      }),
    ],
  };
};
