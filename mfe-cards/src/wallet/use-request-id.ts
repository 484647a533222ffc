import { useRef } from 'react';
import type { AppError } from '@crema/remote-kit';

/** After these errors the customer does not know whether the server has acted. */
const unanswered: ReadonlySet<string> = new Set(['OFFLINE', 'UNEXPECTED_ERROR', 'TEMPORARILY_UNAVAILABLE']);

/**
 * The requestId of an intention (D-164). The same content keeps its id while no answer has arrived, so that a retry has one
 * effect. Other content, a success or an answered error starts a new intention.
 */
export const useRequestId = () => {
  const current = useRef<{ readonly content: string; readonly id: string }>(undefined);
  return {
    idOf: (content: object): string => {
      const key = JSON.stringify(content);
      if (current.current?.content !== key) current.current = { content: key, id: crypto.randomUUID() };
      return current.current.id;
    },
    /** Call it with the result of the request. */
    end: (error?: Pick<AppError, 'code'>): void => {
      if (!error || !unanswered.has(error.code)) current.current = undefined;
    },
  };
};
