// The jest configuration of the browser packages: swc, jsdom with Node's fetch, CSS Modules by name, locale
// files as the build reads them.
import { basename, join } from 'node:path';

const here = import.meta.dirname;
const shippedAsModules = [
  'react-intl',
  '@formatjs',
  'intl-messageformat',
  'msw',
  '@msw',
  '@mswjs',
  '@epic-web',
  '@open-draft',
  'until-async',
  'rettime',
  '@bundled-es-modules',
  'headers-polyfill',
  'outvariant',
  'strict-event-emitter',
  'graphql',
  'cookie',
  'tough-cookie',
  'is-node-process',
  'path-to-regexp',
  'supercluster',
  '@googlemaps',
  'kdbush',
  'pmtiles',
  'pbf',
  '@mapbox/vector-tile',
  '@mapbox/point-geometry',
  'statuses',
];

/**
 * A test that waits longer than this time fails. The limit is long because a slow and busy machine must not
 * fail a test.
 */
export const testTimeoutMs = 180_000;

export const jestPreset = (folder) => ({
  displayName: basename(folder),
  // The packages share what swc compiled (jest-swc-transform.cjs).
  id: 'crema',
  rootDir: folder,
  testEnvironment: join(here, 'jest-environment.cjs'),
  testTimeout: testTimeoutMs,
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/.tsbuild'],
  setupFilesAfterEnv: [join(here, 'jest-setup.ts')],
  moduleNameMapper: {
    '\\.css$': join(here, 'css-stub.cjs'),
    '\\.pictures\\.tsx$': join(here, 'pictures-stub.cjs'),
    // In tests, each part of a locale's texts loads all of them.
    '^(.*/locales/.*\\.json)\\?(?:initial|lazy|of=.*|except=.*)$': '$1',
  },
  transform: {
    'locales/[a-z]{2}-[A-Z]{2}\\.json$': join(here, 'jest-locale-transform.mjs'),
    '\\.[mc]?[jt]sx?$': [
      join(here, 'jest-swc-transform.cjs'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          target: 'es2022',
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${shippedAsModules.join('|')})/)`],
});
