import { hash, verify } from '@node-rs/argon2';
import { readPassword } from '@crema/shared-contracts';
import { createBoundedQueue } from './bounded-queue.ts';

/** argon2id is the library's default; the parameters are OWASP's first recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Two of the four libuv threads, which files and DNS also need; 100 waiting tasks take about 2 s. */
const enqueue = createBoundedQueue({ concurrency: 2, maxWaiting: 100 });

export const hashPassword = (password: string): Promise<string> =>
  enqueue(() => hash(readPassword(password), cost));

/**
 * The forms under which a password may have been stored: NFC, and for hashes from before passwords were read,
 * the form in which a device sent it (PLT-020). An ASCII password has one form.
 */
const formsOf = (password: string): readonly string[] => [
  ...new Set([readPassword(password), password, password.normalize('NFD')]),
];

/** This hash is used when no member has the email address, so that both cases take the same time (D-121). */
const placeholderHash =
  '$argon2id$v=19$m=19456,t=2,p=1$+UbjiHU1tva08YNrNB5lcw$q0hwy6fJml59+ZNZFs4VZy6yecPrwhOqxrxFtwYE9To';

export const verifyPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  for (const form of formsOf(password))
    if (await enqueue(() => verify(stored ?? placeholderHash, form))) return stored !== undefined;
  return false;
};
