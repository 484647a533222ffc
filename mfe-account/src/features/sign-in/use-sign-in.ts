import { useState } from 'react';
import { useIntl } from 'react-intl';
import { brand, restPaths, type SessionReply } from '@crema/shared-contracts';
import { useErrorText, useFlag, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { offerCredentials } from '../../visitor/offer-credentials.ts';
import { visitorMarket } from '../../visitor/market.ts';
import { readReputation } from '../../visitor/reputation.ts';
import { toSignInRequest } from './sign-in.conversions.ts';
import { serverMessageId, signInErrors } from './sign-in.errors.ts';
import type { SignInValues } from './sign-in.schema.ts';

interface Refusal {
  readonly code: string;
  readonly text: string;
}

/** Signs in (ACC-003, ACC-004); a refusal is kept as words until the next try. */
export const useSignIn = (onSignedIn: () => void) => {
  const host = useHost();
  const intl = useIntl();
  const explain = useErrorText(signInErrors);
  const rememberMeOffered = useFlag('rememberMe');
  const [refusal, setRefusal] = useState<Refusal>();
  // The text says that the device is offline, which is not true any more.
  useRetryOnReconnect(refusal?.code === 'OFFLINE', () => setRefusal(undefined));

  const toRefusal = (cause: unknown): Refusal => {
    const { error, text } = explain(cause);
    const id = serverMessageId(error, intl.messages);
    return {
      code: error.code,
      text: id ? intl.formatMessage({ id }, { ...brand, ...error.params }) : text,
    };
  };
  const signIn = async (values: SignInValues): Promise<void> => {
    setRefusal(undefined);
    const body = toSignInRequest(values, {
      market: visitorMarket(host),
      reputation: readReputation(),
      rememberMeOffered,
    });
    try {
      await host.http<SessionReply>(restPaths.signIn, { method: 'POST', body });
      const session = await host.refreshSession();
      if (session.kind !== 'member') {
        host.telemetry.report({ phase: 'api', class: 'MalformedReplyError' });
        throw new TypeError('signed in, and no member');
      }
      onSignedIn();
      void offerCredentials(body.username, body.password);
    } catch (cause) {
      setRefusal(toRefusal(cause));
    }
  };
  return { signIn, refusal: refusal?.text, rememberMeOffered };
};
