import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { restPaths } from '@crema/shared-contracts';
import { BackLink } from '@crema/remote-kit';
import { Button, Page, Select, Stack } from '@crema/shared-ui';
import type { TransactionType } from '../../generated/operation-types.ts';
import { cardPaths } from '../../wallet/card-paths.ts';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { maskedNumber } from '../../wallet/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { TransactionMonth } from './transaction-month.tsx';
import s from './transactions.module.css';

const typeIds = {
  PURCHASE: 'cards.transactions.PURCHASE',
  MONEY_ADDED: 'cards.transactions.MONEY_ADDED',
  TRANSFER: 'cards.transactions.TRANSFER',
  OTHER: 'cards.transactions.OTHER',
} as const satisfies Record<TransactionType, string>;
const isType = (text: string): text is TransactionType => Object.hasOwn(typeIds, text);

const csvUrl = (cardId: string, type: TransactionType | undefined, timeZone: string): string =>
  `${restPaths.transactionsCsv}?${new URLSearchParams({ cardId, timeZone, ...(type && { type }) })}`;

const Transactions = ({ cardId }: { readonly cardId: string }) => {
  const intl = useIntl();
  const [type, setType] = useState<TransactionType>();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return (
    <Stack gap={3}>
      <div className={s.tools}>
        <Select
          label={<FormattedMessage id="cards.transactions.type" />}
          value={type ?? ''}
          onChange={({ target }) => setType(isType(target.value) ? target.value : undefined)}
        >
          <option value="">{intl.formatMessage({ id: 'cards.transactions.all' })}</option>
          {Object.entries(typeIds).map(([value, id]) => (
            <option key={value} value={value}>
              {intl.formatMessage({ id })}
            </option>
          ))}
        </Select>
        <Button variant="secondary" href={csvUrl(cardId, type, timeZone)} download>
          <FormattedMessage id="cards.transactions.csv" />
        </Button>
      </div>
      <TransactionMonth key={type ?? ''} cardId={cardId} type={type} timeZone={timeZone} />
    </Stack>
  );
};

/** /account/cards/:cardId/transactions: every change of a card's balance by month (CRD-035). */
export const TransactionsPage = () => {
  const { cardId = '' } = useParams();
  const wallet = useCards();
  const card = wallet.status === 'ready' ? wallet.cards.find((one) => one.cardId === cardId) : undefined;
  return (
    <Page
      width="medium"
      title={<FormattedMessage id="cards.transactions.title" />}
      eyebrow={card && `${card.nickname} ${maskedNumber(card)}`}
      back={<BackLink to={cardPaths.card(cardId)} label={<FormattedMessage id="cards.card.title" />} />}
    >
      {wallet.status === 'ready' ? (
        <Transactions cardId={cardId} />
      ) : (
        <WalletFallback wallet={wallet} loading={<FormSkeleton />} />
      )}
    </Page>
  );
};
