import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import s from './sticky-bar.module.css';

/** Actions that stay at the foot of the window, clear of the phone's home bar. */
export const StickyBar = ({ className, children, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classNames(s.bar, className)}>
    <div className={s.inner}>{children}</div>
  </div>
);
