import { FormattedMessage } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { LandingSection } from './landing-section.tsx';
import { useProgrammeFigures } from './programme-figures.ts';
import s from './rewards-page.module.css';

/** Texts: `rewards.terms.<id>`. */
const terms = ['noStars', 'notRedeemable', 'difference', 'birthday', 'refills', 'levels'] as const;

/** The conditions that hold everywhere, in two columns where there is room. */
export const Terms = () => {
  const { brand, amount } = useProgrammeFigures();
  const { rewardValueCaps, levels } = programmeVersion;
  const values = {
    ...brand,
    customisation: amount(rewardValueCaps[25] ?? 0),
    merchandise: amount(rewardValueCaps[400] ?? 0),
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
