import { readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { drawingPolicy } from '../../http/security/secure-headers.ts';

const immutable = 'public, max-age=31536000, immutable';
const hashedName = /\.[0-9a-f]{8}(?:-\d+)?\.(?:js|css|woff2|png|svg|avif)(?:\.br|\.gz)?$/;
/**
 * Pictures of shared links: other sites embed them, and may cache a picture for a day if its name does not
 * change with its content.
 */
const sharePicture = /[\\/]share[-\\/][^\\/]+\.png$/;
const svgFile = /\.svg(?:\.br|\.gz)?$/;
const cacheControlOf = (path: string): string => {
  if (hashedName.test(path)) return immutable;
  return sharePicture.test(path) ? 'public, max-age=86400' : 'no-cache';
};

/** The bundles of host and remotes that render on the server: browsers do not load them. */
const isServerFile = (path: string) => /(?:^|[\\/])server[\\/]/.test(path);
const compressedSiblings = ['', '.br', '.gz'];
/** The path after resolving symbolic links; undefined if nothing exists there. Throws for a link loop. */
const realPath = (path: string): string | undefined => {
  try {
    return realpathSync.native(path);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw cause;
  }
};
/**
 * Whether a file and its compressed siblings are inside the root after resolving links. A link out of the root is not
 * served.
 */
export const isInsideRoot = (path: string, root: string): boolean => {
  try {
    const inside = `${realPath(root) ?? root}${sep}`;
    return compressedSiblings.every(
      (sibling) => realPath(join(root, path + sibling))?.startsWith(inside) !== false,
    );
  } catch {
    // A link loop or an invalid file name is treated like a missing file.
    return false;
  }
};

/**
 * Serves files of host and remotes: compressed siblings by Accept-Encoding, hashed names cached as immutable,
 * others revalidated.
 */
export const registerStaticFiles = async (
  app: FastifyInstance,
  folders: { host: string; registry: string },
): Promise<void> => {
  const serve = (prefix: string, root: string) =>
    app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      index: false,
      allowedPath: (path: string) => !isServerFile(path) && isInsideRoot(path, root),
      // The ETag is sufficient. The replies have no last-modified or accept-ranges, because the first page
      // loads a dozen files and pays for each header.
      acceptRanges: false,
      lastModified: false,
      setHeaders: (reply: { header(name: string, value: string): unknown }, path: string) => {
        reply.header('cache-control', cacheControlOf(path));
        if (svgFile.test(path)) reply.header('content-security-policy', drawingPolicy);
        if (sharePicture.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    } as never);
  const icon = readFileSync(new URL('./icon.svg', import.meta.resolve('@crema/shared-contracts')));
  app.get('/assets/icon.svg', (_request, reply) =>
    reply
      .type('image/svg+xml')
      .headers({ 'cache-control': 'public, max-age=86400', 'content-security-policy': drawingPolicy })
      .send(icon),
  );
  await serve('/assets/host/', folders.host);
  await serve('/assets/remotes/', join(folders.registry, 'files'));
};
