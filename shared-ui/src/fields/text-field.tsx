import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Field, type FieldMessages } from './field.tsx';
import s from './field.module.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'>, FieldMessages {
  hideLabel?: boolean;
  /** An icon before the text. */
  icon?: IconName;
  /** A button at the end, e.g. “show password”. */
  trail?: ReactNode;
}

export const TextField = ({
  label,
  hint,
  error,
  aside,
  id,
  hideLabel,
  icon,
  trail,
  className,
  ...input
}: TextFieldProps) => (
  <Field {...{ label, hint, error, aside, id, hideLabel, className }}>
    {(control) => (
      <div className={s.wrap}>
        {icon && <Icon name={icon} size={20} className={s.lead} />}
        <input
          type="text"
          {...input}
          {...control}
          className={classNames(s.box, icon && s.withLead, trail && s.withTrail)}
        />
        {trail && <div className={s.trail}>{trail}</div>}
      </div>
    )}
  </Field>
);

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'>, FieldMessages {
  hideLabel?: boolean;
}

/** A field of several lines that grows with its text in browsers that support it. */
export const TextArea = ({ label, hint, error, aside, id, hideLabel, className, ...area }: TextAreaProps) => (
  <Field {...{ label, hint, error, aside, id, hideLabel, className }}>
    {(control) => <textarea rows={3} {...area} {...control} className={classNames(s.box, s.area)} />}
  </Field>
);

export interface SelectProps extends ComponentProps<'select'>, FieldMessages {
  hideLabel?: boolean;
}

/** The native select; its options are children. */
export const Select = ({
  label,
  hint,
  error,
  aside,
  id,
  hideLabel,
  className,
  children,
  ...select
}: SelectProps) => (
  <Field {...{ label, hint, error, aside, id, hideLabel, className }}>
    {(control) => (
      <div className={s.wrap}>
        <select {...select} {...control} className={classNames(s.box, s.select)}>
          {children}
        </select>
        <Icon name="chevron-down" size={20} className={s.chevron} />
      </div>
    )}
  </Field>
);
