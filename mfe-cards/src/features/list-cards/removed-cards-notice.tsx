import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useHost, useMember } from '@crema/remote-kit';
import { Banner, Button, Stack, TimeText } from '@crema/shared-ui';
import { UndoRemoveCardDocument } from '../../generated/undo-remove-card.ts';
import { ChangeError } from '../../wallet/change-error.tsx';
import { removedCards, type RemovedCard } from '../../wallet/removed-cards.ts';
import { useChange } from '../../wallet/use-change.ts';
import { useWalletChanges } from '../../wallet/use-wallet-changes.ts';

interface NoticeProps {
  readonly card: RemovedCard;
  readonly onGone: (cardId: string) => void;
}
const Notice = ({ card, onGone }: NoticeProps) => {
  const { clock } = useHost();
  const { send, announce, refresh } = useWalletChanges();
  const { cardId, lastFour, undoUntil } = card;
  const { run, isSending, error } = useChange(async () => {
    await send(UndoRemoveCardDocument, { cardId });
    announce('added', cardId);
    await refresh();
    onGone(cardId);
  });
  useEffect(() => {
    const timer = setTimeout(() => onGone(cardId), Math.max(0, Date.parse(undoUntil) - clock.now()));
    return () => clearTimeout(timer);
  }, [cardId, undoUntil, clock, onGone]);
  return (
    <>
      <ChangeError error={error} actions={{ 'try-again': () => void run() }} />
      <Banner
        tone="info"
        title={<FormattedMessage id="cards.removed" values={{ lastFour }} />}
        action={
          <Button variant="secondary" size="small" busy={isSending} onClick={() => void run()}>
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

/** D-93: each card that was removed within the last 10 minutes can come back. */
export const RemovedCardsNotice = () => {
  const { clock } = useHost();
  const memberId = useMember()?.memberId;
  const [cards, setCards] = useState(() => removedCards.read(memberId, clock.now()));
  const [forget] = useState(() => (cardId: string) => {
    if (memberId) removedCards.delete(memberId, cardId, clock.now());
    setCards(removedCards.read(memberId, clock.now()));
  });
  if (cards.length === 0) return null;
  return (
    <Stack gap={1}>
      {cards.map((card) => (
        <Notice key={card.cardId} card={card} onGone={forget} />
      ))}
    </Stack>
  );
};
