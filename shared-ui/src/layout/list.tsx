import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import s from './list.module.css';

export const List = ({ className, ...rest }: ComponentProps<'ul'>) => (
  <ul role="list" {...rest} className={classNames(s.list, className)} />
);

export interface ListRowProps {
  /** A picture or icon before the text. */
  start?: ReactNode;
  /** A link or button with `data-row-link` in it covers the whole row. */
  title: ReactNode;
  detail?: ReactNode;
  /** A price, badge or button after the text. */
  end?: ReactNode;
  /** Shows an arrow, because the row opens a page. */
  chevron?: boolean;
  className?: string;
}

export const ListRow = ({ start, title, detail, end, chevron, className }: ListRowProps) => (
  <li className={classNames(s.row, className)}>
    {start && <div className={s.start}>{start}</div>}
    <div className={s.words}>
      <div className={s.title}>{title}</div>
      {detail && <div className={s.detail}>{detail}</div>}
    </div>
    {end && <div className={s.end}>{end}</div>}
    {chevron && <Icon name="chevron-right" size={20} className={s.chevron} />}
  </li>
);
