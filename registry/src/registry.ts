import {
  registrySchema,
  upgradeChange,
  upgradeRegistryDocument,
  validateRegistryDocument,
  type RegistryDocument,
} from '@crema/shared-contracts';
import { concerns, type Change, type HistoryEntry } from './history.ts';
import type { RegistryStore } from './storage/registry-store.ts';
import { AppError } from './app-error.ts';
import { openSigned, signDocument, type Opened } from './signatures/signature.ts';
import type { RegistryKeys } from './signatures/signing-keys.ts';
import { markWithdrawn } from './withdrawn.rules.ts';

/**
 * The location of the registry, the keys that sign it, and the function that prints notes for the person at
 * the command line.
 */
export interface Registry {
  readonly store: RegistryStore;
  readonly keys: RegistryKeys;
  readonly note: (line: string) => void;
}
export const emptyDocument = (now: Date): RegistryDocument => ({
  schema: registrySchema,
  sequence: 0,
  updatedAt: now.toISOString(),
  remotes: {},
});

const parse = (text: string, { store, keys }: Registry): Opened => {
  try {
    return openSigned(text, keys.accepted());
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      `${store.location}: the document is not JSON (${(cause as Error).message}). Restore it from a backup.`,
    );
  }
};
/** Only in development: an unsigned document, or any document while there is no key yet, is signed with the next change. */
const isAdoptable = ({ problem }: Opened, { keys }: Registry) =>
  keys.development && (problem === 'unsigned' || (problem === 'unknown key' && keys.accepted().size === 0));
const describeProblem = ({ problem, keyId }: Opened, { store, keys }: Registry) => {
  const known = [...keys.accepted().keys()].join(', ') || 'none';
  const problems = {
    unsigned: 'is not signed',
    'unknown key': `is signed with unknown key ${keyId}. Accepted keys: ${known}`,
    'wrong signature': 'was changed after it was signed',
  };
  return `${store.location}: the document ${problem && problems[problem]}; check it, then sign it with crema sign --adopt`;
};

interface Read {
  readonly document: RegistryDocument;
  /** True if the document must be signed and stored again. */
  readonly adopted: boolean;
}
/**
 * Verifies, upgrades and validates the stored text. Throws unless an accepted key signed it or it may be
 * adopted.
 */
const read = (text: string, registry: Registry, adopt = false): Read => {
  const opened = parse(text, registry);
  const adopted = opened.problem !== undefined;
  if (adopted && !adopt && !isAdoptable(opened, registry))
    throw new AppError(describeProblem(opened, registry));
  const upgraded = upgradeRegistryDocument(opened.document);
  const error = validateRegistryDocument(upgraded);
  if (error) throw new AppError(`${registry.store.location}: ${error}. Restore the document from a backup.`);
  const document = upgraded as RegistryDocument;
  if (document.schema !== registrySchema)
    throw new AppError(
      `${registry.store.location}: found schema ${document.schema}, expected ${registrySchema}; use the crema command of the version that wrote it`,
    );
  return { document, adopted };
};

/** The verified document; undefined before the first publish. */
export const readDocument = async (registry: Registry): Promise<RegistryDocument | undefined> => {
  const text = await registry.store.readDocument();
  return text === undefined ? undefined : read(text, registry).document;
};

/**
 * The history, oldest first, of one remote if it is named. It includes the document's last change even if its
 * writer crashed before adding the entry.
 */
export const readHistory = async (registry: Registry, remote?: string): Promise<readonly HistoryEntry[]> => {
  const latest = (await readDocument(registry))?.lastChange;
  const entries = (await registry.store.readHistory()).map((entry) => upgradeChange(entry) as HistoryEntry);
  const all =
    latest && !entries.some(({ sequence }) => sequence === latest.sequence) ? [...entries, latest] : entries;
  return remote === undefined ? all : all.filter((entry) => concerns(entry, remote));
};

type Sections = Pick<RegistryDocument, 'remotes' | 'removing'>;
type Rule = (document: RegistryDocument) => Promise<Sections> | Sections;
interface Amendment {
  readonly now: Date;
  readonly rule: Rule;
  /**
   * A change without this value adds no history entry. The sequence still rises, because servers refuse
   * another document with the same one.
   */
  readonly entry?: Change | (() => Change);
  readonly adopt?: boolean;
}

const sign = (document: RegistryDocument, { keys }: Registry) => {
  const error = validateRegistryDocument(document);
  if (error) throw new Error(`The changed registry document is invalid: ${error}. Nothing was stored.`);
  return signDocument(JSON.stringify(document), keys.signing());
};
const withNextSequence = (
  before: RegistryDocument,
  sections: Sections,
  { now, entry }: Amendment,
): RegistryDocument => {
  const { removing: _before, ...rest } = before;
  const document = {
    ...rest,
    remotes: sections.remotes,
    ...(sections.removing?.length && { removing: sections.removing }),
  };
  const at = now.toISOString();
  const sequence = before.sequence + 1;
  if (!entry) return { ...document, sequence, updatedAt: at };
  const change = typeof entry === 'function' ? entry() : entry;
  const remotes = markWithdrawn(before.remotes, sections.remotes, at);
  return { ...document, remotes, sequence, updatedAt: at, lastChange: { at, sequence, ...change } };
};

/**
 * Reads, changes, signs and replaces the document in one step. If the rule returns the same remotes object, nothing is
 * written, unless the document must be signed again. The change is stored in the document first and then appended to
 * the history; if the writer crashes in between, the next change appends it.
 */
const amend = async (registry: Registry, amendment: Amendment): Promise<RegistryDocument> => {
  const { store, note } = registry;
  let outcome = emptyDocument(amendment.now);
  let adopted = false;
  const next = async (text: string | undefined) => {
    const stored = text === undefined ? undefined : read(text, registry, amendment.adopt);
    outcome = stored?.document ?? emptyDocument(amendment.now);
    adopted = !!stored?.adopted;
    const { lastChange } = outcome;
    if (lastChange) await store.addHistory(lastChange);
    const sections = await amendment.rule(outcome);
    const isSame = sections.remotes === outcome.remotes && sections.removing === outcome.removing;
    if (isSame && !adopted) return undefined;
    if (!isSame) outcome = withNextSequence(outcome, sections, amendment);
    return sign(outcome, registry);
  };
  await store.swapDocument(next, async () => {
    if (outcome.lastChange) await store.addHistory(outcome.lastChange);
  });
  if (adopted)
    note(`${store.location}: the document is now signed with key ${registry.keys.signing().keyId}`);
  return outcome;
};

/** Changes the remotes and adds an entry to the history. Returns the new document. */
export const changeDocument = (
  registry: Registry,
  now: Date,
  entry: Change | (() => Change),
  rule: Rule,
): Promise<RegistryDocument> => amend(registry, { now, entry, rule });

/** Clears the list of versions being removed. */
export const endRemoving = (registry: Registry, now: Date): Promise<RegistryDocument> =>
  amend(registry, { now, rule: ({ remotes }) => ({ remotes }) });

/** Signs the unchanged document with the current key. `adopt` also allows a document that no accepted key signed. */
export const signCurrent = (
  registry: Registry,
  now: Date,
  adopt: boolean,
  reason?: string,
): Promise<RegistryDocument> => {
  const detail = `key ${registry.keys.signing().keyId}`;
  return amend(registry, {
    now,
    adopt,
    entry: { command: 'sign', detail, ...(reason && { reason }) },
    rule: ({ remotes, removing }) => ({ remotes: { ...remotes }, ...(removing && { removing }) }),
  });
};
