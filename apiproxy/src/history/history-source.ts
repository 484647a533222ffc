import type { HistoryEntry, HistoryReceipt, HistoryType, Locale } from '@crema/shared-contracts';
import type { AppDeps } from '../http/app-deps.ts';
import type { Window } from '../storage/newest-first.ts';

/** The member who reads the history, and the language of the texts. */
export interface HistoryReader {
  readonly memberId: string;
  readonly locale: Locale;
}
/**
 * The part of the history that one module owns. Every entry belongs to the reader; an id begins with the name of its kind
 * and a dot.
 */
export interface HistorySource {
  readonly types: readonly HistoryType[];
  /** The names that ids of this source begin with. */
  readonly kinds: readonly string[];
  /** The first entries of the window in the order of `compareNewestFirst`; only of `type`, if there is one. */
  list(
    deps: AppDeps,
    reader: HistoryReader,
    window: Window & { readonly type: HistoryType | undefined },
  ): Promise<readonly HistoryEntry[]>;
  /** Undefined for an entry that is not the reader's. */
  receipt(
    deps: AppDeps,
    reader: HistoryReader,
    entry: { readonly kind: string; readonly key: string },
  ): Promise<HistoryReceipt | undefined>;
}

declare module '../http/server-module.ts' {
  interface ServerModule {
    /** The module's part of a member's history. */
    readonly history?: readonly HistorySource[];
  }
}
declare module '../http/app-deps.ts' {
  interface AppDeps {
    /** The parts of all modules. */
    readonly historySources: readonly HistorySource[];
  }
}

/** The fields that most entries do not have. */
export const plainEntry = {
  order: null,
  tip: null,
  card: null,
  isAutomatic: false,
  from: null,
  to: null,
  gift: null,
} as const satisfies Partial<HistoryEntry>;
/** The fields that most receipts do not have. */
export const plainReceipt = {
  number: null,
  order: null,
  place: null,
  items: [],
  rows: [],
  tip: null,
  tenders: [],
  refunds: [],
  card: null,
  isAutomatic: false,
  from: null,
  to: null,
  gift: null,
  tipChange: null,
} as const satisfies Partial<HistoryReceipt>;
