import { useRef } from 'react';
import { useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import type { ErrorCatalogue } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import { Stack } from '@crema/shared-ui';
import { FormikTextField } from '@crema/shared-ui/forms';
import { ChangeError } from '../../problems/change-error.tsx';
import { isUndecided } from '../../changes/use-change.ts';
import type { CardCodeValues } from './card-code.schema.ts';

interface CardCodeFieldsProps {
  readonly error: AppError | undefined;
  readonly catalogue?: ErrorCatalogue;
}
/**
 * The number and the code of a card, with the error of the last request. Only a request whose outcome is unknown is sent again:
 * the same wrong code would lock the card after five tries (D-95), so that any other error leads to typing them again.
 */
export const CardCodeFields = ({ error, catalogue }: CardCodeFieldsProps) => {
  const { submitForm, setFieldValue, setFieldTouched } = useFormikContext<CardCodeValues>();
  const number = useRef<HTMLDivElement>(null);
  const typeAgain = () => {
    void setFieldValue('securityCode', '', false);
    void setFieldTouched('securityCode', false, false);
    number.current?.querySelector('input')?.focus();
  };
  const typeAnother = () => {
    void setFieldValue('cardNumber', '', false);
    void setFieldTouched('cardNumber', false, false);
    typeAgain();
  };
  const tryAgain = () => (error && isUndecided(error) ? void submitForm() : typeAgain());
  return (
    <Stack gap={2}>
      <ChangeError
        error={error}
        catalogue={catalogue}
        actions={{ 'try-again': tryAgain, 'choose-card': typeAnother }}
      />
      <div ref={number}>
        <FormikTextField
          name="cardNumber"
          inputMode="numeric"
          autoComplete="off"
          label={<FormattedMessage id="cards.add.number" />}
          hint={<FormattedMessage id="cards.add.number.hint" />}
        />
      </div>
      <FormikTextField
        name="securityCode"
        inputMode="numeric"
        autoComplete="off"
        label={<FormattedMessage id="cards.add.code" />}
        hint={<FormattedMessage id="cards.add.code.hint" />}
      />
    </Stack>
  );
};
