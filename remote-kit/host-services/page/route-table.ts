import type { Flags, PageRole, ResolvedRegistry, RouteDeclaration } from '@crema/shared-contracts';

export interface RoutedPage extends RouteDeclaration {
  readonly remote: string;
}
/** Returns the page of a path, in the present registry or in the given one. */
export type PageAt = (pathname: string, registry?: ResolvedRegistry) => RoutedPage | undefined;

/** Every page of the enabled remotes whose flag is on (PLT-002, PLT-005, D-10). */
export const routedPages = (registry: ResolvedRegistry, flags: Flags): readonly RoutedPage[] =>
  registry.remotes.flatMap(({ name, manifest }) =>
    manifest.routes
      .filter(({ flag }) => flag === undefined || flags[flag as keyof Flags])
      .map((route) => ({ ...route, remote: name })),
  );

/** Returns the page with this role, of all remotes or of one. */
export const pageOfRole = (
  pages: readonly RoutedPage[],
  role: PageRole,
  remote?: string,
): RoutedPage | undefined =>
  pages.find((page) => page.role === role && (remote === undefined || page.remote === remote));

/** Paths of switched-off remotes: the host shows a notice there instead of “not found”. */
export const switchedOffPages = (registry: ResolvedRegistry): readonly { readonly path: string }[] =>
  registry.disabled.flatMap(({ paths }) => paths.map((path) => ({ path })));

/** Returns a title or label of a remote in the visitor's language. */
export const titleOf = (registry: ResolvedRegistry, remote: string, locale: string, id: string): string =>
  registry.remotes.find(({ name }) => name === remote)?.manifest.titles[locale as 'en-US']?.[id] ?? id;
