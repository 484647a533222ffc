import { fetchStateOf, skipToken, useMember, useQuery } from '@crema/remote-kit';
import type { AddressFieldsFragment, PaymentMethodFieldsFragment } from '../generated/operation-types.ts';
import { GetPaymentMethodsDocument } from '../generated/get-payment-methods.ts';

/** CRD-050: a stored payment method of the member. */
export type PaymentMethod = PaymentMethodFieldsFragment;
/** CRD-060. */
export type BillingAddress = AddressFieldsFragment;

export type PaymentMethods =
  | { readonly status: 'signed-out' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly cause: unknown; readonly retry: () => void }
  | {
      readonly status: 'ready';
      /** The default one first. */
      readonly methods: readonly PaymentMethod[];
      readonly addresses: readonly BillingAddress[];
    };

/** CRD-060: a list that is shown for a week is read again. */
export const walletMaxAgeMs = 7 * 24 * 60 * 60_000;

/**
 * The member's payment methods and billing addresses. A page or form that opens shows what was read before and reads it again,
 * because another device may have changed it.
 */
export const usePaymentMethods = (): PaymentMethods => {
  const isSignedIn = useMember() !== undefined;
  const { data, error, loading, refetch } = useQuery(
    GetPaymentMethodsDocument,
    isSignedIn ? { pollInterval: walletMaxAgeMs } : skipToken,
  );
  if (!isSignedIn || data?.user === null) return { status: 'signed-out' };
  const request = fetchStateOf({ data: data?.user, error, loading });
  if (request.data)
    return {
      status: 'ready',
      methods: request.data.paymentInstruments,
      addresses: request.data.addressList,
    };
  return request.status === 'failed'
    ? { status: 'failed', cause: error, retry: () => void refetch().catch(() => undefined) }
    : { status: 'loading' };
};

/** The methods that can be charged: wallets are only listed (D-97), and an expired card is refused. */
export const chargeable = (methods: readonly PaymentMethod[]): readonly PaymentMethod[] =>
  methods.filter(({ isReadOnly, expiry }) => !isReadOnly && expiry !== 'expired');
