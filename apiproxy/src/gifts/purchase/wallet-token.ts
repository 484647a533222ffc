import { walletTypes, type GiftPurchaseRequest } from '@crema/shared-contracts';

type GivenPayment = Pick<
  GiftPurchaseRequest,
  'paymentType' | 'paymentInstrumentId' | 'paymentInstrumentToken'
>;

/** Whether the token of a wallet pays: the provider has buttons of wallets, and the page names one of them. */
export const isWalletToken = (
  { paymentType, paymentInstrumentId, paymentInstrumentToken }: GivenPayment,
  { paymentModule }: { readonly paymentModule: { readonly hasWalletButtons?: boolean | undefined } },
): boolean =>
  paymentModule.hasWalletButtons === true &&
  !paymentInstrumentId &&
  !!paymentInstrumentToken &&
  walletTypes.some((type) => type === paymentType);
