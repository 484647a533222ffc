import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OperatorReport } from './operator-command.ts';

/** One command line: a group (`jobs`) and its arguments (`revive`, `--all`). */
export interface OperatorCall {
  readonly group: string;
  readonly args: readonly string[];
}
export type OperatorAnswer = { readonly report: OperatorReport } | { readonly error: string };
type Answer = (call: OperatorCall) => Promise<OperatorAnswer>;

/** Linux limits the path of a socket to 107 bytes. */
const longestPath = 100;

export const operatorSocketPath = (dataDir: string): string => join(dataDir, 'operator.sock');

export interface OperatorSocket {
  close(): void;
}

/**
 * Gives operators access to the embedded database of a running server, which no second process can open. It is a Unix
 * socket in the data directory: the file mode restricts it to the owner, and no port is opened. The caller holds the
 * directory's lock, so an existing socket belongs to a dead process.
 */
export const listenForOperator = async (
  path: string,
  answer: Answer,
): Promise<OperatorSocket | undefined> => {
  if (Buffer.byteLength(path) > longestPath) return undefined;
  rmSync(path, { force: true });
  const server = createServer((incoming, response) => {
    void text(incoming)
      .then((body) => answer(JSON.parse(body) as OperatorCall))
      .catch((cause: unknown): OperatorAnswer => ({ error: (cause as Error).message }))
      .then((reply) => response.end(JSON.stringify(reply)));
  });
  // The umask restricts the socket until its mode is set.
  const previous = process.umask(0o177);
  const listening = new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  process.umask(previous);
  await listening;
  chmodSync(path, 0o600);
  server.unref();
  return {
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const notListening = ['ENOENT', 'ECONNREFUSED', 'EINVAL'];

/** The running server's reply, or undefined if no server listens there. */
export const callOperatorSocket = async (
  path: string,
  call: OperatorCall,
): Promise<OperatorAnswer | undefined> => {
  if (Buffer.byteLength(path) > longestPath) return undefined;
  const { promise, resolve, reject } = Promise.withResolvers<OperatorAnswer | undefined>();
  const outgoing = request({ socketPath: path, method: 'POST', path: '/' }, (response) => {
    text(response).then((body) => resolve(JSON.parse(body) as OperatorAnswer), reject);
  });
  outgoing.on('error', (cause: NodeJS.ErrnoException) =>
    notListening.includes(cause.code ?? '') ? resolve(undefined) : reject(cause),
  );
  outgoing.end(JSON.stringify(call));
  return promise;
};
