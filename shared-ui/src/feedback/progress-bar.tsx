import { classNames } from '../class-names.ts';
import s from './progress-bar.module.css';

export interface ProgressBarProps {
  /** The accessible name. */
  label: string;
  value: number;
  max?: number;
  /** The text that replaces the bare number for screen readers, e.g. “120 of 200 stars”. */
  valueText?: string;
  tone?: 'primary' | 'success';
  /** Marks on the bar, in units of `value`. */
  marks?: readonly number[];
}

export const ProgressBar = ({
  label,
  value,
  max = 100,
  valueText,
  tone = 'primary',
  marks,
}: ProgressBarProps) => {
  const share = (amount: number) => `${Math.min(100, Math.max(0, (amount / max) * 100))}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(value, max)}
      aria-valuetext={valueText}
      className={classNames(s.track, s[tone])}
    >
      <div className={s.fill} style={{ inlineSize: share(value) }} />
      {marks?.map((mark) => (
        <span key={mark} className={s.mark} style={{ insetInlineStart: share(mark) }} />
      ))}
    </div>
  );
};
