import { randomBytes, randomInt } from 'node:crypto';

export interface Clock {
  now(): Date;
}
/** ULIDs: text ids that sort by creation time. */
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

/** ULIDs: 48 bits of time, 80 random bits. */
export const createIds = (clock: Clock, random: Random): Ids => ({
  next: () =>
    encode(BigInt(clock.now().getTime()), 10) + encode(BigInt(`0x${random.bytes(10).toString('hex')}`), 16),
});
