import type { HostServices } from '@crema/shared-contracts';
import { reserveForMember } from '@crema/remote-kit';

/** ACC-023: the pause before the page changes, for trackers. */
export const pauseAfterCreation = 200;

type Deps = Pick<HostServices, 'refreshSession'> & {
  readonly track: HostServices['telemetry']['track'];
  readonly wait: (ms: number) => Promise<void>;
};
/** After the account is created: waits, tracks it, and reads the new session. The page then goes to the return path. */
export const finishCreation = async ({ wait, track, refreshSession }: Deps): Promise<void> => {
  await wait(pauseAfterCreation);
  track('account-created', { registrationSource: 'Web' });
  await refreshSession();
  reserveForMember(true);
};
