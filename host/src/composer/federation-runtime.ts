// The part of Module Federation's runtime that remotes' entries ask for. Federation's own is 20 KB, most of it for
// what this house does not do: snapshots, manifests, several share scopes, remotes of remotes (docs/decisions/007).

/** What the build of a remote puts beside its entry; the names are webpack's. */
interface EntryRequire {
  /** Modules by id, and those that ran. */
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly c: Record<string, unknown>;
  S: { default?: ShareScope };
  readonly consumesLoadingData: {
    readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
    readonly moduleIdToConsumeDataMapping?: Readonly<Record<string, Consumed>>;
  };
}
interface Consumed {
  readonly shareKey: string;
  /** `^1.2.3`, or one exact version. */
  readonly requiredVersion: string;
}
type Factory = () => unknown;
/** Library → version → how to get it: what webpack's sharing plugin makes of the host's libraries. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>>
>;
interface ConsumeCall {
  readonly chunkId: string;
  readonly promises: unknown[];
  /** Module id → 0 when it is there, or the promise of it. */
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly webpackRequire: EntryRequire;
}

const numbers = (version: string) => version.replace('^', '').split('.').map(Number);
/** Same major, at least this minor and patch; below 1.0.0 the minor decides; without `^` that version alone. */
export const satisfies = (range: string, version: string): boolean => {
  if (!range.startsWith('^')) return range === version;
  const [requestedRange, offered] = [numbers(range), numbers(version)];
  const fixed = requestedRange[0] === 0 ? 2 : 1;
  for (const [place, part] of requestedRange.entries()) {
    const difference = (offered[place] ?? Number.NaN) - part;
    if (difference !== 0) return place >= fixed && difference > 0;
  }
  return true;
};

/** A library that the host offers in no version that fits: the remote that wants it fails, alone. */
class SharedVersionError extends Error {
  override name = 'SharedVersionError';
}
const find = (scope: ShareScope | undefined, { shareKey, requiredVersion }: Consumed) => {
  const offered = scope?.[shareKey] ?? {};
  const version = Object.keys(offered).find((candidate) => satisfies(requiredVersion, candidate));
  const found = version === undefined ? undefined : offered[version];
  if (!found)
    throw new SharedVersionError(
      `${shareKey} ${requiredVersion} is wanted, the host has ${Object.keys(offered).join(', ') || 'none'}`,
    );
  return found;
};

/** Puts the host's libraries in the place of those modules that a chunk only names. */
const consumes = ({ chunkId, promises, installedModules, webpackRequire }: ConsumeCall): void => {
  const { chunkMapping, moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  const fetchModule = async (id: string, requestedRange: Consumed) => {
    const factory = await find(webpackRequire.S.default, requestedRange).get();
    installedModules[id] = 0;
    webpackRequire.m[id] = (module) => {
      Reflect.deleteProperty(webpackRequire.c, id);
      module.exports = factory();
    };
  };
  for (const id of chunkMapping?.[chunkId] ?? []) {
    const requestedRange = moduleIdToConsumeDataMapping?.[id];
    if (!requestedRange || installedModules[id] === 0) continue;
    const pending =
      installedModules[id] ??
      fetchModule(id, requestedRange).catch((cause: unknown) => {
        Reflect.deleteProperty(installedModules, id);
        throw cause;
      });
    promises.push((installedModules[id] = pending));
  }
};

interface InitCall {
  readonly webpackRequire: EntryRequire;
  readonly shareScope: ShareScope;
}
/** The names are those that Module Federation's build writes into an entry. */
export const federationRuntime = {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    I: () => Promise.resolve(),
    initContainerEntry: ({ webpackRequire, shareScope }: InitCall) => {
      webpackRequire.S = { default: shareScope };
    },
    consumes,
    remotes: () => undefined,
  },
};
