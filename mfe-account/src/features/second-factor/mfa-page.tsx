import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type MfaSettingsReply, type RecoveryCodesReply } from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import { Button, Card, Heading, Stack, Text } from '@crema/shared-ui';
import { FormError } from '../../layout/form-error.tsx';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useChange } from '../../settings/use-change.ts';
import { useConfirmed } from '../../settings/use-confirmed.ts';
import { BrowserList } from './browser-list.tsx';
import { FactorList } from './factor-list.tsx';
import type { Removal } from './mfa-part.ts';
import { PasskeyList } from './passkey-list.tsx';

interface CodesLeftProps {
  readonly left: number;
  readonly busy: boolean;
  readonly onRenew: () => void;
}
const CodesLeft = ({ left, busy, onRenew }: CodesLeftProps) => (
  <Card>
    <Stack gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.mfa.codes" />
      </Heading>
      <Text>
        <FormattedMessage id="account.mfa.codes.left" values={{ left }} />
      </Text>
      <div>
        <Button variant="secondary" busy={busy} onClick={onRenew}>
          <FormattedMessage id="account.mfa.codes.renew" />
        </Button>
      </div>
    </Stack>
  </Card>
);

const Overview = ({ initial }: { readonly initial: MfaSettingsReply }) => {
  const [settings, setSettings] = useState(initial);
  const [codes, setCodes] = useState<readonly string[] | null>();
  const { change, running, error } = useChange();
  const isConfirmed = useConfirmed();
  const remove = async ({ path, name, body }: Removal) => {
    const confirm = 'account.mfa.remove.confirm';
    if (body && !(await isConfirmed({ title: 'account.mfa.remove.title', body, confirm, name }))) return;
    const next = await change<MfaSettingsReply>(path, 'DELETE');
    if (next) setSettings(next);
  };
  const renew = async () => {
    const reply = await change<RecoveryCodesReply>(mfaRestPaths.recoveryCodes, 'POST');
    if (!reply) return;
    setCodes(reply.recoveryCodes);
    setSettings({ ...settings, recoveryCodesLeft: reply.recoveryCodes?.length ?? 0 });
  };
  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />;
  const part = { settings, running, onRemove: (removal: Removal) => void remove(removal) };
  const isOn = settings.factors.length + settings.passkeys.length > 0;
  return (
    <Stack gap={6}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      {!isOn && (
        <Text>
          <FormattedMessage id="account.mfa.none" />
        </Text>
      )}
      <PasskeyList {...part} />
      <FactorList {...part} />
      {isOn && (
        <CodesLeft
          left={settings.recoveryCodesLeft}
          busy={running === mfaRestPaths.recoveryCodes}
          onRenew={() => void renew()}
        />
      )}
      {settings.trustedBrowsers.length > 0 && <BrowserList {...part} />}
    </Stack>
  );
};

/** /account/settings/mfa (ACC-042), after a recent proof (D-113). */
export const MfaPage = () => {
  const { resource, reload } = useResource<MfaSettingsReply>(mfaRestPaths.settings);
  return (
    <SettingsLayout
      title={<FormattedMessage id="account.settings.mfa" />}
      lead={<FormattedMessage id="account.mfa.lead" />}
    >
      <SettingsResource resource={resource} onRetry={reload}>
        {(settings) => <Overview initial={settings} />}
      </SettingsResource>
    </SettingsLayout>
  );
};
