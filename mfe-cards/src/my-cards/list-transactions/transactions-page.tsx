import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { restPaths } from '@crema/shared-contracts';
import { BackLink, useHost } from '@crema/remote-kit';
import { Button, Page, Select, Stack, buttonClass } from '@crema/shared-ui';
import type { TransactionType } from '../../generated/operation-types.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { cardPaths } from '../../card/card-paths.ts';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { UnusableCard } from '../../wallet/unusable-card.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../../card/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { TransactionMonth } from './transaction-month.tsx';
import { useCsv } from './use-csv.ts';
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

const historyPath = '/account/history';
/** The activity of all cards, orders and gifts, if its page is there (ACC-060). */
const HistoryLink = () =>
  useHost().hasPage(historyPath) && (
    <div className={s.history}>
      <Link to={historyPath} className={buttonClass('quiet')}>
        <FormattedMessage id="cards.transactions.history" />
      </Link>
    </div>
  );

const Transactions = ({ card }: { readonly card: WalletCard }) => {
  const { cardId } = card;
  const intl = useIntl();
  const [type, setType] = useState<TransactionType>();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { download, isSending, error } = useCsv();
  return (
    <Stack gap={3}>
      <ChangeError
        error={error}
        actions={{ 'try-again': () => void download(csvUrl(cardId, type, timeZone)) }}
      />
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
        <Button
          variant="secondary"
          busy={isSending}
          onClick={() => void download(csvUrl(cardId, type, timeZone))}
        >
          <FormattedMessage id="cards.transactions.csv" />
        </Button>
      </div>
      <TransactionMonth
        key={type ?? ''}
        balanceMinor={balanceOf(card).amountMinor}
        {...{ cardId, type, timeZone }}
      />
      <HistoryLink />
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
      eyebrow={card && maskedNumber(card)}
      back={
        <BackLink
          to={cardPaths.card(cardId)}
          label={card ? card.nickname : <FormattedMessage id="cards.card.title" />}
        />
      }
    >
      {wallet.status !== 'ready' ? (
        <WalletFallback wallet={wallet} loading={<FormSkeleton />} />
      ) : card ? (
        <Transactions key={cardId} card={card} />
      ) : (
        <UnusableCard key={cardId} cardId={cardId} />
      )}
    </Page>
  );
};
