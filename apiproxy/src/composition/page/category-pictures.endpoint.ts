import { restPaths } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { noContent, responses } from '../../http/replies/reply-schemas.ts';
import { createAppError } from '../../http/errors/app-error.ts';

const maxAgeSeconds = 300;
const schema = {
  summary: 'The picture of a category, a redirect to its current file',
  params: Type.Object({ '*': Type.String() }),
  response: responses({ 302: noContent }),
};

/**
 * GET redirects to the file of a category's picture (ORD-020) that the build drew last, so that a URL in a
 * cached menu stays valid when the picture changes. The reply is 404 for a category without a picture.
 */
export const registerCategoryPictures = (
  app: FastifyInstance,
  pictureOf: (key: string) => string | undefined,
): void => {
  app.get<{ Params: { '*': string } }>(`${restPaths.categoryPictures}/*`, { schema }, (request, reply) => {
    const file = pictureOf(`category/${request.params['*']}`);
    if (!file) throw createAppError('NOT_FOUND');
    return reply.header('cache-control', `public, max-age=${maxAgeSeconds}`).redirect(file, 302);
  });
};
