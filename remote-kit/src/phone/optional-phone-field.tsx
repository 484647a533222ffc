import type { ReactNode } from 'react';
import { useFormikContext } from 'formik';
import { validatePhone } from '@crema/shared-contracts';
import { FormikTextField } from '@crema/shared-ui/forms';

interface OptionalPhoneFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly aside: ReactNode;
  /** Says that a number that cannot be read is left out. */
  readonly leftOut: ReactNode;
  readonly autoComplete: 'tel' | 'billing tel';
}

/** A phone number that stops no form: the hint says when it cannot be read and is left out (PLT-020). */
export const OptionalPhoneField = ({ name, leftOut, ...field }: OptionalPhoneFieldProps) => {
  const { getFieldMeta } = useFormikContext();
  const { value = '', touched } = getFieldMeta<string | undefined>(name);
  const error = touched ? validatePhone(value) : undefined;
  const isLeftOut = error !== undefined && error !== 'required';
  return <FormikTextField name={name} type="tel" inputMode="tel" hint={isLeftOut && leftOut} {...field} />;
};
