import { FormattedMessage } from 'react-intl';
import type { BarcodeSymbology } from '@crema/shared-contracts';
import { Button, Icon, Skeleton, VisuallyHidden } from '@crema/shared-ui';
import type { BarcodeState } from '../../scan-choice/scan-to-pay.slice.ts';
import { balanceOf, maskedNumber, type WalletCard } from '../../card/wallet-card.ts';
import { BarcodePanel, BarcodePicture } from './barcode-panel.tsx';
import s from './barcode-panel.module.css';

interface CardBarcodeProps {
  readonly card: WalletCard;
  readonly barcode: BarcodeState;
  readonly symbology: BarcodeSymbology;
  readonly onSymbology: (symbology: BarcodeSymbology) => void;
  readonly onRetry: () => void;
}

const Failed = ({
  onRetry,
  hasNumber,
}: Pick<CardBarcodeProps, 'onRetry'> & { readonly hasNumber: boolean }) => (
  <div className={s.failed}>
    <Icon name="barcode" size={40} />
    <p className={s.failedTitle}>
      <FormattedMessage id="cards.scan.down" />
    </p>
    <p>
      <FormattedMessage id={hasNumber ? 'cards.scan.showNumber' : 'cards.scan.noNumber'} />
    </p>
    <Button variant="quiet" size="small" icon="refresh" onClick={onRetry}>
      <FormattedMessage id="cards.tryAgain" />
    </Button>
  </div>
);

/** CRD-012: the barcode of a card while it is loading, completed or failed; the number is shown as soon as it is known. */
export const CardBarcode = ({ card, barcode, onRetry, ...kind }: CardBarcodeProps) => {
  const isBusy = barcode.status === 'idle' || barcode.status === 'loading';
  const number = 'cardNumber' in barcode && barcode.cardNumber ? barcode.cardNumber : undefined;
  return (
    <BarcodePanel
      name={card.nickname}
      balance={balanceOf(card)}
      isBusy={isBusy}
      number={number ?? (isBusy ? <Skeleton shape="text" width="14rem" /> : maskedNumber(card))}
      {...kind}
    >
      {isBusy && (
        <>
          <Skeleton shape="block" height="100%" />
          <VisuallyHidden>
            <FormattedMessage id="cards.scan.loading" />
          </VisuallyHidden>
        </>
      )}
      {barcode.status === 'completed' && (
        <BarcodePicture uri={barcode.uri} name={card.nickname} symbology={barcode.symbology} />
      )}
      {barcode.status === 'failed' && <Failed onRetry={onRetry} hasNumber={number !== undefined} />}
    </BarcodePanel>
  );
};
