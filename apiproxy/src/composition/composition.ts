import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Environment } from '../http/environment/environment.ts';
import type { AppDeps } from '../http/app-deps.ts';
import type { PageProvider } from '../http/page-subject.ts';
import { createTelemetryCounts } from './telemetry/telemetry-counts.ts';
import { registerHealth } from './telemetry/health.endpoint.ts';
import { schedulePrune } from './telemetry/prune-telemetry.job.ts';
import { createOtlpExport, readOtlpTarget } from './telemetry/otlp-export.ts';
import { createIsServed } from './telemetry/served-versions.ts';
import {
  createTelemetryIngest,
  registerTelemetry,
  type TelemetryIngest,
} from './telemetry/telemetry.endpoint.ts';
import { createUsageCounts } from './telemetry/usage-counts.ts';
import { createUsageIngest } from './telemetry/usage-ingest.ts';
import { registerCompositionReply } from './composition.endpoint.ts';
import { registerFileIntegrity } from './file-integrity.endpoint.ts';
import { registerCompositionEvents } from './composition-events.endpoint.ts';
import { createOverrides, type Overrides } from './overrides/overrides.ts';
import { registerPage } from './page/page-route.ts';
import { createDescribePage, createJudgePage } from './page/page-subjects.ts';
import { createPagePolicy } from './policy/page-policy.ts';
import { registerPolicyReports } from './policy/policy-reports.endpoint.ts';
import { loadRegistryKeys, type RegistryKeys } from './registry/registry-keys.ts';
import { registerReachability } from './reachability.endpoint.ts';
import { createRegistryMirror } from './registry/registry-mirror.ts';
import { openRegistryMemory, type RegistryMemory } from './registry/registry-memory.ts';
import { openRegistryOrigin } from './registry/registry-origin.ts';
import { createRegistryReader, type RegistryReader } from './registry/registry-reader.ts';
import { createHostFiles } from './files/host-files.ts';
import { startRendering, type RenderingOptions } from './rendering/rendering.ts';
import { registerSitemap } from './files/sitemap.ts';
import { registerStaticFiles } from './files/static-files.ts';
import { createComposeFor } from './visitor-composition.ts';

const root = join(import.meta.dirname, '..', '..', '..');
export interface CompositionFolders {
  readonly host: string;
  readonly registry: string;
}
/** HOST_DIR and REGISTRY_DIR, by default in `var/` of the repository. */
export const deployedFolders = ({ HOST_DIR, REGISTRY_DIR }: Environment): CompositionFolders => ({
  host: resolve(HOST_DIR ?? join(root, 'var', 'host')),
  registry: resolve(REGISTRY_DIR ?? join(root, 'var', 'registry')),
});

const registerReports = (
  app: FastifyInstance,
  deps: AppDeps,
  registry: RegistryReader,
  overrides: Overrides,
): TelemetryIngest => {
  const counts = createTelemetryCounts(deps);
  app.addHook('onReady', () => schedulePrune(deps));
  app.addHook('onClose', () => counts.stop());
  const target = readOtlpTarget(deps.environment);
  const otlp = target && createOtlpExport(target, deps);
  const usage = createUsageCounts(deps, otlp?.add);
  app.addHook('onClose', () => Promise.all([usage.stop(), otlp?.stop()]));
  const isServed = createIsServed(registry);
  const telemetry = createTelemetryIngest(deps, isServed, counts, overrides);
  registerTelemetry(app, deps, telemetry, createUsageIngest(usage, isServed, overrides));
  registerPolicyReports(app, deps, registry, telemetry);
  registerHealth(app, deps, counts);
  return telemetry;
};

/** Mirrors a remote registry into a folder before the server starts, and while it runs. */
const mirrorRegistry = async (
  app: FastifyInstance,
  deps: AppDeps,
  folder: string,
  keys: RegistryKeys,
  memory: RegistryMemory,
) => {
  const address = deps.environment.REGISTRY_URL;
  if (!address) return;
  const origin = openRegistryOrigin(address, deps.environment);
  const mirror = createRegistryMirror({ origin, folder, keys, memory, log: deps.log });
  app.addHook('onClose', async () => mirror.stop());
  await mirror.poll();
};

/** Serves the page, the host, the remotes and their telemetry (architecture, Composition). `pages` are those of the modules. */
export const registerComposition = async (
  app: FastifyInstance,
  deps: AppDeps,
  folders: CompositionFolders = deployedFolders(deps.environment),
  pages: readonly PageProvider[] = [],
  rendering?: RenderingOptions,
): Promise<void> => {
  const keys = loadRegistryKeys({
    environment: deps.environment,
    registry: folders.registry,
    production: deps.production,
  });
  const memory = await openRegistryMemory(deps);
  await mirrorRegistry(app, deps, folders.registry, keys, memory);
  const registry = createRegistryReader(folders.registry, deps, keys, memory);
  app.addHook('onClose', async () => {
    registry.stop();
    await memory.stored();
  });
  const overrides = createOverrides(deps, keys.verify);
  deps.overrideDocuments.addSource((request, hash) => overrides.documentOf(request, hash));
  const composeFor = createComposeFor(registry, overrides);
  const telemetry = registerReports(app, deps, registry, overrides);
  registerReachability(app);
  registerCompositionReply(app, composeFor);
  registerFileIntegrity(app, registry);
  registerCompositionEvents(app, deps, registry);
  if (!existsSync(join(folders.host, 'build.json'))) {
    deps.log.warn({ folder: folders.host }, 'the host is not built: only the API is served');
    return;
  }
  await registerStaticFiles(app, folders);
  const describePage = createDescribePage(deps, pages);
  const hostFiles = createHostFiles(folders.host);
  const policyFor = createPagePolicy(deps, registry, hostFiles);
  const planRendering = startRendering(app, deps, {
    folders,
    hostFiles,
    registry,
    telemetry,
    ...(rendering && { options: rendering }),
  });
  const judgePage = createJudgePage(pages);
  const parts = { composeFor, overrides, policyFor, describePage, judgePage, hostFiles, planRendering };
  registerSitemap(app, deps, { composeFor, pages });
  registerPage(app, deps, parts, folders);
};
