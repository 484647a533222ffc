import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type ConfirmMfaRequest, type RecoveryCodesReply } from '@crema/shared-contracts';
import { Button, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { FormError } from '../../layout/form-error.tsx';
import { showCodeError } from '../../second-factor/code-errors.ts';
import { CodeField, codeSchema } from '../../second-factor/code-field.tsx';
import { useSave } from '../../settings/use-save.ts';

interface ConfirmEnrolmentProps {
  readonly enrolmentId: string;
  readonly onEnrolled: (reply: RecoveryCodesReply) => void;
}
/** The first code of a new factor, which adds it (A09). */
export const ConfirmEnrolment = ({ enrolmentId, onEnrolled }: ConfirmEnrolmentProps) => {
  const { save, error } = useSave({ showOnField: showCodeError });
  const confirm = async ({ code }: { code: string }, form: FormikHelpers<{ code: string }>) => {
    const body: ConfirmMfaRequest = { enrolmentId, code };
    const reply = await save<RecoveryCodesReply>(mfaRestPaths.confirm, { method: 'POST', body }, form);
    if (reply) onEnrolled(reply);
  };
  return (
    <Formik initialValues={{ code: '' }} validationSchema={codeSchema} onSubmit={confirm}>
      {({ isSubmitting }) => (
        <FormikForm>
          <Stack gap={2}>
            {error && !isSubmitting && (
              <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>
            )}
            <CodeField />
            <Button type="submit" size="large" busy={isSubmitting}>
              <FormattedMessage id="account.mfa.turnOn" />
            </Button>
          </Stack>
        </FormikForm>
      )}
    </Formik>
  );
};
