import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import s from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: IconName;
  /** The accessible name, which is also the tooltip. */
  label: string;
  variant?: 'quiet' | 'soft' | 'solid';
  /** The pressed state of a toggle, for instance a favourite. */
  pressed?: boolean;
  /**
   * A small count on the corner, for instance of the cart. Screen readers announce it only if `label`
   * contains it.
   */
  count?: number;
}

/** A round button of 44 px with an icon only. */
export const IconButton = ({
  icon,
  label,
  variant = 'quiet',
  pressed,
  count,
  className,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    title={label}
    aria-pressed={pressed}
    {...rest}
    aria-label={label}
    className={classNames(s.button, s[variant], className)}
  >
    <Icon name={icon} />
    {!!count && (
      <span className={s.count} aria-hidden>
        {count}
      </span>
    )}
  </button>
);
