import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchStateOf, useQuery } from '@crema/remote-kit';
import {
  Button,
  EmptyState,
  Icon,
  List,
  ListRow,
  MoneyText,
  Skeleton,
  Stack,
  TimeText,
} from '@crema/shared-ui';
import { GetCardLedgerDocument, type GetCardLedgerQuery } from '../../generated/operations.ts';
import { ReadFailed } from '../../wallet/wallet-fallback.tsx';
import { messageOfKind } from './ledger.messages.ts';
import s from './ledger.module.css';

type Entry = NonNullable<GetCardLedgerQuery['user']>['ledger'][number];
const firstLimit = 20;
const mostEntries = 100;

const EntryRow = ({ entry }: { readonly entry: Entry }) => {
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
          <TimeText value={entry.at} dateStyle="medium" /> · <TimeText value={entry.at} timeStyle="short" />
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

/** Calls `reload` after each change of the balance: the change is a new entry. */
const useReloadOnChange = (balanceMinor: number, reload: () => void): void => {
  const known = useRef(balanceMinor);
  const onChange = useEffectEvent(reload);
  useEffect(() => {
    if (known.current !== balanceMinor) onChange();
    known.current = balanceMinor;
  }, [balanceMinor]);
};

interface LedgerProps {
  readonly cardId: string;
  readonly balanceMinor: number;
}
/** The ledger of a card, the newest entry first (CRD-035). */
export const Ledger = ({ cardId, balanceMinor }: LedgerProps) => {
  const [limit, setLimit] = useState(firstLimit);
  const { data, previousData, error, loading, refetch } = useQuery(GetCardLedgerDocument, {
    variables: { cardId, limit },
  });
  useReloadOnChange(balanceMinor, () => void refetch().catch(() => undefined));
  const request = fetchStateOf({ data: (data ?? previousData)?.user?.ledger, error, loading });
  const entries = request.data;
  if (!entries && request.status === 'failed')
    return <ReadFailed cause={error} retry={() => void refetch().catch(() => undefined)} level={3} />;
  if (!entries)
    return (
      <Stack gap={1} aria-busy="true">
        <Skeleton shape="row" count={4} />
      </Stack>
    );
  if (entries.length === 0)
    return (
      <EmptyState headingLevel={3} title={<FormattedMessage id="cards.ledger.none" />}>
        <FormattedMessage id="cards.ledger.none.body" />
      </EmptyState>
    );
  return (
    <Stack gap={2}>
      <List>
        {entries.map((entry) => (
          <EntryRow key={entry.entryId} entry={entry} />
        ))}
      </List>
      {entries.length >= limit && limit < mostEntries && (
        <Button variant="secondary" onClick={() => setLimit(mostEntries)}>
          <FormattedMessage id="cards.ledger.more" />
        </Button>
      )}
    </Stack>
  );
};
