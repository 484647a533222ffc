import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Slots } from '@crema/shared-contracts';
import { useConnection, useRetryOnReconnect } from '@crema/remote-kit';
import { Stack } from '@crema/shared-ui';
import { useAppDispatch, useAppSelector } from '../../scan-choice/cards.hooks.ts';
import {
  barcodeClosed,
  barcodeRequested,
  cardPicked,
  selectBarcode,
  selectSymbology,
  symbologyPicked,
} from '../../scan-choice/scan-to-pay.slice.ts';
import { useCards } from '../../wallet/use-cards.ts';
import { useModalCard } from '../../wallet/use-modal-card.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import { WalletFallback } from '../../wallet/wallet-fallback.tsx';
import { BarcodeSkeleton } from './barcode-skeleton.tsx';
import { CardBarcode } from './card-barcode.tsx';
import { CardSwitcher } from './card-switcher.tsx';
import { StoreBarcode } from './store-barcode.tsx';
import { StoredBarcode } from './stored-barcode.tsx';
import { useOfflineBarcode } from './use-offline-barcode.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface ScanCardProps {
  readonly cards: readonly [WalletCard, ...WalletCard[]];
  readonly offline: ReturnType<typeof useOfflineBarcode>;
}
const ScanCard = ({ cards, offline }: ScanCardProps) => {
  const dispatch = useAppDispatch();
  const symbology = useAppSelector(selectSymbology);
  const barcode = useAppSelector(selectBarcode);
  const { card = cards[0], pick } = useModalCard(cards);
  const { cardId } = card;
  useEffect(() => {
    dispatch(barcodeRequested({ cardId, symbology }));
    return () => void dispatch(barcodeClosed());
  }, [dispatch, cardId, symbology]);
  const retry = () => void dispatch(barcodeRequested({ cardId, symbology }));
  const change = (picked: string) => {
    pick(picked);
    dispatch(cardPicked(picked));
  };
  const hasFailed = barcode.status === 'failed';
  useRetryOnReconnect(hasFailed, retry);
  useWakeLock(barcode.status === 'completed');
  const copy = hasFailed && offline.copy?.content.cardId === cardId ? offline.copy : undefined;
  return (
    <Stack gap={3}>
      {copy ? (
        <StoredBarcode copy={copy} />
      ) : (
        <CardBarcode
          card={card}
          barcode={barcode}
          symbology={symbology}
          onSymbology={(picked) => dispatch(symbologyPicked(picked))}
          onRetry={retry}
        />
      )}
      {cards.length > 1 && <CardSwitcher cards={cards} value={cardId} onChange={change} />}
      {!hasFailed && <StoreBarcode card={card} offline={offline} />}
    </Stack>
  );
};

const isFilled = (cards: readonly WalletCard[]): cards is readonly [WalletCard, ...WalletCard[]] =>
  cards.length > 0;

/** Slot `scan-to-pay`: the barcode that a barista scans (CRD-004 #pay, CRD-012). */
export const ScanToPay = (_: Slots['scan-to-pay']) => {
  const wallet = useCards();
  const offline = useOfflineBarcode();
  const isOffline = useConnection() === 'offline';
  const isUnread = wallet.status === 'failed' || (wallet.status === 'loading' && isOffline);
  if (isUnread && offline.copy) return <StoredBarcode copy={offline.copy} />;
  if (wallet.status === 'ready' && isFilled(wallet.cards))
    return (
      <Stack gap={2}>
        <p>
          <FormattedMessage id="cards.scan.lead" />
        </p>
        <ScanCard cards={wallet.cards} offline={offline} />
      </Stack>
    );
  return <WalletFallback wallet={wallet} level={3} loading={<BarcodeSkeleton />} />;
};
