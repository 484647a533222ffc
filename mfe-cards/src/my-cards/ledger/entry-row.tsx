import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { createStoreClock } from '@crema/remote-kit';
import { Icon, ListRow, MoneyText, TimeText } from '@crema/shared-ui';
import type { GetCardLedgerQuery } from '../../generated/operation-types.ts';
import s from './entry-row.module.css';
import { cardPaths } from '../../card/card-paths.ts';
import { messageOfKind, messageOfOrderKind } from './ledger.messages.ts';

export type LedgerEntry = NonNullable<GetCardLedgerQuery['user']>['ledger'][number];

/** The cause of the change; if it was an order of the member, with its store and a link to its page (K-17). */
const Title = ({ entry: { kind, order } }: { readonly entry: LedgerEntry }) => {
  if (!order) return <FormattedMessage id={messageOfKind(kind).messageId} />;
  return (
    <Link data-row-link to={cardPaths.order(order.orderId)}>
      <FormattedMessage id={messageOfOrderKind(kind)} values={{ store: order.storeName }} />
    </Link>
  );
};

/** The time of an order is its store's, as in the history and on the receipt (L-43). */
const Time = ({ entry: { at, order } }: { readonly entry: LedgerEntry }) => {
  const { locale } = useIntl();
  return order ? (
    <time dateTime={at}>{createStoreClock(locale, order.timeZoneId).time(at)}</time>
  ) : (
    <TimeText value={at} timeStyle="short" />
  );
};

/** One change of a balance, with the balance after it. */
export const EntryRow = ({ entry }: { readonly entry: LedgerEntry }) => {
  const { icon } = messageOfKind(entry.kind);
  return (
    <ListRow
      start={
        <span className={s.sign} data-credit={entry.amount.amountMinor > 0 || undefined}>
          <Icon name={icon} size={20} />
        </span>
      }
      className={entry.order ? undefined : s.unlinked}
      chevron={Boolean(entry.order)}
      title={<Title entry={entry} />}
      detail={
        <>
          <span className={s.when}>
            <TimeText
              value={entry.at}
              dateStyle="medium"
              {...(entry.order && { timeZone: entry.order.timeZoneId })}
            />
          </span>{' '}
          <span className={s.when}>
            <Time entry={entry} />
          </span>
        </>
      }
      end={
        <span className={s.amounts}>
          <strong>
            <MoneyText value={entry.amount} signed />
          </strong>
          <small className={s.after}>
            <FormattedMessage
              id="cards.ledger.after"
              values={{ balance: <MoneyText key="after" value={entry.balanceAfter} /> }}
            />
          </small>
        </span>
      }
    />
  );
};
