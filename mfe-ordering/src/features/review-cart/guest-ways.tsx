import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import { brand } from '@crema/shared-contracts';
import { Banner, Button, Heading, Stack, Text, buttonClass } from '@crema/shared-ui';
import { findGuestObstacle, type GuestObstacle } from '../../order/guest-ordering.rules.ts';
import { orderPaths } from '../../order/order-paths.ts';
import type { StoreDetails } from '../../order-store/use-store-details.ts';

const obstacleMessages = {
  STORE_NOT_READY: 'ordering.cart.guest.notReady',
  ACCOUNT_REQUIRED: 'ordering.cart.guest.accountRequired',
  SVC_ONLY: 'ordering.order.error.svcOnlyStore',
} as const satisfies Record<GuestObstacle, string>;

interface GuestWaysProps {
  readonly store: StoreDetails | undefined;
  readonly onContinue: () => void;
}
/** Who is not signed in: as a guest where the store takes guests (ORD-120), or with an account. */
export const GuestWays = ({ store, onContinue }: GuestWaysProps) => {
  const { signIn } = useHost();
  const obstacle = store && findGuestObstacle(store);
  return (
    <Stack gap={1}>
      <Heading level={3} size="small">
        <FormattedMessage id="ordering.cart.guest.title" />
      </Heading>
      {obstacle ? (
        <Banner tone="info">
          <FormattedMessage id={obstacleMessages[obstacle]} values={{ ...brand }} />
        </Banner>
      ) : (
        <Button size="large" block disabled={!store} onClick={onContinue}>
          <FormattedMessage id="ordering.cart.guest.continue" />
        </Button>
      )}
      <Button
        variant={obstacle ? 'primary' : 'secondary'}
        block
        onClick={() => void signIn({ returnUrl: orderPaths.cart })}
      >
        <FormattedMessage id="ordering.order.action.signIn" />
      </Button>
      <Link to={orderPaths.createAccount} className={buttonClass('quiet', { block: true })}>
        <FormattedMessage id="ordering.cart.guest.createAccount" />
      </Link>
      <Text size="fine" tone="muted">
        <FormattedMessage id="ordering.cart.guest.why" values={{ ...brand }} />
      </Text>
    </Stack>
  );
};
