import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './bounded-queue.ts';

/** argon2id is the library's default; the rest is OWASP's first choice. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Half of the four threads that files and name look-ups need too; a hundred that wait are some 2 s of work. */
const inQueue = createBoundedQueue({ atOnce: 2, mostWaiting: 100 });

export const hashPassword = (password: string): Promise<string> => inQueue(() => hash(password, cost));

/** Verified against when nobody has the address, so that both answers take the same time (D-121). */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+UbjiHU1tva08YNrNB5lcw$q0hwy6fJml59+ZNZFs4VZy6yecPrwhOqxrxFtwYE9To';

export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  inQueue(() => verify(stored ?? nobodysHash, password)).then((fits) => fits && stored !== undefined);
