import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { Button, Text } from '@crema/shared-ui';
import { toMajorUnits } from '@crema/shared-contracts';
import {
  selectIsOutdated,
  selectIsProcessing,
  selectPlacement,
  selectPricing,
  selectPricingState,
} from '../order/order.selectors.ts';
import s from './place-order-button.module.css';

/** What is being waited for, if anything. */
const useHeldUp = () => {
  const { expired, changes, request } = useSelector(selectPricingState);
  const outdated = useSelector(selectIsOutdated);
  return { pricing: outdated || request.status === 'loading', blocked: expired || changes.length > 0 };
};

interface PlaceOrderButtonProps {
  /** For a button outside of React's event, the form's own submit. */
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  readonly working?: boolean;
}

/** The one button that spends money: the total on it, no second press while one is under way (ORD-103), D-35 said before. */
export const PlaceOrderButton = ({ type = 'button', onPress, working = false }: PlaceOrderButtonProps) => {
  const total = useSelector(selectPricing)?.summary.price;
  const processing = useSelector(selectIsProcessing);
  const asking = useSelector(selectPlacement).status === 'asking';
  const { pricing, blocked } = useHeldUp();
  return (
    <div className={s.place}>
      <Button
        type={type}
        size="large"
        block
        busy={processing || pricing || working}
        disabled={blocked}
        onClick={onPress}
      >
        {total ? (
          <FormattedMessage
            id="ordering.order.place"
            values={{
              total: (
                <FormattedNumber value={toMajorUnits(total)} style="currency" currency={total.currency} />
              ),
            }}
          />
        ) : (
          <FormattedMessage id="ordering.order.placePlain" />
        )}
      </Button>
      <Text size="fine" tone="muted" className={s.note ?? ''}>
        <FormattedMessage id="ordering.order.noCancel" />
      </Text>
      <p role="status" className={s.progress}>
        {processing && (
          <FormattedMessage id={asking ? 'ordering.order.asking' : 'ordering.order.processing'} />
        )}
      </p>
    </div>
  );
};
