import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import {
  passkeyRestPaths,
  type HttpError,
  type HostServices,
  type PasskeySignInReply,
  type PasskeySignInRequest,
  type SessionReply,
} from '@crema/shared-contracts';
import { useErrorText, useHost } from '@crema/remote-kit';
import { cancelPasskey, passkeyProblem, signWithPasskey } from '../../passkeys/ceremony.ts';
import { settingsErrors } from '../../settings/settings.errors.ts';

/** A challenge lives 10 minutes: the one that waits in the field is replaced earlier. */
const renewMs = 9 * 60_000;
const cancelled = 'account.passkey.cancelled';

interface PasskeySignInOptions {
  readonly rememberMe: boolean;
  /** Runs once the server has begun the session. */
  readonly onProved: () => Promise<void>;
}
type Signed = Omit<PasskeySignInRequest, 'rememberMe'>;

/** Asks the server for a challenge of its own, and the device for its signature; undefined if the page closed meanwhile. */
const sign = async (
  http: HostServices['http'],
  autofill: boolean,
  isOpen: () => boolean,
): Promise<Signed | undefined> => {
  const { challengeId, options } = await http<PasskeySignInReply>(passkeyRestPaths.signInOptions, {
    method: 'POST',
  });
  return isOpen() ? { challengeId, passkey: await signWithPasskey(options, { autofill }) } : undefined;
};
/** The server refused the passkey. Other ends of the field's request say nothing: the page closed, or another request began. */
const isRefusal = (cause: unknown): boolean =>
  passkeyProblem(cause) === undefined && ((cause as Partial<HttpError>).status ?? 0) >= 400;

/**
 * Signs in with a passkey: by the button, or by the browser's suggestion in the field of the address, whose request ends when the button
 * is pressed or the page closes. After a refusal the field offers passkeys again, with a new challenge (A11).
 */
export const usePasskeySignIn = ({ rememberMe, onProved }: PasskeySignInOptions) => {
  const { http } = useHost();
  const intl = useIntl();
  const describe = useErrorText(settingsErrors);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [round, setRound] = useState(0);

  const finish = async (signed: Signed | undefined): Promise<void> => {
    if (!signed) return;
    const body: PasskeySignInRequest = { ...signed, rememberMe };
    await http<SessionReply>(passkeyRestPaths.signIn, { method: 'POST', body });
    await onProved();
  };
  const present = (cause: unknown) => {
    const id = passkeyProblem(cause);
    setError(id ? intl.formatMessage({ id }) : describe(cause).text);
  };
  // The suggestion is answered minutes after the request: with the form's values of then.
  const latest = useRef({ finish, present });
  useEffect(() => {
    latest.current = { finish, present };
  });
  useEffect(() => {
    if (isBusy) return undefined;
    let isOpen = true;
    const offer = async () => {
      if (!(await browserSupportsWebAuthnAutofill()) || !isOpen) return;
      const signed = await sign(http, true, () => isOpen);
      await latest.current.finish(signed);
    };
    const again = () => setRound((earlier) => earlier + 1);
    offer().catch((cause: unknown) => {
      if (!isOpen || !isRefusal(cause)) return;
      latest.current.present(cause);
      again();
    });
    const timer = setTimeout(again, renewMs);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      cancelPasskey();
    };
  }, [http, isBusy, round]);

  const signIn = async () => {
    setError(undefined);
    setIsBusy(true);
    try {
      await finish(await sign(http, false, () => true));
    } catch (cause) {
      if (passkeyProblem(cause) !== cancelled) present(cause);
    }
    setIsBusy(false);
  };
  return { signIn, isBusy, error };
};
