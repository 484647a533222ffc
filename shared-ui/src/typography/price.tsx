import { FormattedNumber } from 'react-intl';
import { classNames } from '../class-names.ts';
import s from './price.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Structurally the Money of shared-contracts: integer minor units, never a float. */
export interface Money {
  amountMinor: number;
  currency: 'USD' | 'CAD';
}

export interface PriceProps {
  value: Money;
  /** The price before; drawn struck through. */
  was?: Money;
  /** Spoken before the struck price, e.g. “was”. */
  wasLabel?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

const Amount = ({ amountMinor, currency }: Money) => (
  <FormattedNumber value={amountMinor / 100} style="currency" currency={currency} />
);

/** An amount in the reader's locale, with figures of one width. */
export const Price = ({ value, was, wasLabel, size = 'medium', className }: PriceProps) => (
  <span className={classNames(s.price, s[size], className)}>
    <Amount {...value} />
    {was && (
      <s className={s.was}>
        {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
        <Amount {...was} />
      </s>
    )}
  </span>
);
