import { restPaths } from '@crema/shared-contracts';
import { toBuffer, type RenderOptions } from 'bwip-js/node';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../http/app-deps.ts';
import { refusal } from '../http/refusal.ts';
import { countAttempts, type AttemptLimit } from '../identity/attempt-limit.ts';
import { findOwnCard, type CardRow } from './card-store.ts';

type BarcodeRequest = { readonly cardId: string } | { readonly cardNumber: string };
const body = Type.Union([
  Type.Object({ cardId: Type.String({ minLength: 1, maxLength: 40 }) }),
  Type.Object({ cardNumber: Type.String({ pattern: '^[0-9 ]{16,19}$' }) }),
]);
/** Drawing takes 10 ms of the one thread. */
const drawingLimit: AttemptLimit = { name: 'barcode', most: 60, windowMs: 60_000 };

const find = async (
  { db, cardNumbers }: AppDeps,
  memberId: string,
  wanted: BarcodeRequest,
): Promise<CardRow> => {
  const cardId =
    'cardId' in wanted
      ? wanted.cardId
      : (
          await db
            .selectFrom('svc_card')
            .select('card_id')
            .where('number_hash', '=', cardNumbers.hashOf(wanted.cardNumber.replaceAll(' ', '')))
            .executeTakeFirst()
        )?.card_id;
  const card = cardId === undefined ? undefined : await findOwnCard(db, memberId, cardId);
  if (!card) throw refusal('CARD_NOT_FOUND');
  return card;
};

const inFours = (number: string) => number.replaceAll(/(.{4})(?=.)/g, '$1 ');
/** White ground, or scanners read nothing in dark mode (D-94). */
const draw = (number: string): Promise<Buffer> =>
  toBuffer({
    bcid: 'pdf417',
    text: number,
    columns: 4,
    scale: 3,
    padding: 5,
    backgroundcolor: 'FFFFFF',
  } as RenderOptions);

/**
 * CRD-012. The member's own card as a PDF417 picture; `x-card-number` carries the number in groups of four, also
 * when the picture fails with BARCODE_UNAVAILABLE, so that a barista can type it.
 */
export const registerBarcode = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: BarcodeRequest }>(
    restPaths.barcode,
    { schema: { body } },
    async (request, reply): Promise<FastifyReply> => {
      const { memberId } = request.visitor;
      if (memberId === undefined) throw refusal('UNAUTHENTICATED');
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: drawingLimit, subject: memberId }]);
      const number = deps.cardNumbers.open((await find(deps, memberId, request.body)).number_sealed);
      reply.header('x-card-number', inFours(number));
      const picture = await draw(number).catch(() => {
        throw refusal('BARCODE_UNAVAILABLE');
      });
      return reply.type('image/png').send(picture);
    },
  );
};
