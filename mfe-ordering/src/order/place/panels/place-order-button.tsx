import { useId, type ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useConnection } from '@crema/remote-kit';
import { Button, PayFoot, Text } from '@crema/shared-ui';
import { toMajorUnits } from '@crema/shared-contracts';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import {
  selectFulfilment,
  selectIsProcessing,
  selectSubmission,
  selectPricing,
  selectPricingState,
  selectToPay,
} from '../../facts/order.selectors.ts';
import { selectIsOutdated } from '../pricing/pricing.selectors.ts';
import { useOrderSelector } from '../../../state/use-order-selector.ts';
import { useStoreDetails } from '../../../order-store/use-store-details.ts';
import s from './place-order-button.module.css';

/** The request that the button waits for, if any; an expired or changed price has a notice of its own. */
const useBlockedReason = () => {
  const { expired, changes, request } = useAppSelector(selectPricingState);
  const outdated = useOrderSelector(selectIsOutdated);
  return { pricing: outdated || request.status === 'loading', blocked: expired || changes.length > 0 };
};

/** The rules are checked top to bottom: the message why the order cannot be placed now (ORD-109). */
const useReason = (obstacle: ReactNode): ReactNode => {
  const offline = useConnection() === 'offline';
  const { lostSlot } = useAppSelector(selectFulfilment);
  if (offline) return <FormattedMessage id="ordering.order.blocked.offline" />;
  return lostSlot ? <FormattedMessage id="ordering.time.chooseAgain" /> : obstacle;
};

const Progress = () => {
  const processing = useAppSelector(selectIsProcessing);
  const asking = useAppSelector(selectSubmission).status === 'asking';
  const offline = useConnection() === 'offline';
  if (!processing) return null;
  if (!asking) return <FormattedMessage id="ordering.order.processing" />;
  return <FormattedMessage id={offline ? 'ordering.order.askingOffline' : 'ordering.order.asking'} />;
};

interface PlaceOrderButtonProps {
  /** Use `submit` for the button of a form. */
  readonly type?: 'button' | 'submit';
  readonly onPress?: () => void;
  readonly working?: boolean;
  /** The reason why no tender can pay: the button is disabled, and the reason is shown below it (ORD-109). */
  readonly obstacle?: ReactNode;
}

/**
 * The only button that spends money. It shows the total, ignores a second press while an order is being
 * placed (ORD-103), and the note of D-35 is above it.
 */
export const PlaceOrderButton = ({
  type = 'button',
  onPress,
  working = false,
  obstacle,
}: PlaceOrderButtonProps) => {
  const price = useAppSelector(selectPricing)?.summary.price;
  const toPay = useAppSelector(selectToPay);
  const total = price && { ...price, amountMinor: toPay };
  const { store } = useStoreDetails();
  const processing = useAppSelector(selectIsProcessing);
  const { pricing, blocked } = useBlockedReason();
  const reason = useReason(obstacle);
  const reasonId = useId();
  return (
    <>
      <PayFoot isBarOnNarrow>
        {store && (
          <p className={s.store}>
            <FormattedMessage
              id="ordering.order.placeAt"
              values={{ store: <strong>{store.name}</strong>, address: store.address.singleLine }}
            />
          </p>
        )}
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
      </PayFoot>
      <Text size="fine" tone="muted" className={s.note ?? ''}>
        <FormattedMessage id="ordering.order.canCancel" />
      </Text>
      <p role="status" className={s.progress}>
        <Progress />
      </p>
    </>
  );
};
