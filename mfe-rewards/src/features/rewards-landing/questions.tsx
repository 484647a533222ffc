import { FormattedMessage } from 'react-intl';
import { programmeVersion } from '@crema/shared-contracts';
import { Card, Disclosure } from '@crema/shared-ui';
import { Section } from '../../section/section.tsx';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';
import s from './rewards-page.module.css';

/** Messages: `rewards.question.<id>.ask` and, unless the answer is a message of its own, `.answer`. */
const questions: readonly { readonly id: string; readonly answer?: string }[] = [
  { id: 'earn', answer: 'rewards.how.earn.body' },
  { id: 'exclusions' },
  { id: 'levels' },
  { id: 'expiry' },
  { id: 'birthday' },
  { id: 'card' },
];

export const Questions = () => {
  const { earning } = useProgrammeFigures();
  const { levels } = programmeVersion;
  const values = {
    ...earning,
    goldFrom: levels.GOLD.fromStars,
    reserveFrom: levels.RESERVE.fromStars,
    goldDays: levels.GOLD.birthdayDays,
    reserveDays: levels.RESERVE.birthdayDays,
  };
  return (
    <Section title={<FormattedMessage id="rewards.question.title" />}>
      <Card padding="medium">
        {questions.map(({ id, answer = `rewards.question.${id}.answer` }) => (
          <Disclosure
            key={id}
            name="rewards-questions"
            summary={<FormattedMessage id={`rewards.question.${id}.ask`} values={values} />}
          >
            <p className={s.answer}>
              <FormattedMessage id={answer} values={values} />
            </p>
          </Disclosure>
        ))}
      </Card>
    </Section>
  );
};
