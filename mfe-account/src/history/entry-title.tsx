import { FormattedMessage } from 'react-intl';
import { brand, ofName, type HistoryEntry } from '@crema/shared-contracts';
import type { IconName } from '@crema/shared-ui';

type Subject = Pick<HistoryEntry, 'type' | 'order' | 'card' | 'isAutomatic' | 'from' | 'to' | 'gift'>;

export const iconOf: Readonly<Record<HistoryEntry['type'], IconName>> = {
  order: 'cup',
  reload: 'plus',
  transfer: 'arrow-right',
  gift: 'gift',
  refund: 'refresh',
};
const giftTitles = { sent: 'account.history.gift.sent', received: 'account.history.gift.received' } as const;

/** The title of an entry of the history, in one line. */
export const EntryTitle = ({ entry }: { readonly entry: Subject }) => {
  const { type, order, card, isAutomatic, from, to, gift } = entry;
  const name = gift?.people[0] ?? '';
  const people = { name, ofName: ofName(name), others: Math.max((gift?.people.length ?? 1) - 1, 0) };
  if (type === 'refund')
    return order ? (
      <FormattedMessage id="account.history.refund.order" values={{ store: order.storeName }} />
    ) : (
      <FormattedMessage id="account.history.refund.gift" values={people} />
    );
  if (order) return <FormattedMessage id="account.history.order" values={{ store: order.storeName }} />;
  if (gift) return <FormattedMessage id={giftTitles[gift.direction]} values={people} />;
  if (from && to)
    return (
      <FormattedMessage
        id="account.history.transfer"
        values={{ from: from.lastFour, to: to.lastFour, ...brand }}
      />
    );
  return (
    <FormattedMessage
      id={isAutomatic ? 'account.history.autoReload' : 'account.history.reload'}
      values={{ lastFour: card?.lastFour ?? '', ...brand }}
    />
  );
};
