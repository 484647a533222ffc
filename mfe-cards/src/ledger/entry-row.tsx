import { FormattedMessage } from 'react-intl';
import { Icon, ListRow, MoneyText, TimeText } from '@crema/shared-ui';
import type { GetCardLedgerQuery } from '../generated/operation-types.ts';
import s from './entry-row.module.css';
import { messageOfKind } from './ledger.messages.ts';

export type LedgerEntry = NonNullable<GetCardLedgerQuery['user']>['ledger'][number];

/** One change of a balance, with the balance after it. */
export const EntryRow = ({ entry }: { readonly entry: LedgerEntry }) => {
  const { messageId, icon } = messageOfKind(entry.kind);
  return (
    <ListRow
      start={
        <span className={s.sign} data-credit={entry.amount.amountMinor > 0 || undefined}>
          <Icon name={icon} size={20} />
        </span>
      }
      title={<FormattedMessage id={messageId} />}
      detail={
        <>
          <span className={s.when}>
            <TimeText value={entry.at} dateStyle="medium" />
          </span>{' '}
          <span className={s.when}>
            <TimeText value={entry.at} timeStyle="short" />
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
