import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { brand, type BarcodeSymbology, type Money } from '@crema/shared-contracts';
import { Button, Price } from '@crema/shared-ui';
import { LightPanel } from '@crema/shared-ui/light-panel';
import s from './barcode-panel.module.css';

interface BarcodePanelProps {
  readonly name: string;
  readonly balance?: Money;
  readonly number: ReactNode;
  readonly isBusy?: boolean;
  readonly symbology: BarcodeSymbology;
  readonly onSymbology: (symbology: BarcodeSymbology) => void;
  /** The picture, or what replaces it. */
  readonly children: ReactNode;
}
const others = { pdf417: 'code128', code128: 'pdf417' } as const satisfies Record<BarcodeSymbology, string>;
const otherIds = { pdf417: 'cards.scan.showLines', code128: 'cards.scan.showStacked' } as const;

/**
 * The panel is white in light and dark mode, because scanners need it (D-94), and has the same size in every
 * state (CRD-012). Scanners that read lines only need the other kind of barcode.
 */
export const BarcodePanel = (props: BarcodePanelProps) => {
  const { name, balance, number, isBusy = false, symbology, onSymbology, children } = props;
  const intl = useIntl();
  return (
    <LightPanel className={s.panel} aria-label={name} aria-busy={isBusy}>
      <header className={s.head}>
        <span className={s.name}>{name || intl.formatMessage({ id: 'cards.face' }, brand)}</span>
        {balance && (
          <span className={s.balance}>
            <FormattedMessage id="cards.balance" /> <Price value={balance} size="large" />
          </span>
        )}
      </header>
      <div className={s.code} role="status">
        {children}
      </div>
      <p className={s.number}>{number}</p>
      <div className={s.other}>
        <Button variant="quiet" size="small" icon="barcode" onClick={() => onSymbology(others[symbology])}>
          <FormattedMessage id={otherIds[symbology]} />
        </Button>
      </div>
    </LightPanel>
  );
};

interface BarcodePictureProps {
  readonly uri: string;
  readonly name: string;
  readonly symbology: BarcodeSymbology;
}
export const BarcodePicture = ({ uri, name, symbology }: BarcodePictureProps) => (
  <img
    src={uri}
    alt={useIntl().formatMessage({ id: 'cards.scan.barcodeOf' }, { name })}
    className={`${s.image} ${s[symbology]}`}
  />
);
