import type { Step } from '../composer/timings.ts';
import { remoteDouble } from '../testing/remote-double.ts';
import { remoteDetailsOf } from './remote-details.ts';

const { resolved: previous } = remoteDouble({ name: 'mfe-gift', version: '1.0.0' });
const { resolved } = remoteDouble({ name: 'mfe-gift', version: '2.0.0' });
const remote = { ...resolved, chosenBecause: 'canary' as const, previous };
const times: Partial<Record<Step, number>> = { asked: 100, loaded: 160, ready: 171.5 };
const reachedAt = (_remote: string, step: Step) => times[step];
const running = (version: string) => ({
  status: 'ready' as const,
  mounted: { routes: {}, slots: {}, dispose: () => undefined },
  version,
  url: `/assets/remotes/mfe-gift/${version}/`,
  mountId: 1,
});

describe('the inspector’s details of a remote', () => {
  it('is the version that would run, and why, before it is requested', () => {
    expect(remoteDetailsOf(remote, { status: 'idle' }, () => undefined)).toMatchObject({
      version: '2.0.0',
      chosenBecause: 'canary',
      duration: {},
      kb: 3,
    });
  });
  it('is how long each step took; one that was not reached is missing', () => {
    const { duration } = remoteDetailsOf(remote, running('2.0.0'), reachedAt);
    expect(duration).toEqual({ entry: 60, init: 11.5, render: undefined });
  });
  it('is the previous version when that one runs as fallback, PLT-006', () => {
    expect(remoteDetailsOf(remote, running('1.0.0'), reachedAt)).toMatchObject({
      version: '1.0.0',
      chosenBecause: 'previous',
      url: '/assets/remotes/mfe-gift/1.0.0/',
    });
  });
});
