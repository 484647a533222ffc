import { useState } from 'react';
import type { FormikHelpers } from 'formik';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string } from 'yup';
import {
  passkeyRestPaths,
  readText,
  type AddPasskeyRequest,
  type PasskeyAttestation,
  type PasskeyRegistrationReply,
  type RecoveryCodesReply,
} from '@crema/shared-contracts';
import { Banner } from '@crema/shared-ui';
import { FormikTextField, createShowOnFields } from '@crema/shared-ui/forms';
import { canUsePasskeys } from '../../passkeys/can-use-passkeys.ts';
import { createPasskey, passkeyProblem } from '../../passkeys/ceremony.ts';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { ProvedSettingForm } from '../../settings/setting-form.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { useSave } from '../../settings/use-save.ts';
import { useEnrolled } from './use-enrolled.ts';

const longestName = 50;
const messages = { required: 'account.passkey.name.required', tooLong: 'account.passkey.name.tooLong' };
const schema = object({
  name: string().transform(readText).required(messages.required).max(longestName, messages.tooLong),
});
const showOnField = createShowOnFields({ name: messages }, {});
type Values = Readonly<Record<'name', string>>;

/** Asks the server for a challenge, the device for a key, and stores the key. */
const useAddPasskey = (onAdded: (reply: RecoveryCodesReply) => void) => {
  const intl = useIntl();
  const { save, error } = useSave({ showOnField });
  const [problem, setProblem] = useState<string>();
  const add = async ({ name }: Values, form: FormikHelpers<Values>) => {
    setProblem(undefined);
    const started = await save<PasskeyRegistrationReply>(
      passkeyRestPaths.registrationOptions,
      { method: 'POST' },
      form,
    );
    if (!started) return;
    let passkey: PasskeyAttestation;
    try {
      passkey = await createPasskey(started.options);
    } catch (cause) {
      setProblem(intl.formatMessage({ id: passkeyProblem(cause) ?? 'account.passkey.failed' }));
      return;
    }
    const body: AddPasskeyRequest = { challengeId: started.challengeId, name: readText(name), passkey };
    const reply = await save<RecoveryCodesReply>(passkeyRestPaths.passkeys, { method: 'POST', body }, form);
    if (reply) onAdded(reply);
  };
  return { add, error: problem ?? error };
};

const PasskeyForm = ({ onAdded }: { readonly onAdded: (reply: RecoveryCodesReply) => void }) => {
  const intl = useIntl();
  const { add, error } = useAddPasskey(onAdded);
  const initialValues = { name: intl.formatMessage({ id: 'account.passkey.name.default' }) };
  return (
    <ProvedSettingForm
      name="add-passkey"
      initialValues={initialValues}
      validationSchema={schema}
      onSubmit={add}
      error={error}
      submit="account.passkey.create"
    >
      <FormikTextField
        name="name"
        label={<FormattedMessage id="account.passkey.name" />}
        hint={<FormattedMessage id="account.passkey.name.hint" />}
        autoComplete="off"
      />
    </ProvedSettingForm>
  );
};

/** /account/settings/mfa/add-passkey (D-112), after a recent proof. */
export const AddPasskeyPage = () => {
  const { codes, finish, onEnrolled } = useEnrolled();
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.passkey.add" />}
      lead={codes ? undefined : <FormattedMessage id="account.passkeys.lead" />}
    >
      {codes && <RecoveryCodes codes={codes} onDone={finish} />}
      {!codes && canUsePasskeys() && <PasskeyForm onAdded={onEnrolled} />}
      {!codes && !canUsePasskeys() && (
        <Banner tone="warning" title={<FormattedMessage id="account.passkey.unsupported" />}>
          <FormattedMessage id="account.passkey.unsupported.body" />
        </Banner>
      )}
    </SettingsLayout>
  );
};
