import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readProcessUse, startTimeLimit } from './process-use.ts';

const use = (cpuMs: number | undefined, isWaiting = false) => ({ residentMb: 0, cpuMs, isWaiting });

describe('the time of a renderer process with a limit of 200 ms', () => {
  for (const [because, over, measured] of [
    ['it is within the limit', false, [[199, use(199)]]],
    ['it computed for the whole limit', true, [[200, use(200)]]],
    [
      'others had the processor',
      false,
      [
        [100, use(10)],
        [300, use(100)],
        [600, use(190)],
      ],
    ],
    ['others had the processor for ten times the limit', true, [[2000, use(100)]]],
    [
      'it waits for something that does not come',
      true,
      [
        [25, use(10)],
        [50, use(10, true)],
        [225, use(10, true)],
      ],
    ],
    [
      'it waited for a moment',
      false,
      [
        [25, use(10)],
        [50, use(10, true)],
        [210, use(20, true)],
        [240, use(20, true)],
      ],
    ],
    ['the system does not say, so that the wall clock counts', true, [[200, use(undefined)]]],
  ] as const)
    it(`is ${over ? 'over' : 'left'} if ${because}`, () => {
      const isFirstKnown = measured[0][1].cpuMs !== undefined;
      const isOver = startTimeLimit(200, use(isFirstKnown ? 0 : undefined), 0);
      assert.equal(measured.map(([now, used]) => isOver(used, now)).at(-1), over);
    });

  it('is read from the system', () => {
    const { cpuMs, residentMb } = readProcessUse(process.pid);
    if (process.platform !== 'linux') return;
    assert.ok((cpuMs ?? 0) > 0);
    assert.ok(residentMb > 10);
    assert.equal(readProcessUse(-1).cpuMs, undefined);
  });
});
