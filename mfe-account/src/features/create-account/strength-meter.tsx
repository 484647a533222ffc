import { readText } from '@crema/shared-contracts';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { measureStrength, strengths } from './password-strength.ts';
import type { CreateAccountValues } from './create-account.schema.ts';
import s from './strength-meter.module.css';

/** Four bars and a label below the password; a change of the label is announced. */
export const StrengthMeter = () => {
  const { values } = useFormikContext<CreateAccountValues>();
  const ownWords = [values.firstName, values.lastName, values.emailAddress.split('@')[0] ?? ''].map(readText);
  const strength = measureStrength(values.password, ownWords);
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
