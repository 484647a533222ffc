import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useSelector } from 'react-redux';
import { useConnection } from '@crema/remote-kit';
import { Button, Text } from '@crema/shared-ui';
import { toMajorUnits } from '@crema/shared-contracts';
import {
  selectIsProcessing,
  selectSubmission,
  selectPricing,
  selectPricingState,
  selectToPay,
} from '../order/order.selectors.ts';
import { selectIsOutdated } from '../order/pricing.selectors.ts';
import { useOrderSelector } from '../order/use-order-selector.ts';
import s from './place-order-button.module.css';

/** What is being waited for, if anything; an expired or changed price has a notice of its own. */
const useBlockedReason = () => {
  const { expired, changes, request } = useSelector(selectPricingState);
  const outdated = useOrderSelector(selectIsOutdated);
  return { pricing: outdated || request.status === 'loading', blocked: expired || changes.length > 0 };
};

/** Checked top to bottom: why the order cannot be placed now, in words (ORD-109). */
const useReason = (obstacle: ReactNode): ReactNode => {
  const offline = useConnection() === 'offline';
  return offline ? <FormattedMessage id="ordering.order.blocked.offline" /> : obstacle;
};

const Progress = () => {
  const processing = useSelector(selectIsProcessing);
  const asking = useSelector(selectSubmission).status === 'asking';
  const offline = useConnection() === 'offline';
  if (!processing) return null;
  if (!asking) return <FormattedMessage id="ordering.order.processing" />;
  return <FormattedMessage id={offline ? 'ordering.order.askingOffline' : 'ordering.order.asking'} />;
};

interface PlaceOrderButtonProps {
  /** For a button outside of React's event, the form's own submit. */
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  readonly working?: boolean;
  /** Why nothing can pay: the button is disabled, and this reason is shown under it (ORD-109). */
  readonly obstacle?: ReactNode;
}

/** The one button that spends money: the total on it, no second press while one is under way (ORD-103), D-35 said before. */
export const PlaceOrderButton = ({
  type = 'button',
  onPress,
  working = false,
  obstacle,
}: PlaceOrderButtonProps) => {
  const price = useSelector(selectPricing)?.summary.price;
  const toPay = useSelector(selectToPay);
  const total = price && { ...price, amountMinor: toPay };
  const processing = useSelector(selectIsProcessing);
  const { pricing, blocked } = useBlockedReason();
  const reason = useReason(obstacle);
  const reasonId = useId();
  return (
    <div className={s.place}>
      <Button
        type={type}
        size="large"
        block
        busy={processing || pricing || working}
        disabled={blocked || (!!reason && !processing)}
        aria-describedby={reasonId}
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
      <p id={reasonId} role="status" className={s.reason}>
        {!processing && !pricing && reason}
      </p>
      <Text size="fine" tone="muted" className={s.note ?? ''}>
        <FormattedMessage id="ordering.order.noCancel" />
      </Text>
      <p role="status" className={s.progress}>
        <Progress />
      </p>
    </div>
  );
};
