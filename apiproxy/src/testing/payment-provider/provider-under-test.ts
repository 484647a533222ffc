import type { Money } from '@crema/shared-contracts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';

/** The outcome that the card of a token simulates. */
export type CardReaction = 'approves' | 'declines' | 'challenges' | 'redirects' | 'pends';
/** The parts that a provider's tests supply: the customer, the bank and the receiver of webhooks. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  readonly takeToken: (reaction: CardReaction) => Promise<string>;
  /** The customer answers at the action's URL. */
  readonly act: (url: string, isApproved: boolean) => Promise<void>;
  /** The bank decides the pending payments. */
  readonly settle: () => Promise<void>;
  /** Every webhook so far, as it is posted. */
  readonly webhooks: () => Promise<readonly { readonly body: string; readonly signature: string }[]>;
  /** The customer's bank takes a captured payment back. */
  readonly chargeBack: (reference: string, taken: Money) => Promise<string>;
  /** An operator captures a part of a held payment at the provider. */
  readonly captureLess: (reference: string, amount: Money) => Promise<void>;
  /** The bank gives the money of a chargeback back. */
  readonly returnChargeback: (chargebackId: string) => Promise<void>;
  /** The customer's bank sends a refund back. */
  readonly failRefund: (refundId: string) => Promise<void>;
  readonly passTime: (ms: number) => void;
  readonly stop: () => Promise<void>;
}
