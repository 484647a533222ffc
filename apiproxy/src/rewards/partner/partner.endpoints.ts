import {
  isPartnerUrl,
  partnerPagePaths,
  partnerRestPaths,
  type PartnerAuthenticateReply,
  type PartnerStatusReply,
} from '@crema/shared-contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { createAppError } from '../../http/errors/app-error.ts';
import { memberOf } from '../../http/graphql/member-of.ts';
import { nullable, responses, schemaOf } from '../../http/replies/reply-schemas.ts';
import { pageLocaleOf } from '../../http/request-locale.ts';
import { finishLinking, type PartnerAnswer } from './finish-linking.ts';
import { beginAttempt, findLink, statusOf, unlink, type LinkingMember } from './partner-links.ts';

const authenticateReply = schemaOf<PartnerAuthenticateReply>()(Type.Object({ redirectURL: Type.String() }));
const statusReply = schemaOf<PartnerStatusReply>()(
  Type.Object({ link: nullable(Type.Object({ account: Type.String(), linkedAt: Type.String() })) }),
);
const answer = Type.Object({
  state: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  error: Type.Optional(Type.String()),
});

const linkingMemberOf = ({ visitor }: FastifyRequest): LinkingMember | undefined =>
  visitor.kind === 'member' && visitor.memberId !== undefined && visitor.sessionId !== undefined
    ? { memberId: visitor.memberId, sessionId: visitor.sessionId }
    : undefined;

/** The URL to which the browser goes. Throws TEMPORARILY_UNAVAILABLE without a partner, or if its host is not allowed (D-133). */
const authenticate = async (deps: AppDeps, request: FastifyRequest): Promise<PartnerAuthenticateReply> => {
  const memberId = memberOf(request);
  const member = linkingMemberOf(request);
  if (!member) throw createAppError('UNAUTHENTICATED');
  const { publicOrigin, partner, configuration, log } = deps;
  if (await findLink(deps.db, memberId))
    return { redirectURL: `${publicOrigin}${partnerPagePaths.alreadyLinked}` };
  const redirectURL = partner.authorizeUrl({
    state: await beginAttempt(deps, member),
    returnUrl: `${publicOrigin}${partnerRestPaths.callback}`,
    locale: pageLocaleOf(request),
  });
  if (redirectURL !== undefined && isPartnerUrl(redirectURL, configuration.partnerHosts ?? []))
    return { redirectURL };
  log.error('accounts cannot be linked: PARTNER_ORIGIN is not set, or its host is not one of partnerHosts');
  throw createAppError('TEMPORARILY_UNAVAILABLE');
};

/** Linking a member's account of the hotel programme (RWD-045, RWD-046, D-133). While the partnership is off there is no such route. */
export const registerPartner = (app: FastifyInstance, deps: AppDeps): void => {
  if (!deps.flags.enableMarriott) return;
  deps.partnerProgrammes.add({
    id: 'marriott',
    name: 'Marriott Bonvoy',
    path: partnerPagePaths.index,
    findLink: async (memberId) => (await statusOf(deps, memberId)).link ?? undefined,
  });
  app.get(
    partnerRestPaths.authenticate,
    { schema: { summary: 'Begins the linking', response: responses({ 200: authenticateReply }) } },
    (request) => authenticate(deps, request),
  );
  app.get<{ Querystring: PartnerAnswer }>(
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
      const result = await finishLinking(deps, linkingMemberOf(request), request.query);
      return reply.redirect(`${deps.publicOrigin}${partnerPagePaths.index}/${result}`, 303);
    },
  );
  app.post(
    partnerRestPaths.unlink,
    { schema: { summary: 'Unlinks the accounts', response: responses({ 200: statusReply }) } },
    (request) => unlink(deps, memberOf(request)),
  );
  app.get(
    partnerRestPaths.status,
    { schema: { summary: 'Whether the accounts are linked', response: responses({ 200: statusReply }) } },
    (request) => statusOf(deps, memberOf(request)),
  );
};
