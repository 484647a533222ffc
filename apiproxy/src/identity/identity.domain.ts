import type { Domain } from '../http/domain.ts';
import { registerCreateAccount } from './create-account.endpoint.ts';
import { registerSession } from './session.endpoint.ts';
import { registerSignIn } from './sign-in.endpoint.ts';
import { registerSignOut } from './sign-out.endpoint.ts';
import { sweepSessions } from './sweep-sessions.job.ts';
import { registerVisitor } from './visitor-hook.ts';

/** Members, sessions, who is asking. Registered first: every other domain reads `request.visitor`. */
export const identity: Domain = {
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
