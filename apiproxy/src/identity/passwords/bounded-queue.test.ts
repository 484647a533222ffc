import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createBoundedQueue } from './bounded-queue.ts';

describe('a bounded queue', () => {
  const start = (limits: { concurrency: number; maxWaiting: number }) => {
    const inQueue = createBoundedQueue(limits);
    const started: number[] = [];
    const finish = new Map<number, () => void>();
    const add = (id: number) =>
      inQueue(() => {
        started.push(id);
        return new Promise<number>((resolve) => finish.set(id, () => resolve(id)));
      });
    return { add, started, finish: (id: number) => finish.get(id)?.() };
  };

  it('runs a limited number at once, the others in order of arrival', async () => {
    const { add, started, finish } = start({ concurrency: 2, maxWaiting: 10 });
    const tasks = [1, 2, 3, 4].map(add);
    assert.deepEqual(started, [1, 2]);
    finish(2);
    await tasks[1];
    assert.deepEqual(started, [1, 2, 3]);
    finish(1);
    finish(3);
    await tasks[2];
    finish(4);
    assert.deepEqual(await Promise.all(tasks), [1, 2, 3, 4]);
  });

  it('rejects a task when the queue is full, and accepts the next once there is room', async () => {
    const { add, finish } = start({ concurrency: 1, maxWaiting: 1 });
    const [first, second] = [add(1), add(2)];
    await assert.rejects(add(3), { code: 'TEMPORARILY_UNAVAILABLE' });
    finish(1);
    await first;
    const fourth = add(4);
    finish(2);
    await second;
    finish(4);
    assert.equal(await fourth, 4);
  });

  it('continues after a task that failed', async () => {
    const inQueue = createBoundedQueue({ concurrency: 1, maxWaiting: 5 });
    const failed = inQueue(() => Promise.reject(new Error('no')));
    const next = inQueue(async () => 'done');
    await assert.rejects(failed);
    assert.equal(await next, 'done');
  });
});
