import { FormattedMessage } from 'react-intl';
import { Price, Text } from '@crema/shared-ui';
import type { OrderVoidFieldsFragment } from '../../generated/operations.ts';
import { TenderName } from './tender-name.tsx';

interface GivenBackProps {
  readonly voided: OrderVoidFieldsFragment;
  readonly offer: { readonly title: string } | null;
}
/** The things that the customer of a voided order gets back: the money by the card or account, and the offer (D-144). */
export const GivenBack = ({ voided: { returned }, offer }: GivenBackProps) => (
  <>
    {returned.map(({ kind, lastFour, amount }) => (
      <Text key={`${kind}${lastFour}`}>
        <FormattedMessage
          id={kind === 'svc' ? 'ordering.order.voided.card' : 'ordering.order.voided.bank'}
          values={{
            amount: <Price value={amount} />,
            tender: <TenderName kind={kind} lastFour={lastFour} />,
          }}
        />
      </Text>
    ))}
    {offer && (
      <Text>
        <FormattedMessage id="ordering.order.voided.offer" values={{ title: offer.title }} />
      </Text>
    )}
  </>
);

/** The reason why a store has voided the order, and the things that the customer gets back. */
export const OrderVoid = (props: GivenBackProps) => (
  <>
    <Text>
      <FormattedMessage id="ordering.order.voided.reason" values={{ reason: props.voided.reason }} />
    </Text>
    <GivenBack {...props} />
  </>
);
