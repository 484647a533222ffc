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
import { loadBuyer, purchaseOwnerOf } from './buyer.ts';
import { buyGifts, purchaseIdOf } from './buy-gifts.ts';
import { messageTextLimits } from './gift-rules.ts';
import { assertNotRefused, delayAfter, presentStatus } from './present-purchase.ts';
import { findPurchase, referenceOfPurchase, type PurchaseRow } from './purchase-store.ts';
import { readPurchase } from './read-purchase.ts';
import { readRisk } from './read-risk.ts';
import { checkPurchase } from './settle-purchase.ts';

const requestIdHeader = 'x-request-id';

/** A purchase that is decided, and one whose customer must act, is asked for at once. */
const firstDelayOf = async (deps: AppDeps, purchase: PurchaseRow): Promise<number> => {
  if (purchase.state === 'DONE') return 0;
  const decision =
    purchase.state === 'STARTED' ? await deps.payments.find(referenceOfPurchase(purchase)) : undefined;
  return decision?.outcome === 'action-required' ? 0 : delayAfter(0);
};

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
      const buyer = await loadBuyer(deps, request.visitor, request.body);
      const purchase = await buyGifts(deps, {
        buyer,
        purchase: readPurchase(request.body, buyer),
        returnUrl: request.body.returnUrl,
        caller: { ip: request.ip, reply },
        risk: readRisk(request.body.risk),
      });
      assertNotRefused(purchase);
      reply.code(202);
      return { delay: await firstDelayOf(deps, purchase), requestId: request.body.requestId };
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
      const isOpen = purchase.state === 'STARTED' && isProviderAsked;
      return presentStatus(deps, isOpen ? await checkPurchase(deps, purchase) : purchase, {
        isProviderAsked,
      });
    },
  );
};

/** GFT-040, GFT-041: the purchase of gifts and its status. */
export const registerGiftPurchase = (app: FastifyInstance, deps: AppDeps): void => {
  registerPurchase(app, deps);
  registerStatus(app, deps);
};
