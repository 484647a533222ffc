import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { accountRestPaths, brand, type AcceptedReply, type PrivacyRequest } from '@crema/shared-contracts';
import { useMember } from '@crema/remote-kit';
import { Banner, Button, Cluster, Stack, Text, buttonClass } from '@crema/shared-ui';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { useSave } from '../../settings/use-save.ts';

const noForm = { setFieldError: () => undefined, setFieldTouched: () => Promise.resolve() };

/** Ends the use of the member's personal information for offers (ACC-072). */
const PersonalUse = ({ email }: { readonly email: string }) => {
  const { save, error } = useSave();
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const send = async () => {
    setState('sending');
    const body: PrivacyRequest = { email, optIn: false };
    const path = accountRestPaths.privacyRequests;
    const reply = await save<AcceptedReply>(path, { method: 'POST', body }, noForm);
    setState(reply ? 'done' : 'idle');
  };
  if (state === 'done')
    return (
      <Banner tone="success" title={<FormattedMessage id="account.privacy.done" />}>
        <FormattedMessage id="account.privacy.done.body" />
      </Banner>
    );
  return (
    <Stack gap={2}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      <Text>
        <FormattedMessage id="account.privacy.use" values={brand} />
      </Text>
      <div>
        <Button busy={state === 'sending'} onClick={() => void send()}>
          <FormattedMessage id="account.privacy.end" />
        </Button>
      </div>
    </Stack>
  );
};

/** /account/settings/privacy: the use of personal information, and where else a member decides about it (ACC-070). */
export const PrivacySettingsPage = () => {
  const member = useMember();
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.privacy" />}
      lead={<FormattedMessage id="account.privacy.lead" values={brand} />}
    >
      <Stack gap={3}>
        {member && <PersonalUse key={member.memberId} email={member.email} />}
        <Cluster gap={2}>
          <Link to={accountPaths.mailPreferences} className={buttonClass('secondary')}>
            <FormattedMessage id="account.settings.mail" />
          </Link>
          <Link to={neighbourPaths.privacyNotice} className={buttonClass('quiet')}>
            <FormattedMessage id="account.privacyRequest.notice" />
          </Link>
        </Cluster>
      </Stack>
    </SettingsLayout>
  );
};
