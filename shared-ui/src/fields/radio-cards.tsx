import type { ReactNode } from 'react';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group.tsx';
import s from './radio-cards.module.css';

export interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  description?: ReactNode;
  /** An icon or picture before the text. */
  start?: ReactNode;
  /** A price or tag after the text. */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps<Value extends string> extends ChoiceGroupProps<Value> {
  options: readonly RadioCard<Value>[];
  /** Places the cards in one row if they fit. */
  columns?: boolean;
}

/** A choice of one, each option with a line of explanation, e.g. pickup options. */
export const RadioCards = <Value extends string>({ options, columns, ...group }: RadioCardsProps<Value>) => (
  <ChoiceGroup
    {...group}
    look={columns ? `${s.cards} ${s.columns}` : s.cards}
    choices={options.map(({ value, label, description, start, end, disabled }) => ({
      value,
      disabled,
      look: s.card,
      children: (
        <>
          <span className={s.dot} />
          {start}
          <span className={s.words}>
            <span className={s.label}>{label}</span>
            {description && <span className={s.description}>{description}</span>}
          </span>
          {end}
        </>
      ),
    }))}
  />
);
