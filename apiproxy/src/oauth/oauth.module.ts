import type { ServerModule } from '../http/server-module.ts';
import { oauthData } from './personal-data.ts';
import { registerConnectedApps } from './apps/connected-apps.endpoints.ts';
import { endGrantsOf } from './apps/grants-of-member.ts';
import { mailAppConnected } from './apps/mail-app-connected.job.ts';
import { registerAuthorize } from './authorize/authorize.endpoints.ts';
import { registerMetadata } from './metadata.endpoint.ts';
import { registerResources } from './resources/resources.endpoints.ts';
import { sweepOauth } from './sweep-oauth.job.ts';
import { registerTokens } from './tokens/token.endpoints.ts';

/** OAuth 2.0: apps of others that read a member's data with the member's consent (ACC-080 to ACC-084, D-120, D-157, D-159). */
export const oauth: ServerModule = {
  name: 'oauth',
  register: (app, deps) => {
    // Somebody else may have connected an app with the earlier password.
    deps.passwordChanges.add(endGrantsOf);
    registerAuthorize(app, deps);
    registerTokens(app, deps);
    registerResources(app, deps);
    registerConnectedApps(app, deps);
    registerMetadata(app, deps);
  },
  jobs: [sweepOauth, mailAppConnected],
  personalData: oauthData,
  accountDeletion: { close: ({ db }, memberId) => endGrantsOf(db, memberId) },
};
