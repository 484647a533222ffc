import { rewardsRestPaths, type OptInReply, type OptInRequest } from '@crema/shared-contracts';
import { optInReply, optInRequest } from '@crema/shared-contracts/wire/rewards';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../http/app-deps.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { optIn } from './opt-in.ts';

/** POST rewardsRestPaths.optIn (RWD-065, D-162), by a member. An offer that is not available is an outcome, not an error. */
export const registerOptIn = (app: FastifyInstance, deps: AppDeps): void => {
  app.post<{ Body: OptInRequest }>(
    rewardsRestPaths.optIn,
    {
      schema: {
        summary: 'Opts the member in to an offer',
        body: optInRequest,
        response: responses({ 200: optInReply }),
      },
    },
    (request): Promise<OptInReply> => optIn(deps, memberOf(request), request.body.offerId),
  );
};
