import { FormattedMessage, useIntl } from 'react-intl';
import { useHasPassed, useHost } from '@crema/remote-kit';
import { Banner, Button, Stack, TimeText } from '@crema/shared-ui';
import { UndoRemoveCardDocument } from '../../generated/undo-remove-card.ts';
import { ChangeError } from '../../problems/change-error.tsx';
import { removalSubject, showAdded } from '../../wallet/show-removal.ts';
import type { RemovedCard } from '../../wallet/use-cards.ts';
import { useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';

const Notice = ({ card }: { readonly card: RemovedCard }) => {
  const intl = useIntl();
  const { toast } = useHost();
  const { send, announce, refresh } = useWalletChanges();
  const { cardId, lastFour, undoUntil } = card;
  const isOver = useHasPassed(Date.parse(undoUntil));
  const { run, isSending, error } = useChange(async () => {
    await send(UndoRemoveCardDocument, { cardId }, (cache, data) => showAdded(cache, data.undoRemoveCard));
    const text = intl.formatMessage({ id: 'cards.removed.undone' }, { lastFour });
    toast({ kind: 'success', text, subject: removalSubject(cardId) });
    document.querySelector<HTMLElement>('[data-page-title]')?.focus();
    announce('added', cardId);
    await refresh();
  });
  if (isOver) return null;
  return (
    <>
      <ChangeError error={error} actions={{ 'try-again': () => void run() }} />
      <Banner
        tone="info"
        title={<FormattedMessage id="cards.removed" values={{ lastFour }} />}
        action={
          <Button
            variant="secondary"
            size="small"
            busy={isSending}
            aria-label={intl.formatMessage({ id: 'cards.removed.undo.card' }, { lastFour })}
            onClick={() => void run()}
          >
            <FormattedMessage id="cards.removed.undo" />
          </Button>
        }
      >
        <FormattedMessage
          id="cards.removed.until"
          values={{ time: <TimeText key="time" value={undoUntil} timeStyle="short" /> }}
        />
      </Banner>
    </>
  );
};

/** D-93: each card that was removed within the last 10 minutes, in any browser of the member, can come back. */
export const RemovedCardsNotice = ({ cards }: { readonly cards: readonly RemovedCard[] }) =>
  cards.length > 0 && (
    <Stack gap={1}>
      {cards.map((card) => (
        <Notice key={card.cardId} card={card} />
      ))}
    </Stack>
  );
