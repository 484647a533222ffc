import { FormattedMessage } from 'react-intl';
import type { Slots } from '@crema/shared-contracts';
import { Banner, Stack } from '@crema/shared-ui';
import { CardSelect } from '../../wallet/card-select.tsx';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { useModalCard } from '../../wallet/use-modal-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { AddMoneyForm } from './add-money-form.tsx';

/** Slot `add-money`, which the hash #add-money opens on every page (CRD-004). */
export const AddMoney = ({ onClose }: Slots['add-money']) => {
  const wallet = useCards();
  const cards = wallet.status === 'ready' ? wallet.cards : [];
  const { card, pick } = useModalCard(cards);
  if (!card) return <WalletFallback wallet={wallet} level={3} loading={<FormSkeleton />} />;
  const isFull = card.addMoney.headroom.amountMinor <= 0;
  return (
    <Stack gap={3}>
      {cards.length > 1 && (
        <CardSelect labelId="cards.addMoney.card" cards={cards} value={card.cardId} onChange={pick} />
      )}
      {isFull ? (
        <Banner tone="info" title={<FormattedMessage id="cards.change.aboveCap" />} />
      ) : (
        <AddMoneyForm key={card.cardId} card={card} onDone={onClose} />
      )}
    </Stack>
  );
};
