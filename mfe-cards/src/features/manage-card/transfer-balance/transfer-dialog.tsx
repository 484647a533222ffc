import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorRowOf, type ErrorCatalogue } from '@crema/shared-contracts';
import { Button, Dialog, MoneyText, RadioCards, Stack, Text, TextField } from '@crema/shared-ui';
import { UnansweredRequest } from '../../../money-requests/unanswered-request.tsx';
import { cardErrors } from '../../../wallet/card.errors.ts';
import { cardPaths } from '../../../wallet/card-paths.ts';
import { CardSelect } from '../../../wallet/card-select.tsx';
import { ChangeError } from '../../../wallet/change-error.tsx';
import { balanceOf, type WalletCard } from '../../../wallet/wallet-card.ts';
import { readTransfer, receiversOf } from './transfer.rules.ts';
import { useTransfer } from './use-transfer.ts';

/** CRD-091: a transfer has its own text for unexpected errors. */
const transferErrors: ErrorCatalogue = {
  ...cardErrors,
  AMOUNT_INVALID: { messageId: 'cards.transfer.amountInvalid', display: 'field', action: 'none' },
  unknown: { messageId: 'cards.transfer.failed', display: 'page', action: 'try-again' },
};
type Part = 'whole' | 'part';
type Emptied = 'keep' | 'remove';

interface TransferFormProps {
  readonly card: WalletCard;
  readonly receivers: readonly [WalletCard, ...WalletCard[]];
  readonly onDone: () => void;
}
const TransferForm = ({ card, receivers, onDone }: TransferFormProps) => {
  const intl = useIntl();
  const [toCardId, setToCardId] = useState(receivers[0].cardId);
  const [part, setPart] = useState<Part>('whole');
  const [typed, setTyped] = useState('');
  const [emptied, setEmptied] = useState<Emptied>('keep');
  const [isChecked, setChecked] = useState(false);
  const { send, isSending, error, unanswered } = useTransfer(onDone);
  const to = receivers.find(({ cardId }) => cardId === toCardId) ?? receivers[0];
  const read = readTransfer({ isWhole: part === 'whole', typed }, card, to);
  const isWhole = 'amountMinor' in read && read.amountMinor === balanceOf(card).amountMinor;
  const violation = isChecked && 'code' in read ? errorRowOf(transferErrors, read.code) : undefined;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (!('amountMinor' in read)) return;
    const { amountMinor } = read;
    const removeEmptied = isWhole && emptied === 'remove';
    await send({ fromCardId: card.cardId, toCardId: to.cardId, amountMinor, removeEmptied });
  };
  const violationText = violation && intl.formatMessage({ id: violation.messageId });
  const backToCard = (
    <Button variant="quiet" block onClick={onDone}>
      <FormattedMessage id="cards.manage.title" />
    </Button>
  );
  if (unanswered)
    return (
      <Stack gap={3}>
        <UnansweredRequest {...unanswered} isSending={isSending} error={error} catalogue={transferErrors} />
        {backToCard}
      </Stack>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <ChangeError
          error={error}
          catalogue={transferErrors}
          actions={{ 'try-again': () => void submit() }}
        />
        <CardSelect labelId="cards.transfer.to" cards={receivers} value={to.cardId} onChange={setToCardId} />
        <RadioCards<Part>
          legend={<FormattedMessage id="cards.transfer.amount" />}
          value={part}
          onChange={setPart}
          error={part === 'whole' ? violationText : undefined}
          options={[
            {
              value: 'whole',
              label: <FormattedMessage id="cards.transfer.whole" />,
              end: <MoneyText value={balanceOf(card)} />,
            },
            { value: 'part', label: <FormattedMessage id="cards.transfer.part" /> },
          ]}
        />
        {part === 'part' && (
          <TextField
            label={<FormattedMessage id="cards.addMoney.other.label" />}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={violationText}
          />
        )}
        {isWhole && (
          <RadioCards<Emptied>
            legend={<FormattedMessage id="cards.transfer.emptied" />}
            value={emptied}
            onChange={setEmptied}
            options={[
              { value: 'keep', label: <FormattedMessage id="cards.transfer.keep" /> },
              { value: 'remove', label: <FormattedMessage id="cards.transfer.remove" /> },
            ]}
          />
        )}
        <Button type="submit" block busy={isSending}>
          <FormattedMessage id="cards.transfer.submit" />
        </Button>
        {backToCard}
      </Stack>
    </form>
  );
};

interface TransferDialogProps {
  readonly card: WalletCard;
  readonly cards: readonly WalletCard[];
  readonly onClose: () => void;
}
const isFilled = (cards: readonly WalletCard[]): cards is readonly [WalletCard, ...WalletCard[]] =>
  cards.length > 0;

/** CRD-011: moves this card's balance to another card of the member. */
export const TransferDialog = ({ card, cards, onClose }: TransferDialogProps) => {
  const intl = useIntl();
  const receivers = receiversOf(card, cards);
  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      closeLabel={intl.formatMessage({ id: 'cards.close' })}
      title={<FormattedMessage id="cards.transfer.title" />}
    >
      {isFilled(receivers) ? (
        <TransferForm card={card} receivers={receivers} onDone={onClose} />
      ) : (
        <Stack gap={2}>
          <Text>
            <FormattedMessage id="cards.transfer.none" />
          </Text>
          <Link to={cardPaths.add}>
            <FormattedMessage id="cards.add.title" />
          </Link>
        </Stack>
      )}
    </Dialog>
  );
};
