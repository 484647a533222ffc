import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Slots } from '@crema/shared-contracts';
import { useRetryOnReconnect } from '@crema/remote-kit';
import { Stack } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../cards.hooks.ts';
import { useCards } from '../../wallet/use-cards.ts';
import type { WalletCard } from '../../wallet/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { BarcodePanel } from './barcode-panel.tsx';
import { BarcodeSkeleton } from './barcode-skeleton.tsx';
import { CardSwitcher } from './card-switcher.tsx';
import {
  barcodeClosed,
  barcodeRequested,
  cardPicked,
  selectActiveCardId,
  selectBarcode,
} from '../../scan-choice/scan-to-pay.slice.ts';
import { useWakeLock } from './use-wake-lock.ts';

const ScanCard = ({ cards }: { readonly cards: readonly [WalletCard, ...WalletCard[]] }) => {
  const dispatch = useAppDispatch();
  const activeCardId = useAppSelector(selectActiveCardId);
  const barcode = useAppSelector(selectBarcode);
  const card =
    cards.find(({ cardId }) => cardId === activeCardId) ??
    cards.find(({ isPrimary }) => isPrimary) ??
    cards[0];
  const { cardId } = card;
  useEffect(() => {
    dispatch(barcodeRequested({ cardId }));
    return () => void dispatch(barcodeClosed());
  }, [dispatch, cardId]);
  const retry = () => void dispatch(barcodeRequested({ cardId }));
  useRetryOnReconnect(barcode.status === 'failed', retry);
  useWakeLock(barcode.status === 'completed');
  return (
    <Stack gap={3}>
      <BarcodePanel card={card} barcode={barcode} onRetry={retry} />
      {cards.length > 1 && (
        <CardSwitcher cards={cards} value={cardId} onChange={(picked) => dispatch(cardPicked(picked))} />
      )}
    </Stack>
  );
};

const isFilled = (cards: readonly WalletCard[]): cards is readonly [WalletCard, ...WalletCard[]] =>
  cards.length > 0;

/** Slot `scan-to-pay`: the barcode that a barista scans (CRD-004 #pay, CRD-012). */
export const ScanToPay = (_: Slots['scan-to-pay']) => {
  const wallet = useCards();
  if (wallet.status === 'ready' && isFilled(wallet.cards))
    return (
      <Stack gap={2}>
        <p>
          <FormattedMessage id="cards.scan.lead" />
        </p>
        <ScanCard cards={wallet.cards} />
      </Stack>
    );
  return <WalletFallback wallet={wallet} level={3} loading={<BarcodeSkeleton />} />;
};
