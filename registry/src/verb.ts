import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { Change } from './history.ts';
import { changeDocument, type Registry } from './registry.ts';
import { Refusal } from './release.rules.ts';

/** What a verb may know of the world around it. */
export interface World {
  /** The repository's root: a remote's package lies below it. */
  readonly root: string;
  readonly registry: Registry;
  readonly now: Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
export interface Words {
  readonly arguments: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}
/** `data` is what --json prints, `text` what a person reads. */
export interface Answer {
  readonly data: unknown;
  readonly text: string;
}
export interface Verb {
  readonly summary: string;
  /** In order; a name that ends in `?` may be left out. */
  readonly arguments: readonly string[];
  readonly options: Readonly<
    Record<
      string,
      { readonly type: 'string' | 'boolean'; readonly summary: string; readonly required?: boolean }
    >
  >;
  readonly run: (world: World, words: Words) => Promise<Answer>;
}

export const reasonOption = { type: 'string', summary: 'why, for the history' } as const;
export const textOption = ({ options }: Words, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' && value.trim() ? value : undefined;
};

export const remoteIn = (remotes: RegistryDocument['remotes'], name: string): RemoteRecord => {
  const record = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (record) return record;
  const known = Object.keys(remotes).join(', ') || 'none';
  throw new Refusal(`no remote ${name} in the registry; there are: ${known}`);
};

/** What became of the versions, for the history. */
const describeMove = (before: RemoteRecord, after: RemoteRecord) =>
  [
    before.stable !== after.stable && `stable ${before.stable} → ${after.stable}`,
    before.canary && !after.canary && `canary ${before.canary.version} ended`,
  ]
    .filter(Boolean)
    .join(', ');

/** Changes one remote's record by a rule, writes what and why into the history, and answers with the outcome. */
export const changeRemote = async (
  { registry, now }: World,
  change: Change & { readonly remote: string },
  rule: (record: RemoteRecord) => RemoteRecord,
): Promise<RemoteRecord> => {
  let detail = '';
  const { remotes } = await changeDocument(
    registry,
    now,
    () => ({ ...change, ...(detail && { detail }) }),
    (document) => {
      const before = remoteIn(document.remotes, change.remote);
      const after = rule(before);
      detail = describeMove(before, after);
      return { ...document, remotes: { ...document.remotes, [change.remote]: after } };
    },
  );
  return remoteIn(remotes, change.remote);
};

/** One line on who gets what. */
export const describeRecord = (name: string, record: RemoteRecord): string =>
  [
    `${name}  stable ${record.stable}`,
    record.canary && `canary ${record.canary.version} at ${record.canary.percent} %`,
    record.previous && `previous ${record.previous}`,
    record.takenBack && `took ${record.takenBack.version} back: ${record.takenBack.reason}`,
    !record.enabled && `disabled${record.disabledReason ? `: ${record.disabledReason}` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
export const recordData = (name: string, { versions, ...record }: RemoteRecord): object => ({
  name,
  ...record,
  versions: Object.entries(versions).map(([version, { publishedAt }]) => ({ version, publishedAt })),
});
export const answerWith = (name: string, record: RemoteRecord): Answer => ({
  data: recordData(name, record),
  text: describeRecord(name, record),
});
