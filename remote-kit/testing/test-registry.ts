import {
  matchRoute,
  type BuildFiles,
  type RemoteManifest,
  type ResolvedRegistry,
  type ResolvedRemote,
  type RouteDeclaration,
} from '@crema/shared-contracts';
import type { RoutedPage } from '../host-services/index.ts';

export const noFiles: BuildFiles = {
  entry: 'remoteEntry.js',
  integrity: {},
  bytes: {},
  module: [],
  styles: [],
  messages: {},
  routes: {},
};
const route = (id: string, path: string, rest: Partial<RouteDeclaration> = {}): RouteDeclaration => ({
  id,
  path,
  titleId: id,
  access: 'anyone',
  navigation: 'full',
  ...rest,
});
const neighbour = 'another-remote';
/** Every page of the other remotes. */
export const otherPage: RoutedPage = { ...route('page', '*'), remote: neighbour };

const manifestOf = (name: string, routes: readonly RouteDeclaration[]): RemoteManifest => ({
  name,
  version: '0.0.0',
  contract: '*',
  routes,
  navigation: [],
  slots: { provides: [], uses: [] },
  flags: [],
  events: { emits: [], consumes: [] },
  locales: [],
  titles: { 'en-US': {}, 'en-CA': {}, 'fr-CA': {} },
  budgets: { firstRouteKb: 30 },
});
const resolve = (manifest: RemoteManifest): ResolvedRemote => ({
  name: manifest.name,
  version: '0.0.0',
  url: '/',
  chosenBecause: 'stable',
  files: noFiles,
  manifest,
});

/** The remote under test together with another one, which has a sign-in page. */
export const registryOf = (name: string, manifest?: RemoteManifest): ResolvedRegistry => ({
  sequence: 1,
  disabled: [],
  remotes: [
    resolve(manifest ?? manifestOf(name, [])),
    resolve(manifestOf(neighbour, [route('sign-in', '/sign-in', { role: 'sign-in' })])),
  ],
});
/** Whether the remote under test declares the path, independent of its flags. */
export const isDeclared = ({ remotes: [own] }: ResolvedRegistry, path: string): boolean =>
  matchRoute(own?.manifest.routes ?? [], path) !== undefined;
