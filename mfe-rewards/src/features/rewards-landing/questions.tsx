import { FormattedMessage } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { Card, Disclosure } from '@crema/shared-ui';
import { Section } from '../../section/section.tsx';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import s from './rewards-page.module.css';

/** Messages: `rewards.question.<id>.ask` and `.answer`. */
const questions = ['earn', 'exclusions', 'levels', 'expiry', 'birthday', 'card'] as const;

export const Questions = () => {
  const { brand, rate, unit } = useProgrammeFigures();
  const { earning, levels } = programmeVersion;
  const values = {
    ...brand,
    unit,
    payAsYouGo: rate(earning.payAsYouGo),
    preloaded: rate(earning.preloadedCard),
    goldFrom: levels.GOLD.fromStars,
    reserveFrom: levels.RESERVE.fromStars,
    goldDays: levels.GOLD.birthdayDays,
    reserveDays: levels.RESERVE.birthdayDays,
  };
  return (
    <Section title={<FormattedMessage id="rewards.question.title" />}>
      <Card padding="medium">
        {questions.map((id) => (
          <Disclosure
            key={id}
            name="rewards-questions"
            summary={<FormattedMessage id={`rewards.question.${id}.ask`} values={values} />}
          >
            <p className={s.answer}>
              <FormattedMessage id={`rewards.question.${id}.answer`} values={values} />
            </p>
          </Disclosure>
        ))}
      </Card>
    </Section>
  );
};
