import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import s from './store-open-dot.module.css';

export interface StoreOpenDotProps {
  state: 'open' | 'closing' | 'closed';
  /** The same in words; the dot never speaks alone. */
  children: ReactNode;
}

export const StoreOpenDot = ({ state, children }: StoreOpenDotProps) => (
  <span className={classNames(s.status, s[state])}>{children}</span>
);
