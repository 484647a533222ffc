import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import {
  mfaRestPaths,
  type MfaSettingsReply,
  type RecoveryCodesReply,
  type TrustedBrowser,
} from '@crema/shared-contracts';
import { useResource } from '@crema/remote-kit';
import {
  Button,
  Card,
  Cluster,
  Heading,
  List,
  ListRow,
  Stack,
  Text,
  TimeText,
  buttonClass,
} from '@crema/shared-ui';
import { accountPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { useChange } from '../../settings/use-change.ts';

interface PartProps {
  readonly settings: MfaSettingsReply;
  readonly running: string | undefined;
  readonly onRemove: (path: string) => void;
}

const Factors = ({ settings: { factors }, running, onRemove }: PartProps) => (
  <Stack gap={2}>
    {factors.length === 0 && (
      <Text>
        <FormattedMessage id="account.mfa.none" />
      </Text>
    )}
    <List>
      {factors.map(({ id, type, masked }) => (
        <ListRow
          key={id}
          title={
            <FormattedMessage
              id={type === 'sms' ? 'account.mfa.method.sms' : 'account.mfa.method.totp'}
              values={{ phone: masked }}
            />
          }
          end={
            <Cluster gap={1}>
              {type === 'sms' && (
                <Link to={accountPaths.editPhone} className={buttonClass('quiet')}>
                  <FormattedMessage id="account.mfa.change" />
                </Link>
              )}
              <Button
                variant="quiet"
                busy={running === mfaRestPaths.factor(id)}
                onClick={() => onRemove(mfaRestPaths.factor(id))}
              >
                <FormattedMessage id="account.mfa.remove" />
              </Button>
            </Cluster>
          }
        />
      ))}
    </List>
    <Cluster gap={2}>
      {!factors.some(({ type }) => type === 'totp') && (
        <Link to={accountPaths.addApp} className={buttonClass('primary')}>
          <FormattedMessage id="account.mfa.app.title" />
        </Link>
      )}
      {!factors.some(({ type }) => type === 'sms') && (
        <Link to={accountPaths.addPhone} className={buttonClass('secondary')}>
          <FormattedMessage id="account.mfa.phone.add" />
        </Link>
      )}
    </Cluster>
  </Stack>
);

const Browser = ({
  browser,
  running,
  onRemove,
}: { readonly browser: TrustedBrowser } & Omit<PartProps, 'settings'>) => (
  <ListRow
    title={browser.device || <FormattedMessage id="account.devices.unknown" />}
    detail={
      <FormattedMessage
        id="account.mfa.browsers.until"
        values={{ date: <TimeText value={browser.expiresAt} dateStyle="long" /> }}
      />
    }
    end={
      <Button
        variant="quiet"
        busy={running === mfaRestPaths.browser(browser.id)}
        onClick={() => onRemove(mfaRestPaths.browser(browser.id))}
      >
        <FormattedMessage id="account.mfa.remove" />
      </Button>
    }
  />
);

const Overview = ({ initial }: { readonly initial: MfaSettingsReply }) => {
  const [settings, setSettings] = useState(initial);
  const [codes, setCodes] = useState<readonly string[] | null>();
  const { change, running, error } = useChange();
  const remove = async (path: string) => {
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
  const part = { settings, running, onRemove: (path: string) => void remove(path) };
  return (
    <Stack gap={4}>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      <Factors {...part} />
      {settings.factors.length > 0 && (
        <Card>
          <Stack gap={2}>
            <Heading level={2}>
              <FormattedMessage id="account.mfa.codes" />
            </Heading>
            <Text>
              <FormattedMessage id="account.mfa.codes.left" values={{ left: settings.recoveryCodesLeft }} />
            </Text>
            <Button
              variant="secondary"
              busy={running === mfaRestPaths.recoveryCodes}
              onClick={() => void renew()}
            >
              <FormattedMessage id="account.mfa.codes.renew" />
            </Button>
          </Stack>
        </Card>
      )}
      {settings.trustedBrowsers.length > 0 && (
        <Stack gap={2}>
          <Heading level={2}>
            <FormattedMessage id="account.mfa.browsers" />
          </Heading>
          <List>
            {settings.trustedBrowsers.map((browser) => (
              <Browser key={browser.id} browser={browser} running={running} onRemove={part.onRemove} />
            ))}
          </List>
        </Stack>
      )}
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
