import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = import.meta.dirname;
export default {
  projects: readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'jest.config.mjs')))
    .map((name) => `<rootDir>/${name}`),
};
