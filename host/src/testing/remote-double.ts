import type { ComponentType } from 'react';
import {
  contractVersion,
  type HostServices,
  type PageRole,
  type RemoteManifest,
  type RemoteModule,
  type ResolvedRemote,
  type RouteDeclaration,
  type SlotName,
} from '@crema/shared-contracts';

export interface RemoteDoubleOptions {
  readonly name: string;
  readonly version?: string;
  /** Maps a path pattern to a page; the first one is in the navigation. */
  readonly pages?: Readonly<Record<string, ComponentType>>;
  readonly route?: Partial<RouteDeclaration>;
  readonly slots?: Readonly<Partial<Record<SlotName, ComponentType<never>>>>;
  readonly modals?: RemoteManifest['modals'];
  /** Further navigation entries. */
  readonly navigation?: RemoteManifest['navigation'];
  /** Messages in `titles`, in addition to those of pages. */
  readonly titles?: Readonly<Record<string, string>>;
  readonly emits?: RemoteManifest['events']['emits'];
  /** Maps the path of a page to the role that the host uses it for. */
  readonly roles?: Readonly<Record<string, PageRole>>;
  readonly confirms?: RemoteManifest['confirms'];
  readonly onMount?: (services: HostServices) => void;
  readonly onDispose?: () => void;
  /** Called when the host prepares a page. */
  readonly onPrepare?: (routeId: string) => void;
}
export interface RemoteDouble {
  readonly resolved: ResolvedRemote;
  readonly module: RemoteModule;
}

/** The modal `#pay` as mfe-cards declares it. */
export const payModal = {
  modals: [
    {
      hash: '#pay',
      slot: 'scan-to-pay',
      titleId: 'modal.pay',
      unavailableId: 'modal.pay.unavailable',
      access: 'member',
      pages: 'every',
    },
  ],
  titles: { 'modal.pay': 'Scan in store', 'modal.pay.unavailable': 'Your cards are not available.' },
} as const satisfies Pick<RemoteDoubleOptions, 'modals' | 'titles'>;

const manifestOf = (options: RemoteDoubleOptions): RemoteManifest => {
  const {
    name,
    version = '1.0.0',
    pages = {},
    slots = {},
    emits = [],
    confirms,
    roles = {},
    route,
    modals,
  } = options;
  const paths = Object.keys(pages);
  const titles = Object.fromEntries([
    ...paths.map((path) => [path, `Title of ${path}`]),
    ['label', `Link to ${name}`],
    ...Object.entries(options.titles ?? {}),
  ]) as Record<string, string>;
  return {
    name,
    version,
    contract: `^${contractVersion}`,
    routes: paths.map((path) => ({
      id: path,
      path,
      titleId: path,
      access: 'anyone',
      navigation: 'full',
      ...(roles[path] && { role: roles[path] }),
      ...route,
    })),
    navigation: [
      ...paths.slice(0, 1).map(
        (path) =>
          ({
            labelId: 'label',
            path,
            place: 'primary',
            icon: 'cup',
            order: 1,
            audience: 'anyone',
          }) as const,
      ),
      ...(options.navigation ?? []),
    ],
    ...(modals && { modals }),
    slots: { provides: Object.keys(slots) as SlotName[], uses: [] },
    flags: [],
    events: { emits, consumes: [] },
    ...(confirms && { confirms }),
    locales: ['en-US', 'en-CA', 'fr-CA'],
    titles: { 'en-US': titles, 'en-CA': titles, 'fr-CA': titles },
    budgets: { firstRouteKb: 30 },
  };
};

/** A remote double: its registry row and its module. */
export const remoteDouble = (options: RemoteDoubleOptions): RemoteDouble => {
  const { name, version = '1.0.0', pages = {}, slots = {}, onMount, onDispose, onPrepare } = options;
  return {
    resolved: {
      name,
      version,
      chosenBecause: 'stable',
      url: `/assets/remotes/${name}/${version}/`,
      manifest: manifestOf(options),
      files: {
        entry: 'remoteEntry.js',
        integrity: {},
        bytes: { 'remoteEntry.js': { raw: 9000, brotli: 3000 } },
        module: [],
        styles: [],
        messages: {},
        routes: {},
      },
    },
    module: {
      contract: contractVersion,
      mount: (services) => {
        onMount?.(services);
        return {
          routes: pages,
          slots,
          dispose: () => onDispose?.(),
          ...(onPrepare && { prepareRoute: async (routeId) => onPrepare(routeId) }),
        };
      },
    },
  };
};
