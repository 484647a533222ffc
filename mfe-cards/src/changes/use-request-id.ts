import { useRef } from 'react';
import { randomId } from '@crema/shared-contracts';
import type { AppError } from '@crema/remote-kit';
import { isUndecided } from './use-change.ts';

/**
 * The requestId of an intention (D-164). The same content keeps its id while its outcome is unknown, so that a retry has one
 * effect. Other content, a success or a decided error starts a new intention. Requests that move money use useMoneyRequest.
 */
export const useRequestId = () => {
  const current = useRef<{ readonly content: string; readonly id: string }>(undefined);
  return {
    idOf: (content: object): string => {
      const key = JSON.stringify(content);
      if (current.current?.content !== key) current.current = { content: key, id: randomId() };
      return current.current.id;
    },
    /** Call it with the result of the request. */
    end: (error?: Pick<AppError, 'code'>): void => {
      if (!error || !isUndecided(error)) current.current = undefined;
    },
  };
};
