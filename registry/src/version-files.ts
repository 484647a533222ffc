import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import type { BuildFiles } from '@crema/shared-contracts';
import type { VersionFiles } from './storage/registry-store.ts';

const compressible = /\.(js|css|json|svg)$/;
/** The path of the files of a registry that the server serves itself. */
export const ownFilesUrl = '/assets/remotes/';
const documentsFile = 'persisted-documents.json';

/** The texts of a package's persisted queries by hash; none if it has no queries. */
export const readDocuments = (source: string): Readonly<Record<string, string>> => {
  const path = join(source, documentsFile);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : {};
};

/** Integrity of a version's documents, for the signed record. */
export const documentsIntegrity = ({ plain }: VersionFiles): string =>
  `sha384-${createHash('sha384')
    .update(plain.get(documentsFile) ?? '')
    .digest('base64')}`;

const compress = {
  br: (content: Buffer) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content: Buffer) => gzipSync(content, { level: 9 }),
};
export const isCompressible = (name: string): boolean => compressible.test(name);

/** Writes a compressed variant next to every text file, so that serving compresses nothing. */
export const compressFolder = (folder: string): void => {
  for (const name of readdirSync(folder).filter(isCompressible)) {
    const content = readFileSync(join(folder, name));
    for (const [ending, pack] of Object.entries(compress))
      writeFileSync(join(folder, `${name}.${ending}`), pack(content));
  }
};
const decompress = { br: brotliDecompressSync, gz: gunzipSync };

/** Returns the variant that the build wrote, unless the file was changed after the build. */
const builtVariant = (path: string, ending: keyof typeof compress, content: Buffer): Buffer | undefined => {
  if (!existsSync(path)) return undefined;
  const variant = readFileSync(path);
  try {
    return decompress[ending](variant).equals(content) ? variant : undefined;
  } catch {
    return undefined;
  }
};
/**
 * Returns compressed variants of every text file: those of the build if they fit, otherwise newly compressed
 * ones.
 */
const compressedOf = (dist: string, plain: ReadonlyMap<string, Buffer>): ReadonlyMap<string, Buffer> =>
  new Map(
    [...plain]
      .filter(([name]) => isCompressible(name))
      .flatMap(([name, content]) =>
        (['br', 'gz'] as const).map((ending) => {
          const built = builtVariant(join(dist, `${name}.${ending}`), ending, content);
          return [`${name}.${ending}`, built ?? compress[ending](content)] as const;
        }),
      ),
  );

/** The published files of a built package: dist without source maps, and its persisted GraphQL documents. */
export const readVersionFiles = (source: string, { integrity }: BuildFiles): VersionFiles => {
  const dist = join(source, 'dist');
  const documents = join(source, documentsFile);
  const built = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const plain = new Map([
    ...built.map((path) => [path.slice(dist.length + 1), readFileSync(path)] as const),
    [documentsFile, existsSync(documents) ? readFileSync(documents) : Buffer.from('{}\n')],
  ]);
  return {
    plain,
    compressed: () => compressedOf(dist, plain),
    checked: [...Object.keys(integrity), documentsFile],
  };
};
