import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Price, type Money } from '../typography/price.tsx';
import s from './price-summary.module.css';

export interface PriceLine {
  label: ReactNode;
  amount: Money;
  /** A small explanation below the label. */
  note?: ReactNode;
  /** A discount is drawn in green. */
  tone?: 'default' | 'discount';
}

export interface PriceSummaryProps {
  lines: readonly PriceLine[];
  total: PriceLine;
  className?: string;
}

const Line = ({ label, amount, note, tone, strong }: PriceLine & { strong?: boolean }) => (
  <div className={classNames(s.line, tone === 'discount' && s.discount, strong && s.total)}>
    <dt>
      {label}
      {note && <span className={s.note}>{note}</span>}
    </dt>
    <dd>
      <Price value={amount} size={strong ? 'large' : 'medium'} />
    </dd>
  </div>
);

/** The amount to pay and the amounts that it consists of. */
export const PriceSummary = ({ lines, total, className }: PriceSummaryProps) => (
  <dl className={classNames(s.summary, className)}>
    {lines.map((line, index) => (
      <Line key={index} {...line} />
    ))}
    <Line {...total} strong />
  </dl>
);
