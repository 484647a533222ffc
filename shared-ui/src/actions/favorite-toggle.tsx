import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import s from './favorite-toggle.module.css';

type Rest = Omit<ComponentProps<'button'>, 'children' | 'onClick' | 'onToggle' | 'aria-label'>;

export interface FavoriteToggleProps extends Rest {
  /** Names the favourite, the same in both states: aria-pressed carries the state. */
  label: string;
  pressed: boolean;
  /** A change is being saved: a ring is shown, presses are ignored, focus stays (D-55). */
  pending?: boolean;
  /** The function is called with the requested state. */
  onToggle: (pressed: boolean) => void;
}

/** A heart of 44 px that fills when pressed. */
export const FavoriteToggle = ({
  label,
  pressed,
  pending,
  onToggle,
  className,
  ...rest
}: FavoriteToggleProps) => (
  <button
    type="button"
    title={label}
    {...rest}
    {...(pending && { 'aria-busy': true, 'aria-disabled': true })}
    aria-label={label}
    aria-pressed={pressed}
    className={classNames(s.toggle, className)}
    onClick={() => !pending && onToggle(!pressed)}
  >
    <Icon name="heart" />
  </button>
);
