import type { FormikHelpers } from 'formik';
import { mfaRestPaths, type ConfirmMfaRequest, type RecoveryCodesReply } from '@crema/shared-contracts';
import { showCodeError } from '../../second-factor/code-errors.ts';
import { CodeField, codeSchema } from '../../second-factor/code-field.tsx';
import { SettingForm } from '../../settings/setting-form.tsx';
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
    <SettingForm
      name="mfa-code"
      initialValues={{ code: '' }}
      validationSchema={codeSchema}
      onSubmit={confirm}
      error={error}
      submit="account.mfa.turnOn"
    >
      <CodeField />
    </SettingForm>
  );
};
