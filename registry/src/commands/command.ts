import type { RegistryDocument, RemoteRecord } from '@crema/shared-contracts';
import type { Change } from '../history.ts';
import { changeDocument, type Registry } from '../registry.ts';
import { AppError } from '../app-error.ts';

/** The values that a command can use. */
export interface CliContext {
  /** The repository's root; it contains the remotes' packages. */
  readonly root: string;
  readonly registry: Registry;
  readonly now: Date;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
export interface ParsedArgs {
  readonly arguments: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}
/** `data` is the output for --json, `text` the output for a person. */
export interface CommandResult {
  readonly data: unknown;
  readonly text: string;
}
export interface Command {
  readonly summary: string;
  /** The arguments in sequence; a name that ends in `?` is optional. */
  readonly arguments: readonly string[];
  readonly options: Readonly<
    Record<
      string,
      { readonly type: 'string' | 'boolean'; readonly summary: string; readonly required?: boolean }
    >
  >;
  readonly run: (context: CliContext, args: ParsedArgs) => Promise<CommandResult>;
}

export const reasonOption = { type: 'string', summary: 'why, for the history' } as const;
export const textOption = ({ options }: ParsedArgs, name: string): string | undefined => {
  const value = options[name];
  return typeof value === 'string' && value.trim() ? value : undefined;
};

export const findRemote = (remotes: RegistryDocument['remotes'], name: string): RemoteRecord => {
  const record = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  if (record) return record;
  const known = Object.keys(remotes).join(', ') || 'none';
  throw new AppError(`found no remote ${name} in the registry; known remotes: ${known}`);
};

/** The change of stable and canary, for the history. */
const describeVersionChange = (before: RemoteRecord, after: RemoteRecord) =>
  [
    before.stable !== after.stable && `stable ${before.stable} → ${after.stable}`,
    before.canary && !after.canary && `canary ${before.canary.version} ended`,
  ]
    .filter(Boolean)
    .join(', ');

/** Changes one remote's record by a rule and adds the change to the history. Returns the new record. */
export const changeRemote = async (
  { registry, now }: CliContext,
  change: Change & { readonly remote: string },
  rule: (record: RemoteRecord) => RemoteRecord,
): Promise<RemoteRecord> => {
  let detail = '';
  const { remotes } = await changeDocument(
    registry,
    now,
    () => ({ ...change, ...(detail && { detail }) }),
    (document) => {
      const before = findRemote(document.remotes, change.remote);
      const after = rule(before);
      detail = describeVersionChange(before, after);
      return { ...document, remotes: { ...document.remotes, [change.remote]: after } };
    },
  );
  return findRemote(remotes, change.remote);
};

/** Formats one line: the remote's versions and their shares of visitors. */
export const describeRecord = (name: string, record: RemoteRecord): string =>
  [
    `${name}  stable ${record.stable}`,
    record.canary && `canary ${record.canary.version} at ${record.canary.percent} %`,
    record.previous && `previous ${record.previous}`,
    record.takenBack && `rolled back ${record.takenBack.version}: ${record.takenBack.reason}`,
    !record.enabled && `disabled${record.disabledReason ? `: ${record.disabledReason}` : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
export const recordData = (name: string, { versions, ...record }: RemoteRecord): object => ({
  name,
  ...record,
  versions: Object.entries(versions).map(([version, { publishedAt }]) => ({ version, publishedAt })),
});
export const recordResult = (name: string, record: RemoteRecord): CommandResult => ({
  data: recordData(name, record),
  text: describeRecord(name, record),
});
