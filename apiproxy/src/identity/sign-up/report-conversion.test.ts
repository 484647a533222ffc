import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { restPaths } from '@crema/shared-contracts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, ownPage, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { identity } from '../identity.module.ts';

interface Heard {
  readonly path: string | undefined;
  readonly body: string;
}

describe('conversions of a campaign, L-62', () => {
  const clock = createTestClock();
  const heard: Heard[] = [];
  let status = 204;
  let campaign: Server;
  let test: TestApp;
  before(async () => {
    campaign = createServer((request, reply) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        heard.push({ path: request.url, body: Buffer.concat(parts).toString() });
        reply.writeHead(status).end();
      });
    });
    await new Promise<void>((ready) => campaign.listen(0, '127.0.0.1', ready));
    const origin = `http://127.0.0.1:${(campaign.address() as AddressInfo).port}`;
    test = await startTestApp({
      ...{ clock, modules: [identity] },
      overrides: { campaignMeasurement: true },
      environment: { CONVERSION_URLS: `${origin}/one,${origin}/two` },
    });
  });
  after(async () => {
    await test.stop();
    campaign.close();
  });
  beforeEach(() => {
    heard.length = 0;
    status = 204;
    clock.advance(2 * 60 * 60_000);
  });

  let joined = 0;
  const join = async (change: object, app = test) => {
    joined += 1;
    const reply = await app.app.inject({
      method: 'POST',
      url: restPaths.createAccount,
      headers: ownPage,
      payload: { ...sampleAccount, emailAddress: `campaign-${joined}@example.com`, ...change },
    });
    await runDueJobs(app.deps, identity.jobs ?? []);
    return reply;
  };
  const agreed = { campaignMeasurement: true, campaignId: 'spring-77.a' };

  it('are reported to each address, without anything that names the member, and the agreement is stored', async () => {
    const reply = await join(agreed);
    assert.equal(reply.statusCode, 200);
    assert.deepEqual(heard.map(({ path }) => path).toSorted(), ['/one', '/two']);
    assert.deepEqual(JSON.parse(heard[0]?.body ?? ''), {
      event: 'account-created',
      matchId: 'spring-77.a',
      market: 'CA',
      at: clock.now().toISOString(),
    });
    const kinds = await test.deps.db
      .selectFrom('member_agreement')
      .select('kind')
      .where('member_id', '=', reply.json().session.member.memberId)
      .execute();
    assert.ok(kinds.some(({ kind }) => kind === 'campaignMeasurement'));
  });

  it('are reported again after an error', async () => {
    status = 503;
    await join(agreed);
    const tries = heard.length;
    status = 204;
    clock.advance(60_000);
    await runDueJobs(test.deps, identity.jobs ?? []);
    assert.deepEqual([tries, heard.length], [2, 4]);
  });

  for (const [what, change] of [
    ['the member did not agree', { campaignId: 'spring-77' }],
    ['no campaign led here', { campaignMeasurement: true }],
  ] as const)
    it(`are reported to nobody when ${what}`, async () => {
      assert.equal((await join(change)).statusCode, 200);
      assert.deepEqual(heard, []);
    });

  it('refuse a number that no link of ours has, with nothing stored', async () => {
    assert.equal((await join({ ...agreed, campaignId: 'a b\n' })).statusCode, 400);
    assert.deepEqual(heard, []);
  });

  it('do not exist by default', async () => {
    const plain = await startTestApp({ modules: [identity] });
    assert.equal((await join(agreed, plain)).statusCode, 200);
    const { jobs } = await plain.deps.db
      .selectFrom('job')
      .select(({ fn }) => fn.countAll<string>().as('jobs'))
      .where('topic', '=', 'report-conversion')
      .executeTakeFirstOrThrow();
    assert.equal(Number(jobs), 0);
    await plain.stop();
  });
});
