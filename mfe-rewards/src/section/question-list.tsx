import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Card, Disclosure } from '@crema/shared-ui';
import { Section } from './section.tsx';
import s from './question-list.module.css';

interface QuestionListProps {
  /** Of the questions that close each other. */
  readonly name: string;
  /** The ids of the messages. */
  readonly questions: readonly { readonly ask: string; readonly answer: string }[];
  readonly values: ComponentProps<typeof FormattedMessage>['values'];
}
/** The section with the questions: one answer is open at a time. */
export const QuestionList = ({ name, questions, values }: QuestionListProps) => (
  <Section title={<FormattedMessage id="rewards.question.title" />}>
    <Card padding="medium">
      {questions.map(({ ask, answer }) => (
        <Disclosure key={ask} name={name} summary={<FormattedMessage id={ask} values={values} />}>
          <p className={s.answer}>
            <FormattedMessage id={answer} values={values} />
          </p>
        </Disclosure>
      ))}
    </Card>
  </Section>
);
