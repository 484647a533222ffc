import { useId, type ReactNode } from 'react';
import { Heading, Text } from '@crema/shared-ui';
import s from './rewards-page.module.css';

interface LandingSectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** One section of the page: a region named by its heading. */
export const LandingSection = ({ title, lead, children }: LandingSectionProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={s.section}>
      <header className={s.sectionHead}>
        <Heading id={id}>{title}</Heading>
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
