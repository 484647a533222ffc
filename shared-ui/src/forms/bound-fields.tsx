import { Checkbox, type CheckboxProps } from '../fields/checkbox.tsx';
import { RadioCards, type RadioCardsProps } from '../fields/radio-cards.tsx';
import {
  Select,
  TextArea,
  TextField,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from '../fields/text-field.tsx';
import { useBoundField, type FormatError } from './field-error.ts';

/** The props of a field without those that Formik provides. */
type Bound<Props> = Omit<Props, 'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'error'> & {
  name: string;
  formatError?: FormatError;
};

export const FormikTextField = ({ name, formatError, ...rest }: Bound<TextFieldProps>) => {
  const { field, error } = useBoundField<string>(name, formatError);
  return <TextField {...rest} {...field} value={field.value ?? ''} error={error} />;
};

export const FormikTextArea = ({ name, formatError, ...rest }: Bound<TextAreaProps>) => {
  const { field, error } = useBoundField<string>(name, formatError);
  return <TextArea {...rest} {...field} value={field.value ?? ''} error={error} />;
};

export const FormikSelect = ({ name, formatError, ...rest }: Bound<SelectProps>) => {
  const { field, error } = useBoundField<string>(name, formatError);
  return <Select {...rest} {...field} value={field.value ?? ''} error={error} />;
};

export const FormikCheckbox = ({ name, formatError, ...rest }: Bound<CheckboxProps>) => {
  const { field, error } = useBoundField<boolean>(name, formatError);
  const { value, ...wiring } = field;
  return <Checkbox {...rest} {...wiring} checked={!!value} error={error} />;
};

export const FormikRadioCards = <Value extends string>({
  name,
  formatError,
  ...rest
}: Bound<RadioCardsProps<Value>>) => {
  const { field, helpers, error } = useBoundField<Value | undefined>(name, formatError);
  return (
    <RadioCards<Value>
      {...rest}
      name={name}
      value={field.value}
      onChange={(value) => void helpers.setValue(value)}
      onBlur={() => void helpers.setTouched(true)}
      error={error}
    />
  );
};
