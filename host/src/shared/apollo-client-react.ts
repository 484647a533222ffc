export { ApolloProvider, skipToken, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
