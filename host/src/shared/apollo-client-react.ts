export { ApolloProvider, skipToken, useApolloClient, useQuery } from '@apollo/client/react';
