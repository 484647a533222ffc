import { walletTypes, type GiftPurchaseRequest } from '@crema/shared-contracts';
import type { AppDeps } from '../../http/app-deps.ts';

type GivenPayment = Pick<
  GiftPurchaseRequest,
  'paymentType' | 'paymentInstrumentId' | 'paymentInstrumentToken'
>;

/** Whether the token of a wallet pays: it comes from the buttons of wallets, and the page names one of them. */
export const isWalletToken = (
  { paymentType, paymentInstrumentId, paymentInstrumentToken: token }: GivenPayment,
  { paymentModule }: { readonly paymentModule: Pick<AppDeps['paymentModule'], 'isWalletToken'> },
): boolean =>
  !paymentInstrumentId &&
  !!token &&
  paymentModule.isWalletToken?.(token) === true &&
  walletTypes.some((type) => type === paymentType);
