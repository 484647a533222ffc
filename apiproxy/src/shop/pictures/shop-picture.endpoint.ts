import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { findPictureFile } from './picture-store.ts';
import { pictureFormats, pictureWidths, type PictureFormat } from './picture.kind.ts';

/** Chips ask for 80 px, as of rendered pictures (docs/decisions/040). */
const chipWidth = 80;
const widths = [chipWidth, ...pictureWidths].join('|');
const name = new RegExp(`^([0-9a-f]{32})\\.(\\d{1,3}x\\d{1,3})-(${widths})\\.(${pictureFormats.join('|')})$`);
const longestName = 64;
const yearSeconds = 365 * 24 * 60 * 60;
const maxBytes = 32 * 1024 * 1024;

/** Files in memory, at most `maxBytes` of them: the ones that were asked for last. A file never changes. */
const createFileMemory = () => {
  const files = new Map<string, Buffer>();
  let size = 0;
  const drop = (key: string, file: Buffer): void => {
    files.delete(key);
    size -= file.length;
  };
  return {
    find: (key: string): Buffer | undefined => {
      const file = files.get(key);
      if (!file) return undefined;
      files.delete(key);
      files.set(key, file);
      return file;
    },
    keep: (key: string, file: Buffer): void => {
      const known = files.get(key);
      if (known) drop(key, known);
      files.set(key, file);
      size += file.length;
      for (const [oldest, dropped] of files) {
        if (size <= maxBytes) return;
        drop(oldest, dropped);
      }
    },
  };
};

const schema = {
  summary: 'A file of a picture of the shop: CONTENT.FOCUS-WIDTH.avif or .webp',
  params: Type.Object({ file: Type.String({ maxLength: longestName }) }),
  response: responses({ 200: Type.Unsafe<Buffer>({}) }),
};

/** GET of a file of the shop's pictures (SHP-012). Its address is that of its content: it is always cached. */
export const registerShopPictures = (app: FastifyInstance, { db }: Pick<AppDeps, 'db'>): void => {
  const memory = createFileMemory();
  app.get<{ Params: { file: string } }>(
    `${restPaths.shopPictures}/:file`,
    { schema },
    async (request, reply) => {
      const { file } = request.params;
      const [, content = '', focus = '', width = '', ending = ''] = name.exec(file) ?? [];
      const format = ending as PictureFormat;
      const bytes =
        content === ''
          ? undefined
          : (memory.find(file) ??
            (await findPictureFile(db, { content, focus, format, width: Number(width) })));
      if (!bytes) throw createAppError('NOT_FOUND');
      memory.keep(file, bytes);
      return reply
        .type(`image/${format}`)
        .headers({
          'cache-control': `public, max-age=${yearSeconds}, immutable`,
          // Previews of shared links embed it.
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(bytes);
    },
  );
};
