import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@crema/shared-ui';
import s from './section.module.css';

interface SectionProps {
  /** The target of a URL hash: the section stops 50 px below the top on phones and 149 px on wide windows (RWD-003). */
  readonly id?: string;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of a page: a region named by its heading. */
export const Section = ({ id, title, lead, children }: SectionProps) => {
  const headingId = useId();
  return (
    <section id={id} aria-labelledby={headingId} className={s.section}>
      <header className={s.head}>
        <Heading id={headingId}>{title}</Heading>
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </header>
      {children}
    </section>
  );
};
