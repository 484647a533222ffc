import { useRef } from 'react';
import {
  engagementRestPaths,
  type ForYouReply,
  type OnboardingTaskName,
  type StreamMark,
} from '@crema/shared-contracts';
import { toAppError, useDomainEvent, useHost, useResource, useRetryOnReconnect } from '@crema/remote-kit';

export interface ForYou {
  /** Undefined while it is read. If that failed: no card and nothing seen, so that the page works without it. */
  readonly kept: ForYouReply | undefined;
  readonly isKnown: boolean;
  readonly seeTask: (name: OnboardingTaskName) => void;
  readonly welcome: () => void;
  /** Keeps a dismissal with the account; `onRefused` is called if the server refuses it. */
  readonly dismiss: (subject: string, onRefused: () => void) => void;
}
const nothingKept: ForYouReply = {
  hasPrimaryCard: false,
  firstCardAt: null,
  isWelcomed: false,
  seenTasks: [],
};
interface PendingMark {
  readonly mark: StreamMark;
  readonly onRefused: () => void;
}

/** The state of the feed that the account keeps, and the marks of this page. A mark without a connection is sent when it is back (E07). */
export const useForYou = (): ForYou => {
  const { http } = useHost();
  const { resource, reload, set } = useResource<ForYouReply>(engagementRestPaths.forYou);
  /** Marks that wait for the connection. */
  const pending = useRef<readonly PendingMark[]>([]);
  const kept =
    resource.status === 'ready' ? resource.value : resource.status === 'failed' ? nothingKept : undefined;

  const send = async ({ mark, onRefused }: PendingMark): Promise<void> => {
    try {
      set(await http<ForYouReply>(engagementRestPaths.streamMarks, { method: 'POST', body: mark }));
    } catch (cause) {
      if (toAppError(cause).code === 'OFFLINE') pending.current = [...pending.current, { mark, onRefused }];
      else onRefused();
    }
  };
  useRetryOnReconnect(true, () => {
    const marks = pending.current;
    pending.current = [];
    for (const mark of marks) void send(mark);
  });
  useDomainEvent('card-updated', reload);
  return {
    kept,
    isKnown: resource.status === 'ready',
    seeTask: (name) => {
      if (kept) set({ ...kept, seenTasks: [...kept.seenTasks, name] });
      void send({ mark: { kind: 'task-seen', subject: name }, onRefused: () => undefined });
    },
    welcome: () => void send({ mark: { kind: 'welcomed', subject: 'welcome' }, onRefused: () => undefined }),
    dismiss: (subject, onRefused) => void send({ mark: { kind: 'dismissed', subject }, onRefused }),
  };
};
