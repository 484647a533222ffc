import {
  filledText,
  integer,
  listOf,
  number,
  oneOf,
  optional,
  pattern,
  recordOf,
  shape,
  text,
  type Guarded,
} from './guards.ts';
import { domainEventNames } from './events.ts';
import { slotNames } from './slots.ts';
import { flagNames } from './flags.ts';
import { locales } from './locale.ts';
import { shareImages } from './page-head.ts';
import { pageSkeletonKinds } from './page-skeleton.ts';

/** The version of the contract between host and remotes; a remote states the range it was built for (PLT-007). */
export const contractVersion = '1.1.0';

export const accessLevels = ['anyone', 'member', 'guest-draft'] as const;
export type Access = (typeof accessLevels)[number];
export const navigationKinds = ['full', 'minimal', 'none'] as const;
export type NavigationKind = (typeof navigationKinds)[number];

const semver = pattern(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
const route = shape({
  /** Names the component in the remote's module. */
  id: filledText,
  /** A react-router pattern from the root; the splat form `/menu/*` is allowed last. */
  path: pattern(/^\//),
  /** Message id in `titles`. */
  titleId: filledText,
  /** Message id in `titles`: the page's own first line, which is painted before any of its code is here. */
  headlineId: optional(filledText),
  /** Message id in `titles`: the page's description for search results and shared links. */
  descriptionId: optional(filledText),
  /** The picture that a shared link shows; `shop` by default. */
  shareImage: optional(oneOf(...shareImages)),
  access: oneOf(...accessLevels),
  navigation: oneOf(...navigationKinds),
  /** Whether a phone shows the tab bar of a full navigation; hidden where the page has a bar of its own. */
  tabBar: optional(oneOf('shown', 'hidden')),
  /** The shape that is drawn until the page's code is here; `grid` by default. */
  skeleton: optional(oneOf(...pageSkeletonKinds)),
  /** A path the smoke test can open, when the pattern has parameters. */
  example: optional(pattern(/^\//)),
  /** Only there when this flag is on; otherwise the address is unknown. */
  flag: optional(text),
  /** Persisted queries whose reply this page needs at once: the server preloads them. */
  preload: optional(listOf(text)),
});
const navigationEntry = shape({
  /** Message id in `titles`. */
  labelId: filledText,
  path: pattern(/^[/#]/),
  place: oneOf('primary', 'account', 'footer'),
  icon: text,
  order: number,
  audience: oneOf('anyone', 'member', 'guest'),
  flag: optional(text),
});
const localeTexts = shape({ 'en-US': recordOf(text), 'en-CA': recordOf(text), 'fr-CA': recordOf(text) });

/** Part of paths and addresses: a folder's name, never a way out of it. */
export const remoteName = pattern(/^mfe-[a-z][a-z0-9-]{0,59}$/);
/** remote.json: what a remote is and brings, published beside each version and read before any of its code runs. */
export const remoteManifestGuard = shape({
  name: remoteName,
  version: semver,
  /** `^1.0.0`: same major, at least this minor. */
  contract: pattern(/^\^\d+\.\d+\.\d+$/),
  routes: listOf(route),
  navigation: listOf(navigationEntry),
  slots: shape({ provides: listOf(oneOf(...slotNames)), uses: listOf(oneOf(...slotNames)) }),
  flags: listOf(oneOf(...flagNames)),
  events: shape({ emits: listOf(oneOf(...domainEventNames)), consumes: listOf(oneOf(...domainEventNames)) }),
  locales: listOf(oneOf(...locales)),
  /** Route titles and navigation labels, known before the code is. */
  titles: localeTexts,
  /** Brotli KB of the entry with its first route. */
  budgets: shape({ firstRouteKb: number }),
});
export type RemoteManifest = Guarded<typeof remoteManifestGuard>;
export type RouteDeclaration = RemoteManifest['routes'][number];
export type NavigationEntry = RemoteManifest['navigation'][number];

export const buildFilesGuard = shape({
  entry: filledText,
  /** file → subresource integrity (sha384-…). */
  integrity: recordOf(pattern(/^sha384-/)),
  /** file → bytes { raw, brotli }. */
  bytes: recordOf(shape({ raw: integer, brotli: integer })),
  /** Files of the exposed module, without messages: fetched for any route of this remote. */
  module: listOf(filledText),
  styles: listOf(filledText),
  /** locale → file of that locale's messages. */
  messages: recordOf(filledText),
  /** route id → further files of its own chunk. */
  routes: recordOf(listOf(filledText)),
});
/** What the build made, written by the preset as build.json; paths are relative to the version's address. */
export type BuildFiles = Guarded<typeof buildFilesGuard>;

/** `^1.2.0` accepts 1.2.0 up to, not including, 2.0.0. */
export const satisfiesContract = (range: string, offered: string = contractVersion): boolean => {
  const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = range.slice(1).split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = offered.split('.').map(Number);
  return major === wantMajor && (minor > wantMinor || (minor === wantMinor && patch >= wantPatch));
};
