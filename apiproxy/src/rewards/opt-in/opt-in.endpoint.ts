import { optInOutcomes, rewardsRestPaths, type OptInReply, type OptInRequest } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { picklist, responses, schemaOf } from '../../http/replies/reply-schemas.ts';
import { optIn } from './opt-in.ts';

const body = Type.Object({ offerId: Type.String({ minLength: 1, maxLength: 64 }) });
const optInReply = schemaOf<OptInReply>()(
  Type.Object({ outcome: picklist(...optInOutcomes), isNew: Type.Boolean() }),
);

/** POST rewardsRestPaths.optIn (RWD-065, D-162), by a member. An offer that is not available is an outcome, not an error. */
export const registerOptIn = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: OptInRequest }>(
    rewardsRestPaths.optIn,
    { schema: { summary: 'Opts the member in to an offer', body, response: responses({ 200: optInReply }) } },
    (request): Promise<OptInReply> => optIn(deps, memberOf(request), request.body.offerId),
  );
};
