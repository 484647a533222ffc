import type { AppDeps } from '../../http/app-deps.ts';
import {
  listenForOperator,
  operatorSocketPath,
  type OperatorSocket,
} from '../../operations/operator-socket.ts';
import { runOperatorCall } from './run-operator-call.ts';

type SocketDeps = Pick<AppDeps, 'db' | 'clock' | 'environment' | 'jobs' | 'dataDir' | 'log'>;

/** Runs operator commands in this process, because no other process can open its embedded database. */
export const openOperatorSocket = async (deps: SocketDeps): Promise<OperatorSocket | undefined> => {
  const path = operatorSocketPath(deps.dataDir);
  const { db, clock, environment } = deps;
  const commandDeps = { db, clock, environment, notify: () => deps.jobs.notify() };
  const socket = await listenForOperator(path, async (call) => ({
    report: await runOperatorCall(commandDeps, call),
  }));
  if (!socket)
    deps.log.warn(
      { path },
      'no operator socket: the path is too long. `npm run jobs` and `npm run reconcile` work only while this server is stopped',
    );
  return socket;
};
