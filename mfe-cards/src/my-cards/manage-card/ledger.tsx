import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchStateOf, useQuery } from '@crema/remote-kit';
import { Button, EmptyState, List, Skeleton, Stack } from '@crema/shared-ui';
import { GetCardLedgerDocument } from '../../generated/operations.ts';
import { EntryRow } from '../ledger/entry-row.tsx';
import { useReloadOnChange } from '../ledger/use-reload-on-change.ts';
import { ReadFailed } from '../../wallet/wallet-fallback.tsx';

const firstLimit = 20;
const mostEntries = 100;

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
  useReloadOnChange({ cardId, balanceMinor }, () => void refetch().catch(() => undefined));
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
        <Button
          variant="secondary"
          onClick={() => {
            setLimit(mostEntries);
            document.getElementById('card-ledger')?.focus();
          }}
        >
          <FormattedMessage id="cards.ledger.more" />
        </Button>
      )}
    </Stack>
  );
};
