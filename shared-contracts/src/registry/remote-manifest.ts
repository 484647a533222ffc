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
} from '../validation/value-validators.ts';
import { caretRangePattern, versionPattern } from './version.ts';
import { modalSlotNames } from '../slots.ts';
import { locales } from '../locale.ts';
import { shareImages } from '../pages/page-head.ts';
import { pageRoles } from '../pages/page-roles.ts';
import { pageSkeletonKinds } from '../pages/page-skeleton.ts';
import { pageRequestNames } from '../pages/page-request.ts';
import { preloadRow } from '../pages/preload-row.ts';

/** `member+recent`: a member who has proved the identity within the last minutes (D-113). */
export const accessLevels = ['anyone', 'member', 'member+recent', 'guest-draft'] as const;
export type Access = (typeof accessLevels)[number];
export const navigationKinds = ['full', 'minimal', 'none'] as const;
export type NavigationKind = (typeof navigationKinds)[number];

export const confirmedStates = ['order-store'] as const;
export type ConfirmedState = (typeof confirmedStates)[number];

/** The version of a remote's build. */
export const versionName = pattern(versionPattern);
const route = object({
  /** The name of the component in the remote's module. */
  id: nonEmptyString,
  /** A react-router pattern from the root; the splat form `/menu/*` is allowed last. */
  path: pattern(/^\//),
  /** Message id in `titles`. */
  titleId: nonEmptyString,
  /**
   * Message id in `titles`: the title of a page that shows one of many things. The server replaces `{name}`
   * with the name of the product, category or place. By default the title is the name alone.
   */
  namedTitleId: optional(nonEmptyString),
  /** Message id in `titles`: the page's heading, which is painted before the page's code has loaded. */
  headlineId: optional(nonEmptyString),
  /** Message id in `titles`: the page's description for search results and shared links. */
  descriptionId: optional(nonEmptyString),
  /** The picture that a shared link shows; `shop` by default. */
  shareImage: optional(picklist(...shareImages)),
  access: picklist(...accessLevels),
  /** A query parameter with which anyone may open the page: it leads elsewhere then and shows nothing personal. */
  openWith: optional(nonEmptyString),
  /** The role that this page has for the host. */
  role: optional(picklist(...pageRoles)),
  navigation: picklist(...navigationKinds),
  /** Whether a phone shows the tab bar of a full navigation; hidden where the page has a bar of its own. */
  tabBar: optional(picklist('shown', 'hidden')),
  /** The skeleton that the server draws until the page's code has loaded; `grid` by default. */
  skeleton: optional(picklist(...pageSkeletonKinds)),
  /** A path the smoke test can open, when the pattern has parameters. */
  example: optional(pattern(/^\//)),
  /** The page exists only when this flag is on; otherwise the path is unknown. */
  flag: optional(string),
  /**
   * The server renders the page as every visitor sees it first: a page that anyone may open, or the frame of a member's page, without
   * a member and without data (docs/decisions/037). A member gets `server-for-guests` without rendered content, because the page shows
   * something else to members (docs/decisions/037).
   */
  render: optional(picklist('server', 'server-for-guests')),
  /** The persisted queries that this page sends first: the server preloads their replies. */
  preload: optional(array(preloadRow)),
  /** The REST requests that this page sends first (pageRequests): the server inlines their replies into a rendered page. */
  requests: optional(array(picklist(...pageRequestNames))),
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
  /** The slot of this remote that renders the content. */
  slot: picklist(...modalSlotNames),
  /** Message id in `titles`. */
  titleId: nonEmptyString,
  /** Message id in `titles`: the text that replaces content that cannot be loaded. */
  unavailableId: nonEmptyString,
  /** The host asks a visitor without this access to sign in first and then returns to the hash. */
  access: picklist(...accessLevels),
  /** Whether the hash works on every page, or only on the pages of this remote. */
  pages: picklist('every', 'own'),
});
const localeMessages = object({
  'en-US': recordOf(string),
  'en-CA': recordOf(string),
  'fr-CA': recordOf(string),
});

/** A folder's name that is safe in paths and URLs: it cannot refer to a parent folder. */
export const remoteName = pattern(/^mfe-[a-z][a-z0-9-]{0,59}$/);
/**
 * remote.json: the description of a remote, published with each version and read before any of its code runs.
 */
export const validateRemoteManifest = object({
  name: remoteName,
  version: versionName,
  /** The range `^1.0.0` accepts the same major version and at least this minor version. */
  contract: pattern(caretRangePattern),
  routes: array(route),
  navigation: array(navigationEntry),
  modals: optional(array(modal)),
  // Slots, flags and events are names that may be unknown here, so that a version published before one was removed stays
  // readable. The build and the publish gate refuse unknown names.
  slots: object({ provides: array(nonEmptyString), uses: array(nonEmptyString) }),
  flags: array(nonEmptyString),
  events: object({ emits: array(nonEmptyString), consumes: array(nonEmptyString) }),
  /**
   * State of the host that changes only after this remote has described the effect of the change to the
   * customer (D-146).
   */
  confirms: optional(array(picklist(...confirmedStates))),
  locales: array(picklist(...locales)),
  /** Route titles and navigation labels, which are available before the code has loaded. */
  titles: localeMessages,
  /** Brotli KB of the entry with its first route. */
  budgets: object({ firstRouteKb: number }),
});
export type RemoteManifest = Validated<typeof validateRemoteManifest>;
export type RouteDeclaration = RemoteManifest['routes'][number];
export type ModalDeclaration = NonNullable<RemoteManifest['modals']>[number];
export type NavigationEntry = RemoteManifest['navigation'][number];

export const validateBuildFiles = object({
  entry: nonEmptyString,
  /** Maps a file to its subresource integrity (sha384-…). */
  integrity: recordOf(pattern(/^sha384-/)),
  /** Maps a file to its size in bytes, { raw, brotli }. */
  bytes: recordOf(object({ raw: integer, brotli: integer })),
  /** Files of the exposed module, without messages: the host fetches them for any route of this remote. */
  module: array(nonEmptyString),
  styles: array(nonEmptyString),
  /** Maps a locale to the file of its messages. */
  messages: recordOf(nonEmptyString),
  /** Maps a locale to the file of the messages that only chunks of `routes` show, if a remote splits them. */
  lazyMessages: optional(recordOf(nonEmptyString)),
  /** Maps a route id to the further files of its own chunk. */
  routes: recordOf(array(nonEmptyString)),
  /** The persisted queries that `preload` in remote.json names, by operation. */
  queries: optional(recordOf(object({ hash: nonEmptyString, variables: recordOf(nonEmptyString) }))),
  /** The shared libraries that the module needs and that the host's first files do not contain. */
  libraries: optional(array(nonEmptyString)),
  /**
   * The files of the query client and the libraries that it needs in addition. It loads behind the first content of a page whose
   * data the server rendered into it, and with the page otherwise.
   */
  queryClient: optional(object({ files: array(nonEmptyString), libraries: array(nonEmptyString) })),
  /** Maps a shared library to the files that provide it, if they are not among the first. Only the host has it. */
  provides: optional(recordOf(array(nonEmptyString))),
  /** The file that renders on the server (docs/decisions/037), listed in `integrity`. Browsers do not load it. */
  server: optional(nonEmptyString),
  /** The script that each page contains, before it loads any file. Only the host has it. */
  inlineScript: optional(nonEmptyString),
});
/** The result of a build, which the preset writes to build.json; paths are relative to the version's URL. */
export type BuildFiles = Validated<typeof validateBuildFiles>;
/**
 * The files of a version as a page knows them. A page contains the integrity of the files of its own remote only; that of
 * the others is read from restPaths.fileIntegrity before they are loaded.
 */
export type VersionFiles = Omit<BuildFiles, 'integrity'> & Partial<Pick<BuildFiles, 'integrity'>>;
