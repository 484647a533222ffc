import type { BootDocument, RemoteModule } from './host-services.ts';
import type { OrderStore } from './customer-state/order-store.ts';
import type { InlinedReply } from './pages/page-request.ts';

/** The facts from which the host renders its shell for one visitor. */
export interface ShellRequest {
  readonly boot: BootDocument;
  readonly pathname: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  /** The appearance that the visitor chose; undefined for the device's setting. */
  readonly theme: 'light' | 'dark' | undefined;
  /** The URL belongs to a route, and names something that does not exist, such as an unknown product. */
  readonly isMissing?: boolean;
}
/** Pure: the same request gives the same markup, without I/O. The markup is HTML, escaped by React. */
export type RenderShell = (request: ShellRequest) => string;

/** The reply to one of a route's preload documents, for the renderer. */
export interface PreloadedQuery {
  /** The URL by which the browser would ask (trustedQueryUrl). */
  readonly url: string;
  /** The text of the document, as it is published with the version. */
  readonly document: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}
/**
 * The facts from which the host renders a remote's page. None is personal: every visitor of the page gets the same
 * markup (docs/decisions/037).
 */
export interface PageRenderRequest {
  readonly boot: Pick<
    BootDocument,
    'registry' | 'configuration' | 'flags' | 'locale' | 'publicOrigin' | 'vaultOrigin' | 'production'
  >;
  /** The remote to which the path belongs. */
  readonly remote: string;
  readonly pathname: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  /** Milliseconds since 1970. The browser hydrates with the same time. */
  readonly now: number;
  readonly orderStore?: OrderStore;
  readonly queries: readonly PreloadedQuery[];
  /** The replies to the requests that the route names. */
  readonly requests: readonly InlinedReply[];
}
export interface RenderedPage {
  /** HTML of the remote's page, without the shell around it; escaped by React. */
  readonly markup: string;
  /** The content of the query cache of a remote that has `extractCache`. */
  readonly cache?: unknown;
}

/** The exports of the host's server bundle, the file that `server` of its build.json names. */
export interface HostServerBundle {
  readonly renderShell: RenderShell;
  /** The shared modules by the names under which the remotes' server bundles import them. */
  readonly provided: Readonly<Record<string, unknown>>;
  /** Rejects if the page throws, or if the remote has no such page. */
  readonly renderPage: (module: RemoteModule, request: PageRenderRequest) => Promise<RenderedPage>;
}
