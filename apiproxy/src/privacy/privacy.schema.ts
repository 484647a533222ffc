import type { DeletionReply, Money, PrivacyReply } from '@crema/shared-contracts';
import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { nullable, picklist, schemaOf } from '../http/replies/reply-schemas.ts';

/** Nobody but this member may see the reply. */
export const keepPrivate = (reply: FastifyReply): void => {
  void reply.header('cache-control', 'private, no-store');
};
export const privacyReply = schemaOf<PrivacyReply>()(
  Type.Object({
    personalUseEndedAt: nullable(Type.String()),
    deletionDueAt: nullable(Type.String()),
    dataExport: nullable(
      Type.Object({
        id: Type.String(),
        state: picklist('making', 'ready', 'expired', 'failed'),
        askedAt: Type.String(),
        expiresAt: nullable(Type.String()),
      }),
    ),
  }),
);
const amount = schemaOf<Money>()(
  Type.Object({ amountMinor: Type.Integer(), currency: picklist('USD', 'CAD') }),
);
export const deletionReply = schemaOf<DeletionReply>()(
  Type.Object({
    cards: Type.Array(Type.Object({ nickname: Type.String(), lastFour: Type.String(), balance: amount })),
    stars: Type.Integer(),
    scheduledGifts: Type.Array(
      Type.Object({ recipientName: Type.String(), amount, deliverAt: Type.String() }),
    ),
    openOrders: Type.Integer(),
    paymentMethods: Type.Integer(),
    partnerAccount: nullable(Type.String()),
    partnerAccounts: Type.Optional(Type.Array(Type.Object({ name: Type.String(), account: Type.String() }))),
  }),
);
