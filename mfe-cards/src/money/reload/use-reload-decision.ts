import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paymentPausesMs, toAppError, useGraphqlClient } from '@crema/remote-kit';
import { GetCardReloadDocument } from '../../generated/get-card-reload.ts';
import type { ReloadFieldsFragment } from '../../generated/operation-types.ts';

/** Whether the page asks for the decision; it stops after two minutes, and when the session has ended. */
export type ReloadWatch = 'asking' | 'stopped' | 'signed-out';

export const isDecided = ({ status }: Pick<ReloadFieldsFragment, 'status'>) =>
  status === 'DONE' || status === 'FAILED';

interface ReloadListener {
  /** An undecided reload: its action may have changed. */
  readonly onUndecided: (reload: ReloadFieldsFragment) => void;
  /** The decision; undefined if the server does not know the reload. */
  readonly onDecided: (reload: ReloadFieldsFragment | undefined) => void;
}
/** Asks for an undecided reload until it is decided. A failed request is repeated after the next pause. */
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
    let timer: ReturnType<typeof setTimeout>;
    let isCurrent = true;
    let asked = 0;
    const read = () =>
      client
        .query({ query: GetCardReloadDocument, variables: { reloadId }, fetchPolicy: 'network-only' })
        .then(
          ({ data }) => data?.user,
          (cause: unknown) => (toAppError(cause).code === 'UNAUTHENTICATED' ? null : undefined),
        );
    const ask = async () => {
      const user = await read();
      if (!isCurrent) return;
      if (user === null) return setWatch('signed-out');
      const reload = user?.cardReload;
      if (reload === null || (reload && isDecided(reload))) return decided(reload ?? undefined);
      if (reload) undecided(reload);
      wait();
    };
    const wait = () => {
      const pauseMs = paymentPausesMs[asked];
      asked += 1;
      if (pauseMs === undefined) setWatch('stopped');
      else timer = setTimeout(() => void ask(), pauseMs);
    };
    // A reload that was left may wait for an answer to the bank: its question is there at once (L-38).
    if (isLeft.current) void ask();
    else wait();
    isLeft.current = false;
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, reloadId, watch]);
  return { watch, askAgain: () => setWatch('asking') };
};
