import type { AppDeps } from '../../http/app-deps.ts';
import type { Log } from '../../http/system.ts';
import type { OpenedRegistry } from './signed-registry.ts';

/** The newest accepted registry. */
export interface AcceptedRegistry {
  readonly sequence: number;
  /** SHA-256 of the signed text. */
  readonly digest: string;
}
export interface RegistryMemory {
  /** Throws if a document is older than an accepted one, or differs from it under the same sequence. */
  check(opened: OpenedRegistry): void;
  /**
   * Remembers an accepted document: immediately in this process, and in the database for other processes and
   * the next start.
   */
  accept(opened: OpenedRegistry): void;
  /** Resolves when the accepted document is stored. */
  stored(): Promise<void>;
}

const startOver =
  'publish again, or, if the registry was created from scratch on purpose, delete the row of the table accepted_registry and restart';
/** Throws if `next` must not follow `known`. */
export const checkFollows = (next: OpenedRegistry, known: AcceptedRegistry): void => {
  const { sequence } = next.document;
  if (sequence < known.sequence)
    throw new Error(
      `sequence ${sequence} is older than ${known.sequence}, which was accepted before; ${startOver}`,
    );
  if (sequence === known.sequence && next.digest !== known.digest)
    throw new Error(`sequence ${sequence} was accepted before with different content; ${startOver}`);
};

const load = async ({ db }: Pick<AppDeps, 'db'>): Promise<AcceptedRegistry | undefined> =>
  db.selectFrom('accepted_registry').select(['sequence', 'digest']).executeTakeFirst();
const store = async (
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  accepted: AcceptedRegistry,
): Promise<void> => {
  const row = { ...accepted, accepted_at: clock.now() };
  await db
    .insertInto('accepted_registry')
    .values({ single: true, ...row })
    .onConflict((conflict) =>
      conflict.column('single').doUpdateSet(row).where('accepted_registry.sequence', '<', accepted.sequence),
    )
    .execute();
};

type MemoryDeps = Pick<AppDeps, 'db' | 'clock' | 'production'> & { readonly log: Log };
/**
 * Remembers the documents accepted since `known`. They are stored in production only, because developers
 * delete and recreate their registry.
 */
export const createRegistryMemory = (deps: MemoryDeps, known?: AcceptedRegistry): RegistryMemory => {
  let newest = known;
  let storing = Promise.resolve();
  return {
    check: (opened) => {
      if (newest) checkFollows(opened, newest);
    },
    accept: ({ document: { sequence }, digest }) => {
      const accepted = { sequence, digest };
      newest = accepted;
      if (!deps.production) return;
      storing = storing
        .then(() => store(deps, accepted))
        .catch((cause: unknown) =>
          deps.log.error({ cause, sequence }, 'the accepted registry was not stored'),
        );
    },
    stored: () => storing,
  };
};

/**
 * Loads the document that this installation accepted before its last restart, so that an old signed document
 * is refused.
 */
export const openRegistryMemory = async (deps: MemoryDeps): Promise<RegistryMemory> =>
  createRegistryMemory(deps, deps.production ? await load(deps) : undefined);
