// The exports of @apollo/client that the host shares. Queries are trusted documents sent by our own link: no HttpLink, no gql.
export { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
