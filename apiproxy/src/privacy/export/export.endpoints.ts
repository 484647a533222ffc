import { privacyRestPaths, type PrivacyReply } from '@crema/shared-contracts';
import { exportFileParams, privacyReply } from '@crema/shared-contracts/wire/privacy';
import { type Wire } from '@crema/shared-contracts/wire/shapes';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { countAttempts, type AttemptLimit } from '../../http/limits/rate-limit.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { recentMemberOf } from '../../identity/identity.public.ts';
import { enqueueJob } from '../../jobs/enqueue-job.ts';
import { keepPrivate } from '../keep-private.ts';
import { readPrivacy } from '../read-privacy.ts';
import { exportFiles } from './export-files.ts';
import { readExportFile, storeRequest } from './export-store.ts';
import { makeExport } from './export.jobs.ts';

const limit: AttemptLimit = { name: 'account-export', max: 10, windowMs: 24 * 60 * 60_000 };
const response = responses({ 200: privacyReply });

/** Stores the request and its job, unless one is open. */
const askForExport = async (deps: AppDeps, memberId: string): Promise<void> => {
  await deps.db.transaction().execute(async (trx) => {
    const exportId = await storeRequest(trx, deps, memberId);
    if (exportId) await enqueueJob(trx, deps, { job: makeExport, payload: { memberId, exportId } });
  });
  deps.jobs.notify();
};

/** ACC-041, D-119: the state of the page, the request for the file after a recent proof, and the file itself. */
export const registerExports = (app: FastifyInstance, deps: AppDeps): void => {
  app.get(
    privacyRestPaths.privacy,
    { schema: { summary: 'What a member has decided and asked for about personal information', response } },
    (request, reply): Promise<PrivacyReply> => {
      keepPrivate(reply);
      return readPrivacy(deps, memberOf(request));
    },
  );
  app.post(
    privacyRestPaths.exports,
    { schema: { summary: 'Asks for a file of everything that is stored about the member', response } },
    async (request, reply): Promise<PrivacyReply> => {
      const memberId = recentMemberOf(request, deps);
      keepPrivate(reply);
      await countAttempts(deps, { ip: request.ip, reply }, [{ limit, subject: memberId }]);
      await askForExport(deps, memberId);
      return readPrivacy(deps, memberId);
    },
  );
  app.get<{ Params: Wire<typeof exportFileParams> }>(
    '/apiproxy/v1/account/privacy/exports/:id/:format',
    {
      schema: {
        summary: 'The file of everything that is stored about the member, as JSON or as CSV in a zip',
        params: exportFileParams,
        response: responses({ 200: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) }),
      },
    },
    async (request, reply) => {
      const memberId = memberOf(request);
      keepPrivate(reply);
      const file = await readExportFile(deps, memberId, request.params);
      if (!file) throw createAppError('NOT_FOUND');
      const { type, name } = exportFiles[request.params.format];
      return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(file);
    },
  );
};
