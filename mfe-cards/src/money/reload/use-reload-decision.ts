import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followPayment, paymentPauseMs, toAppError, useGraphqlClient } from '@crema/remote-kit';
import { GetCardReloadDocument } from '../../generated/get-card-reload.ts';
import type { ReloadFieldsFragment } from '../../generated/operation-types.ts';
import { isDecided } from './pending-reload.ts';

/** Whether the page asks for the decision; it stops after two minutes, and when the session has ended. */
export type ReloadWatch = 'asking' | 'stopped' | 'signed-out';

interface ReloadListener {
  /** An undecided reload: its action may have changed. */
  readonly onUndecided: (reload: ReloadFieldsFragment) => void;
  /** The decision; undefined if the server does not know the reload. */
  readonly onDecided: (reload: ReloadFieldsFragment | undefined) => void;
}
const signedOut = { decision: 'signed-out' } as const;
/** The reload, `signed-out`, or undefined for one that the server does not know. */
const askFor = async (client: ReturnType<typeof useGraphqlClient>, reloadId: string) => {
  try {
    const { data } = await client.query({
      query: GetCardReloadDocument,
      variables: { reloadId },
      fetchPolicy: 'network-only',
    });
    if (data?.user === null) return signedOut;
    if (!data?.user) throw new Error('no reply');
    const { cardReload: reload } = data.user;
    return !reload || isDecided(reload) ? { decision: reload ?? undefined } : { undecided: reload };
  } catch (cause) {
    if (toAppError(cause).code === 'UNAUTHENTICATED') return signedOut;
    throw cause;
  }
};

/** Asks for an undecided reload until it is decided (CRD-035). */
export const useReloadDecision = (
  reloadId: string | undefined,
  { onUndecided, onDecided }: ReloadListener,
): { readonly watch: ReloadWatch; readonly askAgain: () => void } => {
  const client = useGraphqlClient();
  const isLeft = useRef(reloadId !== undefined);
  const [watch, setWatch] = useState<ReloadWatch>('asking');
  const undecided = useEffectEvent(onUndecided);
  const decided = useEffectEvent(onDecided);
  useEffect(() => {
    if (reloadId === undefined || watch !== 'asking') return undefined;
    // A reload that was left may wait for an answer to the bank: its question is there at once (L-38).
    const firstRound = isLeft.current ? 0 : 1;
    isLeft.current = false;
    return followPayment<ReloadFieldsFragment | 'signed-out' | undefined, ReloadFieldsFragment>({
      ask: () => askFor(client, reloadId),
      pauseBefore: (round) => paymentPauseMs(firstRound + round),
      onUndecided: undecided,
      onDecided: (reload) => (reload === 'signed-out' ? setWatch(reload) : decided(reload)),
      onStopped: () => setWatch('stopped'),
    });
  }, [client, reloadId, watch]);
  return { watch, askAgain: () => setWatch('asking') };
};
