import type { BootDocument, RouteDeclaration } from '@crema/shared-contracts';

/** `render` of a route → whether the visitor's page is rendered on the server. */
const audiences = {
  server: () => true,
  'server-for-guests': ({ session }: BootDocument) => session.kind !== 'member',
} as const satisfies Record<NonNullable<RouteDeclaration['render']>, (boot: BootDocument) => boolean>;

/** A version that a developer overrides is not rendered: it may change without another version, and is not trusted. */
export const isRenderedFor = ({ access, render }: RouteDeclaration, boot: BootDocument): boolean =>
  render !== undefined && access === 'anyone' && boot.overrides.length === 0 && audiences[render](boot);
