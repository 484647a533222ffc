import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { TypedAddress, VaultMessage } from '@crema/shared-contracts';
import { toAppError, type AppError } from '../data/app-error.ts';
import { useHost, useLocale, useSignal } from '../remote-context.ts';
import { useVaultChannel } from './use-vault-channel.ts';

/** The time limit for the vault's reply (PLT-016); after it the form counts as missing. A form that loads later is shown. */
const replyTimeoutMs = 8_000;
/** The bank checks a card that is stored. */
const storingTimeoutMs = 20_000;
/** The customer answers the bank. */
const questionTimeoutMs = 10 * 60_000;

export interface VaultState {
  readonly ready: boolean;
  readonly missing: boolean;
  readonly height: number;
  readonly complete: boolean;
  readonly working: boolean;
  /** The bank asks its question in the frame. */
  readonly asking: boolean;
  /** The code of the vault's last error. */
  readonly errorCode: string | undefined;
  /** Of an error of our server. */
  readonly errorParams?: AppError['params'];
}
type VaultAction =
  | VaultMessage
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed'; readonly error: AppError }
  | { readonly kind: 'waited' }
  | { readonly kind: 'reloaded' }
  | { readonly kind: 'widened' };

/** The height of the form until it states its own: its fields are in more rows in a narrow frame (the vault's card-form.css). */
const expectedHeight = { narrow: 310, wide: 190 } as const;
const narrowFrame = 416;

const initial: VaultState = {
  ready: false,
  missing: false,
  height: expectedHeight.narrow,
  complete: false,
  working: false,
  asking: false,
  errorCode: undefined,
};
const reduce = (state: VaultState, action: VaultAction): VaultState => {
  const next: { [K in VaultAction['kind']]: (specific: Extract<VaultAction, { kind: K }>) => VaultState } = {
    ready: () => ({ ...state, ready: true, missing: false }),
    // A frame that is not shown has no height.
    resized: ({ height }) => (height > 0 ? { ...state, height } : state),
    validity: ({ complete }) => ({ ...state, complete, errorCode: undefined }),
    // Of the wallets' buttons, which have a frame of their own.
    wallets: () => state,
    pressed: () => state,
    asking: () => ({ ...state, asking: true }),
    tokenised: () => ({ ...state, working: false, asking: false, errorCode: undefined }),
    refused: ({ code }) => ({ ...state, working: false, asking: false, errorCode: code }),
    failed: ({ error: { code, params } }) => ({
      ...state,
      working: false,
      errorCode: code,
      errorParams: params,
    }),
    sent: () => ({ ...state, working: true, asking: false, errorCode: undefined, errorParams: undefined }),
    waited: () => ({ ...state, missing: !state.ready }),
    reloaded: () => initial,
    widened: () => ({ ...state, height: expectedHeight.wide }),
  };
  return (next[action.kind] as (specific: VaultAction) => VaultState)(action);
};

export type TokenisedCard = Extract<VaultMessage, { kind: 'tokenised' }>;
type Settle = (card: TokenisedCard | undefined) => void;

/** One request at a time: a newer request, an error or a timeout resolves the pending one with undefined. */
const usePendingReply = (onTimeout: () => void) => {
  const pending = useRef<{ readonly settle: Settle; timeout?: ReturnType<typeof setTimeout> }>(undefined);
  const settlePending: Settle = (card) => {
    clearTimeout(pending.current?.timeout);
    pending.current?.settle(card);
    pending.current = undefined;
  };
  const endAfter = (limitMs: number): void => {
    if (!pending.current) return;
    clearTimeout(pending.current.timeout);
    pending.current.timeout = setTimeout(() => {
      onTimeout();
      settlePending(undefined);
    }, limitMs);
  };
  const request = (sendRequest: () => void, limitMs: number): Promise<TokenisedCard | undefined> =>
    new Promise((resolve) => {
      settlePending(undefined);
      pending.current = { settle: resolve };
      endAfter(limitMs);
      sendRequest();
    });
  return { request, settlePending, endAfter };
};

/** The use of the card that is typed. */
export interface TokenRequest {
  /** The card is stored: the bank may ask its question in the frame first (PAY-005). Gets the key that a complete form needs for it. */
  readonly getStoringKey?: (() => Promise<string>) | undefined;
  /** The cardholder's name, if the page knows it. */
  readonly name?: string | undefined;
  /** The billing address, if the page knows it. */
  readonly address?: TypedAddress | undefined;
}

/**
 * The card form in its own origin: the page sends it theme and locale and requests a token; card numbers stay there (CRD-052). With a
 * postal code the form doesn't ask for one (L-37).
 */
export const useVault = (postalCode?: string) => {
  const { vaultOrigin, theme: themes } = useHost();
  const locale = useLocale();
  const theme = useSignal(themes);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useReducer(reduce, initial);
  const { request, settlePending, endAfter } = usePendingReply(() =>
    dispatch({ source: 'crema-vault', kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' }),
  );
  const fail = (cause: unknown) => dispatch({ kind: 'failed', error: toAppError(cause) });

  const send = useVaultChannel(frame, (message) => {
    dispatch(message);
    if (message.kind === 'tokenised') settlePending(message);
    if (message.kind === 'refused') settlePending(undefined);
    if (message.kind === 'asking') endAfter(questionTimeoutMs);
  });
  useLayoutEffect(() => {
    if (frame && frame.clientWidth > narrowFrame) dispatch({ kind: 'widened' });
  }, [frame]);
  useEffect(() => {
    const timeout = setTimeout(() => dispatch({ kind: 'waited' }), replyTimeoutMs);
    return () => clearTimeout(timeout);
  }, [attempt]);
  useEffect(() => {
    if (state.ready)
      send({ target: 'crema-vault', kind: 'present', locale, theme, ...(postalCode && { postalCode }) });
  }, [state.ready, locale, theme, postalCode, send]);

  return {
    setFrame,
    /** The iframe's key; a new key loads the form again. */
    attempt,
    state,
    url: `${vaultOrigin}/card-form`,
    /** Resolves to the card's token, or undefined when the form is incomplete, fails or times out; the form shows its own errors. */
    tokenise: async ({ getStoringKey, name, address }: TokenRequest = {}) => {
      dispatch({ kind: 'sent' });
      const key = state.complete ? await getStoringKey?.().catch(fail) : undefined;
      if (getStoringKey && state.complete && key === undefined) return undefined;
      return request(
        () =>
          send({
            target: 'crema-vault',
            kind: 'tokenise',
            ...(getStoringKey && { isToBeStored: true }),
            ...(key && { storingKey: key }),
            ...(name && { name }),
            ...(address && { address }),
          }),
        getStoringKey ? storingTimeoutMs : replyTimeoutMs,
      );
    },
    /** Shows the errors of all fields when the page's own fields have errors, so that a press marks every field at once (L-17). */
    mark: () => send({ target: 'crema-vault', kind: 'mark' }),
    reload: () => {
      dispatch({ kind: 'reloaded' });
      setAttempt(attempt + 1);
    },
  };
};
export type Vault = ReturnType<typeof useVault>;
