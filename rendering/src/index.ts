/** Renders the pages of remotes: one process without rights (`process/`), and the pool of them that the server keeps (`pool/`). */
export {
  renderLimits,
  startRendererProcess,
  type RendererProcess,
  type RenderLimits,
} from './process/renderer-process.ts';
export type { Bundle } from './process/renderer-protocol.ts';
export type { RenderConditions } from './process/render-conditions.ts';
export { RendererBusy, RendererLost, RenderFailure } from './process/render-failure.ts';
export { createCircuitBreaker } from './pool/circuit-breaker.ts';
export { createRendererPool, type RendererPool } from './pool/renderer-pool.ts';
export type { WarmPage, WarmPlan } from './pool/warm-process.ts';
