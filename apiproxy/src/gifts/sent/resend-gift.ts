import type { SentGiftResend } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { hashOfGiftToken, tokenOfGift } from '../claim/gift-token.ts';
import { enqueueAnotherDelivery } from '../delivery/deliver-gift.job.ts';
import { toShown } from '../delivery/gift-store.ts';
import { ownedBy, type GiftOwner } from '../owner/gift-owner.ts';
import { linkEndsAt } from '../purchase/issue-gifts.ts';
import { assertSingle } from '../scheduled/own-gifts.ts';
import { assertRecipient, readRecipient } from '../scheduled/read-recipient.ts';
import { selectWithBalance, sentStateOf } from './sent-gifts.ts';

/** A gift is sent again ten times at most: nobody gets more mails by it. */
const maxResends = 10;

interface ResendRequest {
  readonly owner: GiftOwner;
  readonly giftId: string;
  readonly resend: SentGiftResend;
}
/**
 * Mails a sent gift again, with a new link and also to another address, until somebody adds it or pays with it; every earlier link
 * ends (pitfalls G11). Throws GIFT_NOT_FOUND, GIFT_IN_USE, TOO_MANY_REQUESTS, 170046 and the errors of the recipient.
 */
export const resendGift = async (deps: AppDeps, { owner, giftId, resend }: ResendRequest): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const now = deps.clock.now();
    const row = await selectWithBalance(trx)
      .where('gift.gift_id', '=', giftId)
      .where(ownedBy(owner))
      .where('gift.state', 'in', ['SENT', 'CLAIMED'])
      .forUpdate(['gift', 'card'])
      .executeTakeFirst();
    if (!row) throw createAppError('GIFT_NOT_FOUND');
    const { balance_minor, ...joined } = row;
    const gift = toShown(joined);
    const state = sentStateOf({ ...gift, balance_minor }, now);
    if (state === 'added' || state === 'used') throw createAppError('GIFT_IN_USE');
    const recipient = readRecipient(resend);
    assertRecipient(recipient);
    await assertSingle(trx, gift, recipient.email);
    const link = gift.link_number + 1;
    if (link > maxResends) throw createAppError('TOO_MANY_REQUESTS');
    await trx
      .insertInto('gift_earlier_link')
      .values({ token_hash: gift.token_hash, gift_id: giftId })
      .execute();
    await trx
      .updateTable('gift')
      .set({
        recipient_name: recipient.name,
        recipient_email: recipient.email,
        link_number: link,
        token_hash: hashOfGiftToken(deps, tokenOfGift(deps, { gift_id: giftId, link_number: link })),
        expires_at: linkEndsAt(now),
        sent_at: now,
        mailed_at: null,
        mail_id: null,
        bounced_at: null,
      })
      .where('gift_id', '=', giftId)
      .execute();
    await enqueueAnotherDelivery(trx, deps, { giftId, link });
  });
  deps.jobs.notify();
};
