import { useState } from 'react';
import type { HttpRequest } from '@crema/shared-contracts';
import { useSave } from './use-save.ts';

const noForm = { setFieldError: () => undefined, setFieldTouched: () => Promise.resolve() };

/** A change by a button, without a form: which one runs, and why the last one was refused (ACC-044). */
export const useChange = () => {
  const { save, error } = useSave();
  const [running, setRunning] = useState<string>();
  const change = async <Reply>(
    path: string,
    method: HttpRequest['method'],
    body?: object,
  ): Promise<Reply | undefined> => {
    setRunning(path);
    const reply = await save<Reply>(path, { method, ...(body && { body }) }, noForm);
    setRunning(undefined);
    return reply;
  };
  return { change, running, error };
};
