import { useRef, useState } from 'react';
import { toAppError, type AppError } from '@crema/remote-kit';

/** A press while the change is being sent does nothing. It is not a success: callers keep what they know. */
const ignoredPress: AppError = { code: 'IGNORED_PRESS' };

/** After these errors it is unknown whether the request had its effect (D-164). */
const undecided: ReadonlySet<string> = new Set([
  ignoredPress.code,
  'OFFLINE',
  'UNEXPECTED_ERROR',
  'TEMPORARILY_UNAVAILABLE',
  'UNAUTHENTICATED',
  'TOO_MANY_REQUESTS',
]);
/** True if the first request may have had its effect: a retry needs the same requestId. */
export const isUndecided = ({ code }: Pick<AppError, 'code'>): boolean => undecided.has(code);

/** One kind of change: whether it is being sent, and its last error. */
export const useChange = <Input extends readonly unknown[]>(change: (...input: Input) => Promise<void>) => {
  // Two presses can arrive before React renders the first, so that the state alone cannot refuse the second.
  const isRunning = useRef(false);
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<AppError>();
  /** Resolves to the error, to `ignoredPress`, or to undefined after a success. */
  const run = async (...input: Input): Promise<AppError | undefined> => {
    if (isRunning.current) return ignoredPress;
    isRunning.current = true;
    setSending(true);
    setError(undefined);
    try {
      await change(...input);
      return undefined;
    } catch (cause) {
      const failure = toAppError(cause);
      setError(failure);
      return failure;
    } finally {
      isRunning.current = false;
      setSending(false);
    }
  };
  return { run, isSending, error, clear: () => setError(undefined) };
};
