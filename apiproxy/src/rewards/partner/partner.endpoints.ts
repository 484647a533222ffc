import {
  isPartnerUrl,
  partnerOfSlug,
  partnerPagePathsOf,
  partnerRestPaths,
  partnerRestPathsOf,
  type PartnerAuthenticateReply,
  type PartnerId,
} from '@crema/shared-contracts';
import { partnerAuthenticateReply, partnerStatusReply } from '@crema/shared-contracts/wire/rewards';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { responses } from '../../http/replies/reply-schemas.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { finishLinking, type PartnerAnswer } from './finish-linking.ts';
import { partnerIds, programTerms } from './partner-programs.ts';
import { beginAttempt, findLink, statusOf, unlink, type LinkingMember } from './partner-links.ts';

const answer = Type.Object({
  state: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

const linkingMemberOf = ({ visitor }: FastifyRequest): LinkingMember | undefined =>
  visitor.kind === 'member' && visitor.memberId !== undefined && visitor.sessionId !== undefined
    ? { memberId: visitor.memberId, sessionId: visitor.sessionId }
    : undefined;

interface PartnerParams {
  readonly partner: string;
}
/** The program of the path. Throws NOT_FOUND for one that the shop does not show. */
const partnerOf = ({ configuration }: AppDeps, { partner }: PartnerParams): PartnerId => {
  const id = partnerOfSlug(partner);
  if (!id || !configuration.rewards.partnerships[id]) throw createAppError('NOT_FOUND');
  return id;
};

type PartnerRequest = FastifyRequest<{ Params: PartnerParams }>;
/** The URL to which the browser goes. Throws TEMPORARILY_UNAVAILABLE without a partner, or if its host is not allowed (D-133). */
const authenticate = async (deps: AppDeps, request: PartnerRequest): Promise<PartnerAuthenticateReply> => {
  const partner = partnerOf(deps, request.params);
  const memberId = memberOf(request);
  const member = linkingMemberOf(request);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const { publicOrigin, partners, configuration, log } = deps;
  if (await findLink(deps.db, { memberId, partner }))
    return { redirectURL: `${publicOrigin}${partnerPagePathsOf(partner).alreadyLinked}` };
  const redirectURL = partners[partner].authorizeUrl({
    state: await beginAttempt(deps, member, partner),
    returnUrl: `${publicOrigin}${partnerRestPathsOf(partner).callback}`,
    locale: pageLocaleOf(request),
  });
  if (redirectURL !== undefined && isPartnerUrl(redirectURL, configuration.partnerHosts ?? []))
    return { redirectURL };
  log.error('accounts cannot be linked: PARTNER_ORIGIN is not set, or its host is not one of partnerHosts');
  throw createAppError('TEMPORARILY_UNAVAILABLE');
};

const registerCallback = (app: FastifyInstance, deps: AppDeps): void => {
  app.get<{ Params: PartnerParams; Querystring: PartnerAnswer }>(
    partnerRestPaths.callback,
    {
      schema: {
        summary: 'Ends the linking: the partner sends the browser here',
        querystring: answer,
        response: responses({ 303: Type.Null({ description: 'To a result page' }) }),
      },
      config: { textLimits: { fields: { code: 512 } } },
    },
    async (request, reply) => {
      const partner = partnerOf(deps, request.params);
      const result = await finishLinking(deps, { partner, member: linkingMemberOf(request) }, request.query);
      return reply.redirect(`${deps.publicOrigin}${partnerPagePathsOf(partner).index}/${result}`, 303);
    },
  );
};

/** Lists the links of the programs that the shop shows in the member's settings (D-117). */
const addProgrammes = (deps: AppDeps): void => {
  for (const id of partnerIds)
    if (deps.configuration.rewards.partnerships[id])
      deps.partnerProgrammes.add({
        id,
        name: programTerms[id].name,
        path: partnerPagePathsOf(id).index,
        findLink: async (memberId) => (await statusOf(deps, { memberId, partner: id })).link ?? undefined,
      });
};

/** Linking a member's account of a partner's program (RWD-045, RWD-046, D-133, L-60). */
export const registerPartner = (app: FastifyInstance, deps: AppDeps): void => {
  addProgrammes(deps);
  app.get<{ Params: PartnerParams }>(
    partnerRestPaths.authenticate,
    { schema: { summary: 'Begins the linking', response: responses({ 200: partnerAuthenticateReply }) } },
    (request) => authenticate(deps, request),
  );
  registerCallback(app, deps);
  app.post<{ Params: PartnerParams }>(
    partnerRestPaths.unlink,
    { schema: { summary: 'Unlinks the accounts', response: responses({ 200: partnerStatusReply }) } },
    (request) => {
      const partner = partnerOf(deps, request.params);
      return unlink(deps, { memberId: memberOf(request), partner });
    },
  );
  app.get<{ Params: PartnerParams }>(
    partnerRestPaths.status,
    {
      schema: {
        summary: 'Whether the accounts are linked',
        response: responses({ 200: partnerStatusReply }),
      },
    },
    (request) => {
      const partner = partnerOf(deps, request.params);
      return statusOf(deps, { memberId: memberOf(request), partner });
    },
  );
};
