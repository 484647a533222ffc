import type { BuildFiles, ContractRecord, Locale, RemoteManifest } from '@crema/shared-contracts';

/** One version of a remote with its manifest and contract. */
export interface Party {
  readonly name: string;
  readonly version: string;
  readonly manifest: RemoteManifest;
  /** The contract; absent in versions that were built before contracts were recorded. */
  readonly contract?: ContractRecord | undefined;
}
/** A file as found in the build folder, independent of build.json. */
export interface FoundFile {
  readonly integrity: string;
  /** The size in bytes, for the files that the budget counts. */
  readonly brotli?: number;
}
export interface Candidate extends Party {
  readonly files: BuildFiles;
  readonly found: Readonly<Record<string, FoundFile>>;
}
/** The parts in which two renders of a page differ; `found` may be an error. */
export interface MarkupDifference {
  /**
   * `again`: of two renders in one process. `elsewhere`: in a process with another clock, time zone, default language and random
   * numbers. `with-window`: in a process with the globals of a browser.
   */
  readonly kind: 'again' | 'elsewhere' | 'with-window';
  readonly expected: string;
  readonly found: string;
}
/** The result of rendering a route's example several times. */
export interface RenderedRoute {
  readonly route: string;
  readonly locale: Locale;
  /** The kind of generated data; undefined for the page without data. */
  readonly data?: string;
  /** The reason why it could not be rendered. */
  readonly error?: string;
  /** The fastest render but the first. */
  readonly fastestMs?: number;
  /** Processor time of the first render. */
  readonly firstMs?: number;
  /** The first render was the first of its route in a process, and evaluated its code. */
  readonly isCold?: boolean;
  /** Undefined if every render gave the same markup. */
  readonly differs?: MarkupDifference;
  /** The members that the remote's code read where the globals of a browser exist, such as `window.innerWidth`. */
  readonly reads?: readonly string[];
  /** The first style attribute in the markup: the page's policy allows none. */
  readonly style?: string;
}
/** The input of the rules, loaded before they run; rules read nothing themselves. */
export interface GateFacts {
  readonly candidate: Candidate;
  /** Stable and canary of every other remote that is enabled. */
  readonly others: readonly Party[];
  /** Stable and canary of the candidate's own remote: the versions that visitors get now. */
  readonly own: readonly Party[];
  /** The newest version of the candidate's own remote, released or not. */
  readonly last?: Party | undefined;
  /** The contract of the deployed host, when it is known. */
  readonly host?: ContractRecord | undefined;
  /** The candidate's pages; undefined if the deployed host has no server bundle to render them with. */
  readonly rendered?: readonly RenderedRoute[] | undefined;
}

/** One finding of a rule; `who` is the other side (remote@version), `field` the subject. */
export interface Remark {
  readonly message: string;
  readonly who?: string;
  readonly field?: string;
}
export interface GateRule {
  readonly id: string;
  readonly weight: 'refused' | 'warning';
  /** False if --force cannot override the rule. */
  readonly forcible?: false;
  readonly find: (facts: GateFacts) => readonly Remark[];
}
export interface Finding extends Remark {
  readonly rule: string;
  readonly weight: GateRule['weight'];
  readonly forcible: boolean;
}

export const nameOf = ({ name, version }: Pick<Party, 'name' | 'version'>): string => `${name}@${version}`;
export const hostName = 'the deployed host';
