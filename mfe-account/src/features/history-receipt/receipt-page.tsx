import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { BackLink, useHost, useMember, usePageHead, useResource } from '@crema/remote-kit';
import { historyRestPaths, type HistoryReceipt } from '@crema/shared-contracts';
import { Button, Cluster, Page, Skeleton, Stack, buttonClass } from '@crema/shared-ui';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { NotLoaded } from '../../history/not-loaded.tsx';
import { PendingTip } from './pending-tip.tsx';
import { ReceiptDocument } from './receipt-document.tsx';
import s from './receipt-page.module.css';

interface Destination {
  readonly path: string;
  readonly label: string;
}
/** The pages of what the receipt is about. */
const destinationsOf = ({ order, gift, card, from, to }: HistoryReceipt): readonly Destination[] => [
  ...(order ? [{ path: neighbourPaths.order(order.orderId), label: 'account.receipt.toOrder' }] : []),
  ...(gift?.orderId
    ? [{ path: accountPaths.giftOrder(gift.orderId), label: 'account.receipt.toGifts' }]
    : []),
  ...[card, from, to].flatMap((one) =>
    one?.cardId ? [{ path: neighbourPaths.card(one.cardId), label: 'account.receipt.toCard' }] : [],
  ),
];

const Destinations = ({ receipt }: { readonly receipt: HistoryReceipt }) => {
  const { hasPage } = useHost();
  const { from, to } = receipt;
  const lastFourOf = (path: string) =>
    [from, to].find((card) => card?.cardId && neighbourPaths.card(card.cardId) === path)?.lastFour ?? '';
  return destinationsOf(receipt)
    .filter(({ path }) => hasPage(path))
    .map(({ path, label }) => (
      <Link key={path} to={path} className={buttonClass('quiet')}>
        <FormattedMessage id={label} values={{ lastFour: lastFourOf(path) }} />
      </Link>
    ));
};

const Receipt = ({ id }: { readonly id: string }) => {
  const intl = useIntl();
  const { resource, reload, set } = useResource<HistoryReceipt>(historyRestPaths.receipt(id));
  const receipt = resource.status === 'ready' ? resource.value : undefined;
  usePageHead(
    receipt?.number
      ? { title: intl.formatMessage({ id: 'account.receipt.pageTitle' }, { number: receipt.number }) }
      : undefined,
  );
  if (resource.status === 'failed') return <NotLoaded error={resource.error} onRetry={reload} />;
  if (!receipt) return <Skeleton shape="block" height="26rem" aria-busy="true" />;
  return (
    <Stack gap={3}>
      <ReceiptDocument receipt={receipt} />
      <div className={s.onScreen}>
        <PendingTip receipt={receipt} onChanged={set} />
      </div>
      <Cluster gap={2} className={s.onScreen ?? ''}>
        <Button icon="receipt" onClick={() => globalThis.print()}>
          <FormattedMessage id="account.receipt.print" />
        </Button>
        <Destinations receipt={receipt} />
      </Cluster>
    </Stack>
  );
};

/**
 * /account/history/{id} (ACC-061): the receipt of one entry, to be printed; the tip of an order while it can be changed. Another
 * member's page starts again (D-166).
 */
export const ReceiptPage = () => {
  const { historyId = '' } = useParams();
  const member = useMember();
  return (
    <Page
      width="narrow"
      title={<FormattedMessage id="account.receipt.title" />}
      back={
        <div className={s.onScreen}>
          <BackLink to={accountPaths.history} label={<FormattedMessage id="account.history.title" />} />
        </div>
      }
    >
      {member && <Receipt key={`${member.memberId} ${historyId}`} id={historyId} />}
    </Page>
  );
};
