import { jestPreset } from '../remote-kit/build/jest/jest-preset.mjs';

export default { ...jestPreset(import.meta.dirname), testEnvironment: 'node', setupFilesAfterEnv: [] };
