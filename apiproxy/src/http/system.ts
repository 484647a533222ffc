import { randomBytes, randomInt } from 'node:crypto';

export interface Clock {
  now(): Date;
}
/** ULIDs: text ids that sort as they were created. */
export interface Ids {
  next(): string;
}
export interface Random {
  bytes(size: number): Buffer;
  /** An integer from 0 to below - 1. */
  integer(below: number): number;
}
export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export const systemClock: Clock = { now: () => new Date() };
/** A clock that is ahead of the machine's (CLOCK_AHEAD_MINUTES). */
export const createClockAhead = (minutes: number): Clock => ({
  now: () => new Date(Date.now() + minutes * 60_000),
});
export const systemRandom: Random = {
  bytes: (size) => randomBytes(size),
  integer: (below) => randomInt(below),
};

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const encode = (value: bigint, length: number): string => {
  let text = '';
  for (let rest = value, at = 0; at < length; at += 1, rest >>= 5n)
    text = alphabet[Number(rest & 31n)] + text;
  return text;
};

/** A system call for each id would cost more than the rest of it. */
const pooledBytes = 1_000;
/** Returns random numbers of up to so many bits, from bytes that are used once. */
const createRandomBits = (random: Random) => {
  let pool: Buffer = Buffer.alloc(0);
  let used = 0;
  return (bits: number): bigint => {
    const size = Math.ceil(bits / 8);
    if (used + size > pool.length) [pool, used] = [random.bytes(pooledBytes), 0];
    const bytes = pool.subarray(used, used + size);
    used += size;
    return BigInt.asUintN(bits, BigInt(`0x${bytes.toString('hex')}`));
  };
};
const tailBits = 80;
/** The second of two ids of one millisecond cannot be guessed from the first. */
const stepBits = 40;

/**
 * ULIDs: 48 bits of time, 80 bits behind them. The ids of one process sort as they were created, also within one
 * millisecond: there each is larger than the one before by a random step.
 */
export const createIds = (clock: Clock, random: Random): Ids => {
  const randomBits = createRandomBits(random);
  let last = { ms: -1, tail: 0n };
  return {
    next: () => {
      const ms = clock.now().getTime();
      // One bit remains free for the steps.
      const tail = ms === last.ms ? last.tail + randomBits(stepBits) + 1n : randomBits(tailBits - 1);
      last = { ms, tail };
      return encode(BigInt(ms), 10) + encode(tail, 16);
    },
  };
};
