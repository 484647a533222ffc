import { useIntl } from 'react-intl';
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

/** An amount as a text in the reader's locale; a negative one has a minus sign, not a hyphen. */
export const MoneyText = ({
  value,
  signed,
}: {
  value: Money;
  /** With a plus as well. */ signed?: boolean;
}) => {
  const parts = useIntl().formatNumberToParts(value.amountMinor / 100, {
    style: 'currency',
    currency: value.currency,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return parts.map((part) => (part.type === 'minusSign' ? '\u2212' : part.value)).join('');
};

/** An amount in the reader's locale, with figures of one width. */
export const Price = ({ value, was, wasLabel, size = 'medium', className }: PriceProps) => (
  <span className={classNames(s.price, s[size], className)}>
    <MoneyText value={value} />
    {was && (
      <s className={s.was}>
        {wasLabel && <VisuallyHidden>{wasLabel} </VisuallyHidden>}
        <MoneyText value={was} />
      </s>
    )}
  </span>
);
