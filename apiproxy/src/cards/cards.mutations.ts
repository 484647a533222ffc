import type { Resolvers } from '../generated/resolvers.ts';
import { memberOf } from '../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../http/limits/rate-limit.ts';
import { assertNotFailed, removeInstrument } from '../payments/payments.public.ts';
import { saveAutoReload, turnOffAutoReload } from './auto-reload/profile.ts';
import { findPresentedCard, presentAddedCard, presentOwnCard } from './present-card.ts';
import { addMoney, findEarlierReload } from './reloads/add-money.ts';
import { presentReload } from './reloads/present-reload.ts';
import { amountOf, transferBalance } from './transfer.ts';
import { addDigitalCard, addTypedCard } from './wallet/add-card.ts';
import { renameCard, setPrimaryCard } from './wallet/change-card.ts';
import { removeCard, undoRemoveCard } from './wallet/remove-card.ts';

/** Charges one after the other test stolen cards: the provider is asked for few of them. */
const reloadLimit: AttemptLimit = { name: 'reload-card', max: 30, windowMs: 15 * 60_000 };

/** The writes of stored-value cards (CRD-011). Each is the signed-in member's own and safe to repeat. */
export const cardsMutations: Resolvers = {
  Mutation: {
    registerCard: async (_parent, { input }, context) => {
      const { deps, request } = context;
      const memberId = memberOf(context);
      const cardId = await addTypedCard(deps, { memberId, ip: request.ip }, input);
      return presentAddedCard(deps, memberId, cardId);
    },
    createDigitalCard: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      return presentAddedCard(context.deps, memberId, await addDigitalCard(context.deps, memberId, input));
    },
    renameCard: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      await renameCard(context.deps, memberId, input);
      return presentOwnCard(context.deps, memberId, input.cardId);
    },
    setPrimaryCard: async (_parent, { cardId }, context) => {
      const memberId = memberOf(context);
      await setPrimaryCard(context.deps, memberId, cardId);
      return presentOwnCard(context.deps, memberId, cardId);
    },
    removeCard: (_parent, { cardId }, context) => removeCard(context.deps, memberOf(context), cardId),
    undoRemoveCard: async (_parent, { cardId }, context) => {
      const memberId = memberOf(context);
      await undoRemoveCard(context.deps, memberId, cardId);
      return presentOwnCard(context.deps, memberId, cardId);
    },
    reloadCard: async (_parent, { input }, context) => {
      const { deps, request, visitor } = context;
      const memberId = memberOf(context);
      // A repeated request charges nothing more: it gets the first result, also over the limit.
      if (!(await findEarlierReload(deps, memberId, input)))
        await countAttempts(deps, request, [{ limit: reloadLimit, subject: memberId }]);
      const sender = { ip: request.ip, sessionId: visitor.sessionId };
      const reload = await addMoney(deps, { memberId, sender }, input);
      assertNotFailed(reload.row, '123000');
      return presentReload(deps, memberId, reload);
    },
    transferCardBalance: async (_parent, { input }, context) => {
      const { deps } = context;
      const memberId = memberOf(context);
      const transferred = await transferBalance(deps, memberId, input);
      deps.jobs.notify();
      return {
        transferId: transferred.transferId,
        amount: amountOf(transferred),
        from: transferred.removal ? null : await findPresentedCard(deps, memberId, input.fromCardId),
        to: await findPresentedCard(deps, memberId, input.toCardId),
        removal: transferred.removal,
      };
    },
    createAutoReload: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      await saveAutoReload(context.deps, memberId, input);
      return presentOwnCard(context.deps, memberId, input.cardId);
    },
    updateAutoReload: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      await saveAutoReload(context.deps, memberId, input);
      return presentOwnCard(context.deps, memberId, input.cardId);
    },
    disableAutoReload: async (_parent, { cardId }, context) => {
      const memberId = memberOf(context);
      await turnOffAutoReload(context.deps, memberId, cardId);
      return presentOwnCard(context.deps, memberId, cardId);
    },
    removePaymentInstrument: async (_parent, { paymentMethodId }, context) => {
      const { deps } = context;
      const memberId = memberOf(context);
      await deps.db.transaction().execute(async (trx) => {
        await removeInstrument(trx, deps, { memberId, paymentMethodId });
        await trx
          .updateTable('auto_reload')
          .set({ status: 'off' })
          .where('member_id', '=', memberId)
          .where('payment_method_id', '=', paymentMethodId)
          .execute();
      });
      deps.jobs.notify();
      return paymentMethodId;
    },
  },
};
