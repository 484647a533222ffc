// What remotes may import from @apollo/client: documents are trusted and sent by our own link, so no HttpLink and no gql.
export { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
