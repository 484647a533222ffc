import { useCallback, useEffect, useRef, useState } from 'react';
import {
  oauthRestPaths,
  withOauthAnswer,
  type ErrorAction,
  type OauthConsentReply,
  type OauthConsentRequest,
  type OauthStatusReply,
  type OauthStatusRequest,
} from '@crema/shared-contracts';
import { useErrorText, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { authorizeErrors } from './authorize-app.errors.ts';
import { destinationOf } from './authorize-app.rules.ts';

export interface Problem {
  readonly code: string;
  readonly action: ErrorAction;
  readonly text: string;
}
export type Authorization =
  | { readonly kind: 'loading' }
  /** The status was refused: the member cannot agree (D-120). */
  | { readonly kind: 'failed'; readonly problem: Problem }
  | { readonly kind: 'ready'; readonly status: OauthStatusReply }
  /** The browser is going to the app. */
  | { readonly kind: 'leaving'; readonly name: string }
  /** D-157: the last proof of identity is too old. */
  | { readonly kind: 'unproved' };

/** RFC 6749, section 4.1.2.1 (decision 137). */
const denied = 'access_denied';
const missing = { kind: 'http', status: 200, code: 'REDIRECT_URI_MISSING', referenceId: '' } as const;
/** The page does not stay in the history: Back from the app returns to the page before it. */
const leaveFor = (uri: string) => window.location.replace(uri);

/** Errors as the page shows them. A session that has ended is read again, so that the page asks for a sign-in. */
const useProblem = () => {
  const { refreshSession } = useHost();
  const describe = useErrorText(authorizeErrors);
  return useCallback(
    (cause: unknown): Problem => {
      const { error, row, text } = describe(cause);
      if (error.code === 'UNAUTHENTICATED') void refreshSession().catch(() => undefined);
      return { code: error.code, action: row.action, text };
    },
    [describe, refreshSession],
  );
};

/** ACC-081: reads the status once the page opens. A member who has agreed before leaves for the app at once. */
const useStatus = (request: OauthConsentRequest) => {
  const { http } = useHost();
  const toProblem = useProblem();
  const [state, setState] = useState<Authorization>({ kind: 'loading' });
  const show = useCallback(
    (status: OauthStatusReply) => {
      if (!status.authorized && status.error === undefined) return setState({ kind: 'ready', status });
      if (destinationOf(status.redirectUri) === undefined)
        return setState({ kind: 'failed', problem: toProblem(missing) });
      setState({ kind: 'leaving', name: status.clientName });
      return leaveFor(status.redirectUri);
    },
    [toProblem],
  );
  const read = useCallback(async () => {
    const { redirectUri: requestRedirectUri, ...rest } = request;
    const body: OauthStatusRequest = { ...rest, requestRedirectUri };
    try {
      show(await http<OauthStatusReply>(oauthRestPaths.status, { method: 'POST', body }));
    } catch (cause) {
      const problem = toProblem(cause);
      setState(problem.code === 'STEP_UP_REQUIRED' ? { kind: 'unproved' } : { kind: 'failed', problem });
    }
  }, [http, request, show, toProblem]);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void read();
  }, [read]);
  const retry = () => {
    setState({ kind: 'loading' });
    void read();
  };
  useRetryOnReconnect(state.kind === 'failed' && state.problem.code === 'OFFLINE', retry);
  return { state, setState, retry };
};

/** The state of the consent page, the consent (ACC-082) and the refusal of the member (ACC-083). */
export const useAuthorization = (request: OauthConsentRequest) => {
  const { http } = useHost();
  const toProblem = useProblem();
  const { state, setState, retry } = useStatus(request);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const confirm = async ({
    clientId,
    clientName,
    responseType,
    scope,
    redirectUri,
    state: own,
  }: OauthStatusReply) => {
    if (isSending) return;
    setIsSending(true);
    setProblem(undefined);
    const { codeChallenge, codeChallengeMethod } = request;
    const pkce = { codeChallenge, codeChallengeMethod };
    const body: OauthConsentRequest = { clientId, responseType, redirectUri, scope, state: own, ...pkce };
    try {
      const reply = await http<Partial<OauthConsentReply>>(oauthRestPaths.authorize, {
        method: 'POST',
        body,
      });
      const uri = reply.redirectUri;
      if (uri === undefined || destinationOf(uri) === undefined) return setProblem(toProblem(missing));
      setState({ kind: 'leaving', name: clientName });
      leaveFor(uri);
    } catch (cause) {
      const refusal = toProblem(cause);
      if (refusal.code === 'STEP_UP_REQUIRED') setState({ kind: 'unproved' });
      else setProblem(refusal);
    } finally {
      setIsSending(false);
    }
  };
  /** Only to the URI that the status has validated (D-120). */
  const cancel = ({ clientName, redirectUri, issuer, state: own }: OauthStatusReply) => {
    setState({ kind: 'leaving', name: clientName });
    leaveFor(withOauthAnswer(redirectUri, { error: denied, state: own, iss: issuer }));
  };
  return { state, retry, isSending, confirm, cancel, problem, dismiss: () => setProblem(undefined) };
};
