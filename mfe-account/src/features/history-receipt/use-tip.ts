import { useState } from 'react';
import { historyRestPaths, type HistoryReceipt } from '@crema/shared-contracts';
import { useErrorText, useHost, useRetryOnReconnect } from '@crema/remote-kit';
import { tipErrors } from './tip.errors.ts';

interface Problem {
  readonly code: string;
  readonly text: string;
}
/** Sets or deletes the tip of an order (ACC-061, D-27). Resolves true when the server has done it. */
export const useTip = (id: string, onChanged: (receipt: HistoryReceipt) => void) => {
  const { http, refreshSession } = useHost();
  const describe = useErrorText(tipErrors);
  const [running, setRunning] = useState<'set' | 'delete'>();
  const [problem, setProblem] = useState<Problem>();
  useRetryOnReconnect(problem?.code === 'OFFLINE', () => setProblem(undefined));
  const send = async (amountMinor: number): Promise<boolean> => {
    setRunning(amountMinor === 0 ? 'delete' : 'set');
    setProblem(undefined);
    try {
      const path = historyRestPaths.tip(id);
      onChanged(
        amountMinor === 0
          ? await http<HistoryReceipt>(path, { method: 'DELETE' })
          : await http<HistoryReceipt>(path, { method: 'PUT', body: { amountMinor } }),
      );
      return true;
    } catch (cause) {
      const { error, text } = describe(cause);
      setProblem({ code: error.code, text });
      // The host asks for a new sign-in.
      if (error.code === 'UNAUTHENTICATED') await refreshSession().catch(() => undefined);
      return false;
    } finally {
      setRunning(undefined);
    }
  };
  return { running, problem: problem?.text, send };
};
