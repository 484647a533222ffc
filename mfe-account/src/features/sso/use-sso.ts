import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  readReturnUrl,
  ssoPath,
  type HttpError,
  type MfaChallengeMethod,
  type SsoReply,
  type SsoRequest,
} from '@crema/shared-contracts';
import { useHost, useRetryOnReconnect, reserveForMember } from '@crema/remote-kit';
import { useReturnUrl } from '../../return-url/use-return-url.ts';
import { visitorMarket } from '../../visitor/market.ts';
import { useReputation } from '../../visitor/use-reputation.ts';

interface AskedFactor {
  readonly challengeId: string;
  readonly methods: readonly MfaChallengeMethod[];
}
export type SsoState =
  | { readonly kind: 'busy' }
  | { readonly kind: 'factor'; readonly challenge: AskedFactor }
  /** The token does not work any more. */
  | { readonly kind: 'invalid' }
  | { readonly kind: 'failed' };

const stateOf = (cause: unknown): SsoState => {
  const { code, challengeId, mfaChallengeMethods: methods } = cause as Partial<HttpError>;
  if (code === 'MFA_REQUIRED' && challengeId && methods)
    return { kind: 'factor', challenge: { challengeId, methods } };
  return { kind: code === 'SSO_TOKEN_INVALID' ? 'invalid' : 'failed' };
};

/** ACC-007: sends the token of the path once, and opens the page that the server names. */
export const useSso = () => {
  const host = useHost();
  const navigate = useNavigate();
  const returnUrl = useReturnUrl();
  const { token = '' } = useParams();
  const readReputation = useReputation();
  const [state, setState] = useState<SsoState>({ kind: 'busy' });
  const isSent = useRef(false);
  const open = useCallback(
    async (path: string) => {
      await host.refreshSession();
      reserveForMember(true);
      // The server has validated the path; a page that another version of it names is validated again (D-111).
      void navigate(readReturnUrl(path), { replace: true });
    },
    [host, navigate],
  );
  const send = useCallback(async () => {
    setState({ kind: 'busy' });
    const body: SsoRequest = { market: visitorMarket(host), reputation: readReputation() };
    try {
      const path = `${ssoPath(token)}?returnUrl=${encodeURIComponent(returnUrl)}`;
      const reply = await host.http<SsoReply>(path, { method: 'POST', body });
      await open(reply.returnUrl);
    } catch (cause) {
      setState(stateOf(cause));
    }
  }, [host, token, returnUrl, readReputation, open]);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send();
  }, [send]);
  const retry = () => void send();
  useRetryOnReconnect(state.kind === 'failed', retry);
  return {
    state,
    retry,
    returnUrl,
    proved: () => open(returnUrl),
    giveUp: () => setState({ kind: 'invalid' }),
  };
};
