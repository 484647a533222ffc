import { validateRegistryDocument, type RegistryDocument } from '@crema/shared-contracts';
import { concerns, type Change, type HistoryEntry } from './history.ts';
import type { RegistryStore } from './registry-store.ts';
import { Refusal } from './release.rules.ts';
import { openSigned, signDocument, type Opened } from './signature.ts';
import type { RegistryKeys } from './signing-keys.ts';
import { markWithdrawn } from './withdrawn.rules.ts';

/** A place, the keys that it is signed with, and where to say what a person should know. */
export interface Registry {
  readonly store: RegistryStore;
  readonly keys: RegistryKeys;
  readonly note: (line: string) => void;
}
export const schemaVersion = 1;
export const emptyDocument = (now: Date): RegistryDocument => ({
  schema: schemaVersion,
  sequence: 0,
  updatedAt: now.toISOString(),
  remotes: {},
});

const parse = (text: string, { store, keys }: Registry): Opened => {
  try {
    return openSigned(text, keys.accepted());
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    throw new Refusal(`${store.place}: the document is not JSON: ${(cause as Error).message}`);
  }
};
/** In development an unsigned document is one from before, and before the first key any is; elsewhere neither is taken. */
const isAdoptable = ({ trouble }: Opened, { keys }: Registry) =>
  keys.development && (trouble === 'unsigned' || (trouble === 'unknown key' && keys.accepted().size === 0));
const describeTrouble = ({ trouble, keyId }: Opened, { store, keys }: Registry) => {
  const known = [...keys.accepted().keys()].join(', ') || 'none';
  const what = {
    unsigned: 'is not signed',
    'unknown key': `is signed by the key ${keyId}, and known are: ${known}`,
    'wrong signature': 'was changed after it was signed',
  };
  return `${store.place}: the document ${trouble && what[trouble]}; crema sign --adopt takes it over as it is`;
};

interface Read {
  readonly document: RegistryDocument;
  /** It has to be written anew, signed. */
  readonly adopted: boolean;
}
/** Throws with what is wrong: a document that is not ours is neither shown nor changed, unless it is to be adopted. */
const read = (text: string, registry: Registry, adopt = false): Read => {
  const opened = parse(text, registry);
  const adopted = opened.trouble !== undefined;
  if (adopted && !adopt && !isAdoptable(opened, registry))
    throw new Refusal(describeTrouble(opened, registry));
  const broken = validateRegistryDocument(opened.document);
  if (broken) throw new Refusal(`${registry.store.place}: ${broken}`);
  const document = opened.document as RegistryDocument;
  if (document.schema !== schemaVersion)
    throw new Refusal(
      `${registry.store.place}: schema ${document.schema} is not ${schemaVersion}, which is known here`,
    );
  return { document, adopted };
};

/** The document, verified; undefined before the first publish. */
export const readDocument = async (registry: Registry): Promise<RegistryDocument | undefined> => {
  const text = await registry.store.readDocument();
  return text === undefined ? undefined : read(text, registry).document;
};

/** Oldest first; of one remote when named. The document's latest change is in it also when its writer died before it was. */
export const readHistory = async (registry: Registry, remote?: string): Promise<readonly HistoryEntry[]> => {
  const latest = (await readDocument(registry))?.lastChange;
  const entries = await registry.store.readHistory();
  const all =
    latest && !entries.some(({ sequence }) => sequence === latest.sequence) ? [...entries, latest] : entries;
  return remote === undefined ? all : all.filter((entry) => concerns(entry, remote));
};

type Sections = Pick<RegistryDocument, 'remotes' | 'removing'>;
type Rule = (document: RegistryDocument) => Promise<Sections> | Sections;
interface Amendment {
  readonly now: Date;
  readonly rule: Rule;
  /** Absent: the change gets no line in the history. Its number it gets: servers refuse another document of the same number. */
  readonly entry?: Change | (() => Change);
  readonly adopt?: boolean;
}

const sign = (document: RegistryDocument, { keys }: Registry) => {
  const broken = validateRegistryDocument(document);
  if (broken) throw new Error(`registry document: ${broken}`);
  return signDocument(JSON.stringify(document), keys.signing());
};
const numbered = (
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
 * Reads, changes, signs and replaces the document in one step. A rule that hands back the very remotes it was given
 * changes nothing, unless the document has to be signed anew. The change is first part of the document and
 * then a line of the history: whoever comes next adds the line if its writer died in between.
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
    if (!isSame) outcome = numbered(outcome, sections, amendment);
    return sign(outcome, registry);
  };
  await store.swapDocument(next, async () => {
    if (outcome.lastChange) await store.addHistory(outcome.lastChange);
  });
  if (adopted)
    note(`${store.place}: the document is signed now, by the key ${registry.keys.signing().keyId}`);
  return outcome;
};

/** Changes the remotes, and writes what and why into the history; the document as it is then. */
export const changeDocument = (
  registry: Registry,
  now: Date,
  entry: Change | (() => Change),
  rule: Rule,
): Promise<RegistryDocument> => amend(registry, { now, entry, rule });

/** Clears the note of what is being removed. */
export const endRemoving = (registry: Registry, now: Date): Promise<RegistryDocument> =>
  amend(registry, { now, rule: ({ remotes }) => ({ remotes }) });

/** Signs the document as it is with the key in use; one that no accepted key signed only when `adopt` says so. */
export const signAnew = (
  registry: Registry,
  now: Date,
  adopt: boolean,
  reason?: string,
): Promise<RegistryDocument> => {
  const detail = `key ${registry.keys.signing().keyId}`;
  return amend(registry, {
    now,
    adopt,
    entry: { verb: 'sign', detail, ...(reason && { reason }) },
    rule: ({ remotes, removing }) => ({ remotes: { ...remotes }, ...(removing && { removing }) }),
  });
};
