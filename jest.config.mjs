import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
export default {
  // Jest reads the time limit of a test here only, not in the projects.
  testTimeout: 60_000,
  projects: readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'jest.config.mjs')))
    .map((name) => `<rootDir>/${name}`),
};
