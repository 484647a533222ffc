import { useHost, type AppError } from '@crema/remote-kit';
import { downloadFile } from '@crema/remote-kit/download';
import { useChange } from '../../changes/use-change.ts';

/** Downloads a file of the server. */
export const useCsv = (): {
  readonly download: (url: string) => Promise<AppError | undefined>;
  readonly isSending: boolean;
  readonly error: AppError | undefined;
} => {
  const { fetch: send } = useHost();
  const { run, isSending, error } = useChange((url: string) =>
    downloadFile(send, url, { headers: { accept: 'text/csv, application/json' } }),
  );
  return { download: run, isSending, error };
};
