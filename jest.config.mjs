import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { testTimeoutMs } from './remote-kit/build/jest/jest-preset.mjs';

const root = import.meta.dirname;
export default {
  // Jest ignores a project's testTimeout when it runs several projects: without this line the limit is 5 s.
  testTimeout: testTimeoutMs,
  testSequencer: '<rootDir>/scripts/test/small-heap-first.mjs',
  projects: readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'jest.config.mjs')))
    .map((name) => `<rootDir>/${name}`),
};
