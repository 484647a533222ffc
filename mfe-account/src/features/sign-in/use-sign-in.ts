import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  brand,
  readEmail,
  restPaths,
  type HttpError,
  type MfaChallengeMethod,
  type SessionReply,
} from '@crema/shared-contracts';
import {
  cookiesRefused,
  useErrorText,
  useFlag,
  useHost,
  useRetryOnReconnect,
  reserveForMember,
  retryWait,
} from '@crema/remote-kit';
import { offerCredentials } from '../../visitor/offer-credentials.ts';
import { visitorMarket } from '../../visitor/market.ts';
import { useReputation } from '../../visitor/use-reputation.ts';
import { toSignInRequest } from './sign-in.conversions.ts';
import { serverMessageId, signInErrors } from './sign-in.errors.ts';
import type { SignInValues } from './sign-in.schema.ts';

interface PresentedSignInError {
  readonly code: string;
  readonly text: string;
}

interface AskedChallenge {
  readonly challengeId: string;
  readonly methods: readonly MfaChallengeMethod[];
  /** The typed values, for the browser's own store of passwords. */
  readonly values: SignInValues;
}
/** The challenge of MFA_REQUIRED (D-112). */
const challengeOf = (cause: unknown): Omit<AskedChallenge, 'values'> | undefined => {
  const { code, challengeId, mfaChallengeMethods } = cause as Partial<HttpError>;
  return code === 'MFA_REQUIRED' && challengeId && mfaChallengeMethods
    ? { challengeId, methods: mfaChallengeMethods }
    : undefined;
};

/** Signs in (ACC-003, ACC-004). An error is shown until the next attempt. */
export const useSignIn = (onSignedIn: () => void) => {
  const host = useHost();
  const intl = useIntl();
  const readReputation = useReputation();
  const describe = useErrorText(signInErrors);
  const rememberMeOffered = useFlag('rememberMe');
  const [error, setError] = useState<PresentedSignInError>();
  // The error says that the device is offline, which is no longer true.
  useRetryOnReconnect(error?.code === 'OFFLINE', () => setError(undefined));

  const [challenge, setChallenge] = useState<AskedChallenge>();
  const present = (cause: unknown): PresentedSignInError => {
    const { error, text } = describe(cause);
    const id = serverMessageId(error, intl.messages);
    return {
      code: error.code,
      text: id ? intl.formatMessage({ id }, { ...brand, ...error.params, ...retryWait(error) }) : text,
    };
  };
  const refusedCookies = (): PresentedSignInError => ({
    code: 'COOKIES_REFUSED',
    text: intl.formatMessage({ id: 'account.cookies.body' }, brand),
  });
  const signIn = async (values: SignInValues): Promise<void> => {
    setError(undefined);
    const body = toSignInRequest(values, {
      market: visitorMarket(host),
      reputation: readReputation(),
      rememberMeOffered,
    });
    try {
      const reply = await host.http<Partial<SessionReply>>(restPaths.signIn, { method: 'POST', body });
      const session = await host.refreshSession();
      if (session.kind !== 'member' && (cookiesRefused() || reply.session?.kind === 'member')) {
        // The browser has not kept the session's cookie, which is not an error of this version.
        setError(refusedCookies());
        return;
      }
      if (session.kind !== 'member') {
        host.telemetry.report({ phase: 'api', class: 'MalformedReplyError' });
        throw new TypeError('The server accepted the sign-in, but the session read after it has no member.');
      }
      reserveForMember(true);
      onSignedIn();
      void offerCredentials(body.username, body.password);
    } catch (cause) {
      const asked = challengeOf(cause);
      if (asked) setChallenge({ ...asked, values });
      else setError(present(cause));
    }
  };
  /** Continues the sign-in after the second factor (ACC-005). */
  const proved = async (): Promise<void> => {
    const values = challenge?.values;
    const session = await host.refreshSession();
    setChallenge(undefined);
    if (session.kind !== 'member') return setError(refusedCookies());
    reserveForMember(true);
    onSignedIn();
    if (values) void offerCredentials(readEmail(values.username), values.password);
  };
  const giveUp = () => setChallenge(undefined);
  return { signIn, error: error?.text, rememberMeOffered, challenge, proved, giveUp };
};
