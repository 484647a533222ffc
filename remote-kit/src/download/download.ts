import { toHttpError, type ErrorReply } from '@crema/shared-contracts';

const nameOf = (headers: Headers): string =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'crema';

const save = (file: Blob, name: string): void => {
  const uri = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = uri;
  link.download = name;
  link.click();
  URL.revokeObjectURL(uri);
};

/**
 * Downloads a file of the server with `fetch` of HostServices. It is requested first, so that an error is thrown, as `http` throws it,
 * and not saved as the file.
 */
export const downloadFile = async (send: typeof fetch, url: string, init: RequestInit): Promise<void> => {
  const reply = await send(url, init);
  if (!reply.ok) {
    const body = (await reply.json().catch(() => ({}))) as Partial<ErrorReply>;
    throw toHttpError(reply.status, body);
  }
  save(await reply.blob(), nameOf(reply.headers));
};
