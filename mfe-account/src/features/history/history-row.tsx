import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import type { HistoryEntry } from '@crema/shared-contracts';
import { Icon, ListRow, MoneyText, Tag, TimeText } from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { EntryTitle, iconOf } from '../../history/entry-title.tsx';
import s from './history-page.module.css';

/** Orders have the time of their store (D-08), other entries that of the device. */
const When = ({ entry: { at, order } }: { readonly entry: HistoryEntry }) => {
  const { locale } = useIntl();
  return (
    <span className={s.when}>
      {order ? (
        <time dateTime={at}>{createStoreClock(locale, order.timeZone).dateTime(at)}</time>
      ) : (
        <TimeText value={at} dateStyle="medium" timeStyle="short" />
      )}
    </span>
  );
};

const Items = ({ items }: { readonly items: readonly string[] }) =>
  items.length > 0 && (
    <span className={s.items}>
      <FormattedMessage
        id="account.history.items"
        values={{ name: items[0] ?? '', others: items.length - 1 }}
      />
    </span>
  );

const isCredit = ({ type, gift }: HistoryEntry) => type === 'refund' || gift?.direction === 'received';

/** One entry; it leads to its receipt. */
export const HistoryRow = ({ entry }: { readonly entry: HistoryEntry }) => {
  const { type, order, tip, amount } = entry;
  return (
    <ListRow
      start={
        <span className={s.sign} data-credit={isCredit(entry) || undefined}>
          <Icon name={iconOf[type]} size={20} />
        </span>
      }
      title={
        <Link data-row-link to={accountPaths.historyEntry(entry.id)}>
          <EntryTitle entry={entry} />
        </Link>
      }
      detail={
        <>
          <When entry={entry} />
          {type === 'order' && order && <Items items={order.items} />}
          {tip && (
            <span className={s.tip}>
              {tip.amount.amountMinor > 0 ? (
                <FormattedMessage
                  id="account.history.tip"
                  values={{ tip: <MoneyText key="tip" value={tip.amount} /> }}
                />
              ) : (
                <FormattedMessage id="account.history.tip.none" />
              )}
            </span>
          )}
        </>
      }
      end={
        <span className={s.amounts}>
          <strong>
            <MoneyText value={amount} signed={isCredit(entry)} />
          </strong>
          {type === 'order' && order?.status === 'VOIDED' && (
            <Tag tone="warning">
              <FormattedMessage id="account.history.voided" />
            </Tag>
          )}
        </span>
      }
      chevron
    />
  );
};
