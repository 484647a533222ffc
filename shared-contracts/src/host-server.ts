import type { BootDocument } from './host-services.ts';

/** The facts from which the host renders its shell for one visitor. */
export interface ShellRequest {
  readonly boot: BootDocument;
  readonly pathname: string;
  /** The query with its question mark, or an empty string. */
  readonly search: string;
  /** The appearance that the visitor chose; undefined for the device's setting. */
  readonly theme: 'light' | 'dark' | undefined;
}
/** Pure: the same request gives the same markup, without I/O. The markup is HTML, escaped by React. */
export type RenderShell = (request: ShellRequest) => string;

/** The exports of the host's server bundle, the file that `server` of its build.json names. */
export interface HostServerBundle {
  readonly renderShell: RenderShell;
}
