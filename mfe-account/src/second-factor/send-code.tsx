import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { mfaRestPaths, type MfaChallengeRequest, type MfaSentReply } from '@crema/shared-contracts';
import { retryWait, toAppError, useHost, type AppError } from '@crema/remote-kit';
import { Banner, Button, Stack, Text } from '@crema/shared-ui';
import { useSecondsLeft } from './use-seconds-left.ts';

interface SendCodeProps {
  readonly challengeId: string;
  readonly methodId: string;
  readonly masked: string;
}
type State = 'sending' | 'sent' | AppError;

/** Sends the code of a challenge when the method is chosen, and again after 30 s (D-112). */
export const SendCode = ({ challengeId, methodId, masked }: SendCodeProps) => {
  const { http } = useHost();
  const [state, setState] = useState<State>('sending');
  const { left, start } = useSecondsLeft();
  const started = useRef(false);
  const send = async () => {
    setState('sending');
    const body: MfaChallengeRequest = { challengeId, methodId };
    try {
      const { resendAfterSeconds } = await http<MfaSentReply>(mfaRestPaths.challenge, {
        method: 'POST',
        body,
      });
      setState('sent');
      start(resendAfterSeconds);
    } catch (cause) {
      const error = toAppError(cause);
      setState(error);
      start(Number(error.params?.['retryAfter'] ?? 0));
    }
  };
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void send();
  });
  const error = typeof state === 'string' ? undefined : state;
  return (
    <Stack gap={1}>
      <div role="status">
        {state === 'sent' && (
          <Text>
            <FormattedMessage id="account.mfa.sms.sent" values={{ phone: masked }} />
          </Text>
        )}
      </div>
      {error && (
        <Banner tone="error" title={<FormattedMessage id="account.mfa.sms.notSent" />}>
          <FormattedMessage
            id={error.code === 'TOO_MANY_REQUESTS' ? 'account.error.tooMany' : 'account.error.unavailable'}
            values={retryWait(error)}
          />
        </Banner>
      )}
      <Button variant="quiet" disabled={left > 0} busy={state === 'sending'} onClick={() => void send()}>
        {left > 0 ? (
          <FormattedMessage id="account.mfa.sms.wait" values={{ seconds: left }} />
        ) : (
          <FormattedMessage id="account.mfa.sms.again" />
        )}
      </Button>
    </Stack>
  );
};
