import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import {
  validateContractRecord,
  type BuildFiles,
  type ContractRecord,
  type Validator,
  type RegistryDocument,
  type RemoteManifest,
} from '@crema/shared-contracts';
import { firstRouteFiles } from './file.rules.ts';
import type { FoundFile, GateFacts, Party } from './gate-facts.ts';

/** A build that is to be published. */
export interface Build {
  readonly manifest: RemoteManifest;
  readonly files: BuildFiles;
  readonly contract?: ContractRecord | undefined;
  readonly version: string;
  /** The folder of the build's files. */
  readonly folder: string;
  /** The texts of the remote's persisted queries by hash. */
  readonly documents?: Readonly<Record<string, string>>;
  /** The address of its files once it is published; without it, the one of a registry whose server serves the files. */
  readonly url?: string;
}
const recordFile = 'contract.json';
/** Files of the build folder that build.json does not list. */
const unlisted = /^(build|contract)\.json$|\.(map|br|gz)$|\.LICENSE\.txt$/;

/** A record with a later schema cannot be compared and counts as absent. */
const readable = (value: unknown): ContractRecord | undefined =>
  (validateContractRecord as Validator<unknown>)(value) === undefined ? (value as ContractRecord) : undefined;

const brotliSize = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const measure = (content: Buffer, isCounted: boolean): FoundFile => ({
  integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
  ...(isCounted && { brotli: brotliSize(content) }),
});
const findFiles = (folder: string, counted: readonly string[]): Record<string, FoundFile> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !unlisted.test(entry.name))
      .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
      .map((file) => [file, measure(readFileSync(join(folder, file)), counted.includes(file))]),
  );

/** contract.json of a build folder; undefined if it is missing or cannot be read. */
export const readContract = (folder: string): ContractRecord | undefined => {
  const path = join(folder, recordFile);
  return existsSync(path) ? readable(JSON.parse(readFileSync(path, 'utf8'))) : undefined;
};
/** The deployed host's contract, read from its folder or from the URL of its files. */
export const readHostContract = async (location: string): Promise<ContractRecord | undefined> => {
  if (!/^https?:/.test(location)) return readContract(location);
  const reply = await fetch(`${location.replace(/\/$/, '')}/${recordFile}`, {
    signal: AbortSignal.timeout(10_000),
  });
  if (reply.status === 404) return undefined;
  if (!reply.ok)
    throw new Error(
      `${reply.url} answered ${reply.status}, expected 200. Check the URL of the host's files.`,
    );
  return readable(await reply.json());
};

type Remotes = RegistryDocument['remotes'];
const partiesOf = (name: string, { versions, stable, canary }: Remotes[string]): Party[] =>
  [...new Set([stable, canary?.version])].flatMap((version) => {
    const found = version === undefined ? undefined : versions[version];
    return found && version !== undefined
      ? [{ name, version, manifest: found.manifest, contract: readable(found.contract) }]
      : [];
  });
const newestOf = (name: string, record: Remotes[string] | undefined): Party | undefined => {
  const [newest] = Object.entries(record?.versions ?? {}).sort(
    ([, one], [, other]) => Date.parse(other.publishedAt) - Date.parse(one.publishedAt),
  );
  if (!newest) return undefined;
  const [version, { manifest, contract }] = newest;
  return { name, version, manifest, contract: readable(contract) };
};

/** Loads the input of the rules: the build, the deployed versions and the host's contract. */
export const gatherFacts = (
  { manifest, files, contract, version, folder }: Build,
  remotes: Remotes,
  host: ContractRecord | undefined,
): GateFacts => {
  const { name } = manifest;
  const record = Object.hasOwn(remotes, name) ? remotes[name] : undefined;
  return {
    candidate: { name, version, manifest, contract, files, found: findFiles(folder, firstRouteFiles(files)) },
    others: Object.entries(remotes)
      .filter(([other, { enabled }]) => other !== name && enabled)
      .flatMap(([other, one]) => partiesOf(other, one)),
    own: record ? partiesOf(name, record) : [],
    last: newestOf(name, record),
    host,
  };
};
