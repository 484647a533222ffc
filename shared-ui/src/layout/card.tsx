import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import s from './card.module.css';

export interface CardProps extends Omit<ComponentProps<'div'>, 'ref'> {
  as?: 'div' | 'article' | 'section' | 'li';
  tone?: 'plain' | 'outlined' | 'tinted' | 'highlight' | 'success';
  padding?: 'none' | 'small' | 'medium' | 'large';
  /** The one link or button with `data-card-link` inside covers the whole card, which lifts on hover. */
  interactive?: boolean;
}

/** A surface around one item. */
export const Card = ({
  as = 'div',
  tone = 'plain',
  padding = 'medium',
  interactive,
  className,
  ...rest
}: CardProps) => {
  const Element = as as 'div';
  return (
    <Element
      {...rest}
      className={classNames(s.card, s[tone], s[`pad-${padding}`], interactive && s.interactive, className)}
    />
  );
};
