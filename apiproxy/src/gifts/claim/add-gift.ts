import { firstCharacters, textLimits } from '@crema/shared-contracts';
import { addGiftCard } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { messageIn, type LocalizedMessage } from '../../i18n/messages.ts';
import { fillMessage } from '../../mail/letter.ts';
import { lockWallet } from '../../payments/payments.public.ts';
import { linkError } from './find-claimable.ts';
import { hashOfGiftToken } from './gift-token.ts';

const nickname: LocalizedMessage = ['Gift from {sender}', 'Cadeau {ofSender}'];

interface Addition {
  readonly memberId: string;
  readonly token: string;
  readonly locale: string;
}
/**
 * The gift's card becomes a card of the member, once: of parallel callers the first one gets it, and the same member gets the same
 * card again. Throws GIFT_LINK_REPLACED for an earlier link, GIFT_LINK_INVALID for everybody else, and WALLET_LIMIT or 121033 if the wallet cannot take the card.
 */
export const addGift = (deps: AppDeps, { memberId, token, locale }: Addition): Promise<string> =>
  deps.db.transaction().execute(async (trx) => {
    await lockWallet(trx, memberId);
    const now = deps.clock.now();
    const tokenHash = hashOfGiftToken(deps, token.trim());
    const gift = await trx
      .selectFrom('gift')
      .selectAll()
      .where('token_hash', '=', tokenHash)
      .forUpdate()
      .executeTakeFirst();
    if (gift?.state === 'CLAIMED' && gift.claimed_by === memberId) return gift.card_id;
    if (gift?.state !== 'SENT' || gift.expires_at <= now) throw await linkError(trx, tokenHash);
    const name = fillMessage(messageIn(nickname, locale), { sender: gift.sender_name });
    await addGiftCard(trx, memberId, {
      cardId: gift.card_id,
      nickname: firstCharacters(name, textLimits.nickname),
    });
    await trx
      .updateTable('gift')
      .set({ state: 'CLAIMED', claimed_by: memberId, claimed_at: now })
      .where('gift_id', '=', gift.gift_id)
      .execute();
    return gift.card_id;
  });
