import { useState } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { mfaRestPaths, type ConfirmMfaRequest, type RecoveryCodesReply } from '@crema/shared-contracts';
import { Button, Stack } from '@crema/shared-ui';
import { FormikForm } from '@crema/shared-ui/forms';
import { accountPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { showCodeError } from '../../second-factor/code-errors.ts';
import { CodeField, codeSchema } from '../../second-factor/code-field.tsx';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { useSave } from '../../settings/use-save.ts';

/** The first code of a new factor, which adds it (A09); then its recovery codes, if there are new ones. */
export const ConfirmEnrolment = ({ enrolmentId }: { readonly enrolmentId: string }) => {
  const navigate = useNavigate();
  const { save, error } = useSave({ showOnField: showCodeError });
  const [codes, setCodes] = useState<readonly string[]>();
  const finish = () => void navigate(accountPaths.mfa);
  const confirm = async ({ code }: { code: string }, form: FormikHelpers<{ code: string }>) => {
    const body: ConfirmMfaRequest = { enrolmentId, code };
    const reply = await save<RecoveryCodesReply>(mfaRestPaths.confirm, { method: 'POST', body }, form);
    if (!reply) return;
    if (reply.recoveryCodes) setCodes(reply.recoveryCodes);
    else finish();
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={finish} />;
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
