import Sequencer from '@jest/test-sequencer';

/**
 * Jest's order, with the tests of what a remote leaves behind in front: they collect garbage, which takes seconds each time in the heap of a
 * process that has run a hundred files, and a tenth of that in a new one.
 */
export default class SmallHeapFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    // remote-kit's file does it most often.
    const rank = ({ path }) =>
      path.includes('remote-kit/testing/teardown.test.') ? 0 : path.includes('teardown.test.') ? 1 : 2;
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
