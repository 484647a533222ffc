import { FormattedMessage } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { LandingSection } from './landing-section.tsx';
import { useProgrammeFigures } from './programme-figures.ts';
import s from './rewards-page.module.css';

/** Messages: `rewards.terms.<id>`. */
const terms = ['noStars', 'notRedeemable', 'difference', 'birthday', 'refills', 'levels'] as const;

/** The programme's conditions, in two columns on wide windows. */
export const Terms = () => {
  const { brand, amount } = useProgrammeFigures();
  const { rewardValueCaps, levels } = programmeVersion;
  const values = {
    ...brand,
    customisation: amount(rewardValueCaps.customisation),
    merchandise: amount(rewardValueCaps.merchandise),
    goldFrom: levels.GOLD.fromStars,
    reserveFrom: levels.RESERVE.fromStars,
  };
  return (
    <LandingSection title={<FormattedMessage id="rewards.terms.title" />}>
      <ul className={s.terms}>
        {terms.map((id) => (
          <li key={id}>
            <FormattedMessage id={`rewards.terms.${id}`} values={values} />
          </li>
        ))}
      </ul>
    </LandingSection>
  );
};
