import type { BootDocument, RouteDeclaration } from '@crema/shared-contracts';

/** `render` of a route → whether the visitor's page is rendered on the server. */
const audiences = {
  server: () => true,
  'server-for-guests': ({ session }: BootDocument) => session.kind !== 'member',
} as const satisfies Record<NonNullable<RouteDeclaration['render']>, (boot: BootDocument) => boolean>;

/** A page that everybody may open and that the server renders. */
export const isPublicRoute = (route: RouteDeclaration | undefined): route is RouteDeclaration =>
  route?.render !== undefined && route.access === 'anyone';

/** `access` of a route → whether this visitor gets the page: a page of members is rendered for members, as its frame without their data. */
const isOpenTo: Partial<Record<RouteDeclaration['access'], (boot: BootDocument) => boolean>> = {
  anyone: () => true,
  member: ({ session }) => session.kind === 'member',
};

/** A version that a developer overrides is not rendered: it may change without another version, and is not trusted. */
export const isRenderedFor = (route: RouteDeclaration, boot: BootDocument): boolean =>
  boot.overrides.length === 0 &&
  route.render !== undefined &&
  audiences[route.render](boot) &&
  isOpenTo[route.access]?.(boot) === true;
