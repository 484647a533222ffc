import { paymentMarkBox, paymentMarkOf } from '@crema/shared-contracts/payment-marks';

interface PaymentMarkProps {
  /** A network of bank cards or a wallet; another kind has the drawing of a bank card. */
  readonly kind: string;
}
/** The small drawing of a network or wallet, next to its name. */
export const PaymentMark = ({ kind }: PaymentMarkProps) => (
  <svg
    viewBox={`0 0 ${paymentMarkBox.width} ${paymentMarkBox.height}`}
    width={paymentMarkBox.width}
    height={paymentMarkBox.height}
    aria-hidden
    dangerouslySetInnerHTML={{ __html: paymentMarkOf(kind) }}
  />
);
