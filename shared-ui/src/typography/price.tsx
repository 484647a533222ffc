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
  /** The earlier price, which is struck through. */
  was?: Money;
  /** The text before the struck price for screen readers, e.g. “was”. */
  wasLabel?: string;
  size?: 'small' | 'medium' | 'large';
  className?: string;
}

/** Formats an amount in the reader's locale; a negative amount has a minus sign, not a hyphen. */
export const MoneyText = ({
  value,
  signed,
}: {
  value: Money;
  /** Formats an amount with a plus sign if it is positive. */ signed?: boolean;
}) => {
  const parts = useIntl().formatNumberToParts(value.amountMinor / 100, {
    style: 'currency',
    currency: value.currency,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return parts.map((part) => (part.type === 'minusSign' ? '\u2212' : part.value)).join('');
};

/** An amount in the reader's locale, with digits of equal width. */
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
