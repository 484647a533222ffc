import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { drawingPolicy } from '../../http/security/secure-headers.ts';
import { cardPicture, readCardDesigns } from './card-designs.ts';

/** Pages follow a load within five minutes too. */
const maxAgeSeconds = 5 * 60;

const schema = {
  summary: 'The picture of a card design, as SVG',
  params: Type.Object({ design: Type.String({ maxLength: 60 }) }),
  response: responses({ 200: Type.String() }),
};

export const registerCardPicture = (app: FastifyInstance, { db }: AppDeps): void => {
  app.get<{ Params: { design: string } }>(
    '/apiproxy/v1/cards/designs/:design.svg',
    { schema },
    async (request, reply) => {
      const designs = await readCardDesigns(db);
      return reply
        .type('image/svg+xml')
        .headers({
          'cache-control': `public, max-age=${maxAgeSeconds}`,
          'content-security-policy': drawingPolicy,
        })
        .send(cardPicture(designs(request.params.design)));
    },
  );
};
