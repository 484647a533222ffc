import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { countLeaks, nothingLeft } from '@crema/remote-kit/testing';
import { restPaths, type RemoteManifest } from '@crema/shared-contracts';
import manifest from '../remote.json';
import remote from './remote.tsx';

const birthday = {
  __typename: 'GiftCategory',
  urn: 'birthday',
  name: 'Birthday',
  displayOrder: 1,
  eGifts: [{ __typename: 'GiftCard', productNumber: '110101', name: 'Balloons', art: 'hello' }],
};
const server = setupServer(
  http.get(`*${restPaths.graphql}`, () =>
    HttpResponse.json({ data: { gift: { __typename: 'GiftCatalogue', categories: [birthday] } } }),
  ),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());

it('leaves nothing of 50 mounts behind, PLT-006', async () => {
  const left = await countLeaks(remote, {
    manifest: manifest as RemoteManifest,
    routes: { '/gift': 'Birthday', '/gift/category/birthday': 'Birthday' },
  });
  expect(left).toEqual({ counts: nothingLeft, from: [] });
});
