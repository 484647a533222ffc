import type { ServerModule } from '../http/server-module.ts';
import { registerHistory } from './history.endpoints.ts';

/** A member's history: orders, reloads, transfers, gifts and refunds, each read from the module that owns it. */
export const history: ServerModule = {
  name: 'history',
  register: (app, deps) => registerHistory(app, deps),
};
