import { giftRestPaths, restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';
import { createAppError } from '../../http/errors/app-error.ts';

const maxAgeSeconds = 300;
/** The pictures by the start of their key: of categories (ORD-020), and of gifts, which mails show. */
const pictures = [
  { path: restPaths.categoryPictures, kind: 'category', summary: 'The picture of a category' },
  { path: giftRestPaths.giftPictures, kind: 'gift', summary: 'The picture of a design of gifts' },
] as const;

/**
 * GET redirects to the file of a picture that the build drew last, so that a URL in a cached menu or a mail stays valid when the
 * picture changes. The reply is 404 for a category or design without a picture.
 */
export const registerSharePictures = (
  app: FastifyInstance,
  pictureOf: (key: string) => string | undefined,
): void => {
  for (const { path, kind, summary } of pictures) {
    const schema = {
      summary: `${summary}, a redirect to its current file`,
      params: Type.Object({ '*': Type.String() }),
      response: responses({ 302: noContent }),
    };
    app.get<{ Params: { '*': string } }>(`${path}/*`, { schema }, (request, reply) => {
      const file = pictureOf(`${kind}/${request.params['*']}`);
      if (!file) throw createAppError('NOT_FOUND');
      return (
        reply
          .header('cache-control', `public, max-age=${maxAgeSeconds}`)
          // Mail programs on the web embed it.
          .header('cross-origin-resource-policy', 'cross-origin')
          .redirect(file, 302)
      );
    });
  }
};
