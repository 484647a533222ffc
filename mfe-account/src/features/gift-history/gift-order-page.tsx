import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { BackLink, useMember, useResource } from '@crema/remote-kit';
import { historyRestPaths, type GiftOrder } from '@crema/shared-contracts';
import { MoneyText, Page, Skeleton, Text, buttonClass } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { NotLoaded } from '../../history/not-loaded.tsx';
import { TenderName } from '../../history/tender-name.tsx';
import { GiftOrderCard } from './gift-order-card.tsx';

const Order = ({ orderId }: { readonly orderId: string }) => {
  const { resource, reload } = useResource<GiftOrder>(historyRestPaths.giftOrder(orderId));
  if (resource.status === 'failed') return <NotLoaded error={resource.error} onRetry={reload} />;
  if (resource.status === 'loading') return <Skeleton shape="block" height="18rem" aria-busy="true" />;
  const order = resource.value;
  return (
    <GiftOrderCard order={order} isComplete>
      {order.tenders.map((tender, index) => (
        <Text key={index} size="note" tone="muted">
          <FormattedMessage
            id="account.receipt.paidWith"
            values={{ name: <TenderName key="name" {...tender} /> }}
          />{' '}
          <MoneyText value={tender.amount} />
        </Text>
      ))}
      <div>
        <Link to={accountPaths.historyEntry(`gift.${orderId}`)} className={buttonClass('secondary')}>
          <FormattedMessage id="account.gifts.receipt" />
        </Link>
      </div>
    </GiftOrderCard>
  );
};

/** /account/history/egift/{orderId} (ACC-060): the gifts of one purchase, with their messages and its payment. */
export const GiftOrderPage = () => {
  const { orderId = '' } = useParams();
  const member = useMember();
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="account.gifts.details.title" />}
      back={<BackLink to={accountPaths.giftHistory} label={<FormattedMessage id="account.gifts.title" />} />}
    >
      {member && <Order key={`${member.memberId} ${orderId}`} orderId={orderId} />}
    </Page>
  );
};
