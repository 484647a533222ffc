import {
  giftRestPaths,
  type GiftPurchaseReply,
  type GiftPurchaseRequest,
  type GiftPurchaseStatusReply,
  type PurchaseOwner,
} from '@crema/shared-contracts';
import {
  giftPurchaseReply,
  giftPurchaseRequest,
  giftPurchaseStatusReply,
  giftStatusQuery,
} from '@crema/shared-contracts/wire/gift-purchase';
import type { Wire } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { assertNotFailed } from '../../payments/payments.public.ts';
import { loadBuyer, purchaseOwnerOf } from './buyer.ts';
import { buyGifts, purchaseIdOf } from './buy-gifts.ts';
import { notBought } from './fail-purchase.ts';
import { giftPurchases } from './gift-purchases.ts';
import { messageTextLimits } from './gift-rules.ts';
import { delayAfter, presentStatus } from './present-purchase.ts';
import { findPurchase } from './purchase-store.ts';
import { isWalletToken } from './wallet-token.ts';
import { readPurchase } from './read-purchase.ts';
import { readRisk } from './read-risk.ts';

const requestIdHeader = 'x-request-id';

const registerPurchase = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GiftPurchaseRequest }>(
    giftRestPaths.giftPurchase,
    {
      schema: {
        summary: 'Buys gifts, once for a requestId',
        body: giftPurchaseRequest,
        response: responses({ 202: giftPurchaseReply }),
      },
      config: {
        ignoresIdempotencyKey: 'The requestId makes it idempotent, also after a crash.',
        textLimits: messageTextLimits,
      },
    },
    async (request, reply): Promise<GiftPurchaseReply> => {
      // A wallet is the first thing that a guest gives: there is no session of a billing address yet.
      const visitor = isWalletToken(request.body, deps)
        ? await request.beginGuestSession(`${request.body.requestId} ${request.body.paymentInstrumentToken}`)
        : request.visitor;
      const buyer = await loadBuyer(deps, visitor, request.body);
      const { row, action } = await buyGifts(deps, {
        buyer,
        purchase: readPurchase(request.body, buyer),
        returnUrl: request.body.returnUrl,
        caller: { ip: request.ip, reply },
        risk: readRisk(request.body.risk),
      });
      assertNotFailed(row, notBought);
      reply.code(202);
      // A purchase that is decided, and one whose customer must act, is asked for at once.
      return { delay: row.state === 'DONE' || action ? 0 : delayAfter(0), requestId: request.body.requestId };
    },
  );
};

type Owner = { readonly owner: PurchaseOwner };
type StatusQuery = Wire<typeof giftStatusQuery>;

const registerStatus = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Querystring: StatusQuery }>(
    giftRestPaths.giftPurchaseStatus,
    {
      schema: {
        summary: 'The state of a purchase of gifts',
        querystring: giftStatusQuery,
        headers: Type.Object({ [requestIdHeader]: Type.String() }),
        response: responses({ 200: giftPurchaseStatusReply }),
      },
    },
    async (request, reply): Promise<GiftPurchaseStatusReply> => {
      const owner = purchaseOwnerOf(request.visitor);
      if (owner === undefined) throw createAppError('NOT_FOUND', { owner: 'nobody' });
      const requestId = String(request.headers[requestIdHeader]);
      const purchase = await findPurchase(deps.db, purchaseIdOf(owner, requestId));
      if (!purchase)
        throw createAppError('NOT_FOUND', {
          owner: request.visitor.kind === 'member' ? 'member' : 'guest',
        } satisfies Owner);
      reply.header('cache-control', 'no-store');
      const isProviderAsked = request.query['zero-retries'] !== 'true';
      return presentStatus(
        deps,
        isProviderAsked ? await giftPurchases.check(deps, purchase) : { row: purchase, action: null },
      );
    },
  );
};

/** GFT-040, GFT-041: the purchase of gifts and its status. */
export const registerGiftPurchase = (app: FastifyInstance, deps: AppDeps): void => {
  registerPurchase(app, deps);
  registerStatus(app, deps);
};
