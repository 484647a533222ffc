import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { faultHeader } from '../http/fault-injection.ts';

/**
 * Names the file that collects the codes. Set while all server tests run. Without the prefix CREMA_, because a server that a
 * test starts refuses unknown variables of that prefix.
 */
const fileVariable = 'TEST_ANSWERED_CODES';

interface ErrorBody {
  readonly error?: { readonly code?: string };
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
}
const codesIn = (payload: string): readonly string[] => {
  if (!/^\s*\{/.test(payload) || !payload.includes('"code"')) return [];
  try {
    const { error, errors = [] } = JSON.parse(payload) as ErrorBody;
    return [error?.code, ...errors.map(({ extensions }) => extensions?.code)].filter(
      (code) => code !== undefined,
    );
  } catch {
    return [];
  }
};

/** Collects the codes that the server answers. Requests with a fault header do not count: they prove a text only (D-163). */
export const collectAnsweredCodes = (app: FastifyInstance): void => {
  const file = process.env[fileVariable];
  if (!file) return;
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.headers[faultHeader] !== undefined) return;
    const text = typeof payload === 'string' || Buffer.isBuffer(payload) ? String(payload) : '';
    for (const code of codesIn(text)) appendFileSync(file, `${code}\n`);
  });
};

/** Begins to collect: child processes of the test runner have the variable too. Returns the collected codes. */
export const startCollecting = (): {
  readonly read: () => ReadonlySet<string>;
  readonly stop: () => void;
} => {
  const folder = mkdtempSync(join(tmpdir(), 'crema-codes-'));
  const file = join(folder, 'codes.txt');
  process.env[fileVariable] = file;
  return {
    read: () => new Set(existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []),
    stop: () => rmSync(folder, { recursive: true, force: true }),
  };
};
