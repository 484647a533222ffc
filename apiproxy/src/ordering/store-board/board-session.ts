import { readPlain } from '@crema/shared-contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { ipCounters, forgiveAttempts, isWithinLimits, perIp } from '../../http/limits/rate-limit.ts';
import { cookieName, ownPageCookieOptions, verifyPassword } from '../../identity/identity.public.ts';
import type { StoreFacts } from '../../stores/stores.public.ts';

const minuteMs = 60_000;
/** Wrong keys from one address for any store, and for one store. */
const addressLimit = { name: 'store keys of an address', max: 30, windowMs: 15 * minuteMs } as const;
const storeLimit = { name: 'store keys of a store', max: 8, windowMs: 15 * minuteMs } as const;

/** A shift: afterwards the key is asked for again. */
const openForMs = 14 * 60 * minuteMs;
const purpose = 'store board';

const keyHashOf = async ({ db }: Pick<AppDeps, 'db'>, storeNumber: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('store_key')
      .select('key_hash')
      .where('store_number', '=', storeNumber)
      .executeTakeFirst()
  )?.key_hash;

export type KeyCheck = 'right' | 'wrong' | 'too many';
/** Compares a key with the stored hash. Attempts are counted before the comparison; a right key is not counted. */
export const checkStoreKey = async (
  deps: AppDeps,
  { storeNumber }: StoreFacts,
  { ip, key }: { readonly ip: string; readonly key: string },
): Promise<KeyCheck> => {
  const counters = [...ipCounters(addressLimit, ip), perIp(storeLimit, ip, storeNumber)];
  if (!(await isWithinLimits(deps, counters))) {
    deps.security.report('limit reached', { ip, detail: storeLimit.name });
    return 'too many';
  }
  if (!(await verifyPassword(await keyHashOf(deps, storeNumber), readPlain(key)))) return 'wrong';
  await forgiveAttempts(deps, counters);
  return 'right';
};

const nameOf = (deps: AppDeps) => cookieName('board', deps);
/** The signed text contains the key's hash, so a new key ends every board of the store. */
const signedText = (storeNumber: string, until: string, keyHash: string) =>
  `${storeNumber} ${until} ${keyHash}`;

/** Opens the board of a store in this browser for a shift. */
export const openBoard = async (reply: FastifyReply, deps: AppDeps, { storeNumber }: StoreFacts) => {
  const keyHash = await keyHashOf(deps, storeNumber);
  const until = new Date(deps.clock.now().getTime() + openForMs);
  const time = String(until.getTime());
  const signature = deps.signer.sign(purpose, signedText(storeNumber, time, keyHash ?? ''));
  const value = `${storeNumber}.${time}.${signature}`;
  reply.setCookie(nameOf(deps), value, { ...ownPageCookieOptions(deps), expires: until });
};
export const closeBoard = (reply: FastifyReply, deps: AppDeps): void => {
  reply.clearCookie(nameOf(deps), ownPageCookieOptions(deps));
};

/** Whether this browser has opened the board of the store. */
export const isBoardOpen = async (
  request: FastifyRequest,
  deps: AppDeps,
  { storeNumber }: StoreFacts,
): Promise<boolean> => {
  const [store = '', until = '', signature = ''] = (request.cookies[nameOf(deps)] ?? '').split('.', 3);
  if (store !== storeNumber || !(Number(until) > deps.clock.now().getTime())) return false;
  const keyHash = await keyHashOf(deps, storeNumber);
  return keyHash !== undefined && deps.signer.verify(purpose, signedText(store, until, keyHash), signature);
};
