import { useState } from 'react';
import { Formik, type FormikHelpers } from 'formik';
import { FormattedMessage } from 'react-intl';
import { object } from 'yup';
import {
  mfaRestPaths,
  type MfaChallengeMethod,
  type MfaVerifyRequest,
  type SessionReply,
} from '@crema/shared-contracts';
import { Button, RadioCards, Stack, Text } from '@crema/shared-ui';
import { FormikCheckbox, FormikForm } from '@crema/shared-ui/forms';
import { FormError } from '../layout/form-error.tsx';
import { useSave } from '../settings/use-save.ts';
import { showCodeError } from './code-errors.ts';
import { CodeField, codeSchema } from './code-field.tsx';
import { LostFactors } from './lost-factors.tsx';
import { SendCode } from './send-code.tsx';
import { usePasskeyFactor } from './use-passkey-factor.ts';

interface Values {
  readonly code: string;
  readonly rememberDevice: boolean;
}
const empty: Values = { code: '', rememberDevice: false };
const labels = {
  sms: 'account.mfa.method.sms',
  totp: 'account.mfa.method.totp',
  'recovery-code': 'account.mfa.method.recovery-code',
  passkey: 'account.mfa.method.passkey',
} as const satisfies Record<MfaChallengeMethod['type'], string>;

const noCode = object({});

export interface CodeEntryProps {
  readonly challengeId: string;
  readonly methods: readonly MfaChallengeMethod[];
  /** Runs after a right code, before the form is free again. */
  readonly onProved: () => Promise<void> | void;
  /** Offers to trust this browser for 30 days. */
  readonly remembers?: boolean;
}

/** The choice of a method and the form of its code (ACC-005, D-112). */
export const CodeEntry = ({ challengeId, methods, onProved, remembers = false }: CodeEntryProps) => {
  const [methodId, setMethodId] = useState(methods[0]?.id ?? '');
  const { save, error } = useSave({ showOnField: showCodeError });
  const method = methods.find(({ id }) => id === methodId);
  const isPasskey = method?.type === 'passkey';
  const { sign, problem } = usePasskeyFactor(challengeId);
  const prove = async (values: Values, form: FormikHelpers<Values>) => {
    const passkey = isPasskey ? await sign((path, request) => save(path, request, form)) : undefined;
    if (isPasskey && !passkey) return;
    const body: MfaVerifyRequest = { challengeId, methodId, ...values, ...(passkey && { passkey }) };
    if (await save<SessionReply>(mfaRestPaths.verify, { method: 'POST', body }, form)) await onProved();
  };
  const shownError = problem ?? error;
  return (
    <Stack gap={3}>
      {methods.length > 1 && (
        <RadioCards
          name="method"
          legend={<FormattedMessage id="account.mfa.method" />}
          value={methodId}
          onChange={setMethodId}
          options={methods.map(({ id, type, masked }) => ({
            value: id,
            label: <FormattedMessage id={labels[type]} values={{ phone: masked }} />,
          }))}
        />
      )}
      {method?.type === 'sms' && (
        <SendCode
          key={`sms ${methodId}`}
          challengeId={challengeId}
          methodId={methodId}
          masked={method.masked}
        />
      )}
      {method?.type === 'totp' && (
        <Text>
          <FormattedMessage id="account.mfa.totp.lead" />
        </Text>
      )}
      {isPasskey && (
        <Text>
          <FormattedMessage id="account.passkey.lead" />
        </Text>
      )}
      <Formik
        key={methodId}
        initialValues={empty}
        validationSchema={isPasskey ? noCode : codeSchema}
        onSubmit={prove}
      >
        {({ isSubmitting }) => (
          <FormikForm>
            <Stack gap={2}>
              {shownError && !isSubmitting && (
                <FormError title={<FormattedMessage id="account.stepUp.failed" />}>{shownError}</FormError>
              )}
              {!isPasskey && <CodeField letters={method?.type === 'recovery-code'} />}
              {remembers && (
                <FormikCheckbox
                  name="rememberDevice"
                  label={<FormattedMessage id="account.mfa.remember" />}
                  hint={<FormattedMessage id="account.signIn.rememberMe.hint" />}
                />
              )}
              <Button type="submit" size="large" block busy={isSubmitting}>
                <FormattedMessage id={isPasskey ? 'account.passkey.use' : 'account.stepUp.submit'} />
              </Button>
            </Stack>
          </FormikForm>
        )}
      </Formik>
      <LostFactors challengeId={challengeId} />
    </Stack>
  );
};
