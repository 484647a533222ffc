import type { ResolvedRegistry } from '@crema/shared-contracts';
import { remoteDouble } from '../testing/remote-double.ts';
import { planRegistry } from './registry-plan.ts';

const registry = (sequence: number, versions: Record<string, string>): ResolvedRegistry => ({
  sequence,
  remotes: Object.entries(versions).map(([name, version]) => remoteDouble({ name, version }).resolved),
  disabled: [],
});
const current = registry(1, { 'mfe-ordering': '1.0.0', 'mfe-gift': '1.0.0' });

describe('what an open page takes over from a newer registry, PLT-005', () => {
  it.each([
    {
      because: 'a switched-off remote leaves even while it runs',
      wanted: { 'mfe-gift': '1.0.0' },
      running: ['mfe-ordering'],
      mayReplace: false,
      takes: ['1.0.0'],
      dropped: ['mfe-ordering'],
      waiting: [],
    },
    {
      because: 'a running version waits',
      wanted: { 'mfe-ordering': '2.0.0', 'mfe-gift': '1.0.0' },
      running: ['mfe-ordering'],
      mayReplace: false,
      takes: ['1.0.0', '1.0.0'],
      dropped: [],
      waiting: ['mfe-ordering'],
    },
    {
      because: 'a version taken back waits like any other',
      wanted: { 'mfe-ordering': '0.9.0', 'mfe-gift': '1.0.0' },
      running: ['mfe-ordering'],
      mayReplace: false,
      takes: ['1.0.0', '1.0.0'],
      dropped: [],
      waiting: ['mfe-ordering'],
    },
    {
      because: 'a remote that does not run is replaced at once',
      wanted: { 'mfe-ordering': '2.0.0', 'mfe-gift': '2.0.0' },
      running: ['mfe-ordering'],
      mayReplace: false,
      takes: ['1.0.0', '2.0.0'],
      dropped: ['mfe-gift'],
      waiting: ['mfe-ordering'],
    },
    {
      because: 'a free navigation brings all of them together',
      wanted: { 'mfe-ordering': '2.0.0', 'mfe-gift': '2.0.0' },
      running: ['mfe-ordering', 'mfe-gift'],
      mayReplace: true,
      takes: ['2.0.0', '2.0.0'],
      dropped: ['mfe-ordering', 'mfe-gift'],
      waiting: [],
    },
    {
      because: 'a remote that is new or back is there at once',
      wanted: { 'mfe-ordering': '1.0.0', 'mfe-gift': '1.0.0', 'mfe-cards': '1.0.0' },
      running: ['mfe-ordering', 'mfe-gift'],
      mayReplace: false,
      takes: ['1.0.0', '1.0.0', '1.0.0'],
      dropped: [],
      waiting: [],
    },
  ])('$because', ({ wanted, running, mayReplace, takes, dropped, waiting }) => {
    const plan = planRegistry(current, registry(2, wanted as Record<string, string>), {
      isRunning: (name) => running.includes(name),
      mayReplace,
    });
    expect(plan.registry.remotes.map(({ version }) => version)).toEqual(takes);
    expect(plan).toMatchObject({ dropped, waiting });
  });
});
