import type { Stripe } from 'stripe';
import { cardBrands, type CardBrand } from '@crema/shared-contracts';
import type { InstrumentBrand } from '../../payment-provider.ts';
import type { PaymentErrorCode } from '../../payment-refusal.ts';
import { isMissing } from '../stripe-errors.ts';
import type { StripeDeps } from '../stripe-client.ts';

/** The id of an object that a reply contains by its id, or whole. */
export const idOf = (object: string | { readonly id: string } | null): string | undefined =>
  typeof object === 'string' ? object : object?.id;

export interface MethodLabel {
  readonly brand: InstrumentBrand;
  readonly lastFour: string;
}
const accounts = ['link', 'paypal'] as const;
/** The wallets that pay with a card: the customer knows the payment by the name of the wallet. */
const cardWallets: Readonly<Record<string, InstrumentBrand>> = {
  apple_pay: 'applepay',
  google_pay: 'googlepay',
};
/** Our brand of a brand at Stripe, which names the networks as we do. */
const brandOf = (brand: string | undefined): CardBrand =>
  cardBrands.find((known) => known === brand) ?? 'card';
export const labelOf = ({ card, type }: Stripe.PaymentMethod): MethodLabel => {
  const account = accounts.find((known) => known === type);
  return account
    ? { brand: account, lastFour: '' }
    : {
        brand: cardWallets[card?.wallet?.type ?? ''] ?? brandOf(card?.brand),
        lastFour: card?.last4 ?? '',
      };
};

/** The kinds of payment methods that we can charge and show. */
export const chargeable = ['card', ...accounts] as const;
export type ChargeableType = (typeof chargeable)[number];
const isChargeable = (type: string): type is ChargeableType => chargeable.some((known) => known === type);

export type TokenResult =
  | { readonly ok: true; readonly type: ChargeableType }
  | { readonly ok: false; readonly errorCode: PaymentErrorCode };
const refused = (errorCode: PaymentErrorCode): TokenResult => ({ ok: false, errorCode });

/** `pm_…` comes from the card fields, `ctoken_…` from the buttons of wallets. */
export const isConfirmationToken = (token: string): boolean => token.startsWith('ctoken_');
export const tokenForm = /^(?:pm|ctoken)_\w+$/;

const readFacts = async ({ stripe }: StripeDeps, token: string) => {
  if (isConfirmationToken(token)) {
    const { created, payment_method_preview: method } = await stripe.confirmationTokens.retrieve(token);
    // A card that was typed elsewhere, without a wallet, has no billing address: it does not pay as a wallet.
    const isTyped = method?.type === 'card' && !method.card?.wallet;
    return { created, type: isTyped ? '' : (method?.type ?? ''), isStored: false };
  }
  const { created, type, customer } = await stripe.paymentMethods.retrieve(token);
  return { created, type, isStored: customer !== null };
};

/** Checks a token of the frame before it is charged: it is known, fresh, and not a stored card. */
export const readToken = async (deps: StripeDeps, token: string): Promise<TokenResult> => {
  if (!tokenForm.test(token)) return refused('PAYMENT_TOKEN_UNKNOWN');
  try {
    const { created, type, isStored } = await readFacts(deps, token);
    if (isStored || !isChargeable(type)) return refused('PAYMENT_TOKEN_UNKNOWN');
    const ageMs = deps.clock.now().getTime() - created * 1000;
    return ageMs > deps.configuration.securePayment.guestPaymentTokenMaxAge
      ? refused('PAYMENT_TOKEN_EXPIRED')
      : { ok: true, type };
  } catch (cause) {
    if (isMissing(cause)) return refused('PAYMENT_TOKEN_UNKNOWN');
    throw cause;
  }
};
