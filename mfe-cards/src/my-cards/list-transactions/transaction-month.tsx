import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchStateOf, useQuery } from '@crema/remote-kit';
import { Button, EmptyState, Heading, List, Skeleton, Stack } from '@crema/shared-ui';
import { GetTransactionsDocument } from '../../generated/get-transactions.ts';
import type { TransactionType } from '../../generated/operation-types.ts';
import { EntryRow } from '../ledger/entry-row.tsx';
import { useReloadOnChange } from '../ledger/use-reload-on-change.ts';
import { ReadFailed } from '../../wallet/wallet-fallback.tsx';

interface TransactionMonthProps {
  readonly cardId: string;
  readonly type: TransactionType | undefined;
  readonly timeZone: string;
  readonly balanceMinor: number;
  /** The latest month by default. */
  readonly month?: string;
}
/** The button that asked for an older month is gone: its month takes focus. */
const focusOnce = (heading: HTMLElement | null) => heading?.focus();

const useMonthName = () => {
  const intl = useIntl();
  return (month: string): string =>
    intl.formatDate(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

/** One month of transactions, and on demand the month before it. */
export const TransactionMonth = ({ month, ...filter }: TransactionMonthProps) => {
  const { cardId, balanceMinor, type, timeZone } = filter;
  const monthName = useMonthName();
  const [showsOlder, setShowsOlder] = useState(false);
  const { data, error, loading, refetch } = useQuery(GetTransactionsDocument, {
    variables: { cardId, timeZone, ...(type && { type }), ...(month && { month }) },
  });
  const readAgain = () => void refetch().catch(() => undefined);
  useReloadOnChange({ cardId, balanceMinor }, readAgain);
  const request = fetchStateOf({ data: data?.user?.transactions, error, loading });
  if (!request.data)
    return request.status === 'failed' ? (
      <ReadFailed cause={error} retry={readAgain} />
    ) : (
      <Stack gap={1} aria-busy="true">
        <Skeleton shape="row" count={4} />
      </Stack>
    );
  const { entries, olderMonth, month: shown } = request.data;
  if (!shown || entries.length === 0)
    return (
      <EmptyState title={<FormattedMessage id="cards.ledger.none" />}>
        <FormattedMessage id="cards.transactions.none" />
      </EmptyState>
    );
  return (
    <>
      <section aria-labelledby={`month-${shown}`}>
        <Heading
          level={2}
          size="small"
          id={`month-${shown}`}
          tabIndex={-1}
          ref={month ? focusOnce : undefined}
        >
          {monthName(shown)}
        </Heading>
        <List>
          {entries.map((entry) => (
            <EntryRow key={entry.entryId} entry={entry} />
          ))}
        </List>
      </section>
      {olderMonth &&
        (showsOlder ? (
          <TransactionMonth {...filter} month={olderMonth} />
        ) : (
          <Button variant="secondary" onClick={() => setShowsOlder(true)}>
            <FormattedMessage id="cards.transactions.older" values={{ month: monthName(olderMonth) }} />
          </Button>
        ))}
    </>
  );
};
