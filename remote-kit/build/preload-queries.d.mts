import type { PersistedQueries } from '@crema/shared-contracts';

export declare const readPreloadQueries: (folder: string) => {
  readonly queries: PersistedQueries;
  readonly errors: readonly string[];
};
