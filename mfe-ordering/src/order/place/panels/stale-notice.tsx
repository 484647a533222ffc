import { FormattedMessage } from 'react-intl';
import { Banner, Button } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../../state/ordering.hooks.ts';
import { selectPricingState } from '../../facts/order.selectors.ts';
import { refreshRequested } from '../pricing/pricing.slice.ts';

/** ORD-084: an expired price cannot be paid; Refresh asks for a new one. */
export const StaleNotice = () => {
  const { expired, request } = useAppSelector(selectPricingState);
  const dispatch = useAppDispatch();
  if (!expired) return null;
  return (
    <Banner
      tone="warning"
      action={
        <Button
          variant="secondary"
          size="small"
          icon="refresh"
          busy={request.status === 'loading'}
          onClick={() => dispatch(refreshRequested())}
        >
          <FormattedMessage id="ordering.order.action.refresh" />
        </Button>
      }
    >
      <FormattedMessage id="ordering.order.error.stale" />
    </Banner>
  );
};
