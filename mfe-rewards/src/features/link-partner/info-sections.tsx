import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card, Heading, Icon, Text, type IconName } from '@crema/shared-ui';
import { rewardsPaths } from '../../rewards-paths.ts';
import cards from '../../section/icon-cards.module.css';
import numbered from '../../section/numbered-steps.module.css';
import { QuestionList } from '../../section/question-list.tsx';
import { Section } from '../../section/section.tsx';
import { useLinkFigures } from './link-figures.ts';
import s from './info-page.module.css';

/** The anchor of the terms (RWD-042). */
export const disclaimerId = 'disclaimerTitleId';
const noteId = (footnote: number): string => `disclaimer-${footnote}`;

/** Messages: `rewards.link.perk.<id>.title` and `.body`; the note below the terms has its number. */
const perks: readonly { readonly id: string; readonly icon: IconName; readonly footnote: number }[] = [
  { id: 'stay', icon: 'star-filled', footnote: 1 },
  { id: 'week', icon: 'calendar', footnote: 2 },
  { id: 'transfer', icon: 'refresh', footnote: 3 },
];
/** Messages: `rewards.link.step.<id>.title` and `.body`. */
const steps = ['partner', 'join', 'continue'] as const;
/** Messages: `rewards.link.term.<id>`. The first ones are the notes of the perks. */
const notes = ['stay', 'week', 'transfer'] as const;
const terms = ['qualifying', 'stars', 'cap', 'window', 'privacy', 'end'] as const;
const questions = ['when', 'which', 'missing', 'unlink', 'data'].map((id) => ({
  ask: `rewards.link.question.${id}.ask`,
  answer: `rewards.link.question.${id}.answer`,
}));

export const Perks = () => {
  const figures = useLinkFigures();
  return (
    <Section title={<FormattedMessage id="rewards.link.perks" />}>
      <ul role="list" className={cards.cards}>
        {perks.map(({ id, icon, footnote }) => (
          <Card as="li" key={id} padding="large" className={cards.card}>
            <span className={cards.sign}>
              <Icon name={icon} size={28} />
            </span>
            <Heading level={3}>
              <FormattedMessage id={`rewards.link.perk.${id}.title`} values={figures} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`rewards.link.perk.${id}.body`} values={figures} />{' '}
              <a href={`#${noteId(footnote)}`} className={s.note}>
                <FormattedMessage id="rewards.link.note" values={{ footnote }} />
              </a>
            </Text>
          </Card>
        ))}
      </ul>
    </Section>
  );
};

export const Steps = () => {
  const figures = useLinkFigures();
  return (
    <Section title={<FormattedMessage id="rewards.link.steps" />}>
      <ol role="list" className={numbered.steps}>
        {steps.map((id) => (
          <li key={id} className={numbered.step}>
            <Heading level={3}>
              <FormattedMessage id={`rewards.link.step.${id}.title`} values={figures} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`rewards.link.step.${id}.body`} values={figures} />
            </Text>
          </li>
        ))}
      </ol>
    </Section>
  );
};

export const Faqs = () => (
  <QuestionList name="partner-questions" questions={questions} values={useLinkFigures()} />
);

/** The terms with their figures (RWD-047). The notes have anchors that the perks lead to. */
export const PartnerTerms = () => {
  const figures = useLinkFigures();
  return (
    <Section id={disclaimerId} title={<FormattedMessage id="rewards.terms.title" />}>
      <ol className={s.terms}>
        {notes.map((id, index) => (
          <li key={id} id={noteId(index + 1)}>
            <FormattedMessage id={`rewards.link.term.${id}`} values={figures} />
          </li>
        ))}
      </ol>
      <ul className={s.terms}>
        {terms.map((id) => (
          <li key={id}>
            <FormattedMessage id={`rewards.link.term.${id}`} values={figures} />
          </li>
        ))}
      </ul>
      <Text size="note" tone="muted">
        <FormattedMessage
          id="rewards.link.trademark"
          values={{
            help: (chunks) => (
              <Link key="help" to={rewardsPaths.help}>
                {chunks}
              </Link>
            ),
          }}
        />
      </Text>
    </Section>
  );
};
