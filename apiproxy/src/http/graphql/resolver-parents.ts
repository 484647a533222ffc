/**
 * The result of a resolver for a type of the SDL, if it differs from the type: further resolvers complete it.
 * A module adds its own by declaration merging, next to the type. The generated resolver types read it.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ResolverParents {}
