import { readConfiguration, type PageRenderRequest } from '@crema/shared-contracts';

const { configuration, flags } = readConfiguration();

/** A request for one page of a remote, without other remotes and without data. */
export const renderRequest = (changes: Partial<PageRenderRequest> = {}): PageRenderRequest => ({
  boot: {
    registry: { sequence: 1, remotes: [], disabled: [] },
    configuration,
    flags,
    locale: 'en-US',
    publicOrigin: 'http://localhost:3000',
    vaultOrigin: 'http://localhost:3001',
    production: true,
  },
  remote: 'mfe-x',
  pathname: '/',
  search: '',
  now: 0,
  queries: [],
  requests: [],
  ...changes,
});
