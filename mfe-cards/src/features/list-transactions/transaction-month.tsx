import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fetchStateOf, useQuery } from '@crema/remote-kit';
import { Button, EmptyState, Heading, List, Skeleton, Stack } from '@crema/shared-ui';
import { GetTransactionsDocument } from '../../generated/get-transactions.ts';
import type { TransactionType } from '../../generated/operation-types.ts';
import { EntryRow } from '../../ledger/entry-row.tsx';
import { ReadFailed } from '../../wallet/wallet-fallback.tsx';

interface TransactionMonthProps {
  readonly cardId: string;
  readonly type: TransactionType | undefined;
  readonly timeZone: string;
  /** The latest month by default. */
  readonly month?: string;
}
const useMonthName = () => {
  const intl = useIntl();
  return (month: string): string =>
    intl.formatDate(new Date(`${month}-01T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' });
};

/** One month of transactions, and on demand the month before it. */
export const TransactionMonth = ({ month, ...filter }: TransactionMonthProps) => {
  const { cardId, type, timeZone } = filter;
  const monthName = useMonthName();
  const [showsOlder, setShowsOlder] = useState(false);
  const { data, error, loading, refetch } = useQuery(GetTransactionsDocument, {
    variables: { cardId, timeZone, ...(type && { type }), ...(month && { month }) },
  });
  const request = fetchStateOf({ data: data?.user?.transactions, error, loading });
  if (!request.data)
    return request.status === 'failed' ? (
      <ReadFailed cause={error} retry={() => void refetch().catch(() => undefined)} />
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
        <Heading level={2} size="small" id={`month-${shown}`}>
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
