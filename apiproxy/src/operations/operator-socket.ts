import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { OperatorReport } from './operator-command.ts';

/** One command line: a group (`jobs`) and its words (`revive`, `--all`). */
export interface OperatorCall {
  readonly group: string;
  readonly words: readonly string[];
}
export type OperatorAnswer = { readonly report: OperatorReport } | { readonly error: string };
type Answer = (call: OperatorCall) => Promise<OperatorAnswer>;

/** A path of a socket holds 107 bytes on Linux. */
const longestPath = 100;

export const operatorSocketPath = (dataDir: string): string => join(dataDir, 'operator.sock');

export interface OperatorSocket {
  close(): void;
}

/**
 * Lets operators reach the embedded database of a running server, which no second process may open. A Unix socket in
 * the data directory: the file's mode allows its owner alone, and no port is opened. The
 * caller holds the directory's lock, so a socket that is there belongs to a dead process.
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
  // Until the mode is set nobody else may connect either.
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

/** The running server's answer, or undefined when no server listens there. */
export const askOperatorSocket = async (
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
