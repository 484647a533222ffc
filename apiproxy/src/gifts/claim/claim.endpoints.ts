import {
  giftRestPaths,
  groupCardNumber,
  type GiftClaimAddReply,
  type GiftClaimBarcodeRequest,
  type GiftClaimMailReply,
  type GiftClaimReply,
  type GiftLink,
} from '@crema/shared-contracts';
import {
  giftClaimAddReply,
  giftClaimBarcodeRequest,
  giftClaimMailReply,
  giftClaimReply,
  giftLink,
} from '@crema/shared-contracts/wire/gifts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { drawBarcode } from '../../cards/cards.public.ts';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { localeOf } from '../../http/request-locale.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { addGift } from './add-gift.ts';
import { withLinkLimits } from './claim-limits.ts';
import { findClaimable, presentClaimable } from './find-claimable.ts';
import { mailGiftBarcode } from './mail-barcode.job.ts';

const readsOnly = 'It only reads.';
/** Drawing blocks the event loop for 10 ms. */
const drawingLimit: AttemptLimit = { name: 'gift-barcode', max: 60, windowMs: 60_000 };
/** Mails of one gift: its recipient is not flooded by somebody who has the link. */
const mailLimit: AttemptLimit = { name: 'gift-barcode-mail', max: 5, windowMs: 60 * 60_000 };

const registerOpen = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GiftLink }>(
    giftRestPaths.giftClaim,
    {
      schema: {
        summary: 'The gift of a mailed link',
        body: giftLink,
        response: responses({ 200: giftClaimReply }),
      },
      config: { ignoresIdempotencyKey: readsOnly },
    },
    (request, reply): Promise<GiftClaimReply> =>
      withLinkLimits(deps, request, reply, async () => {
        reply.header('cache-control', 'no-store');
        return presentClaimable(await findClaimable(deps, request.visitor, request.body.token));
      }),
  );
};

const registerAdd = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GiftLink }>(
    giftRestPaths.giftClaimAdd,
    {
      schema: {
        summary: 'Adds the card of a mailed gift to the member',
        body: giftLink,
        response: responses({ 200: giftClaimAddReply }),
      },
      config: { ignoresIdempotencyKey: 'A gift is added once; its owner gets the same reply again.' },
    },
    (request, reply): Promise<GiftClaimAddReply> => {
      const memberId = memberOf(request);
      return withLinkLimits(deps, request, reply, async () => {
        const added = { memberId, token: request.body.token, locale: localeOf(request) };
        return { cardId: await addGift(deps, added) };
      });
    },
  );
};

const registerBarcode = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GiftClaimBarcodeRequest }>(
    giftRestPaths.giftClaimBarcode,
    {
      schema: {
        summary: 'The barcode of the card of a mailed gift, as PNG',
        body: giftClaimBarcodeRequest,
        response: responses({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
      config: {
        ignoresIdempotencyKey: 'It only reads, and the reply contains a card number, which is not stored.',
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { token: text, symbology = 'pdf417' } = request.body;
      const gift = await withLinkLimits(deps, request, reply, () =>
        findClaimable(deps, request.visitor, text),
      );
      const subject = gift.gift_id;
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: drawingLimit, subject }]);
      const number = deps.cardNumbers.open(gift.number_sealed);
      reply.headers({ 'x-card-number': groupCardNumber(number), 'cache-control': 'no-store' });
      return reply.type('image/png').send(await drawBarcode(number, symbology));
    },
  );
};

const registerMail = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GiftLink }>(
    giftRestPaths.giftClaimMail,
    {
      schema: {
        summary: 'Mails the barcode of a gift to its recipient',
        body: giftLink,
        response: responses({ 202: giftClaimMailReply }),
      },
    },
    async (request, reply): Promise<GiftClaimMailReply> => {
      const gift = await withLinkLimits(deps, request, reply, () =>
        findClaimable(deps, request.visitor, request.body.token),
      );
      const giftId = gift.gift_id;
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: mailLimit, subject: giftId }]);
      await enqueueJob(deps.db, deps, { job: mailGiftBarcode, payload: { giftId } });
      deps.jobs.notify();
      reply.code(202);
      return { status: 'sent' };
    },
  );
};

/** The endpoints of a mailed link. Its token is in bodies only: URLs are logged. */
export const registerGiftClaim = (app: FastifyInstance, deps: AppDeps): void => {
  registerOpen(app, deps);
  registerAdd(app, deps);
  registerBarcode(app, deps);
  registerMail(app, deps);
};
