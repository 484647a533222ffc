import type { ReactNode } from 'react';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { usePaymentMethods, type PaymentMethods } from '../use-payment-methods.ts';

type Loaded = Extract<PaymentMethods, { status: 'ready' }>;
/** Renders its content once the payment methods are loaded, and until then what the wallet shows instead. */
export const WithPaymentMethods = ({ children }: { readonly children: (wallet: Loaded) => ReactNode }) => {
  const wallet = usePaymentMethods();
  return wallet.status === 'ready' ? (
    children(wallet)
  ) : (
    <WalletFallback wallet={wallet} loading={<FormSkeleton />} />
  );
};
