import type { BootDocument, RouteDeclaration } from '@crema/shared-contracts';

/** `render` of a route → whether the visitor's page is rendered on the server. */
const audiences = {
  server: () => true,
  'server-for-guests': ({ session }: BootDocument) => session.kind !== 'member',
} as const satisfies Record<NonNullable<RouteDeclaration['render']>, (boot: BootDocument) => boolean>;

/** A page that everybody may open and that the server renders. */
export const isPublicRoute = (route: RouteDeclaration | undefined): route is RouteDeclaration =>
  route?.render !== undefined && route.access === 'anyone';

/** A version that a developer overrides is not rendered: it may change without another version, and is not trusted. */
export const isRenderedFor = (route: RouteDeclaration, boot: BootDocument): boolean =>
  isPublicRoute(route) &&
  boot.overrides.length === 0 &&
  route.render !== undefined &&
  audiences[route.render](boot);
