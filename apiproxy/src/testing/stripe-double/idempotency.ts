import { DoubleError } from './double-error.ts';

/** The reply to a request, as it is sent. */
export interface Reply {
  readonly status: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Entry {
  readonly fingerprint: string;
  readonly at: number;
  /** Undefined while the first request runs. */
  reply: Reply | undefined;
}
/** Stripe forgets a key after this time: the next request with it is a new one. */
const keptSeconds = 24 * 60 * 60;

export interface IdempotencyKeys {
  /** The stored reply of the key; undefined for a new key, which runs from now on. Throws for other parameters, and while the first request runs. */
  readonly begin: (key: string, fingerprint: string) => Reply | undefined;
  readonly finish: (key: string, reply: Reply) => void;
  /** The request was refused before it ran: the key stays free. */
  readonly forget: (key: string) => void;
}

export const createIdempotencyKeys = (now: () => number): IdempotencyKeys => {
  const entries = new Map<string, Entry>();
  return {
    begin: (key, fingerprint) => {
      const earlier = entries.get(key);
      if (!earlier || now() - earlier.at >= keptSeconds) {
        entries.set(key, { fingerprint, at: now(), reply: undefined });
        return undefined;
      }
      if (earlier.fingerprint !== fingerprint)
        throw new DoubleError(400, {
          type: 'idempotency_error',
          message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        });
      if (!earlier.reply)
        throw new DoubleError(409, {
          type: 'idempotency_error',
          code: 'idempotency_key_in_use',
          message: `There is currently another in-progress request using this Idempotent Key (${key}). Please try again later.`,
        });
      return { ...earlier.reply, headers: { ...earlier.reply.headers, 'idempotent-replayed': 'true' } };
    },
    finish: (key, reply) => {
      const entry = entries.get(key);
      if (entry) entry.reply = reply;
    },
    forget: (key) => void entries.delete(key),
  };
};
