import { useState } from 'react';
import { randomId } from '@crema/shared-contracts';
import { toAppError, useHost, useMember } from '@crema/remote-kit';
import { isUndecided, useChange } from '../../changes/use-change.ts';
import { useWalletChanges } from '../../changes/use-wallet-changes.ts';
import { unansweredMs, type UnansweredRequest, type UnansweredRequestStore } from './unanswered-requests.ts';

/**
 * Sends a request that moves money, once per intention (D-164). While the outcome of a request is unknown, only that request
 * can be sent, with the same id and content; also one that an earlier page or modal left. Only the customer's press sends it: money
 * does not move because a modal opened.
 */
export const useMoneyRequest = <Content extends object>(
  store: UnansweredRequestStore<Content>,
  change: (input: Content & { readonly requestId: string }) => Promise<void>,
) => {
  const memberId = useMember()?.memberId;
  const { clock } = useHost();
  const { refresh } = useWalletChanges();
  const [unanswered, setUnanswered] = useState(() => store.of(memberId));
  const sendRequest = async (unsent: Omit<UnansweredRequest<Content>, 'sentAt'>) => {
    const request = { ...unsent, sentAt: clock.now() };
    store.add(request);
    try {
      await change({ ...request.content, requestId: request.requestId });
    } catch (cause) {
      if (isUndecided(toAppError(cause))) {
        setUnanswered(request);
        // The balances show whether the request had its effect.
        void refresh();
        throw cause;
      }
      store.delete(request.requestId);
      setUnanswered(undefined);
      throw cause;
    }
    store.delete(request.requestId);
    setUnanswered(undefined);
  };
  const { run, ...state } = useChange(async (content?: Content) => {
    if (memberId === undefined) throw new TypeError('A request that moves money needs a member.');
    const left = store.of(memberId);
    if (left) await sendRequest(left);
    else if (content) await sendRequest({ memberId, requestId: randomId(), content });
  });
  const drop = () => {
    if (unanswered) store.delete(unanswered.requestId);
    setUnanswered(undefined);
    state.clear();
    void refresh();
  };
  return {
    ...state,
    send: (content: Content) => run(content),
    /** The request whose outcome is unknown. The form accepts nothing else until it has an answer. */
    unanswered: unanswered && {
      content: unanswered.content,
      retry: () => void run(),
      /** From this time on the customer can drop it: nothing is sent again. */
      droppableAt: unanswered.sentAt + unansweredMs,
      drop,
    },
  };
};
