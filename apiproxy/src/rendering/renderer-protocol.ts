/** What apiproxy and a renderer process send each other; both only data that can be cloned. */

/** A server bundle: the host's under the name `host`, or one version of a remote. */
export interface Bundle {
  /** `host@1a2b3c4d` or `mfe-gift@0.1.0-1a2b3c4d`: bundles of one key are the same. */
  readonly key: string;
  readonly code: string;
}
export interface RenderJob {
  readonly id: number;
  readonly host: string;
  readonly remote: string;
  /** What the host's `renderPage` receives beside the remote's module. */
  readonly input: unknown;
}
export type ToRenderer =
  { readonly kind: 'load'; readonly bundle: Bundle } | { readonly kind: 'render'; readonly job: RenderJob };

/** `message` names the error without its stack: a stack may contain data of the page. */
export interface RenderError {
  readonly name: string;
  readonly message: string;
}
export type FromRenderer =
  | { readonly kind: 'loaded'; readonly key: string; readonly error?: RenderError }
  | { readonly kind: 'rendered'; readonly id: number; readonly html: string }
  | { readonly kind: 'failed'; readonly id: number; readonly error: RenderError };

/** What a host's server bundle exports. */
export interface HostServerBundle {
  /** The modules that remotes import by name (remote-kit/build/shared-modules.mjs). */
  readonly provided: Readonly<Record<string, unknown>>;
  /** Renders a page whose remote is `module` to HTML, without the document around it. */
  renderPage(module: unknown, input: unknown): Promise<string>;
}
