// The part of Module Federation's runtime that the entries of remotes call. The official runtime has 18 KB (brotli), most of it
// for features that we do not use: snapshots, manifests, several share scopes, nested remotes (docs/decisions/007).
import { satisfiesRange } from '@crema/shared-contracts';

/** webpack's runtime of a remote's entry; the names are webpack's. */
interface EntryRequire {
  /** m: module factories by id; c: modules that ran. */
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
  /** A range: `^1.2.3`, or one exact version. */
  readonly requiredVersion: string;
}
type Factory = () => unknown;
/** Library → version → its factory, as webpack's sharing plugin registers the host's libraries. */
export type ShareScope = Readonly<
  Record<string, Readonly<Record<string, { readonly get: () => Factory | Promise<Factory> }>>>
>;
interface ConsumeCall {
  readonly chunkId: string;
  readonly promises: unknown[];
  /** Module id → 0 when it is loaded, or its promise. */
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly webpackRequire: EntryRequire;
}

/** The host has no version of a library that satisfies a remote's range. Only that remote fails. */
class SharedVersionError extends Error {
  override name = 'SharedVersionError';
}
const find = (scope: ShareScope | undefined, { shareKey, requiredVersion }: Consumed) => {
  const offered = scope?.[shareKey] ?? {};
  const version = Object.keys(offered).find((candidate) => satisfiesRange(requiredVersion, candidate));
  const found = version === undefined ? undefined : offered[version];
  if (!found)
    throw new SharedVersionError(
      `${shareKey} ${requiredVersion} is needed, the host has ${Object.keys(offered).join(', ') || 'none'}`,
    );
  return found;
};

/** Loads the host's libraries for the shared modules of a chunk. */
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
/** The property names are those that Module Federation's build writes into an entry. */
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
