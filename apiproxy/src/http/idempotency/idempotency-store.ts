import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { AppDeps } from '../app-deps.ts';
import { createAppError } from '../errors/app-error.ts';
import type {} from './idempotency.tables.ts';

/**
 * The stored form of a write: `key` is the caller's secret; `id` and `hash` reveal nothing about the write.
 */
export interface KeyedWrite {
  readonly id: string;
  readonly hash: string;
  readonly key: string;
}
export interface StoredReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: string;
}
/** The write may run in this process until `lease`. */
export interface Claim extends KeyedWrite {
  readonly lease: Date;
}
type StoreDeps = Pick<AppDeps, 'db' | 'clock' | 'pause'>;

const secondMs = 1000;
const leaseMs = 30 * secondMs;
export const idempotencyRetentionMs = 24 * 60 * 60 * secondMs;
const pollMs = 50;
/** A duplicate waits about 10 s for the first one's reply. */
const maxPolls = 200;

const ivBytes = 12;
const tagBytes = 16;
const cipherKeyOf = ({ key, id }: KeyedWrite) =>
  Buffer.from(hkdfSync('sha256', key, id, 'crema idempotent reply', 32));

/** Replies contain session cookies and personal data: only the holder of the key can read a stored reply. */
const seal = (write: KeyedWrite, reply: StoredReply): string => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', cipherKeyOf(write), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(reply), 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
};
const unseal = (write: KeyedWrite, text: string): StoredReply => {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', cipherKeyOf(write), bytes.subarray(0, ivBytes));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
  return JSON.parse(opened.toString('utf8')) as StoredReply;
};

/** Inserts the write, or takes over an expired one, or the same one whose process has crashed. */
const insert = async ({ db, clock }: StoreDeps, { id, hash }: KeyedWrite): Promise<Date | undefined> => {
  const now = clock.now();
  const lease = new Date(now.getTime() + leaseMs);
  const row = {
    request_hash: hash,
    reply: null,
    lease_until: lease,
    expires_at: new Date(now.getTime() + idempotencyRetentionMs),
  };
  const claimed = await db
    .insertInto('idempotent_write')
    .values({ id, ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(row)
        .where((eb) =>
          eb.or([
            eb('idempotent_write.expires_at', '<=', now),
            eb.and([
              eb('idempotent_write.reply', 'is', null),
              eb('idempotent_write.lease_until', '<=', now),
              eb('idempotent_write.request_hash', '=', hash),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed && lease;
};

/**
 * Returns a claim (run the write, then `storeReply` or `releaseClaim`), or the stored reply of the same write. Waits
 * for a duplicate that is still running. Throws IDEMPOTENCY_CONFLICT if the key was used for another write.
 */
export const claimWrite = async (deps: StoreDeps, write: KeyedWrite): Promise<Claim | StoredReply> => {
  for (let poll = 0; poll < maxPolls; poll += 1) {
    const lease = await insert(deps, write);
    if (lease) return { ...write, lease };
    const found = await deps.db
      .selectFrom('idempotent_write')
      .select(['request_hash', 'reply'])
      .where('id', '=', write.id)
      .executeTakeFirst();
    if (found && found.request_hash !== write.hash) throw createAppError('IDEMPOTENCY_CONFLICT');
    if (found?.reply) return unseal(write, found.reply);
    await deps.pause(pollMs);
  }
  throw createAppError('TEMPORARILY_UNAVAILABLE');
};

export const storeReply = async ({ db }: StoreDeps, claim: Claim, reply: StoredReply): Promise<void> => {
  await db
    .updateTable('idempotent_write')
    .set({ reply: seal(claim, reply) })
    .where('id', '=', claim.id)
    .where('lease_until', '=', claim.lease)
    .execute();
};
/** Removes the claim of a write without a final result: the next request with its key runs it again. */
export const releaseClaim = async ({ db }: StoreDeps, claim: Claim): Promise<void> => {
  await db
    .deleteFrom('idempotent_write')
    .where('id', '=', claim.id)
    .where('lease_until', '=', claim.lease)
    .execute();
};
