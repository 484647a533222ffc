import { programmeVersion } from '@crema/shared-contracts';
import { QuestionList } from '../../section/question-list.tsx';
import { useProgrammeFigures } from '../../programme/programme-figures.ts';

const questionOf = (id: string, answer = `rewards.question.${id}.answer`) => ({
  ask: `rewards.question.${id}.ask`,
  answer,
});
const questions = [
  questionOf('earn', 'rewards.how.earn.body'),
  questionOf('exclusions'),
  questionOf('levels'),
  questionOf('expiry'),
  questionOf('birthday'),
  questionOf('card'),
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
  return <QuestionList name="rewards-questions" questions={questions} values={values} />;
};
