import { hash, verify } from '@node-rs/argon2';
import { createBoundedQueue } from './bounded-queue.ts';

/** argon2id is the library's default; the parameters are OWASP's first recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two of the four libuv threads, which files and DNS also need; 100 waiting tasks take about 2 s. */
const enqueue = createBoundedQueue({ concurrency: 2, maxWaiting: 100 });

export const hashPassword = (password: string): Promise<string> => enqueue(() => hash(password, cost));

/** This hash is used when no member has the email address, so that both cases take the same time (D-121). */
const placeholderHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+UbjiHU1tva08YNrNB5lcw$q0hwy6fJml59+ZNZFs4VZy6yecPrwhOqxrxFtwYE9To';

export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  enqueue(() => verify(stored ?? placeholderHash, password)).then(
    (isMatch) => isMatch && stored !== undefined,
  );
