import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readProcessUse, startTimeLimit } from './process-use.ts';

const use = (cpuMs: number | undefined, isWaiting = false) => ({ residentMb: 0, cpuMs, isWaiting });

describe('the time of a renderer process with a limit of 200 ms', () => {
  for (const [because, verdict, measured] of [
    ['it is within the limit', 'within', [[199, use(199)]]],
    ['it computed for the whole limit', 'over', [[200, use(200)]]],
    [
      'others had the processor',
      'within',
      [
        [100, use(10)],
        [300, use(100)],
        [600, use(190)],
      ],
    ],
    ['others had the processor for ten times the limit', 'starved', [[2000, use(100)]]],
    [
      'it waits for something that does not come',
      'over',
      [...[25, 50, 125, 200].map((now) => [now, use(10, now > 25)] as const), [250, use(10, true)]],
    ],
    [
      'it waited for a moment',
      'within',
      [
        [25, use(10)],
        [50, use(10, true)],
        [210, use(20, true)],
        [240, use(20, true)],
      ],
    ],
    [
      'its owner could not read the reply',
      'within',
      [
        [25, use(10)],
        [50, use(10, true)],
        [900, use(10, true)],
      ],
    ],
    ['the system does not say, so that the wall clock counts', 'over', [[200, use(undefined)]]],
  ] as const)
    it(`is ${verdict} if ${because}`, () => {
      const isFirstKnown = measured[0][1].cpuMs !== undefined;
      const judge = startTimeLimit(200, use(isFirstKnown ? 0 : undefined), 0);
      assert.equal(measured.map(([now, used]) => judge(used, now)).at(-1), verdict);
    });

  it('is read from the system', () => {
    const { cpuMs, residentMb } = readProcessUse(process.pid);
    if (process.platform !== 'linux') return;
    assert.ok((cpuMs ?? 0) > 0);
    assert.ok(residentMb > 10);
    assert.equal(readProcessUse(-1).cpuMs, undefined);
  });
});
