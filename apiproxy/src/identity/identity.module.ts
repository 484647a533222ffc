import type { ServerModule } from '../http/server-module.ts';
import { registerCreateAccount } from './create-account.endpoint.ts';
import { registerSession } from './session.endpoint.ts';
import { registerSignIn } from './sign-in.endpoint.ts';
import { registerSignOut } from './sign-out.endpoint.ts';
import { sweepSessions } from './sweep-sessions.job.ts';
import { registerVisitor } from './visitor-hook.ts';

/** Members, sessions and the visitor. Registered first, because every other module reads `request.visitor`. */
export const identity: ServerModule = {
  name: 'identity',
  register: (app, deps) => {
    registerVisitor(app, deps);
    registerSession(app, deps);
    registerSignIn(app, deps);
    registerSignOut(app, deps);
    registerCreateAccount(app, deps);
  },
  jobs: [sweepSessions],
};
