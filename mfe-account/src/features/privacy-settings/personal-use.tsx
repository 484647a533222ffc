import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { accountRestPaths, brand, type AcceptedReply, type PrivacyRequest } from '@crema/shared-contracts';
import { Banner, Button, Cluster, Heading, Stack, Text, TimeText, buttonClass } from '@crema/shared-ui';
import { accountPaths, neighbourPaths } from '../../account-paths.ts';
import { FormError } from '../../layout/form-error.tsx';
import { useSave } from '../../settings/use-save.ts';

const noForm = { setFieldError: () => undefined, setFieldTouched: () => Promise.resolve() };

interface PersonalUseProps {
  readonly email: string;
  /** When the use was ended; null while it is not. */
  readonly endedAt: string | null;
}
/** The use of the member's personal information for offers: when it was ended, or a button that ends it (ACC-072). */
export const PersonalUse = ({ email, endedAt }: PersonalUseProps) => {
  const { save, error } = useSave();
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle');
  const send = async () => {
    setState('sending');
    const body: PrivacyRequest = { email, optIn: false };
    const path = accountRestPaths.privacyRequests;
    const reply = await save<AcceptedReply>(path, { method: 'POST', body }, noForm);
    setState(reply ? 'done' : 'idle');
  };
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>
        <FormattedMessage id="account.privacy.use.title" />
      </Heading>
      {error && <FormError title={<FormattedMessage id="account.settings.notSaved" />}>{error}</FormError>}
      {state === 'done' && (
        <Banner tone="success" title={<FormattedMessage id="account.privacy.done" />}>
          <FormattedMessage id="account.privacy.done.body" />
        </Banner>
      )}
      {state !== 'done' && endedAt && (
        <Text>
          <FormattedMessage
            id="account.privacy.ended"
            values={{ date: <TimeText value={endedAt} dateStyle="long" /> }}
          />
        </Text>
      )}
      {state !== 'done' && !endedAt && (
        <>
          <Text>
            <FormattedMessage id="account.privacy.use" values={brand} />
          </Text>
          <div>
            <Button variant="secondary" busy={state === 'sending'} onClick={() => void send()}>
              <FormattedMessage id="account.privacy.end" />
            </Button>
          </div>
        </>
      )}
      <Cluster gap={2}>
        <Link to={accountPaths.mailPreferences} className={buttonClass('quiet', { size: 'small' })}>
          <FormattedMessage id="account.settings.mail" />
        </Link>
        <Link to={neighbourPaths.privacyNotice} className={buttonClass('quiet', { size: 'small' })}>
          <FormattedMessage id="account.privacy.notice" />
        </Link>
      </Cluster>
    </Stack>
  );
};
