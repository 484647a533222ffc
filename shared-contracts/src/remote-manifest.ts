import {
  nonEmptyString,
  integer,
  array,
  number,
  picklist,
  optional,
  pattern,
  recordOf,
  object,
  string,
  type Validated,
} from './value-validators.ts';
import { caretRangePattern, versionPattern } from './version.ts';
import { modalSlotNames } from './slots.ts';
import { locales } from './locale.ts';
import { shareImages } from './page-head.ts';
import { pageRoles } from './page-roles.ts';
import { pageSkeletonKinds } from './page-skeleton.ts';

export const accessLevels = ['anyone', 'member', 'guest-draft'] as const;
export type Access = (typeof accessLevels)[number];
export const navigationKinds = ['full', 'minimal', 'none'] as const;
export type NavigationKind = (typeof navigationKinds)[number];

export const confirmedStates = ['order-store'] as const;
export type ConfirmedState = (typeof confirmedStates)[number];

/** The version of a remote's build. */
export const versionName = pattern(versionPattern);
const route = object({
  /** Names the component in the remote's module. */
  id: nonEmptyString,
  /** A react-router pattern from the root; the splat form `/menu/*` is allowed last. */
  path: pattern(/^\//),
  /** Message id in `titles`. */
  titleId: nonEmptyString,
  /**
   * Message id in `titles`: the title of a page that shows one thing of many, with `{name}` where the server puts the
   * name of the product, category or place. The name alone by default.
   */
  namedTitleId: optional(nonEmptyString),
  /** Message id in `titles`: the page's own first line, which is painted before any of its code is here. */
  headlineId: optional(nonEmptyString),
  /** Message id in `titles`: the page's description for search results and shared links. */
  descriptionId: optional(nonEmptyString),
  /** The picture that a shared link shows; `shop` by default. */
  shareImage: optional(picklist(...shareImages)),
  access: picklist(...accessLevels),
  /** A query parameter with which anyone may open the page: it leads elsewhere then and shows nothing personal. */
  openWith: optional(nonEmptyString),
  /** What the host uses this page for. */
  role: optional(picklist(...pageRoles)),
  navigation: picklist(...navigationKinds),
  /** Whether a phone shows the tab bar of a full navigation; hidden where the page has a bar of its own. */
  tabBar: optional(picklist('shown', 'hidden')),
  /** The shape that is drawn until the page's code is here; `grid` by default. */
  skeleton: optional(picklist(...pageSkeletonKinds)),
  /** A path the smoke test can open, when the pattern has parameters. */
  example: optional(pattern(/^\//)),
  /** Only there when this flag is on; otherwise the address is unknown. */
  flag: optional(string),
  /** Persisted queries whose reply this page needs at once: the server preloads them. */
  preload: optional(array(string)),
});
const navigationEntry = object({
  /** Message id in `titles`. */
  labelId: nonEmptyString,
  path: pattern(/^[/#]/),
  place: picklist('primary', 'account', 'footer'),
  icon: string,
  order: number,
  audience: picklist('anyone', 'member', 'guest'),
  flag: optional(string),
});
/** A modal that a URL hash opens: Back closes it, and an unknown hash is ignored (CRD-004, D-09). */
const modal = object({
  hash: pattern(/^#[a-z][a-z-]*$/),
  /** The content, a slot that this remote provides. */
  slot: picklist(...modalSlotNames),
  /** Message id in `titles`. */
  titleId: nonEmptyString,
  /** Message id in `titles`: shown when the content cannot be loaded. */
  unavailableId: nonEmptyString,
  /** A visitor without this access is asked to sign in first, and returns to the hash. */
  access: picklist(...accessLevels),
  /** Whether the hash works on every page, or only on the pages of this remote. */
  pages: picklist('every', 'own'),
});
const localeTexts = object({
  'en-US': recordOf(string),
  'en-CA': recordOf(string),
  'fr-CA': recordOf(string),
});

/** Part of paths and addresses: a folder's name, never a way out of it. */
export const remoteName = pattern(/^mfe-[a-z][a-z0-9-]{0,59}$/);
/** remote.json: what a remote is and brings, published beside each version and read before any of its code runs. */
export const validateRemoteManifest = object({
  name: remoteName,
  version: versionName,
  /** `^1.0.0`: same major, at least this minor. */
  contract: pattern(caretRangePattern),
  routes: array(route),
  navigation: array(navigationEntry),
  modals: optional(array(modal)),
  // Slots, flags and events are names that may be unknown here, so that a version published before one was removed stays
  // readable. The build and the publish gate refuse unknown names.
  slots: object({ provides: array(nonEmptyString), uses: array(nonEmptyString) }),
  flags: array(nonEmptyString),
  events: object({ emits: array(nonEmptyString), consumes: array(nonEmptyString) }),
  /** State of the host that changes only after this remote said what the change means for the customer (D-146). */
  confirms: optional(array(picklist(...confirmedStates))),
  locales: array(picklist(...locales)),
  /** Route titles and navigation labels, known before the code is. */
  titles: localeTexts,
  /** Brotli KB of the entry with its first route. */
  budgets: object({ firstRouteKb: number }),
});
export type RemoteManifest = Validated<typeof validateRemoteManifest>;
export type RouteDeclaration = RemoteManifest['routes'][number];
export type ModalDeclaration = NonNullable<RemoteManifest['modals']>[number];
export type NavigationEntry = RemoteManifest['navigation'][number];

export const validateBuildFiles = object({
  entry: nonEmptyString,
  /** file → subresource integrity (sha384-…). */
  integrity: recordOf(pattern(/^sha384-/)),
  /** file → bytes { raw, brotli }. */
  bytes: recordOf(object({ raw: integer, brotli: integer })),
  /** Files of the exposed module, without messages: fetched for any route of this remote. */
  module: array(nonEmptyString),
  styles: array(nonEmptyString),
  /** locale → file of that locale's messages. */
  messages: recordOf(nonEmptyString),
  /** route id → further files of its own chunk. */
  routes: recordOf(array(nonEmptyString)),
});
/** What the build made, written by the preset as build.json; paths are relative to the version's address. */
export type BuildFiles = Validated<typeof validateBuildFiles>;
