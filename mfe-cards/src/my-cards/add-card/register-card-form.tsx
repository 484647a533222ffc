import { Formik, useFormikContext } from 'formik';
import { FormattedMessage } from 'react-intl';
import { brand, type CardInfoReply } from '@crema/shared-contracts';
import { useUpgradeBlocker, type AppError } from '@crema/remote-kit';
import { Button, Card, Heading, Stack } from '@crema/shared-ui';
import { FormikForm, FormikTextField } from '@crema/shared-ui/forms';
import { CardCodeFields } from '../card-code/card-code-fields.tsx';
import { registrationErrors } from '../../problems/card.errors.ts';
import { emptyCard, registerCardSchema, type RegisterCardValues } from './register-card.schema.ts';
import { useRegisterCard } from './use-add-card.ts';

const Fields = ({ error }: { readonly error: AppError | undefined }) => {
  const { dirty } = useFormikContext<RegisterCardValues>();
  useUpgradeBlocker(dirty, 'register-card');
  return (
    <>
      <CardCodeFields error={error} catalogue={registrationErrors} />
      <FormikTextField
        name="nickname"
        autoComplete="off"
        label={<FormattedMessage id="cards.nickname.label" />}
        aside={<FormattedMessage id="cards.optional" />}
      />
    </>
  );
};

interface RegisterCardFormProps {
  readonly card?: CardInfoReply;
  /** The error of a mailed link. */
  readonly tokenError?: AppError;
}
/** CRD-001, CRD-080: number and security code of a card. The typed values remain after an error. */
export const RegisterCardForm = ({ card, tokenError }: RegisterCardFormProps) => {
  const { register, isSending, error } = useRegisterCard();
  return (
    <Card as="section" aria-labelledby="register-card">
      <Formik
        initialValues={{ ...emptyCard, ...card }}
        validationSchema={registerCardSchema}
        onSubmit={(typed) => register(registerCardSchema.cast(typed))}
      >
        <FormikForm>
          <Stack gap={2}>
            <Heading level={2} size="medium" id="register-card">
              <FormattedMessage id="cards.add.register" values={brand} />
            </Heading>
            <Fields error={error ?? (isSending ? undefined : tokenError)} />
            <Button type="submit" block busy={isSending}>
              <FormattedMessage id="cards.add.submit" />
            </Button>
          </Stack>
        </FormikForm>
      </Formik>
    </Card>
  );
};
