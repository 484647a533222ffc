import type { ReactNode } from 'react';
import s from './tabs.module.css';

export interface TabNavProps {
  label: string;
  /** Links; the one with `aria-current="page"` is drawn as chosen. */
  children: ReactNode;
}

/** Links that look like tabs, each with its own URL. */
export const TabNav = ({ label, children }: TabNavProps) => (
  <nav aria-label={label} className={s.row}>
    {children}
  </nav>
);
