import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { Card, Heading, PriceSummary, Skeleton, Stack, Text } from '@crema/shared-ui';
import { selectAvailableLines } from '../../cart/orderable-lines.selectors.ts';
import { estimateSubtotal, type Estimates } from './cart-estimate.rules.ts';

interface EstimatePanelProps {
  readonly estimates: Estimates;
  /** The estimates could not be read: nothing is on its way. */
  readonly failed: boolean;
}
/** What the cart comes to before a store is chosen: said to be an estimate, taxes are the store's. */
export const EstimatePanel = ({ estimates, failed }: EstimatePanelProps) => {
  const intl = useIntl();
  const subtotal = estimateSubtotal(useSelector(selectAvailableLines), estimates);
  return (
    <Card
      as="section"
      aria-label={intl.formatMessage({ id: 'ordering.order.summary' })}
      aria-busy={!subtotal && !failed}
    >
      <Stack gap={2}>
        <Heading level={2} size="medium">
          <FormattedMessage id="ordering.order.summary" />
        </Heading>
        {!subtotal && !failed && <Skeleton shape="block" height="3rem" />}
        {subtotal && (
          <PriceSummary
            lines={[]}
            total={{ label: intl.formatMessage({ id: 'ordering.cart.estimate.subtotal' }), amount: subtotal }}
          />
        )}
        <Text size="fine" tone="muted">
          <FormattedMessage id="ordering.product.estimate" />
        </Text>
      </Stack>
    </Card>
  );
};
