import type { Slots } from '@crema/shared-contracts';
import { Stack } from '@crema/shared-ui';
import { useLeftCard } from '../../methods/trips/use-payment-trip.ts';
import { CardSelect } from '../../card/card-select.tsx';
import { FormSkeleton } from '../../wallet/form-skeleton.tsx';
import { OtherCardNotice } from '../../card/other-card-notice.tsx';
import { useCards } from '../../wallet/use-cards.ts';
import { useModalCard } from '../../wallet/use-modal-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { AutoReloadForm } from './auto-reload-form.tsx';

/** Slot `auto-reload`, which the hash #auto-reload opens on every page (CRD-004). */
export const AutoReload = ({ onClose }: Slots['auto-reload']) => {
  const wallet = useCards();
  const cards = wallet.status === 'ready' ? wallet.cards : [];
  const { card, pick, isOther } = useModalCard(cards, useLeftCard('auto-reload'));
  if (!card) return <WalletFallback wallet={wallet} level={3} loading={<FormSkeleton />} />;
  return (
    <Stack gap={3}>
      {isOther && <OtherCardNotice card={card} />}
      {cards.length > 1 && (
        <CardSelect labelId="cards.autoReload.card" cards={cards} value={card.cardId} onChange={pick} />
      )}
      <AutoReloadForm key={card.cardId} card={card} onDone={onClose} />
    </Stack>
  );
};
