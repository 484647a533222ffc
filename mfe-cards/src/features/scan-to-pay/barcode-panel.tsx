import { FormattedMessage, useIntl } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { Button, Icon, Price, Skeleton, VisuallyHidden } from '@crema/shared-ui';
import { balanceOf, maskedNumber, type WalletCard } from '../../wallet/wallet-card.ts';
import type { BarcodeState } from '../../scan-choice/scan-to-pay.slice.ts';
import s from './barcode-panel.module.css';

interface BarcodePanelProps {
  readonly card: WalletCard;
  readonly barcode: BarcodeState;
  readonly onRetry: () => void;
}

const Failed = ({ onRetry }: Pick<BarcodePanelProps, 'onRetry'>) => (
  <div className={s.failed}>
    <Icon name="barcode" size={40} />
    <p className={s.failedTitle}>
      <FormattedMessage id="cards.scan.down" />
    </p>
    <p>
      <FormattedMessage id="cards.scan.showNumber" />
    </p>
    <Button variant="quiet" size="small" icon="refresh" onClick={onRetry}>
      <FormattedMessage id="cards.tryAgain" />
    </Button>
  </div>
);

/**
 * The panel is white in light and dark mode, because scanners need it (D-94), and has the same size in every
 * state (CRD-012).
 */
export const BarcodePanel = ({ card, barcode, onRetry }: BarcodePanelProps) => {
  const intl = useIntl();
  const busy = barcode.status === 'idle' || barcode.status === 'loading';
  const number = 'cardNumber' in barcode && barcode.cardNumber ? barcode.cardNumber : undefined;
  return (
    <section className={s.panel} aria-label={card.nickname} aria-busy={busy}>
      <header className={s.head}>
        <span className={s.name}>{card.nickname || intl.formatMessage({ id: 'cards.face' }, brand)}</span>
        <span className={s.balance}>
          <FormattedMessage id="cards.balance" /> <Price value={balanceOf(card)} size="large" />
        </span>
      </header>
      <div className={s.code} role="status">
        {busy && (
          <>
            <Skeleton shape="block" height="100%" />
            <VisuallyHidden>
              <FormattedMessage id="cards.scan.loading" />
            </VisuallyHidden>
          </>
        )}
        {barcode.status === 'completed' && (
          <img
            src={barcode.uri}
            alt={intl.formatMessage({ id: 'cards.scan.barcodeOf' }, { name: card.nickname })}
            className={s.image}
          />
        )}
        {barcode.status === 'failed' && <Failed onRetry={onRetry} />}
      </div>
      <p className={s.number}>
        {number ?? (busy ? <Skeleton shape="text" width="14rem" /> : maskedNumber(card))}
      </p>
    </section>
  );
};
