import { FormattedMessage } from 'react-intl';
import { measureStrength, strengths } from './password-strength.ts';
import s from './strength-meter.module.css';

interface StrengthMeterProps {
  readonly password: string;
  /** Words that the visitor typed or that we know: a password with one of them is weak. */
  readonly ownWords?: readonly string[];
}
/** Four bars and a label below the password; a change of the label is announced. */
export const StrengthMeter = ({ password, ownWords = [] }: StrengthMeterProps) => {
  const strength = measureStrength(password, ownWords);
  return (
    <div className={s.meter} data-strength={strength}>
      <span className={s.bars} aria-hidden>
        {strengths.slice(1).map((step, index) => (
          <span key={step} className={s.bar} data-on={index < strengths.indexOf(strength) || undefined} />
        ))}
      </span>
      <span className={s.word} role="status">
        <FormattedMessage id={`account.create.strength.${strength}`} />
      </span>
    </div>
  );
};
