import { FormattedMessage } from 'react-intl';
import { Button, Cluster, Text } from '@crema/shared-ui';
import { PaymentMark } from '@crema/shared-ui/payment-mark';
import { PaymentMethodName, type NamedMethod } from './payment-method-name.tsx';

interface EnteredCardProps {
  readonly card: NamedMethod;
  readonly onDrop: () => void;
}
/** A bank card whose number was entered, by its last digits, and the way to enter another one. */
export const EnteredCard = ({ card, onDrop }: EnteredCardProps) => (
  <Cluster gap={1}>
    <PaymentMark kind={card.paymentType} />
    <Text strong>
      <PaymentMethodName method={card} />
    </Text>
    <Button variant="quiet" size="small" onClick={onDrop}>
      <FormattedMessage id="cards.bankCard.change" />
    </Button>
  </Cluster>
);
