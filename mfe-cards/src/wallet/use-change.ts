import { useState } from 'react';
import { toAppError, type AppError } from '@crema/remote-kit';

/** One kind of change: whether it is being sent, and its last error. A press while it is being sent does nothing. */
export const useChange = <Input extends readonly unknown[]>(change: (...input: Input) => Promise<void>) => {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<AppError>();
  /** Resolves to the error, or to undefined after a success. */
  const run = async (...input: Input): Promise<AppError | undefined> => {
    if (isSending) return undefined;
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
      setSending(false);
    }
  };
  return { run, isSending, error, clear: () => setError(undefined) };
};
