/**
 * What a resolver returns for a type of the SDL where that is not the type itself: further resolvers complete it. A
 * module adds its own by declaration merging, beside the type. The generated resolver types read it.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface ResolverParents {}
