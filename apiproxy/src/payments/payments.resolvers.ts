import type { PayPalApproval, Resolvers } from '../generated/resolvers.ts';
import type { AppDeps } from '../http/app-deps.ts';
import { createAppError } from '../http/errors/app-error.ts';
import type { GraphqlContext } from '../http/graphql/graphql-context.ts';
import { memberOf } from '../http/graphql/member-of.ts';
import { pageLocaleOf } from '../http/request-locale.ts';
import { countAttempts, ipCounters, type AttemptLimit } from '../http/limits/rate-limit.ts';
import { listAddresses, presentAddress, requireAddress } from './addresses/address-store.ts';
import { addSingleUseAddress, createAddress, removeAddress, updateAddress } from './addresses/addresses.ts';
import {
  addInstrument,
  type CardOwner,
  isKnownInstrument,
  updateInstrument,
} from './instruments/add-instrument.ts';
import { createStoringKey } from './vault/storing-key.ts';
import { finishPayPal, startPayPal, type PayPalOutcome } from './instruments/paypal.ts';
import { lockWallet, makeDefault, requireInstrument } from './instruments/instrument-store.ts';
import { presentInstruments } from './instruments/present-instrument.ts';

/** Storing cards one after the other tests stolen ones: the provider is asked for few of them. */
const storeLimit: AttemptLimit = { name: 'store-instrument', max: 20, windowMs: 60 * 60_000 };
/** A minute: the guests of a shop's Wi-Fi need one for each payment with a typed card, and wait no longer for a neighbour's flood. */
const singleUseLimit: AttemptLimit = { name: 'single-use-address', max: 60, windowMs: 60_000 };

const present = async (deps: AppDeps, memberId: string, paymentMethodId: string) => {
  const instruments = await presentInstruments(deps, memberId);
  const found = instruments.find((instrument) => instrument.paymentMethodId === paymentMethodId);
  if (!found) throw createAppError('PAYMENT_METHOD_NOT_FOUND');
  return found;
};

const ownerOf = ({ request, visitor }: GraphqlContext, memberId: string): CardOwner => ({
  memberId,
  sender: { ip: request.ip, sessionId: visitor.sessionId },
});

/** A payment method that was added and removed since is null. */
const presentApproval = async (
  deps: AppDeps,
  { memberId, paymentMethodId, ...approval }: PayPalOutcome,
): Promise<PayPalApproval> => ({
  ...approval,
  paymentInstrument:
    (await presentInstruments(deps, memberId)).find((one) => one.paymentMethodId === paymentMethodId) ?? null,
});

/** Payment methods and billing addresses of a member. removePaymentInstrument belongs to cards, which know auto reloads. */
export const paymentsResolvers: Resolvers = {
  User: {
    paymentInstruments: ({ memberId }, _args, { deps }) => presentInstruments(deps, memberId),
    addressList: async ({ memberId }, _args, { deps }) =>
      (await listAddresses(deps.db, memberId)).map(presentAddress),
  },
  Mutation: {
    createStoringKey: (_parent, _args, context) =>
      createStoringKey(context.deps, ownerOf(context, memberOf(context))),
    addPaymentInstrument: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      const { deps, request } = context;
      // A repeated request stores nothing more: it gets the first result, also over the limit.
      if (!(await isKnownInstrument(deps, memberId, input)))
        await countAttempts(deps, request, [{ limit: storeLimit, subject: memberId }]);
      return present(deps, memberId, await addInstrument(deps, ownerOf(context, memberId), input));
    },
    updatePaymentInstrument: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      const { deps, request } = context;
      await countAttempts(deps, request, [{ limit: storeLimit, subject: memberId }]);
      await updateInstrument(deps, ownerOf(context, memberId), input);
      return present(deps, memberId, input.paymentMethodId);
    },
    startPayPal: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      const { deps, request } = context;
      await countAttempts(deps, request, [{ limit: storeLimit, subject: memberId }]);
      const approval = await startPayPal(deps, memberId, input, pageLocaleOf(request));
      return presentApproval(deps, approval);
    },
    finishPayPal: async (_parent, { approvalId }, context) => {
      const memberId = memberOf(context);
      return presentApproval(context.deps, await finishPayPal(context.deps, memberId, approvalId));
    },
    setDefaultPaymentInstrument: async (_parent, { paymentMethodId }, context) => {
      const memberId = memberOf(context);
      const { deps } = context;
      await deps.db.transaction().execute(async (trx) => {
        await lockWallet(trx, memberId);
        await requireInstrument(trx, deps, memberId, paymentMethodId);
        await makeDefault(trx, memberId, paymentMethodId);
      });
      return present(deps, memberId, paymentMethodId);
    },
    createAddress: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      const { db } = context.deps;
      return presentAddress(
        await requireAddress(db, memberId, await createAddress(context.deps, memberId, input)),
      );
    },
    updateAddress: async (_parent, { input }, context) => {
      const memberId = memberOf(context);
      await updateAddress(context.deps, memberId, input);
      return presentAddress(await requireAddress(context.deps.db, memberId, input.addressId));
    },
    removeAddress: async (_parent, { addressId }, context) => {
      await removeAddress(context.deps, memberOf(context), addressId);
      return addressId;
    },
    addSingleUseBillingAddress: async (_parent, { input }, { deps, request }) => {
      await countAttempts(deps, request, ipCounters(singleUseLimit, request.ip));
      const { sessionId } = await request.beginGuestSession();
      return { addressToken: await addSingleUseAddress(deps, sessionId ?? null, input) };
    },
  },
};
