/** The signed-in member. The resolvers of the type User load each field from it. */
export interface UserParent {
  readonly memberId: string;
}

declare module '../http/graphql/resolver-parents.ts' {
  interface ResolverParents {
    readonly User: UserParent;
  }
}
