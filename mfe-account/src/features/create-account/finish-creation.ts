import type { HostServices } from '@crema/shared-contracts';

/** ACC-023: the trackers' head start before the page changes. */
export const pauseAfterCreation = 200;

type Deps = Pick<HostServices, 'refreshSession'> & {
  readonly track: HostServices['telemetry']['track'];
  readonly wait: (ms: number) => Promise<void>;
};
/** After the account exists: waits, tells the trackers, and takes up the new session, which leads on. */
export const finishCreation = async ({ wait, track, refreshSession }: Deps): Promise<void> => {
  await wait(pauseAfterCreation);
  track('account-created', { registrationSource: 'Web' });
  await refreshSession();
};
