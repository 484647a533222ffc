import { setupServer } from 'msw/node';
import type { DomainEvents, RemoteManifest, Session } from '@crema/shared-contracts';
import { renderRemote, type RenderRemoteOptions } from '@crema/remote-kit/testing';
import manifestFile from '../../remote.json';
import remote from '../remote.tsx';

export const manifest = manifestFile as RemoteManifest;

/** A server for one test file: refuses what nobody answers, forgets answers after each test. */
export const serverOfTest = () => {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    localStorage.clear();
  });
  afterAll(() => server.close());
  return server;
};

/** Ordering at an address, as the host would show it. */
export const openPage = (route: string, options: Partial<RenderRemoteOptions> = {}) =>
  renderRemote(remote, { manifest, route, ...options });

/** A signed-in member. */
export const ada: Session = {
  kind: 'member',
  member: {
    memberId: 'm1',
    firstName: 'Ada',
    email: 'ada@crema.test',
    market: 'US',
    currency: 'USD',
    locale: 'en-US',
    level: 'GOLD',
  },
};

export const loopStore: DomainEvents['store-selected'] = {
  storeNumber: '1001-2',
  name: 'Loop',
  countryCode: 'US',
  timeZoneId: 'America/Chicago',
  ownershipTypeCode: 'CO',
  guestOrdering: true,
};
