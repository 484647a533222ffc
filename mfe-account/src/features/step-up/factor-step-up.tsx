import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type MfaStepUpReply } from '@crema/shared-contracts';
import { toAppError, useHost, type Resource } from '@crema/remote-kit';
import { AccessLayout } from '../../layout/access-layout.tsx';
import { CodeEntry } from '../../second-factor/code-entry.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';

/**
 * D-113, ACC-043: asks for the second factor of a member who has one, and for the password of any other. Until the server has said
 * which, the page names neither.
 */
export const FactorStepUp = ({ password }: { readonly password: ReactNode }) => {
  const { http, refreshSession } = useHost();
  const [resource, setResource] = useState<Resource<MfaStepUpReply>>({ status: 'loading' });
  const started = useRef(false);
  const start = () => {
    setResource({ status: 'loading' });
    void http<MfaStepUpReply>(mfaRestPaths.stepUp, { method: 'POST' }).then(
      (value) => setResource({ status: 'ready', value }),
      (cause: unknown) => setResource({ status: 'failed', error: toAppError(cause) }),
    );
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  });
  const proved = async () => {
    await refreshSession().catch(() => undefined);
  };
  if (resource.status === 'ready' && resource.value.challengeId === null) return password;
  return (
    <AccessLayout
      illustration="morning"
      title={<FormattedMessage id="account.stepUp.title" />}
      lead={resource.status === 'ready' && <FormattedMessage id="account.mfa.stepUp.lead" />}
    >
      <SettingsResource resource={resource} onRetry={start}>
        {({ challengeId, mfaChallengeMethods }) => (
          <CodeEntry challengeId={challengeId ?? ''} methods={mfaChallengeMethods} onProved={proved} />
        )}
      </SettingsResource>
    </AccessLayout>
  );
};
