import { Formik, useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { brand } from '@crema/shared-contracts';
import { useUpgradeBlocker } from '@crema/remote-kit';
import { Button, Card, Heading, Stack } from '@crema/shared-ui';
import { FormikForm, FormikTextField } from '@crema/shared-ui/forms';
import { ChangeError } from '../../wallet/change-error.tsx';
import { registrationErrors } from '../../wallet/card.errors.ts';
import { emptyCard, registerCardSchema, type RegisterCardValues } from './register-card.schema.ts';
import { useRegisterCard } from './use-add-card.ts';

const Fields = () => {
  const { dirty } = useFormikContext<RegisterCardValues>();
  useUpgradeBlocker(dirty, 'register-card');
  return (
    <>
      <FormikTextField
        name="cardNumber"
        inputMode="numeric"
        autoComplete="off"
        label={<FormattedMessage id="cards.add.number" />}
        hint={<FormattedMessage id="cards.add.number.hint" />}
      />
      <FormikTextField
        name="securityCode"
        inputMode="numeric"
        autoComplete="off"
        label={<FormattedMessage id="cards.add.code" />}
        hint={<FormattedMessage id="cards.add.code.hint" />}
      />
      <FormikTextField
        name="nickname"
        autoComplete="off"
        label={<FormattedMessage id="cards.nickname.label" />}
        aside={<FormattedMessage id="cards.optional" />}
      />
    </>
  );
};

/** CRD-001, CRD-080: number and security code of a card. The typed values remain after an error. */
export const RegisterCardForm = () => {
  const { register, isSending, error } = useRegisterCard();
  return (
    <Card as="section" aria-labelledby="register-card">
      <Formik
        initialValues={emptyCard}
        validationSchema={registerCardSchema}
        onSubmit={(typed) => register(registerCardSchema.cast(typed))}
      >
        {({ submitForm }) => (
          <FormikForm>
            <Stack gap={2}>
              <Heading level={2} size="medium" id="register-card">
                <FormattedMessage id="cards.add.register" values={brand} />
              </Heading>
              <ChangeError
                error={error}
                catalogue={registrationErrors}
                actions={{ 'try-again': () => void submitForm() }}
              />
              <Fields />
              <Button type="submit" block busy={isSending}>
                <FormattedMessage id="cards.add.submit" />
              </Button>
            </Stack>
          </FormikForm>
        )}
      </Formik>
    </Card>
  );
};
