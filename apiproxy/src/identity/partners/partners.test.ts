import assert from 'node:assert/strict';
import { it } from 'node:test';
import { accountRestPaths } from '@crema/shared-contracts';
import type { ServerModule } from '../../http/server-module.ts';
import { openBrowser } from '../../testing/browser.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';

/** A module that links one programme. */
const hotel: ServerModule = {
  name: 'hotel',
  register: (_, deps) =>
    deps.partnerProgrammes.add({
      id: 'hotel',
      name: ['Hotel club', 'Club hôtelier'],
      path: '/rewards/partnerships/hotel',
      findLink: async (memberId) =>
        memberId === 'member-green'
          ? { account: '••••6789', linkedAt: '2026-05-01T10:00:00.000Z' }
          : undefined,
    }),
};

it('a member sees the programmes that this member has linked, and nobody else does, ACC-040, ACC-043, D-117', async () => {
  const test = await startTestApp({ modules: [identity, hotel] });
  const [green, gold] = [openBrowser(test.app), openBrowser(test.app)];
  await green.signIn('green');
  await gold.signIn('gold');
  const linked = {
    id: 'hotel',
    name: 'Hotel club',
    path: '/rewards/partnerships/hotel',
    account: '••••6789',
    linkedAt: '2026-05-01T10:00:00.000Z',
  };
  assert.deepEqual((await green.get(accountRestPaths.partners)).json(), { partners: [linked] });
  assert.deepEqual((await gold.get(accountRestPaths.partners)).json(), { partners: [] });
  assert.equal((await openBrowser(test.app).get(accountRestPaths.partners)).statusCode, 401);
  await test.stop();
});
