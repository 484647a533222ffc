import { FormattedMessage, useIntl } from 'react-intl';
import { Switch } from '@crema/shared-ui';
import type { WalletCard } from '../../card/wallet-card.ts';
import type { useOfflineBarcode } from './use-offline-barcode.ts';

interface StoreBarcodeProps {
  readonly card: WalletCard;
  readonly offline: ReturnType<typeof useOfflineBarcode>;
}
/** D-94: the member's consent to a copy of this barcode on this device for 24 h; off deletes it. */
export const StoreBarcode = ({ card, offline }: StoreBarcodeProps) => {
  const intl = useIntl();
  const { copy, store, isStoring, error } = offline;
  return (
    <Switch
      label={<FormattedMessage id="cards.scan.store" />}
      hint={<FormattedMessage id="cards.scan.store.consent" />}
      checked={isStoring || copy?.content.cardId === card.cardId}
      error={error && intl.formatMessage({ id: 'cards.scan.store.failed' })}
      onChange={({ target }) => void store(card, target.checked)}
    />
  );
};
