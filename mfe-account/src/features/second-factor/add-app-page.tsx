import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  mfaRestPaths,
  type MfaEnrolmentReply,
  type MfaEnrolmentRequest,
  type RecoveryCodesReply,
} from '@crema/shared-contracts';
import { toAppError, useHost, type Resource } from '@crema/remote-kit';
import { Stack, Text, buttonClass } from '@crema/shared-ui';
import { renderSVG } from 'uqr';
import { CopyButton } from '../../second-factor/copy-button.tsx';
import { RecoveryCodes } from '../../second-factor/recovery-codes.tsx';
import s from '../../second-factor/second-factor.module.css';
import { SettingsLayout } from '../../settings/settings-layout.tsx';
import { SettingsResource } from '../../settings/settings-resource.tsx';
import { ConfirmEnrolment } from './confirm-enrolment.tsx';
import { useEnrolled } from './use-enrolled.ts';

/** Asks for one secret per page: its code belongs to the secret that is shown (A09). */
const useAppEnrolment = () => {
  const { http } = useHost();
  const [resource, setResource] = useState<Resource<MfaEnrolmentReply>>({ status: 'loading' });
  const started = useRef(false);
  const start = () => {
    const body: MfaEnrolmentRequest = { type: 'totp' };
    setResource({ status: 'loading' });
    void http<MfaEnrolmentReply>(mfaRestPaths.enrol, { method: 'POST', body }).then(
      (value) => setResource({ status: 'ready', value }),
      (cause: unknown) => setResource({ status: 'failed', error: toAppError(cause) }),
    );
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    start();
  });
  return { resource, start };
};

/** Groups of four are typed without losing the place; apps ignore the spaces. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type EnrolmentProps = MfaEnrolmentReply & { readonly onEnrolled: (reply: RecoveryCodesReply) => void };
const Enrolment = ({ enrolmentId, secret, uri, onEnrolled }: EnrolmentProps) => {
  const intl = useIntl();
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri ?? ''))}`;
  return (
    <Stack gap={3}>
      <Text>
        <FormattedMessage id="account.mfa.app.scan" />
      </Text>
      <a href={uri ?? ''} className={buttonClass('secondary')}>
        <FormattedMessage id="account.mfa.app.open" />
      </a>
      <img className={s.qr} src={picture} alt={intl.formatMessage({ id: 'account.mfa.app.qr' })} />
      <Text>
        <FormattedMessage
          id="account.mfa.app.secret"
          values={{ secret: <code className={s.secret}>{inGroups(secret ?? '')}</code> }}
        />
      </Text>
      <CopyButton text={secret ?? ''} />
      <ConfirmEnrolment enrolmentId={enrolmentId} onEnrolled={onEnrolled} />
    </Stack>
  );
};

/** /account/settings/mfa/add-app: an authenticator app, by QR code or by its secret (D-112). */
export const AddAppPage = () => {
  const { resource, start } = useAppEnrolment();
  const { codes, finish, onEnrolled } = useEnrolled();
  return (
    <SettingsLayout title={<FormattedMessage id="account.mfa.app.title" />}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={finish} />
      ) : (
        <SettingsResource resource={resource} onRetry={start}>
          {(enrolment) => <Enrolment {...enrolment} onEnrolled={onEnrolled} />}
        </SettingsResource>
      )}
    </SettingsLayout>
  );
};
