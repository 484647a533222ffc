import { useHost, type AppError } from '@crema/remote-kit';
import { toHttpError, type ErrorReply } from '@crema/shared-contracts';
import { useChange } from '../../wallet/use-change.ts';

const nameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'crema.csv';

const save = (file: Blob, name: string): void => {
  const uri = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = uri;
  link.download = name;
  link.click();
  URL.revokeObjectURL(uri);
};

/** Downloads a file of the server. It is requested first, so that an error is shown and not saved as the file. */
export const useCsv = (): {
  readonly download: (url: string) => Promise<AppError | undefined>;
  readonly isSending: boolean;
  readonly error: AppError | undefined;
} => {
  const { fetch: send } = useHost();
  const { run, isSending, error } = useChange(async (url: string) => {
    const reply = await send(url, { headers: { accept: 'text/csv, application/json' } });
    if (!reply.ok) {
      const body = (await reply.json().catch(() => ({}))) as Partial<ErrorReply>;
      throw toHttpError(reply.status, body);
    }
    save(await reply.blob(), nameOf(reply.headers));
  });
  return { download: run, isSending, error };
};
