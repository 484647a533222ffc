import {
  barcodeSymbologies,
  groupCardNumber,
  readDigits,
  restPaths,
  validateCardNumber,
  type BarcodeSymbology,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { findOwnCard, type CardRow } from '../card-store.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { drawBarcode } from './draw-barcode.ts';

type BarcodeRequest = ({ readonly cardId: string } | { readonly cardNumber: string }) & {
  readonly symbology?: BarcodeSymbology;
};
const symbology = Type.Optional(Type.Union(barcodeSymbologies.map((name) => Type.Literal(name))));
const body = Type.Union([
  Type.Object({ cardId: Type.String({ minLength: 1, maxLength: 40 }), symbology }),
  Type.Object({ cardNumber: Type.String({ minLength: 1, maxLength: 64 }), symbology }),
]);
/** The limit is low because drawing blocks the event loop for 10 ms. */
const drawingLimit: AttemptLimit = { name: 'barcode', max: 60, windowMs: 60_000 };

const find = async (
  { db, cardNumbers }: AppDeps,
  memberId: string,
  requested: BarcodeRequest,
): Promise<CardRow> => {
  if ('cardNumber' in requested && validateCardNumber(requested.cardNumber))
    throw createAppError('VALIDATION', undefined, { field: 'cardNumber' });
  const cardId =
    'cardId' in requested
      ? requested.cardId
      : (
          await db
            .selectFrom('svc_card')
            .select('card_id')
            .where('number_hash', '=', cardNumbers.hashOf(readDigits(requested.cardNumber)))
            .executeTakeFirst()
        )?.card_id;
  const card = cardId === undefined ? undefined : await findOwnCard(db, memberId, cardId);
  if (!card) throw createAppError('CARD_NOT_FOUND');
  return card;
};

/**
 * CRD-012: sends the member's own card as an image of a PDF417 or a Code 128 barcode. `x-card-number` contains the number in groups of
 * four, also if drawing fails with BARCODE_UNAVAILABLE, so that a barista can type it.
 */
export const registerBarcode = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: BarcodeRequest }>(
    restPaths.barcode,
    {
      schema: {
        summary: 'The barcode of a card, as PNG',
        body,
        response: responses({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
      config: {
        ignoresIdempotencyKey: 'It only reads, and the reply contains a card number, which is not stored.',
      },
    },
    async (request, reply): Promise<FastifyReply> => {
      const { memberId } = request.visitor;
      if (memberId === undefined) throw createAppError('UNAUTHENTICATED');
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: drawingLimit, subject: memberId }]);
      const number = deps.cardNumbers.open((await find(deps, memberId, request.body)).number_sealed);
      reply.header('x-card-number', groupCardNumber(number));
      const picture = await drawBarcode(number, request.body.symbology ?? 'pdf417');
      return reply.type('image/png').send(picture);
    },
  );
};
