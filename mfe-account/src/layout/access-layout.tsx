import type { ReactNode } from 'react';
import { Heading, Text } from '@crema/shared-ui';
import { AccessIllustration, type IllustrationName } from './access-illustration.tsx';
import s from './access-layout.module.css';

interface AccessLayoutProps {
  readonly illustration: IllustrationName;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Content below the form: the link to signing in or to a new account. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** Layout of the sign-in and create pages: an illustration next to the form; on a phone the form alone. */
export const AccessLayout = ({ illustration, title, lead, aside, children }: AccessLayoutProps) => (
  <div className={s.layout}>
    <AccessIllustration name={illustration} />
    <div className={s.task}>
      <header className={s.head}>
        <Heading level={1} tabIndex={-1} data-page-title>
          {title}
        </Heading>
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </header>
      {children}
      {aside && <div className={s.aside}>{aside}</div>}
    </div>
  </div>
);
