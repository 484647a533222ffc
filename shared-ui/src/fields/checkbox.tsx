import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import s from './checkbox.module.css';
import { FieldError, useFieldWiring, type FieldMessages } from './field.tsx';

export interface CheckboxProps
  extends Omit<ComponentProps<'input'>, 'type' | 'children'>, Omit<FieldMessages, 'aside'> {}

const Tick = ({ label, hint, error, id, className, look, ...input }: CheckboxProps & { look?: string }) => {
  const { control, hintId, errorId } = useFieldWiring(id, { hint, error });
  const labelId = `${control.id}-label`;
  return (
    <div className={className}>
      <label className={s.row}>
        <input
          type="checkbox"
          {...input}
          {...control}
          aria-labelledby={labelId}
          className={classNames(s.box, look)}
        />
        <span>
          <span id={labelId}>{label}</span>
          {hint && (
            <span id={hintId} className={s.hint}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
};

export const Checkbox = (props: CheckboxProps) => <Tick {...props} />;

/** A setting that takes effect at once; the label comes first, the switch last. */
export const Switch = ({ className, ...props }: CheckboxProps) => (
  <Tick {...props} role="switch" look={s.switch} className={classNames(s.switchRow, className)} />
);
