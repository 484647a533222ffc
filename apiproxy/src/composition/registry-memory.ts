import type { AppDeps } from '../http/app-deps.ts';
import type { OpenedRegistry } from './signed-registry.ts';

/** The newest registry that was accepted. */
export interface AcceptedRegistry {
  readonly sequence: number;
  /** SHA-256 of the signed text. */
  readonly digest: string;
}
export interface RegistryMemory {
  /** Throws when a document is older than one that was accepted before, or another of the same number. */
  check(opened: OpenedRegistry): void;
  /** Remembers an accepted document, here at once and soon for every process and the next start. */
  accept(opened: OpenedRegistry): void;
  /** Resolves when what was accepted is stored. */
  stored(): Promise<void>;
}

const startOver =
  'publish again, or, if the registry was created from scratch on purpose, delete the row of the table accepted_registry and restart';
/** Throws when `next` must not follow `known`. */
export const checkFollows = (next: OpenedRegistry, known: AcceptedRegistry): void => {
  const { sequence } = next.document;
  if (sequence < known.sequence)
    throw new Error(
      `its sequence ${sequence} is older than ${known.sequence}, which was accepted before; ${startOver}`,
    );
  if (sequence === known.sequence && next.digest !== known.digest)
    throw new Error(`its sequence ${sequence} was accepted before with another content; ${startOver}`);
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

type MemoryDeps = Pick<AppDeps, 'db' | 'clock' | 'log' | 'production'>;
/** What was accepted since `known`; stored in production only, because developers delete their registry and create another. */
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

/** What this shop has accepted, also before its last restart: a signed document of last month is refused. */
export const openRegistryMemory = async (deps: MemoryDeps): Promise<RegistryMemory> =>
  createRegistryMemory(deps, deps.production ? await load(deps) : undefined);
