import { useEffect, useState } from 'react';
import { useHost, useMember } from '@crema/remote-kit';
import { useChange } from '../../changes/use-change.ts';
import type { WalletCard } from '../../card/wallet-card.ts';
import { readBarcodeCopy } from './barcode-api.ts';
import { offlineBarcode, offlineCopyMs, type OfflineBarcode } from './offline-barcode.ts';

/** The copy of a barcode on this device, while it is valid: it disappears after 24 h, also on an open page (D-94). */
export const useOfflineBarcode = () => {
  const { clock, fetch: send } = useHost();
  const memberId = useMember()?.memberId;
  const read = (): OfflineBarcode | undefined =>
    memberId === undefined ? undefined : offlineBarcode.read(memberId, clock.now());
  const [copy, setCopy] = useState(read);
  useEffect(() => {
    if (memberId === undefined) return undefined;
    const update = () => setCopy(offlineBarcode.read(memberId, clock.now()));
    const stopAdjustments = clock.onAdjusted?.(update);
    const stopChanges = offlineBarcode.subscribe(memberId, update);
    return () => {
      stopAdjustments?.();
      stopChanges();
    };
  }, [memberId, clock]);
  useEffect(() => {
    if (!copy) return undefined;
    const timer = setTimeout(
      () => {
        offlineBarcode.delete(copy.memberId);
        setCopy(undefined);
      },
      Math.max(0, copy.until - clock.now()),
    );
    return () => clearTimeout(timer);
  }, [copy, clock]);
  const change = useChange(async (card: WalletCard, isWanted: boolean) => {
    if (memberId === undefined) return;
    if (!isWanted) {
      offlineBarcode.delete(memberId);
      setCopy(undefined);
      return;
    }
    const until = clock.now() + offlineCopyMs;
    const { cardId, nickname } = card;
    const read = await readBarcodeCopy(send, cardId);
    offlineBarcode.write({ memberId, until, content: { cardId, nickname, ...read } });
    setCopy(offlineBarcode.read(memberId, clock.now()));
  });
  return { copy, store: change.run, isStoring: change.isSending, error: change.error };
};
