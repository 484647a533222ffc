import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Banner, Button, Heading, PayFoot, Stack, Text, buttonClass } from '@crema/shared-ui';
import { useAppSelector } from '../../../state/ordering.hooks.ts';
import { findGuestObstacle, type GuestObstacle } from '../visitor/guest-ordering.rules.ts';
import { orderPaths } from '../../facts/order-paths.ts';
import { selectPricingState, selectTender } from '../../facts/order.selectors.ts';
import type { StoreDetails } from '../../../order-store/use-store-details.ts';

const obstacleMessages = {
  STORE_NOT_READY: 'ordering.cart.guest.notReady',
  ACCOUNT_REQUIRED: 'ordering.cart.guest.accountRequired',
  SVC_ONLY: 'ordering.order.error.svcOnlyStore',
  CARDS_OFF: 'ordering.cart.guest.cardsOff',
} as const satisfies Record<GuestObstacle, string>;

/**
 * If the store accepts no order now, the error of the price explains the reason; an account would not change
 * it.
 */
const isForEverybody = (obstacle: GuestObstacle | undefined) => obstacle === 'STORE_NOT_READY';

interface GuestOptionsProps {
  readonly store: StoreDetails | undefined;
  readonly onContinue: () => void;
}
/**
 * Offers visitors who are not signed in to continue as a guest if the store accepts guests (ORD-120), or with
 * an account. A visitor who has chosen "guest", in the store dialog or here, is not asked again: an account is one line below the button
 * then (L-16).
 */
export const GuestOptions = ({ store, onContinue }: GuestOptionsProps) => {
  const { signIn, hasPage, configuration } = useHost();
  const { continueAsGuest } = useAppSelector(selectTender);
  const obstacle = store && findGuestObstacle(store, configuration.newPaymentOptionEnabled);
  const isPriceRefused = useAppSelector(selectPricingState).error !== undefined;
  const hasChosen = continueAsGuest && !obstacle;
  return (
    <Stack gap={1}>
      {!hasChosen && (
        <Heading level={3} size="small">
          <FormattedMessage id="ordering.cart.guest.title" />
        </Heading>
      )}
      {obstacle && !(isForEverybody(obstacle) && isPriceRefused) && (
        <Banner tone="info">
          <FormattedMessage id={obstacleMessages[obstacle]} values={{ ...brand }} />
        </Banner>
      )}
      {!obstacle && (
        <PayFoot isBarOnNarrow>
          <Button size="large" block disabled={!store} onClick={onContinue}>
            <FormattedMessage
              id={continueAsGuest ? 'ordering.cart.guest.checkOut' : 'ordering.cart.guest.continue'}
            />
          </Button>
        </PayFoot>
      )}
      <Button
        variant={hasChosen ? 'quiet' : obstacle && !isForEverybody(obstacle) ? 'primary' : 'secondary'}
        block
        onClick={() => void signIn({ returnUrl: orderPaths.cart })}
      >
        <FormattedMessage id="ordering.order.action.signIn" />
      </Button>
      {!hasChosen && hasPage(orderPaths.createAccount) && (
        <Link to={orderPaths.createAccount} className={buttonClass('quiet', { block: true })}>
          <FormattedMessage id="ordering.cart.guest.createAccount" />
        </Link>
      )}
      <Text size="fine" tone="muted">
        <FormattedMessage id="ordering.cart.guest.why" values={{ ...brand }} />
      </Text>
    </Stack>
  );
};
