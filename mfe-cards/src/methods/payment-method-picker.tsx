import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Banner, Icon, RadioCards, Skeleton, Stack, Tag, buttonClass } from '@crema/shared-ui';
import { PaymentMark } from '@crema/shared-ui/payment-mark';
import { cardPaths } from '../card/card-paths.ts';
import { ReadFailed } from '../wallet/wallet-fallback.tsx';
import { PaymentMethodName } from './payment-method-name.tsx';
import { chargeable, type PaymentMethod, type PaymentMethods } from './use-payment-methods.ts';

/** CRD-050: the placeholder entry that leads to adding one. */
const AddLink = ({ onAdd }: Pick<PaymentMethodPickerProps, 'onAdd'>) => (
  <div>
    <Link to={cardPaths.paymentMethods} onClick={onAdd} className={buttonClass('quiet', { size: 'small' })}>
      <Icon name="plus" size={20} />
      <FormattedMessage id="cards.payment.add" />
    </Link>
  </div>
);

/** The radio button of a stored payment method. */
export const methodOption = (method: PaymentMethod) => ({
  value: method.paymentMethodId,
  label: <PaymentMethodName method={method} />,
  start: <PaymentMark kind={method.paymentType} />,
  ...(method.expiry === 'soon' && {
    end: (
      <Tag tone="warning">
        <FormattedMessage id="cards.payment.expiry.soon" />
      </Tag>
    ),
  }),
});

interface PaymentMethodPickerProps {
  readonly wallet: PaymentMethods;
  readonly value: string | undefined;
  readonly onChange: (paymentMethodId: string) => void;
  readonly error?: string;
  /** Called before the customer leaves for the page of payment methods. */
  readonly onAdd?: () => void;
}
/** CRD-031, CRD-032: the stored payment methods, and the way to add one. */
export const PaymentMethodPicker = ({ wallet, value, onChange, error, onAdd }: PaymentMethodPickerProps) => {
  if (wallet.status === 'failed') return <ReadFailed {...wallet} level={3} />;
  if (wallet.status !== 'ready')
    return (
      <div aria-busy="true">
        <Skeleton shape="block" height="4rem" />
      </div>
    );
  const methods = chargeable(wallet.methods);
  if (methods.length === 0)
    return (
      <Banner
        tone="info"
        title={<FormattedMessage id="cards.payment.none" />}
        action={<AddLink onAdd={onAdd} />}
      >
        {error}
      </Banner>
    );
  return (
    <Stack gap={1}>
      <RadioCards
        legend={<FormattedMessage id="cards.payment.legend" />}
        value={value}
        onChange={onChange}
        error={error}
        options={methods.map(methodOption)}
      />
      <AddLink onAdd={onAdd} />
    </Stack>
  );
};
