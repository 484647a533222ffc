import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useHost, useLocale, useSignal } from '@crema/remote-kit';
import type { VaultCommand, VaultMessage } from '@crema/shared-contracts';
import { readVaultMessage } from './vault-messages.ts';

/** How long the vault may take to answer before the form counts as missing. */
const patience = 10_000;

export interface VaultState {
  readonly ready: boolean;
  readonly missing: boolean;
  readonly height: number;
  readonly complete: boolean;
  readonly working: boolean;
  /** Why the vault would not take the card. */
  readonly refusal: string | undefined;
}
type VaultFact =
  VaultMessage | { readonly kind: 'sent' } | { readonly kind: 'waited' } | { readonly kind: 'reloaded' };

const initial: VaultState = {
  ready: false,
  missing: false,
  height: 240,
  complete: false,
  working: false,
  refusal: undefined,
};
const reduce = (state: VaultState, fact: VaultFact): VaultState => {
  const next: { [K in VaultFact['kind']]: (known: Extract<VaultFact, { kind: K }>) => VaultState } = {
    ready: () => ({ ...state, ready: true, missing: false }),
    // A frame that is not shown has no height.
    resized: ({ height }) => (height > 0 ? { ...state, height } : state),
    validity: ({ complete }) => ({ ...state, complete, refusal: undefined }),
    tokenised: () => ({ ...state, working: false, refusal: undefined }),
    refused: ({ code }) => ({ ...state, working: false, refusal: code }),
    sent: () => ({ ...state, working: true, refusal: undefined }),
    waited: () => ({ ...state, missing: !state.ready }),
    reloaded: () => initial,
  };
  return (next[fact.kind] as (known: VaultFact) => VaultState)(fact);
};

export type TakenCard = Extract<VaultMessage, { kind: 'tokenised' }>;
type Settle = (card: TakenCard | undefined) => void;

/** One question at a time: a newer one, a refusal or silence settles the older with nothing. */
const useQuestion = (onSilence: () => void) => {
  const settle = useRef<Settle>(() => undefined);
  const answer: Settle = (card) => settle.current(card);
  const ask = (put: () => void): Promise<TakenCard | undefined> =>
    new Promise((resolve) => {
      answer(undefined);
      const silence = setTimeout(() => {
        onSilence();
        answer(undefined);
      }, patience);
      settle.current = (card) => {
        clearTimeout(silence);
        settle.current = () => undefined;
        resolve(card);
      };
      put();
    });
  return { ask, answer };
};

/** The card form in its own origin: the page tells it how to look and asks for a token; card numbers stay there (CRD-052). */
export const useVault = () => {
  const { vaultOrigin, theme: themes } = useHost();
  const locale = useLocale();
  const theme = useSignal(themes);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [state, dispatch] = useReducer(reduce, initial);
  const { ask, answer } = useQuestion(() =>
    dispatch({ source: 'crema-vault', kind: 'refused', code: 'PAYMENT_PROVIDER_DOWN' }),
  );

  const send = useCallback(
    (command: VaultCommand) => frame?.contentWindow?.postMessage(command, vaultOrigin),
    [frame, vaultOrigin],
  );
  const hear = useEffectEvent((event: MessageEvent) => {
    const message = readVaultMessage(event, { origin: vaultOrigin, window: frame?.contentWindow });
    if (!message) return;
    dispatch(message);
    if (message.kind === 'tokenised') answer(message);
    if (message.kind === 'refused') answer(undefined);
  });
  useEffect(() => {
    const listener = (event: MessageEvent) => hear(event);
    window.addEventListener('message', listener);
    return () => window.removeEventListener('message', listener);
  }, []);
  useEffect(() => {
    const wait = setTimeout(() => dispatch({ kind: 'waited' }), patience);
    return () => clearTimeout(wait);
  }, [attempt]);
  useEffect(() => {
    if (state.ready) send({ target: 'crema-vault', kind: 'present', locale, theme });
  }, [state.ready, locale, theme, send]);

  return {
    setFrame,
    /** Another key is another frame: the way to load it again. */
    attempt,
    state,
    address: `${vaultOrigin}/card-form`,
    /** The card as a token, or nothing when the form is incomplete, refused or silent; the form shows its own faults. */
    tokenise: () =>
      ask(() => {
        dispatch({ kind: 'sent' });
        send({ target: 'crema-vault', kind: 'tokenise' });
      }),
    reload: () => {
      dispatch({ kind: 'reloaded' });
      setAttempt(attempt + 1);
    },
  };
};
export type Vault = ReturnType<typeof useVault>;
