import type { FastifyInstance } from 'fastify';
import type { BuildFiles } from '@crema/shared-contracts';
import { startRendererProcess, type RenderLimits, createRendererPool } from '@crema/rendering';
import type { AppDeps } from '../../http/app-deps.ts';
import { withTimeLimit } from '../../operations/time-limit.ts';
import { createValueCache } from '../value-cache.ts';
import type { RegistryReader } from '../registry/registry-reader.ts';
import type { TelemetryIngest } from '../telemetry/telemetry.endpoint.ts';
import { createCountIncomplete } from './incomplete-data.ts';
import { createReadOrderStore } from './order-stores.ts';
import { createPageRenderer, nothingPlanned, type PlanRendering } from './page-renderer.ts';
import { createReadReplies } from './page-replies.ts';
import { createRenderFailures } from './render-failures.ts';
import { createReadRequests } from './request-replies.ts';
import { contentBytes } from './rendered-content.ts';
import { renderCacheBytes, renderingTtlMs, staleRenderingMs } from './cache-sizes.ts';
import { createReadPlan } from './warm-up.ts';
import { createServerBundles } from './server-bundles.ts';

/** Tests on slow machines wait longer, and count renders. */
export interface RenderingOptions {
  readonly warmsUp?: boolean;
  readonly warmUpMs?: number;
  readonly limits?: RenderLimits;
  readonly patienceMs?: number;
  readonly dataPatienceMs?: number;
}
export interface RenderingParts {
  readonly folders: { readonly host: string; readonly registry: string };
  readonly hostFiles: () => BuildFiles;
  readonly registry: RegistryReader;
  readonly telemetry: Pick<TelemetryIngest, 'count'>;
  readonly options?: RenderingOptions;
}
const defaultProcesses = 2;
/** Milliseconds that the start of the server waits for its renderers; it starts without them then. */
const defaultWarmUpMs = 5_000;

/** Starts what renders the pages of remotes. With RENDERERS=0 no page is rendered. */
export const startRendering = (
  app: FastifyInstance,
  deps: AppDeps,
  { folders, hostFiles, registry, telemetry, options = {} }: RenderingParts,
): PlanRendering => {
  const { environment, log, clock } = deps;
  const size = environment.RENDERERS ?? defaultProcesses;
  if (size === 0) return () => Promise.resolve(nothingPlanned);
  const bundles = createServerBundles(folders, hostFiles, registry, deps);
  const pool = createRendererPool({
    size,
    start: () => startRendererProcess(options.limits),
    ...(options.warmsUp !== false && { plan: createReadPlan(bundles, registry, deps) }),
  });
  const warm = () =>
    pool.warm().catch((cause: unknown) => log.error({ cause }, 'the renderer processes did not start'));
  const stopFollowing = options.warmsUp === false ? () => undefined : registry.onChange(() => void warm());
  // The server opens its port, and is ready, when its first pages can contain their content.
  if (options.warmsUp !== false)
    app.addHook('onReady', async () => {
      const isWarm = await withTimeLimit(
        warm().then(() => true),
        options.warmUpMs ?? defaultWarmUpMs,
        false,
      );
      if (!isWarm) log.warn('the server starts before its renderer processes: first pages may lack content');
    });
  app.addHook('onClose', async () => {
    stopFollowing();
    pool.stop();
  });
  return createPageRenderer(deps, {
    pool,
    cache: createValueCache({
      clock,
      ttlMs: renderingTtlMs,
      staleMs: staleRenderingMs,
      maxSize: renderCacheBytes(environment).renderings,
      sizeOf: contentBytes,
    }),
    failures: createRenderFailures(deps, telemetry),
    countIncomplete: createCountIncomplete(deps),
    bundles,
    readReplies: createReadReplies(app, deps),
    readRequests: createReadRequests(app, deps),
    readOrderStore: createReadOrderStore(deps),
    ...(options.patienceMs && { patienceMs: options.patienceMs }),
    ...(options.dataPatienceMs && { dataPatienceMs: options.dataPatienceMs }),
  });
};
