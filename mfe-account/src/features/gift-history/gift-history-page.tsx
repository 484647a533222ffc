import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { BackLink, useMember } from '@crema/remote-kit';
import { Banner, Button, EmptyState, Page, Skeleton, Stack, buttonClass } from '@crema/shared-ui';
import { Illustration } from '@crema/shared-ui/illustration';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { NotLoaded } from '../../history/not-loaded.tsx';
import { GiftOrderCard } from './gift-order-card.tsx';
import { useGiftHistory } from './use-gift-history.ts';

const NoGifts = () => (
  <EmptyState
    headingLevel={2}
    art={<Illustration name="inbox" size={160} />}
    title={<FormattedMessage id="account.gifts.empty" />}
    actions={
      <Link to={neighbourPaths.gifts} className={buttonClass()}>
        <FormattedMessage id="account.gifts.toGifts" />
      </Link>
    }
  >
    <FormattedMessage id="account.gifts.empty.body" />
  </EmptyState>
);

const Orders = () => {
  const { orders, cursor, isBusy, error, reload, loadMore } = useGiftHistory();
  if (!orders)
    return error ? (
      <NotLoaded error={error} onRetry={reload} />
    ) : (
      <Stack gap={2} aria-busy="true">
        <Skeleton shape="block" height="11rem" count={2} />
      </Stack>
    );
  if (orders.length === 0) return <NoGifts />;
  return (
    <Stack gap={3}>
      {orders.map((order) => (
        <GiftOrderCard key={order.orderId} order={order}>
          <div>
            <Link
              to={accountPaths.giftOrder(order.orderId)}
              className={buttonClass('quiet', { size: 'small' })}
            >
              <FormattedMessage id="account.gifts.details" values={{ number: order.orderNumber }} />
            </Link>
          </div>
        </GiftOrderCard>
      ))}
      {error && (
        <Banner tone="error" title={<FormattedMessage id="account.history.notLoaded" />}>
          <FormattedMessage id="account.error.unavailable" />
        </Banner>
      )}
      {cursor !== null && (
        <Button variant="secondary" busy={isBusy} onClick={loadMore}>
          <FormattedMessage id="account.history.more" />
        </Button>
      )}
    </Stack>
  );
};

/** /account/history/egift (ACC-060): the gifts that the member bought. Scheduled ones are changed on the page of the own gifts. */
export const GiftHistoryPage = () => {
  const member = useMember();
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="account.gifts.title" />}
      lead={<FormattedMessage id="account.gifts.lead" />}
      back={<BackLink to={accountPaths.history} label={<FormattedMessage id="account.history.title" />} />}
    >
      {member && <Orders key={member.memberId} />}
    </Page>
  );
};
