import type { AppDeps } from '../../http/app-deps.ts';

/** The hash of the key in the README. */
const demonstrationKeyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$3cvJZHCWWZPUN6fPhtvM7Q$wV6nrF0e8d01h7JRYrMIIhrr+WjniKS+OZMTgRbIB2c';

/** Stores the demonstration key of store 1001. An existing key is not changed. */
export const seedStoreKey = async ({ db }: Pick<AppDeps, 'db'>): Promise<void> => {
  await db
    .insertInto('store_key')
    .values({ store_number: '1001-100001', key_hash: demonstrationKeyHash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
