import { FormattedMessage } from 'react-intl';
import { Banner, Button } from '@crema/shared-ui';

/** Above a cached product whose last request failed (ORD-024). */
export const StaleProductNotice = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Banner
    tone="warning"
    title={<FormattedMessage id="ordering.product.stale" />}
    action={
      <Button variant="quiet" icon="refresh" onClick={onRetry}>
        <FormattedMessage id="ordering.menuError.retry" />
      </Button>
    }
  >
    <FormattedMessage id="ordering.product.staleBody" />
  </Banner>
);
