import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import s from './disclosure.module.css';

export interface DisclosureProps extends Omit<ComponentProps<'details'>, 'title'> {
  summary: ReactNode;
  /** A text at the end of the summary, e.g. the present choice. */
  end?: ReactNode;
}

/**
 * Content that opens on demand, based on the native details element. Disclosures with the same `name` close
 * each other.
 */
export const Disclosure = ({ summary, end, className, children, ...rest }: DisclosureProps) => (
  <details {...rest} className={classNames(s.details, className)}>
    <summary className={s.summary}>
      <span className={s.words}>{summary}</span>
      {end && <span className={s.end}>{end}</span>}
      <Icon name="chevron-down" size={20} className={s.chevron} />
    </summary>
    <div className={s.body}>{children}</div>
  </details>
);
