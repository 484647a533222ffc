import type { ReactNode } from 'react';
import { Heading, Text } from '@crema/shared-ui';
import { AccessScene, type SceneName } from './access-scene.tsx';
import s from './access-frame.module.css';

interface AccessFrameProps {
  readonly scene: SceneName;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** Below the form: the other way in. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The pages before the account: a picture on one side, the task on the other; on a phone the task alone. */
export const AccessFrame = ({ scene, title, lead, aside, children }: AccessFrameProps) => (
  <div className={s.frame}>
    <AccessScene name={scene} />
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
