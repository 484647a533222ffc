import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Chip } from '@crema/shared-ui';
import s from './feature-chips.module.css';

/** Asked for most: always at hand. The others show while they are active. */
const atHand = ['ON', 'GC', 'hrs24'];

interface FeatureChipsProps {
  readonly active: readonly string[];
  readonly onChange: (features: readonly string[]) => void;
}

/** Features that every store must have; those of a shared link can be seen and taken off. */
export const FeatureChips = ({ active, onChange }: FeatureChipsProps) => {
  const intl = useIntl();
  const shown = [...atHand, ...active.filter((code) => !atHand.includes(code))];
  const toggle = (code: string) =>
    onChange(active.includes(code) ? active.filter((other) => other !== code) : [...active, code]);
  return (
    <div role="group" aria-label={intl.formatMessage({ id: 'locator.features.label' })} className={s.chips}>
      {shown.map((code) => (
        <Chip key={code} pressed={active.includes(code)} onClick={() => toggle(code)}>
          <FormattedMessage id={`locator.feature.${code}`} />
        </Chip>
      ))}
      {active.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => onChange([])}>
          <FormattedMessage id="locator.features.clear" />
        </Button>
      )}
    </div>
  );
};
