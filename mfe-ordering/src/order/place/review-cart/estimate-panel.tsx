import { FormattedMessage, useIntl } from 'react-intl';
import { useConnection } from '@crema/remote-kit';
import { Banner, Button, Card, Heading, PriceSummary, Skeleton, Stack, Text } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectAvailableLines } from '../../../cart/orderable-lines.selectors.ts';
import { estimateSubtotal, type Estimates } from './lines/cart-estimate.rules.ts';

/** The estimate is read again on request, and once the connection is back. */
const Failed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const offline = useConnection() === 'offline';
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="small" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="ordering.order.action.tryAgain" />
        </Button>
      }
    >
      <FormattedMessage id={offline ? 'ordering.order.error.offline' : 'ordering.cart.estimate.failed'} />
    </Banner>
  );
};

interface EstimatePanelProps {
  readonly estimates: Estimates;
  /** The last request for the estimates failed. */
  readonly failed: boolean;
  readonly retry: () => void;
}
/** The estimated total before a store is chosen, marked as an estimate; the store decides the taxes. */
export const EstimatePanel = ({ estimates, failed, retry }: EstimatePanelProps) => {
  const intl = useIntl();
  const subtotal = estimateSubtotal(useAppSelector(selectAvailableLines), estimates);
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
        {!subtotal && failed && <Failed onRetry={retry} />}
        {subtotal && (
          <PriceSummary
            lines={[]}
            total={{ label: intl.formatMessage({ id: 'ordering.cart.estimate.subtotal' }), amount: subtotal }}
          />
        )}
        {(subtotal || !failed) && (
          <Text size="fine" tone="muted">
            <FormattedMessage id="ordering.product.estimate" />
          </Text>
        )}
      </Stack>
    </Card>
  );
};
