import { useCallback, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import {
  passkeyRestPaths,
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
/**
 * Signs in with a passkey: by the button, or by the browser's suggestion in the field of the address. Each attempt has a challenge of its
 * own and ends the one before; after a refusal the field offers passkeys again (A11).
 */
export const usePasskeySignIn = ({ rememberMe, onProved }: PasskeySignInOptions) => {
  const { http } = useHost();
  const intl = useIntl();
  const describe = useErrorText(settingsErrors);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const latest = useRef({ rememberMe, onProved });
  latest.current = { rememberMe, onProved };
  const isOpen = useRef(true);

  const sign = useCallback(
    async (autofill: boolean): Promise<void> => {
      const { challengeId, options } = await http<PasskeySignInReply>(passkeyRestPaths.signInOptions, {
        method: 'POST',
      });
      if (!isOpen.current) return;
      const passkey = await signWithPasskey(options, { autofill });
      const body: PasskeySignInRequest = { challengeId, passkey, rememberMe: latest.current.rememberMe };
      await http<SessionReply>(passkeyRestPaths.signIn, { method: 'POST', body });
      await latest.current.onProved();
    },
    [http],
  );
  const present = useCallback(
    (cause: unknown) => {
      const id = passkeyProblem(cause);
      setError(id ? intl.formatMessage({ id }) : describe(cause).text);
    },
    [intl, describe],
  );
  const presentRef = useRef(present);
  presentRef.current = present;
  const offer = useCallback(async (): Promise<void> => {
    if (!isOpen.current || !(await browserSupportsWebAuthnAutofill())) return;
    await sign(true).catch((cause: unknown) => {
      // The field's request ends without a word: another one began, the page closed, or the server did not answer.
      if (!isOpen.current || passkeyProblem(cause) !== undefined) return;
      if ((cause as { status?: number }).status !== 400) return;
      presentRef.current(cause);
      void offer();
    });
  }, [sign]);
  useEffect(() => {
    isOpen.current = true;
    void offer();
    const timer = setInterval(() => void offer(), renewMs);
    return () => {
      isOpen.current = false;
      clearInterval(timer);
      cancelPasskey();
    };
  }, [offer]);

  const signIn = async () => {
    setError(undefined);
    setIsBusy(true);
    try {
      await sign(false);
    } catch (cause) {
      if (passkeyProblem(cause) !== cancelled) present(cause);
      void offer();
    } finally {
      if (isOpen.current) setIsBusy(false);
    }
  };
  return { signIn, isBusy, error };
};
