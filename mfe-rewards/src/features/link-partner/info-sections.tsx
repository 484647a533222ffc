import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useHost } from '@crema/remote-kit';
import type { PartnerId } from '@crema/shared-contracts';
import { Card, Heading, Icon, Text } from '@crema/shared-ui';
import { rewardsPaths } from '../../rewards-paths.ts';
import cards from '../../section/icon-cards.module.css';
import numbered from '../../section/numbered-steps.module.css';
import { QuestionList } from '../../section/question-list.tsx';
import { Section } from '../../section/section.tsx';
import { useLinkFigures } from './link-figures.ts';
import { commonQuestions, commonTerms, partnerSections } from './partner-sections.ts';
import { usePartner } from './use-partner.tsx';
import s from './info-page.module.css';

/** The anchor of the terms (RWD-042). */
export const disclaimerId = 'disclaimerTitleId';
const noteId = (footnote: number): string => `disclaimer-${footnote}`;

/** Messages: `rewards.link.step.<id>.title` and `.body`. */
const steps = ['partner', 'join', 'continue'] as const;

const Note = ({ footnote }: { readonly footnote: number }) => (
  <a href={`#${noteId(footnote)}`} className={s.note}>
    <FormattedMessage id="rewards.link.note" values={{ footnote }} />
  </a>
);

export const Perks = () => {
  const { id: partner } = usePartner();
  const { perks, notes } = partnerSections[partner];
  const figures = useLinkFigures();
  return (
    <Section title={<FormattedMessage id="rewards.link.perks" />}>
      <ul role="list" className={cards.cards}>
        {perks.map(({ root, icon }, index) => (
          <Card as="li" key={root} padding="large" className={cards.card}>
            <span className={cards.sign}>
              <Icon name={icon} size={28} />
            </span>
            <Heading level={3}>
              <FormattedMessage id={`${root}.title`} values={figures} />
            </Heading>
            <Text tone="muted">
              <FormattedMessage id={`${root}.body`} values={figures} />{' '}
              {index < notes.length && <Note footnote={index + 1} />}
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

export const Faqs = () => {
  const { id: partner } = usePartner();
  const roots = [...partnerSections[partner].questions, ...commonQuestions];
  const questions = roots.map((root) => ({ ask: `${root}.ask`, answer: `${root}.answer` }));
  return <QuestionList name="partner-questions" questions={questions} values={useLinkFigures()} />;
};

/** The terms with their figures (RWD-047). The notes have anchors that the perks lead to. */
export const PartnerTerms = () => {
  const { id: partner } = usePartner();
  const { notes, terms } = partnerSections[partner];
  const figures = useLinkFigures();
  const inlineLinks: Partial<Record<PartnerId, string>> = useHost().configuration.rewards.inlineLinks;
  const inline = (chunks: ReactNode) => (
    <Link key="inline" to={inlineLinks[partner] ?? rewardsPaths.help}>
      {chunks}
    </Link>
  );
  return (
    <Section id={disclaimerId} title={<FormattedMessage id="rewards.terms.title" />}>
      <ol className={s.terms}>
        {notes.map((id, index) => (
          <li key={id} id={noteId(index + 1)}>
            <FormattedMessage id={id} values={{ ...figures, inline }} />
          </li>
        ))}
      </ol>
      <ul className={s.terms}>
        {[...terms, ...commonTerms].map((id) => (
          <li key={id}>
            <FormattedMessage id={id} values={figures} />
          </li>
        ))}
      </ul>
      <Text size="note" tone="muted">
        <FormattedMessage
          id="rewards.link.trademark"
          values={{
            ...figures,
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
