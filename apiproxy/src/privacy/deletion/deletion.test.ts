import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  accountRestPaths,
  hostPaths,
  privacyRestPaths,
  restPaths,
  type DeletionReply,
  type PrivacyReply,
  type SessionReply,
} from '@crema/shared-contracts';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { scheduleDeliveries } from '../../gifts/delivery/deliver-gift.job.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { collectChecks, reconcile } from '../../operations/reconcile.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { newRequest, storeCard, succeed } from '../../testing/cards-kit.ts';
import { bought, giftBody } from '../../testing/gifts-kit.ts';
import { addClient, takeTokens } from '../../testing/oauth/oauth-kit.ts';
import { payBySvc, priceLatte, submit } from '../../testing/ordering-kit.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleReputation } from '../../testing/sample-reputation.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { memberData } from '../../testing/personal-tables.ts';
import { sharedTables } from '../shared-tables.ts';
import { deleteAccount } from './delete-account.job.ts';
import { eraseMember } from './erase-member.ts';

const day = 24 * 60 * 60_000;
const hour = 60 * 60_000;
const jobs = collectJobs(modules);
const checks = collectChecks(modules);

describe('the deletion of an account', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
    await scheduleDeliveries(test.deps);
  });
  after(() => test.stop());
  const run = () => runDueJobs(test.deps, jobs);
  const path = privacyRestPaths.deletion;
  const due = async (browser = gold) =>
    (await browser.get(privacyRestPaths.privacy)).json<PrivacyReply>().deletionDueAt;
  const dueInSession = async () => {
    const { session } = (await gold.get(hostPaths.session)).json<SessionReply>();
    return session.kind === 'member' ? session.deletionDueAt : undefined;
  };
  const mailsWith = (words: string, address = 'gold@crema.test') =>
    readOutbox(test.deps.outboxDir, address).filter((mail) => mail.includes(words));
  const reconciled = async () => {
    // The simulated bank cannot reach a server in this test: its jobs fail for days.
    const ownChecks = checks.filter(({ name }) => name !== 'jobs');
    const results = await reconcile(test.deps.db, ownChecks, clock.now());
    assert.deepEqual(
      results.flatMap(({ name, examples }) => examples.map((example) => ({ name, ...example }))),
      [],
    );
  };
  const memberId = 'member-gold';
  let lastName = '';

  it('needs a recent proof, and a member, D-119', async () => {
    assert.equal((await openBrowser(test.app).post(path)).json().error.code, 'UNAUTHENTICATED');
    clock.advance(5 * 60_000);
    assert.equal((await gold.post(path)).json().error.code, 'STEP_UP_REQUIRED');
    assert.equal(await due(), null);
    await gold.post(accountRestPaths.stepUp, { password: 'Espresso-2026' });
  });

  it('says before what it ends, with the member’s own figures, D-160', async () => {
    const paymentMethodId = await storeCard(gold, test.deps);
    await bought(gold, giftBody({ deliveryDate: '2026-08-20' }, { paymentInstrumentId: paymentMethodId }));
    const price = await priceLatte(gold, false);
    await submit(gold, payBySvc(price.orderId, price.totalMinor));
    const effects = (await gold.get(path)).json<DeletionReply>();
    assert.ok(effects.cards.length > 1);
    const rows = await test.deps.db
      .selectFrom('svc_card')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('status', '=', 'ACTIVE')
      .execute();
    assert.deepEqual(
      effects.cards.map(({ lastFour, balance }) => [lastFour, balance.amountMinor]).toSorted(),
      rows.map(({ last4, balance_minor }) => [last4, balance_minor]).toSorted(),
    );
    assert.ok(effects.stars > 0);
    assert.deepEqual([effects.openOrders, effects.partnerAccount], [1, null]);
    assert.ok(effects.scheduledGifts.some(({ deliverAt }) => deliverAt.startsWith('2026-08-20')));
    assert.ok(effects.paymentMethods >= 1);
    await run();
  });

  it('is planned once for 30 days later, with a mail that has the date, and can be undone, D-119', async () => {
    const replies = await Promise.all([gold.post(path), gold.post(path), gold.post(path)]);
    const dates = new Set(replies.map((reply) => reply.json<PrivacyReply>().deletionDueAt));
    const dueAt = new Date(clock.now().getTime() + 30 * day);
    assert.deepEqual([...dates], [dueAt.toISOString()]);
    assert.equal(await dueInSession(), dueAt.toISOString());
    await run();
    const mails = mailsWith('will be deleted on');
    assert.equal(mails.length, 1);
    assert.match(mails[0] ?? '', /will be deleted on July 3, 2026/);
    await gold.delete(path);
    assert.equal(await due(), null);
    assert.equal(await dueInSession(), undefined);
    assert.equal((await gold.delete(path)).statusCode, 200);
    await run();
    assert.equal(mailsWith('will not be deleted').length, 1);
    clock.advance(31 * day);
    await run();
    await gold.signIn('gold');
    assert.equal((await gold.get(restPaths.session)).json().session.kind, 'member');
    await reconciled();
  });

  it('waits for an order that is not picked up, and can still be undone, D-160', async () => {
    const price = await priceLatte(gold, false);
    await submit(gold, payBySvc(price.orderId, price.totalMinor));
    await gold.post(path);
    await test.deps.db
      .updateTable('orders')
      .set({ status: 'RECEIVED' })
      .where('order_id', '=', price.orderId)
      .execute();
    const payload = { memberId, dueAt: (await due()) ?? '' };
    const before = clock.now().toISOString();
    clock.advance(30 * day);
    await deleteAccount.run({ id: 'w', topic: '', payload, attempts: 1, failingSince: null }, test.deps);
    const row = () =>
      test.deps.db
        .selectFrom('account_deletion')
        .selectAll()
        .where('member_id', '=', memberId)
        .executeTakeFirst();
    assert.equal((await row())?.started_at, null);
    clock.set(before);
    await gold.signIn('gold');
    await gold.delete(path);
    assert.equal(await row(), undefined);
    await run();
  });

  it('ends everything of the member, survives a crash at each step, and reconciles, D-160', async () => {
    await gold.signIn('gold');
    const db = test.deps.db;
    lastName = (
      await db.selectFrom('member').selectAll().where('member_id', '=', memberId).executeTakeFirstOrThrow()
    ).last_name;
    await sql`insert into mfa_factor (factor_id, member_id, type, label) values ('f1', ${memberId}, 'sms', '+13125550123')`.execute(
      db,
    );
    await sql`update member set phone = '+13125550123', birthday = '1990-04-05', brand_mail = true where member_id = ${memberId}`.execute(
      db,
    );
    await gold.post(restPaths.favoriteStores, { storeNumber: '1001' });
    for (const payload of [{ email: 'gold@crema.test' }, { memberId, email: 'earlier-gold@crema.test' }])
      await sql`insert into job (id, topic, payload, run_at, dead_at)
        values (${`dead ${payload.email}`}, 'mail-email-changed', ${JSON.stringify(payload)}, now(), now())`.execute(
        db,
      );
    await sql`insert into partner_link values (${memberId}, 'hotel-1', '••••1234', now())`.execute(db);
    assert.equal((await gold.get(path)).json<DeletionReply>().partnerAccount, '••••1234');
    await gold.post(privacyRestPaths.exports);
    clock.advance(3 * hour);
    await run();
    await gold.signIn('gold');
    for (const { hasOpenBusiness } of test.deps.accountDeletions)
      assert.ok(!(await hasOpenBusiness?.(db, memberId)));
    await gold.post(path);
    await run();
    const scheduled = await sql<{
      n: number;
    }>`select count(*)::int as n from gift where state = 'SCHEDULED'`.execute(db);
    assert.ok((scheduled.rows[0]?.n ?? 0) > 0);
    const balances = await db
      .selectFrom('svc_card')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('balance_minor', '>', 0)
      .execute();
    const payload = { memberId, dueAt: (await due()) ?? '' };
    await takeTokens(test, gold, await addClient(test));
    const connectedApps = () =>
      db.selectFrom('oauth_grant').select('grant_id').where('member_id', '=', memberId).execute();
    assert.equal((await connectedApps()).length, 1);
    clock.advance(30 * day);
    const job = (id: string) => ({ id, topic: 'delete-account', payload, attempts: 1, failingSince: null });
    /** A process that dies at its n-th transaction. */
    const dying = (n: number) => {
      let left = n;
      return {
        ...test.deps,
        db: new Proxy(db, {
          get: (target, name) => {
            if (name === 'transaction') {
              left -= 1;
              if (left < 0) throw new Error('killed');
            }
            const value = Reflect.get(target, name);
            return typeof value === 'function' ? value.bind(target) : value;
          },
        }),
      };
    };
    const killedAt = (n: number) =>
      deleteAccount
        .run(job('killed'), dying(n))
        .catch((cause: Error) => assert.equal(cause.message, 'killed'));
    await killedAt(1);
    await gold.signIn('gold');
    const late = await gold.delete(path);
    assert.deepEqual([late.statusCode, late.json().error.code], [409, 'DELETION_STARTED']);
    for (let n = 0; n < 8; n += 1) await killedAt(n);
    await deleteAccount.run(job('whole'), test.deps);
    await run();
    assert.equal((await gold.get(restPaths.session)).json().session.kind, 'anonymous');
    assert.equal((await openBrowser(test.app).signIn('gold')).statusCode, 401);
    assert.deepEqual(await connectedApps(), []);
    clock.advance(2 * hour);
    await run();
    await deleteAccount.run(job('again'), test.deps);
    await run();
    const gone = await db
      .selectFrom('account_deletion')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    assert.ok(gone.done_at);

    assert.ok(balances.length > 0);
    const mails = mailsWith('cashstarToken=');
    assert.equal(mails.length, balances.filter(({ status }) => status === 'ACTIVE').length);
    const waiting = await sql<{
      n: number;
    }>`select count(*)::int as n from gift join gift_purchase using (purchase_id)
      where member_id = ${memberId} and gift.state = 'SCHEDULED'`.execute(db);
    assert.equal(waiting.rows[0]?.n, 0);
    assert.ok(mailsWith('gift').length > 0);
    for (const { card_id, balance_minor } of balances) {
      const card = await db
        .selectFrom('svc_card')
        .selectAll()
        .where('card_id', '=', card_id)
        .executeTakeFirstOrThrow();
      assert.deepEqual([card.member_id, card.balance_minor, card.nickname], [null, balance_minor, '']);
    }
    const stars = await db
      .selectFrom('star_account')
      .selectAll()
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    assert.equal(stars.balance_tenths, 0);
    await reconciled();
  });

  it('leaves no personal value in any table, except for stated reasons, D-160', async () => {
    const values = ['gold@crema.test', '+13125550123', '1990-04-05'];
    const tables = [...Object.keys(memberData), ...Object.keys(sharedTables)];
    for (const table of tables)
      for (const value of values) {
        const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t
          where strpos(t::text, ${value}) > 0`.execute(test.deps.db);
        assert.deepEqual(rows, [], `${value} in ${table}`);
      }
    const kept = new Set(
      Object.entries(memberData).flatMap(([table, data]) => ('kept' in data && data.kept ? [table] : [])),
    );
    for (const [table, data] of Object.entries(memberData)) {
      if (!('rowsOf' in data)) continue;
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}
        where ${data.rowsOf({ memberId, email: 'gold@crema.test' })}`.execute(test.deps.db);
      if (!kept.has(table)) assert.equal(rows[0]?.n, 0, table);
      else assert.ok(data.kept?.reason, table);
      const { rows: named } = await sql<{ row: string }>`select ${sql.table(table)}::text as row
        from ${sql.table(table)} where ${data.rowsOf({ memberId, email: 'gold@crema.test' })}
        and ${sql.table(table)}::text ~ ${`\\m(Jordan|${lastName})\\M`}`.execute(test.deps.db);
      assert.deepEqual(named, [], table);
    }
    const { rows: orders } = await sql<{ n: number }>`select count(*)::int as n from orders
      where member_id = ${memberId} and (first_name <> '' or email <> '')`.execute(test.deps.db);
    assert.equal(orders[0]?.n, 0);
    assert.doesNotMatch(test.logLines.join('\n'), /gold@crema\.test/);
  });

  it('gives the card back through the mailed link, once, with the address in a new empty account, D-160 R03', async () => {
    const [mail = ''] = mailsWith('cashstarToken=');
    const token = /cashstarToken=([\w-]+)/.exec(mail)?.[1] ?? '';
    const browser = openBrowser(test.app);
    const created = await browser.post(restPaths.createAccount, {
      firstName: 'Jordan',
      lastName: 'Again',
      emailAddress: 'Gold@crema.test',
      password: 'copper kettle march',
      termsAndConditions: true,
      receiveBrandEmailCommunications: false,
      receiveGeneralEmailCommunications: false,
      receivePersonalizedEmailCommunications: false,
      country: 'US',
      locale: 'en-US',
      registrationSource: 'Web',
      reputation: sampleReputation,
    });
    assert.equal(created.statusCode, 200, created.body);
    const effects = (await browser.get(path)).json<DeletionReply>();
    assert.deepEqual(effects, {
      cards: effects.cards,
      stars: 0,
      scheduledGifts: [],
      openOrders: 0,
      paymentMethods: 0,
      partnerAccount: null,
      partnerAccounts: [],
    });
    assert.ok(effects.cards.every(({ balance }) => balance.amountMinor === 0));
    const info = (await browser.post(restPaths.cardInfoFromToken, { cashstarToken: token })).json();
    await succeed(browser, 'registerCard', { input: { requestId: newRequest(), ...info } });
    const after = (await browser.get(path)).json<DeletionReply>();
    assert.ok(after.cards.some(({ balance }) => balance.amountMinor > 0));
    assert.equal((await browser.post(restPaths.cardInfoFromToken, { cashstarToken: token })).statusCode, 404);
    await run();
    await reconciled();
  });

  it('closes a card below zero, and leaves money of a blocked card on it, D-160', async () => {
    const browser = openBrowser(test.app);
    await browser.signIn('wallet');
    const ofWallet = await test.deps.db
      .selectFrom('svc_card')
      .selectAll()
      .where('member_id', '=', 'member-wallet')
      .execute();
    assert.ok(ofWallet.some(({ balance_minor }) => balance_minor < 0));
    await browser.post(path);
    clock.advance(30 * day);
    for (let hours = 0; hours < 4; hours += 1) {
      await run();
      clock.advance(hour);
    }
    const after = await test.deps.db
      .selectFrom('svc_card')
      .selectAll()
      .where(
        'card_id',
        'in',
        ofWallet.map(({ card_id }) => card_id),
      )
      .execute();
    for (const card of after) {
      const before = ofWallet.find(({ card_id }) => card_id === card.card_id);
      assert.deepEqual([card.member_id, card.balance_minor], [null, before?.balance_minor]);
      if (card.balance_minor < 0) assert.equal(card.status, 'CLOSED');
    }
    const usable = ofWallet.filter(({ status, balance_minor }) => status === 'ACTIVE' && balance_minor > 0);
    assert.equal(mailsWith('cashstarToken=', 'wallet@crema.test').length, usable.length);
    await reconciled();
  });

  it('empties nothing that is not the member’s, and nothing twice', async () => {
    const green = await test.deps.db
      .selectFrom('member')
      .selectAll()
      .where('email', '=', 'green@crema.test')
      .executeTakeFirstOrThrow();
    await eraseMember(test.deps, memberId);
    const same = await test.deps.db
      .selectFrom('member')
      .selectAll()
      .where('email', '=', 'green@crema.test')
      .executeTakeFirstOrThrow();
    assert.deepEqual(same, green);
    await reconciled();
  });
});
