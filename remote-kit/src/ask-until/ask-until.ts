import type { Unsubscribe } from '@crema/shared-contracts';

const firstPauseMs = 1_000;
const longestPauseMs = 60_000;
/** Milliseconds until the next question: a second at first, growing by half, at most a minute. */
export const growingPause = (round: number, firstMs = firstPauseMs): number =>
  Math.min(longestPauseMs, firstMs * 1.5 ** round);

interface Question<Reply> {
  readonly ask: () => Promise<Reply>;
  /** Whether the server says that something is under way, whose end changes the reply. */
  readonly isPending: (reply: Reply) => boolean;
  readonly onReply: (reply: Reply) => void;
  /** A failed question is the last one. */
  readonly onFailed: (cause: unknown) => void;
}

/**
 * Asks now, and again after growing pauses while the reply says that something is under way. Nothing is called after the returned
 * function.
 */
export const askUntilDone = <Reply>({ ask, isPending, onReply, onFailed }: Question<Reply>): Unsubscribe => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;
  const next = async (round: number): Promise<void> => {
    try {
      const reply = await ask();
      if (isStopped) return;
      onReply(reply);
      if (isPending(reply)) timer = setTimeout(() => void next(round + 1), growingPause(round));
    } catch (cause) {
      if (!isStopped) onFailed(cause);
    }
  };
  void next(0);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
};
