import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorRowOf, type ErrorCatalogue } from '@crema/shared-contracts';
import { Button, Dialog, MoneyText, RadioCards, Stack, Text, TextField } from '@crema/shared-ui';
import { useInvalidFocus } from '../../../money/requests/use-invalid-focus.ts';
import { RequestSummary } from '../../../money/requests/request-summary.tsx';
import { UnansweredRequest } from '../../../money/requests/unanswered-request.tsx';
import { cardErrors } from '../../../problems/card.errors.ts';
import { cardPaths } from '../../../card/card-paths.ts';
import { CardSelect } from '../../../card/card-select.tsx';
import { ChangeError } from '../../../problems/change-error.tsx';
import { useCapText } from '../../../problems/use-error-values.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../../../card/wallet-card.ts';
import { useRemovalEffects } from '../../../wallet/use-removal-effects.ts';
import { useRemoveCard } from '../../../wallet/use-remove-card.ts';
import { firstReceiver, readTransfer, receiversOf } from './transfer.rules.ts';
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
  const [toCardId, setToCardId] = useState(firstReceiver(card, receivers).cardId);
  const [part, setPart] = useState<Part>('whole');
  const [typed, setTyped] = useState('');
  const [emptied, setEmptied] = useState<Emptied>('keep');
  const [isChecked, setChecked] = useState(false);
  const cap = useCapText();
  const effects = useRemovalEffects(card);
  const [invalidSubmits, setInvalidSubmits] = useState(0);
  const form = useInvalidFocus(invalidSubmits);
  const { send, isSending, error, unanswered } = useTransfer(onDone);
  const to = receivers.find(({ cardId }) => cardId === toCardId) ?? receivers[0];
  const read = readTransfer({ isWhole: part === 'whole', typed }, card, to);
  const isWhole = 'amountMinor' in read && read.amountMinor === balanceOf(card).amountMinor;
  const violation = isChecked && 'code' in read ? errorRowOf(transferErrors, read.code) : undefined;
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    setChecked(true);
    if (!('amountMinor' in read)) {
      setInvalidSubmits(invalidSubmits + 1);
      return;
    }
    const { amountMinor } = read;
    const removeEmptied = isWhole && emptied === 'remove';
    await send({ fromCardId: card.cardId, toCardId: to.cardId, amountMinor, removeEmptied });
  };
  const violationText = violation && intl.formatMessage({ id: violation.messageId }, { cap });
  const backToCard = (
    <Button variant="quiet" block onClick={onDone}>
      <FormattedMessage id="cards.manage.title" />
    </Button>
  );
  if (unanswered)
    return (
      <Stack gap={3}>
        <UnansweredRequest
          {...unanswered}
          isSending={isSending}
          error={error}
          catalogue={transferErrors}
          summary={
            <RequestSummary
              messageId="cards.unanswered.transfer"
              amountMinor={unanswered.content.amountMinor}
              cardId={unanswered.content.toCardId}
              fromCardId={unanswered.content.fromCardId}
            />
          }
        />
        {backToCard}
      </Stack>
    );
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={3}>
        <ChangeError
          error={error}
          catalogue={transferErrors}
          actions={{ 'try-again': () => void submit() }}
        />
        <Text tone="muted">
          <FormattedMessage
            id="cards.transfer.from"
            values={{ name: card.nickname, number: maskedNumber(card) }}
          />
        </Text>
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
              {
                value: 'remove',
                label: <FormattedMessage id="cards.transfer.remove" />,
                description: effects,
              },
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

/** CRD-016: a card without a balance has nothing to transfer: it is kept or removed. Below zero it cannot be removed (D-93). */
const NothingToTransfer = ({
  card,
  onClose,
}: {
  readonly card: WalletCard;
  readonly onClose: () => void;
}) => {
  const { run, isSending, error } = useRemoveCard(card);
  const isEmpty = balanceOf(card).amountMinor === 0;
  return (
    <Stack gap={2}>
      <ChangeError error={error} actions={{ 'try-again': () => void run() }} />
      <Text>
        <FormattedMessage id={isEmpty ? 'cards.transfer.emptySource' : 'cards.transfer.belowZero'} />
      </Text>
      <Button block onClick={onClose}>
        <FormattedMessage id="cards.transfer.keep" />
      </Button>
      {isEmpty && (
        <Button variant="secondary" block busy={isSending} onClick={() => void run()}>
          <FormattedMessage id="cards.transfer.remove" />
        </Button>
      )}
    </Stack>
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
      {balanceOf(card).amountMinor <= 0 ? (
        <NothingToTransfer card={card} onClose={onClose} />
      ) : isFilled(receivers) ? (
        <TransferForm card={card} receivers={receivers} onDone={onClose} />
      ) : (
        <Stack gap={2}>
          <Text>
            <FormattedMessage id="cards.transfer.none" />
          </Text>
          <Link to={cardPaths.addForTransfer(card.cardId)}>
            <FormattedMessage id="cards.transfer.addCard" />
          </Link>
        </Stack>
      )}
    </Dialog>
  );
};
