import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import {
  engagementRestPaths,
  type ForYouReply,
  type OnboardingTaskName,
  type StreamMark,
} from '@crema/shared-contracts';
import {
  toAppError,
  useDomainEvent,
  useHost,
  useLocale,
  useResource,
  useRetryOnReconnect,
  useSession,
} from '@crema/remote-kit';
import { feedStoreOf } from '../../feed/feed-store.ts';

export interface ForYou {
  /** Undefined while it is read. If that failed: no card and nothing seen, so that the page works without it. */
  readonly kept: ForYouReply | undefined;
  readonly isKnown: boolean;
  readonly seeTask: (name: OnboardingTaskName) => void;
  readonly welcome: () => void;
  /** Hides an item and keeps that with the account; the item comes back with a message if the server refuses it. */
  readonly dismiss: (subject: string) => void;
}
const nothingKept: ForYouReply = {
  hasPrimaryCard: false,
  firstCardAt: null,
  isWelcomed: false,
  seenTasks: [],
};

/** Adds the marks that are not sent yet to those of the account. */
const withPending = (kept: ForYouReply, pending: readonly StreamMark[]): ForYouReply => {
  const seen = pending.flatMap(({ kind, subject }) =>
    kind === 'task-seen' ? [subject as OnboardingTaskName] : [],
  );
  return {
    ...kept,
    isWelcomed: kept.isWelcomed || pending.some(({ kind }) => kind === 'welcomed'),
    seenTasks: [...new Set([...kept.seenTasks, ...seen])],
  };
};

/**
 * The state of the feed that the account keeps, and the member's marks. A mark is stored on the device until the server has confirmed it:
 * without a connection it is sent when that is back, or when the page is opened again (E07).
 */
export const useForYou = (): ForYou => {
  const host = useHost();
  const { http, toast } = host;
  const intl = useIntl();
  useSession();
  useLocale();
  const { resource, set } = useResource<ForYouReply>(engagementRestPaths.forYou);
  const store = feedStoreOf(host);
  const waiting = store.pending?.list() ?? [];
  const kept =
    resource.status === 'ready' ? resource.value : resource.status === 'failed' ? nothingKept : undefined;

  /** Resolves with true if the server refuses the mark. */
  const send = async (mark: StreamMark): Promise<boolean> => {
    try {
      const reply = await http<ForYouReply>(engagementRestPaths.streamMarks, { method: 'POST', body: mark });
      store.pending?.remove(mark);
      set(reply);
      return false;
    } catch (cause) {
      if (toAppError(cause).code === 'OFFLINE') return false;
      store.pending?.remove(mark);
      return true;
    }
  };
  const sendPending = () => {
    for (const mark of waiting) void send(mark);
  };
  const sendEarlier = useEffectEvent(sendPending);
  useEffect(() => sendEarlier(), [store]);
  useRetryOnReconnect(true, sendPending);
  // The page keeps what it shows until the newer state is read.
  useDomainEvent(
    'card-updated',
    () => void http<ForYouReply>(engagementRestPaths.forYou).then(set, () => undefined),
  );
  const mark = (one: StreamMark) => {
    store.pending?.add(one);
    return send(one);
  };
  const dismiss = async (subject: string): Promise<void> => {
    store.hide(subject);
    if (!(await mark({ kind: 'dismissed', subject }))) return;
    store.show(subject);
    toast({ kind: 'error', text: intl.formatMessage({ id: 'feed.dismissFailed' }) });
  };
  return {
    kept: kept && withPending(kept, waiting),
    isKnown: resource.status === 'ready',
    seeTask: (name) => {
      void mark({ kind: 'task-seen', subject: name });
      if (kept) set({ ...kept, seenTasks: [...kept.seenTasks, name] });
    },
    welcome: () => void mark({ kind: 'welcomed', subject: 'welcome' }),
    dismiss: (subject) => void dismiss(subject),
  };
};
