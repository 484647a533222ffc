import assert from 'node:assert/strict';
import { constants } from 'node:os';
import { describe, it } from 'node:test';
import { createPriorities } from './priority.ts';

const { PRIORITY_NORMAL, PRIORITY_BELOW_NORMAL } = constants.priority;

describe('the priority of a process that is being warmed', () => {
  it('is low until it takes pages', () => {
    const set: number[] = [];
    const priorities = createPriorities((_pid, priority) => void set.push(priority));
    priorities.lower(7);
    assert.equal(set.at(-1), PRIORITY_BELOW_NORMAL);
    priorities.raise(7);
    assert.equal(set.at(-1), PRIORITY_NORMAL);
  });

  it('stays the server’s where a low one could not be raised again', () => {
    let priority: number = PRIORITY_NORMAL;
    const priorities = createPriorities((_pid, wanted) => {
      if (wanted < priority) throw new Error('EACCES');
      priority = wanted;
    });
    for (const _process of [1, 2]) {
      priorities.lower(7);
      priorities.raise(7);
    }
    assert.ok(priority < PRIORITY_BELOW_NORMAL, `${priority}`);
  });
});
