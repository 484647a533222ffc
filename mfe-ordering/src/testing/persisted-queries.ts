/** The address of the server's GraphQL in tests. */
export const graphqlAddress = 'http://localhost/apiproxy/v1/graphql';
/** The hash under which the page sends this document. */
export const hashOf = (document: unknown) => (document as { __meta__: { hash: string } }).__meta__.hash;
