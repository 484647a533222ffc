import { oauthRestPaths, type OauthScope } from '@crema/shared-contracts';
import type { FastifyInstance } from 'fastify';
import type { TSchema } from 'typebox';
import type { AppDeps } from '../../http/app-deps.ts';
import { oauthResponses, registerOauthErrors } from '../tokens/oauth-error.ts';
import { accessOf } from './access.ts';
import {
  cardsReply,
  paymentMethodsReply,
  readCards,
  readPaymentMethods,
  readRewards,
  readUserinfo,
  rewardsReply,
  userinfoReply,
} from './read-resources.ts';

interface Resource {
  readonly path: string;
  readonly scope: OauthScope;
  readonly summary: string;
  readonly reply: TSchema;
  readonly read: (deps: AppDeps, memberId: string) => Promise<unknown>;
}
/** D-159: what each scope opens. */
const resources: readonly Resource[] = [
  {
    path: oauthRestPaths.userinfo,
    scope: 'account',
    summary: 'The profile of the member',
    reply: userinfoReply,
    read: readUserinfo,
  },
  {
    path: oauthRestPaths.cards,
    scope: 'card',
    summary: 'The cards of the member with their latest transactions',
    reply: cardsReply,
    read: readCards,
  },
  {
    path: oauthRestPaths.paymentMethods,
    scope: 'payment',
    summary: 'The payment methods of the member',
    reply: paymentMethodsReply,
    read: readPaymentMethods,
  },
  {
    path: oauthRestPaths.rewards,
    scope: 'rewards',
    summary: 'The Stars and the level of the member',
    reply: rewardsReply,
    read: readRewards,
  },
];

/** The data that apps read with an access token (D-159). Errors have the form of RFC 6750. */
export const registerResources = (app: FastifyInstance, deps: AppDeps): void => {
  void app.register(async (scope) => {
    registerOauthErrors(scope, deps);
    for (const { path, scope: needed, summary, reply: schema, read } of resources)
      scope.get(
        path,
        { schema: { summary, response: oauthResponses({ 200: schema }) } },
        async (request, reply) => read(deps, await accessOf(deps, request, reply, needed)),
      );
  });
};
