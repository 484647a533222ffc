/** The messages between a server, or the publish gate, and a renderer process; only data that can be cloned. */
import type { PageRenderRequest, RenderedPage } from '@crema/shared-contracts';

/** A server bundle: the host's, or that of one version of a remote. */
export interface Bundle {
  /** `host@server/host.1a2b3c4d.cjs` or `mfe-gift@0.1.0-1a2b3c4d`: bundles of one key are the same. */
  readonly key: string;
  readonly code: string;
  /** The address of the browser's files of a remote: its pictures have addresses below it. */
  readonly publicPath?: string;
}
/** A rendered page. `reads`: what the remote's code read of a browser's globals, where they exist (RenderConditions). */
export interface Rendering extends RenderedPage {
  readonly reads?: readonly string[];
}
export interface RenderJob {
  /** The key of the remote's bundle. */
  readonly remote: string;
  readonly request: PageRenderRequest;
}
export type ToRenderer =
  { readonly kind: 'load'; readonly bundle: Bundle } | { readonly kind: 'render'; readonly job: RenderJob };

/** `message` is the error's without its stack: a stack would contain parts of the bundle. */
export interface RenderError {
  readonly name: string;
  readonly message: string;
}
export type FromRenderer =
  | { readonly kind: 'loaded'; readonly error?: RenderError }
  | { readonly kind: 'rendered'; readonly page: RenderedPage; readonly reads?: readonly string[] }
  | { readonly kind: 'failed'; readonly error: RenderError };
