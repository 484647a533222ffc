import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import type { HttpRequest } from '@crema/shared-contracts';
import { toAppError, useErrorText, useHost, useRetryOnReconnect, type AppError } from '@crema/remote-kit';
import { settingsErrors } from './settings.errors.ts';

type Form = Pick<FormikHelpers<unknown>, 'setFieldError' | 'setFieldTouched'>;
interface SaveOptions {
  /** Shows a refusal on its field; false if it belongs to none. */
  readonly showOnField?: (error: AppError, form: Form) => boolean;
}
/**
 * Sends a change of a setting. Returns the reply, or undefined for a refusal, which is shown on its field or is `error`. If the
 * member's last proof is too old, the session is read again and the host asks for a new one (D-113).
 */
export const useSave = ({ showOnField }: SaveOptions = {}) => {
  const host = useHost();
  const describe = useErrorText(settingsErrors);
  const [error, setError] = useState<{ readonly code: string; readonly text: string }>();
  useRetryOnReconnect(error?.code === 'OFFLINE', () => setError(undefined));
  const save = async <Reply>(path: string, request: HttpRequest, form: Form): Promise<Reply | undefined> => {
    setError(undefined);
    try {
      return await host.http<Reply>(path, request);
    } catch (cause) {
      const refusal = toAppError(cause);
      if (refusal.code === 'STEP_UP_REQUIRED' || refusal.code === 'UNAUTHENTICATED') {
        await host.refreshSession().catch(() => undefined);
        return undefined;
      }
      if (showOnField?.(refusal, form)) return undefined;
      const { error: presented, text } = describe(cause);
      setError({ code: presented.code, text });
      return undefined;
    }
  };
  return { save, error: error?.text };
};
