import { defineConfig, devices } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const port = Number(process.env['E2E_PORT'] ?? 3460);
const node = process.execPath;

/**
 * A journey that waits longer than these times fails. Elsewhere than in the gate the times are long because a journey waits
 * for facts: on a quarter of two cores a short journey takes about a minute. The gate has short journeys only.
 */
export const journeyLimits = {
  gate: { journeyMs: 60_000, factMs: 30_000, pageMs: 45_000 },
  all: { journeyMs: 300_000, factMs: 45_000, pageMs: 120_000 },
} as const;
const { journeyMs, factMs, pageMs } =
  journeyLimits[process.env['JOURNEY_LIMITS'] === 'gate' ? 'gate' : 'all'];
/** A folder for the files that the workers of a run share. serve.mjs creates it, and deletes it at the end of the run. */
export const runFolder = (process.env['JOURNEYS_FOLDER'] ??= join(
  tmpdir(),
  `crema-journeys-${randomUUID()}`,
));
/** The start of the server, with a new database. */
const serverMs = 300_000;

/** Journeys through the built product in a real browser. Run `npm run build` first. */
export default defineConfig({
  testDir: './journeys',
  outputDir: join(import.meta.dirname, '..', 'test-results'),
  workers: 2,
  // Failed journeys are repeated by scripts/test/run.mjs, when all others have ended.
  retries: 0,
  fullyParallel: true,
  // The longest journeys start first, so that the end of a run has no single long one.
  projects: [
    { name: 'long', grep: /@long/ },
    { name: 'short', grepInvert: /@long/ },
  ],
  forbidOnly: !!process.env['CI'],
  timeout: journeyMs,
  expect: { timeout: factMs },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    navigationTimeout: pageMs,
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker hides a page's requests from journeys that change them; offline.spec.ts enables the
    // worker.
    serviceWorkers: 'block',
    // A trace costs a fifth of a journey's time: in the suites only the repetition records one.
    trace: process.env['JOURNEY_TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: `"${node}" serve.mjs`,
    cwd: import.meta.dirname,
    env: {
      PORT: String(port),
      VAULT_PORT: String(port + 1),
      PARTNER_PORT: String(port + 2),
      JOURNEYS_FOLDER: runFolder,
    },
    url: `http://localhost:${port}/`,
    timeout: serverMs,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
});
