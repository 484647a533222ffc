import { useState } from 'react';
import { useIntl } from 'react-intl';
import {
  passkeyRestPaths,
  type HttpRequest,
  type PasskeyAssertion,
  type PasskeyFactorRequest,
  type PasskeyRequestOptions,
} from '@crema/shared-contracts';
import { passkeyProblem, signWithPasskey } from '../passkeys/ceremony.ts';

type Send = (path: string, request: HttpRequest) => Promise<PasskeyRequestOptions | undefined>;

/** The answer of a passkey to a challenge (D-112); undefined if there is none, which `problem` explains unless the request failed. */
export const usePasskeyFactor = (challengeId: string) => {
  const intl = useIntl();
  const [problem, setProblem] = useState<string>();
  const sign = async (send: Send): Promise<PasskeyAssertion | undefined> => {
    setProblem(undefined);
    const body: PasskeyFactorRequest = { challengeId };
    const options = await send(passkeyRestPaths.factorOptions, { method: 'POST', body });
    if (!options) return undefined;
    try {
      return await signWithPasskey(options);
    } catch (cause) {
      setProblem(intl.formatMessage({ id: passkeyProblem(cause) ?? 'account.passkey.failed' }));
      return undefined;
    }
  };
  return { sign, problem };
};
