import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { accountRestPaths, readPassword, type ResetPasswordRequest } from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { accountPaths } from '../../account-paths.ts';
import { setPasswordError } from '../../password/set-password-error.ts';
import { recoveryErrors } from '../../password/recovery.errors.ts';
import type { NewPasswordValues } from '../../password/new-password.schema.ts';

/** ACC-011: sends the new password. A refusal is shown on its field, an ended link has its own page. */
export const useResetPassword = (token: string) => {
  const host = useHost();
  const navigate = useNavigate();
  const describe = useErrorText(recoveryErrors);
  const [error, setError] = useState<{ readonly code: string; readonly text: string }>();
  useRetryOnReconnect(error?.code === 'OFFLINE', () => setError(undefined));
  const reset = async (values: NewPasswordValues, form: FormikHelpers<NewPasswordValues>) => {
    setError(undefined);
    const body: ResetPasswordRequest = { token, newPassword: readPassword(values.newPassword) };
    try {
      await host.http(accountRestPaths.resetPassword, { method: 'POST', body });
    } catch (cause) {
      const refusal = toAppError(cause);
      if (refusal.code === 'RESET_LINK_INVALID')
        return void navigate(accountPaths.linkExpired(token), { replace: true });
      if (setPasswordError(refusal, form)) return;
      const { error: presented, text } = describe(cause);
      return setError({ code: presented.code, text });
    }
    // Every session of the member has ended, also the one of this browser.
    await host.refreshSession().catch(() => undefined);
    void navigate(accountPaths.passwordReset, { replace: true });
  };
  return { reset, error: error?.text };
};
