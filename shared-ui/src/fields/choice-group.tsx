import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { VisuallyHidden } from '../typography/visually-hidden.tsx';
import s from './choice-group.module.css';
import { FieldError } from './field.tsx';

export interface ChoiceGroupProps<Value extends string> {
  /** The legend of the group. */
  legend: ReactNode;
  hideLegend?: boolean;
  hint?: ReactNode;
  error?: ReactNode;
  /** The name of the radio buttons; unique on the page by default. */
  name?: string;
  value: Value | undefined;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  className?: string;
}

export interface ChoiceProps<Value extends string> {
  value: Value;
  disabled?: boolean;
  look: string | undefined;
  children: ReactNode;
}

interface ChoiceGroupFrameProps<Value extends string> extends ChoiceGroupProps<Value> {
  look: string | undefined;
  choices: readonly ChoiceProps<Value>[];
}

/**
 * A fieldset of native radio buttons whose labels the caller renders; OptionTiles and RadioCards are built on
 * it.
 */
export const ChoiceGroup = <Value extends string>(props: ChoiceGroupFrameProps<Value>) => {
  const { legend, hideLegend, hint, error, name, value, onChange, onBlur, className, look, choices } = props;
  const id = useId();
  return (
    <fieldset
      className={classNames(s.group, className)}
      aria-describedby={classNames(error && `${id}e`, hint && `${id}h`) || undefined}
    >
      <legend className={s.legend}>{hideLegend ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}</legend>
      {hint && (
        <p id={`${id}h`} className={s.hint}>
          {hint}
        </p>
      )}
      <div className={look}>
        {choices.map((choice) => (
          <label key={choice.value} className={classNames(s.choice, choice.look)}>
            <input
              type="radio"
              className={s.radio}
              name={name ?? id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-invalid={error ? true : undefined}
              onChange={() => onChange(choice.value)}
              onBlur={onBlur}
            />
            {choice.children}
          </label>
        ))}
      </div>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </fieldset>
  );
};
