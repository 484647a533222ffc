import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Heading } from '../typography/heading.tsx';
import s from './page.module.css';

export interface PageProps {
  title: ReactNode;
  /** A small line above the title. */
  eyebrow?: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** A link back, above all other content. */
  back?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  width?: 'narrow' | 'medium' | 'wide';
  children?: ReactNode;
  className?: string;
}

/**
 * The column of one route: title row, then content. The host moves focus to the h1 after a navigation
 * (tabindex −1).
 */
export const Page = ({
  title,
  eyebrow,
  lead,
  back,
  actions,
  width = 'wide',
  children,
  className,
}: PageProps) => (
  <div className={classNames(s.page, s[width], className)}>
    {back && <div className={s.back}>{back}</div>}
    <header className={s.head}>
      <div className={s.words}>
        {eyebrow && <p className={s.eyebrow}>{eyebrow}</p>}
        <Heading level={1} tabIndex={-1} data-page-title>
          {title}
        </Heading>
        {lead && <p className={s.lead}>{lead}</p>}
      </div>
      {actions && <div className={s.actions}>{actions}</div>}
    </header>
    {children}
  </div>
);
