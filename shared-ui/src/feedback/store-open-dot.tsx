import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import s from './store-open-dot.module.css';

export interface StoreOpenDotProps {
  state: 'open' | 'closing' | 'closed';
  /** The same state as text, so that colour is never the only signal. */
  children: ReactNode;
}

export const StoreOpenDot = ({ state, children }: StoreOpenDotProps) => (
  <span className={classNames(s.status, s[state])}>{children}</span>
);
