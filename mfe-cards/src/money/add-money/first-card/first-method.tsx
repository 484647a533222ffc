import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { Heading, Icon, RadioCards, Skeleton, Stack, Text, buttonClass } from '@crema/shared-ui';
import { BankCardFields } from '../../../methods/bank-card-fields.tsx';
import { PaymentMethodPicker, methodOption } from '../../../methods/payment-method-picker.tsx';
import type { useBankCard } from '../../../methods/use-bank-card.ts';
import { chargeable, type PaymentMethods } from '../../../methods/use-payment-methods.ts';
import { cardPaths } from '../../../card/card-paths.ts';
import { newMethod } from './use-first-card.ts';

const newOption = {
  value: newMethod,
  label: <FormattedMessage id="cards.choose.newCard" />,
  description: <FormattedMessage id="cards.choose.newCard.note" />,
  start: <Icon name="plus" />,
};
/** Placeholders in the size of a typed bank card: few members without a card have stored a payment method. */
const MethodSkeleton = () => (
  <Stack gap={2} aria-busy="true">
    <Skeleton shape="title" />
    <Skeleton shape="block" height="21.25rem" />
    <Skeleton shape="block" height="6.25rem" />
  </Stack>
);

interface FirstMethodProps {
  readonly wallet: PaymentMethods;
  /** A payment method, `newMethod`, or undefined if none is chosen. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
  readonly bankCard: ReturnType<typeof useBankCard>;
  readonly error: string | undefined;
  /** Called before the customer leaves for a page that adds a payment method. */
  readonly onLeave: () => void;
}
/** K-04: the stored payment methods, and a bank card that is typed here; PayPal is agreed to on its own page. */
export const FirstMethod = ({ wallet, value, onChange, bankCard, error, onLeave }: FirstMethodProps) => {
  const { creditCard, paypal } = useHost().configuration.newPaymentOptionEnabled;
  if (wallet.status === 'loading' && creditCard) return <MethodSkeleton />;
  if (wallet.status !== 'ready' || !creditCard)
    return (
      <PaymentMethodPicker
        wallet={wallet}
        value={value}
        onChange={onChange}
        onAdd={onLeave}
        {...(error !== undefined && { error })}
      />
    );
  const stored = chargeable(wallet.methods).map(methodOption);
  return (
    <Stack gap={2}>
      {stored.length > 0 ? (
        <RadioCards
          legend={<FormattedMessage id="cards.payment.legend" />}
          value={value}
          onChange={onChange}
          error={error}
          options={[...stored, newOption]}
        />
      ) : (
        <Heading level={3} size="small">
          <FormattedMessage id="cards.first.bankCard" />
        </Heading>
      )}
      {value === newMethod && (
        <>
          <BankCardFields vault={bankCard.vault} card={bankCard.card} onDrop={bankCard.drop} />
          <Text size="note" tone="muted">
            <FormattedMessage id="cards.first.stored" />
          </Text>
          {paypal && (
            <div>
              <Link
                to={cardPaths.addPayPal}
                onClick={onLeave}
                className={buttonClass('quiet', { size: 'small' })}
              >
                <FormattedMessage id="cards.first.paypal" />
              </Link>
            </div>
          )}
        </>
      )}
    </Stack>
  );
};
