import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import s from './tag.module.css';

export type Tone = 'neutral' | 'accent' | 'highlight' | 'success' | 'warning' | 'danger' | 'info';

export interface TagProps {
  tone?: Tone;
  icon?: IconName;
  children: ReactNode;
  className?: string;
}

/** A short label next to an item: “New”, “Vegan”. */
export const Tag = ({ tone = 'neutral', icon, children, className }: TagProps) => (
  <span className={classNames(s.tag, s[tone], className)}>
    {icon && <Icon name={icon} size={16} />}
    {children}
  </span>
);

/** A number or a very short word, more prominent than a Tag. */
export const Badge = ({ tone = 'accent', children, className }: Omit<TagProps, 'icon'>) => (
  <span className={classNames(s.badge, s[tone], className)}>{children}</span>
);

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** The pressed state of a filter. Leave it out for a plain shortcut. */
  pressed?: boolean;
  icon?: IconName;
}

/** A small button: a filter that is on or off, or a suggestion. */
export const Chip = ({ pressed, icon, className, children, ...rest }: ChipProps) => {
  const sign = pressed ? 'check' : icon;
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={classNames(s.chip, className)}>
      {sign && <Icon name={sign} size={18} />}
      {children}
    </button>
  );
};
