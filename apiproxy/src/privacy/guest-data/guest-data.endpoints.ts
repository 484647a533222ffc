import {
  brand,
  privacyRestPaths,
  type AcceptedReply,
  type GuestDataFileRequest,
  type GuestDataReply,
  type GuestDataRequest,
} from '@crema/shared-contracts';
import { guestDataFileRequest, guestDataReply, guestDataRequest } from '@crema/shared-contracts/wire/privacy';
import { accepted, linkToken } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { countInvalidLink } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { exportFiles } from '../export/export-files.ts';
import { readGuestData } from '../member-data.ts';
import { keepPrivate } from '../keep-private.ts';
import type { GuestDataRequestTable } from '../privacy.tables.ts';
import { takeTypedAddress } from '../typed-address.ts';
import { countOpen, countReceivedGifts, findGuest } from './find-guest.ts';
import { askForDeletion, mailGuestData } from './guest-data.jobs.ts';
import { guestDataTokens, guestLinkLifetimeMs, requireGuestRequest } from './guest-link.ts';

const hourMs = 60 * 60_000;
const ipLimit: AttemptLimit = { name: 'guest-data-ip', max: 30, windowMs: hourMs };
/** So that nobody fills a mailbox. It is not reported, and each of the mailed links works: a stranger who uses it up locks nobody out. */
const addressLimit: AttemptLimit = { name: 'guest-data-address', max: 3, windowMs: hourMs };
const fileLimit: AttemptLimit = { name: 'guest-data-file', max: 20, windowMs: hourMs };

const present = async (
  { db, clock }: AppDeps,
  { email, expires_at, deletion_asked_at }: Selectable<GuestDataRequestTable>,
): Promise<GuestDataReply> => {
  const all = await findGuest(db, email);
  return {
    email,
    orders: all.orderIds.length,
    purchases: all.purchaseIds.length,
    receivedGifts: await countReceivedGifts(db, email),
    open: await countOpen(db, email, clock.now()),
    expiresAt: expires_at.toISOString(),
    deletionAskedAt: deletion_asked_at?.toISOString() ?? null,
  };
};

const registerRequest = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: GuestDataRequest }>(
    privacyRestPaths.guestData,
    {
      schema: {
        summary: 'Mails a link to what is stored about an address without an account',
        body: guestDataRequest,
        response: responses({ 202: accepted }),
      },
      config: { ignoresIdempotencyKey: 'A repeated request mails another link.' },
    },
    async (request, reply): Promise<AcceptedReply> => {
      const email = await takeTypedAddress(deps, { request, reply }, { ipLimit, addressLimit });
      if (email !== undefined) {
        const [requestId, now] = [deps.ids.next(), deps.clock.now()];
        await deps.db.transaction().execute(async (trx) => {
          await trx
            .insertInto('guest_data_request')
            .values({
              request_id: requestId,
              email,
              locale: pageLocaleOf(request),
              asked_at: now,
              expires_at: new Date(now.getTime() + guestLinkLifetimeMs),
            })
            .execute();
          await enqueueJob(trx, deps, { job: mailGuestData, payload: { requestId } });
        });
        deps.jobs.notify();
      }
      reply.status(202);
      return { status: 'accepted' };
    },
  );
};

/**
 * L-80: a copy and the deletion of what an address without an account has, by a mailed link: 30 requests an hour from one IP address,
 * three mails an hour to one address.
 */
export const registerGuestData = (app: FastifyInstance, deps: AppDeps): void => {
  const requestOf = async (request: FastifyRequest<{ Body: { token: string } }>, reply: FastifyReply) => {
    keepPrivate(reply);
    const { token: typed } = request.body;
    await countInvalidLink(deps, { ip: request.ip, reply }, { tokens: guestDataTokens, token: typed.trim() });
    return requireGuestRequest(deps.db, deps, typed);
  };
  registerRequest(app, deps);
  app.post<{ Body: { token: string } }>(
    privacyRestPaths.openGuestData,
    {
      schema: {
        summary: 'What a mailed link to the data of an address opens',
        body: linkToken,
        response: responses({ 200: guestDataReply }),
      },
      config: { ignoresIdempotencyKey: 'It writes nothing.' },
    },
    async (request, reply): Promise<GuestDataReply> => present(deps, await requestOf(request, reply)),
  );
  app.post<{ Body: GuestDataFileRequest }>(
    privacyRestPaths.guestDataFile,
    {
      schema: {
        summary: 'The file of everything that is stored about an address, as JSON or as CSV in a zip',
        body: guestDataFileRequest,
        response: responses({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
      config: { ignoresIdempotencyKey: 'It writes nothing.' },
    },
    async (request, reply) => {
      const { request_id: subject, email, locale } = await requestOf(request, reply);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit: fileLimit, subject }]);
      const kinds = await readGuestData(deps, await findGuest(deps.db, email));
      const { type, name, render } = exportFiles[request.body.format];
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Buffer.from(render(kinds, { product: brand.product, madeAt: deps.clock.now(), locale })));
    },
  );
  app.post<{ Body: { token: string } }>(
    privacyRestPaths.deleteGuestData,
    {
      schema: {
        summary: 'Deletes what is stored about an address without an account',
        body: linkToken,
        response: responses({ 200: guestDataReply }),
      },
      config: { ignoresIdempotencyKey: 'A repeated request changes nothing.' },
    },
    async (request, reply): Promise<GuestDataReply> => {
      const row = await requestOf(request, reply);
      await deps.db.transaction().execute((trx) => askForDeletion(trx, deps, row.request_id));
      deps.jobs.notify();
      return present(deps, { ...row, deletion_asked_at: row.deletion_asked_at ?? deps.clock.now() });
    },
  );
};
