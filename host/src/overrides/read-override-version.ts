import type { BuildFiles, RemoteManifest, RemoteOverride, ResolvedRemote } from '@crema/shared-contracts';

const limitMs = 2000;

/**
 * Reads an override's two files in the browser, because a deployed server cannot reach a developer's machine
 * (PLT-009). Rejects when there is no reply, or when the reply describes another remote.
 */
export const readOverrideVersion = async ({ remote, url }: RemoteOverride): Promise<ResolvedRemote> => {
  const read = async (file: string): Promise<unknown> => {
    const response = await fetch(new URL(file, url), { signal: AbortSignal.timeout(limitMs) });
    if (!response.ok) throw new Error(`${file}: found status ${response.status}, expected 200`);
    return response.json();
  };
  const [manifest, files] = (await Promise.all([read('remote.json'), read('build.json')])) as [
    RemoteManifest,
    BuildFiles,
  ];
  if (manifest.name !== remote || !files.entry)
    throw new Error(`${url}: found ${manifest.name}, expected ${remote}`);
  return { name: remote, version: manifest.version, chosenBecause: 'override', url, manifest, files };
};
