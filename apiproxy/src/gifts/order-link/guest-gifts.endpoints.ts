import {
  giftRestPaths,
  type GiftLink,
  type GuestGiftCancel,
  type GuestGiftChange,
  type GuestGiftResend,
  type GuestGiftsReply,
} from '@crema/shared-contracts';
import {
  giftLink,
  guestGiftCancel,
  guestGiftChange,
  guestGiftResend,
  guestGiftsReply,
} from '@crema/shared-contracts/wire/gifts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { withLinkLimits } from '../claim/claim-limits.ts';
import type { GiftOwner } from '../owner/gift-owner.ts';
import { messageTextLimits } from '../purchase/gift-rules.ts';
import { cancelSentGift } from '../scheduled/cancel-gift.ts';
import { changeGift } from '../scheduled/change-gift.ts';
import { listScheduled } from '../scheduled/own-gifts.ts';
import { resendGift } from '../sent/resend-gift.ts';
import { listNotWaiting } from '../sent/sent-gifts.ts';
import { findLinkedPurchase } from './order-token.ts';

const { guestGifts: path } = giftRestPaths;
const response = responses({ 200: guestGiftsReply });

type LinkRequest = FastifyRequest<{ Body: GiftLink }>;
/** Does `act` for the owner of the link, and answers with the gifts as they are then. */
const follow = async (
  deps: AppDeps,
  request: LinkRequest,
  reply: FastifyReply,
  act: (owner: GiftOwner) => Promise<void> = () => Promise.resolve(),
): Promise<GuestGiftsReply> => {
  const { purchaseId, orderNumber } = await withLinkLimits(deps, request, reply, () =>
    findLinkedPurchase(deps, request.body.token),
  );
  const owner: GiftOwner = { purchaseId };
  await act(owner);
  reply.header('cache-control', 'no-store');
  const locale = localeOf(request);
  return {
    orderNumber,
    scheduled: await listScheduled(deps.db, owner, locale),
    gifts: await listNotWaiting(deps, { owner, locale }),
  };
};

const registerWrites = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GuestGiftChange }>(
    `${path}/change`,
    {
      schema: {
        summary: 'Changes a guest’s gift that waits for its day',
        body: guestGiftChange,
        response,
      },
      config: { textLimits: messageTextLimits },
    },
    (request, reply) =>
      follow(deps, request, reply, (owner) => {
        const { token: _token, giftId, ...change } = request.body;
        return changeGift(deps, { owner, market: 'US', giftId, change });
      }),
  );
  app.post<{ Body: GuestGiftResend }>(
    `${path}/resend`,
    {
      schema: {
        summary: 'Sends a guest’s gift again, with a new link',
        body: guestGiftResend,
        response,
      },
    },
    (request, reply) =>
      follow(deps, request, reply, (owner) => {
        const { token: _token, giftId, ...resend } = request.body;
        return resendGift(deps, { owner, giftId, resend });
      }),
  );
  app.post<{ Body: GuestGiftCancel }>(
    `${path}/cancel`,
    {
      schema: {
        summary: 'Cancels a guest’s gift that nobody uses, and refunds it',
        body: guestGiftCancel,
        response,
      },
    },
    (request, reply) =>
      follow(deps, request, reply, (owner) => cancelSentGift(deps, { owner, giftId: request.body.giftId })),
  );
};

/**
 * The gifts of a guest's purchase, by the link in the receipt and on the confirmation: what a member does with own gifts. The token is in
 * bodies only: URLs are logged. Links that don't work are counted like those of mailed gifts.
 */
export const registerGuestGifts = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GiftLink }>(
    path,
    {
      schema: { summary: 'The gifts of a guest’s purchase', body: giftLink, response },
      config: { ignoresIdempotencyKey: 'It only reads.' },
    },
    (request, reply) => follow(deps, request, reply),
  );
  registerWrites(app, deps);
};
