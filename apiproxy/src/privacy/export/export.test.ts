import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, beforeEach, describe, it } from 'node:test';
import { accountRestPaths, privacyRestPaths, type PrivacyReply } from '@crema/shared-contracts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { modules } from '../../app/modules.ts';
import { collectJobs } from '../../jobs/collect-jobs.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { newRequest, storeCard, succeed } from '../../testing/cards-kit.ts';
import { bought, giftBody } from '../../testing/gifts-kit.ts';
import { payByCard, priceLatte, submit, takeToken } from '../../testing/ordering-kit.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { makeExport, sweepExports } from './export.jobs.ts';
import { memberData, personalTables } from '../../testing/personal-tables.ts';
import { sharedTables } from '../shared-tables.ts';

const day = 24 * 60 * 60_000;
const password = 'Espresso-2026';

describe('the file of what is stored about a member', () => {
  const clock = createTestClock();
  let test: TestApp;
  let gold: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });
  after(() => test.stop());
  beforeEach(async () => {
    clock.advance(day);
    gold = openBrowser(test.app);
    await gold.signIn('gold');
  });

  const jobs = collectJobs(modules);
  const run = () => runDueJobs(test.deps, jobs);
  const privacy = async (browser = gold) =>
    (await browser.get(privacyRestPaths.privacy)).json<PrivacyReply>();
  const ask = (browser = gold) => browser.post(privacyRestPaths.exports);
  const file = (format: 'json' | 'csv', id: string, browser = gold) =>
    browser.get(privacyRestPaths.exportFile(id, format));
  const mails = () =>
    existsSync(test.deps.outboxDir)
      ? readOutbox(test.deps.outboxDir, 'gold@crema.test').filter((mail) =>
          mail.includes('Your data is ready'),
        )
      : [];
  const make = async (browser = gold) => {
    await ask(browser);
    await run();
    const { dataExport } = await privacy(browser);
    assert.ok(dataExport);
    return dataExport;
  };
  const read = async (browser = gold) => {
    const { id } = await make(browser);
    return { id, text: (await file('json', id, browser)).body };
  };

  it('lists each table of all migrations with its columns, or the reason why it has none, D-119', async () => {
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select table_name as name, array_agg(column_name::text order by column_name) as columns
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' group by table_name`.execute(test.deps.db);
    const listed = [...Object.keys(memberData), ...Object.keys(sharedTables)];
    assert.deepEqual(listed.toSorted(), rows.map(({ name }) => name).toSorted());
    for (const { table, exported, withheld } of personalTables)
      assert.deepEqual(
        [...exported, ...Object.keys(withheld ?? {})].toSorted(),
        rows.find(({ name }) => name === table)?.columns,
        `each column of ${table}, once`,
      );
    const named = rows.filter(
      ({ columns }) => columns.includes('member_id') || columns.includes('claimed_by'),
    );
    const without = named.filter(({ name }) => !personalTables.some(({ table }) => table === name));
    assert.deepEqual(without.map(({ name }) => name).toSorted(), [
      'mfa_challenge',
      'passkey_challenge',
      'wallet_request',
    ]);
  });

  it('is made by a job and mailed, can be read for 7 days, and is deleted by a job, D-119', async () => {
    const before = mails().length;
    const { id } = await make();
    const state = (await privacy()).dataExport;
    assert.deepEqual(
      [state?.state, state?.expiresAt],
      ['ready', new Date(clock.now().getTime() + 7 * day).toISOString()],
    );
    assert.equal(mails().length, before + 1);
    assert.match(mails().at(-1) ?? '', /until June 12, 2026/);
    assert.match(mails().at(-1) ?? '', /\/account\/settings\/privacy/);
    for (const format of ['json', 'csv'] as const) {
      const reply = await file(format, id);
      assert.deepEqual(
        [reply.statusCode, reply.headers['cache-control'], reply.headers['content-disposition']],
        [200, 'private, no-store', `attachment; filename="crema-data.${format === 'csv' ? 'zip' : 'json'}"`],
      );
    }
    clock.advance(7 * day - 1000);
    await gold.signIn('gold');
    assert.equal((await privacy()).dataExport?.state, 'ready');
    clock.advance(1000);
    assert.equal((await privacy()).dataExport?.state, 'expired');
    assert.deepEqual([(await file('json', id)).statusCode, (await file('csv', id)).statusCode], [404, 404]);
    const stored = () => test.deps.db.selectFrom('account_export').selectAll().executeTakeFirstOrThrow();
    assert.ok((await stored()).json_file);
    await sweepExports.run({ id: 's', topic: '', payload: {}, attempts: 1, failingSince: null }, test.deps);
    assert.deepEqual([(await stored()).json_file, (await stored()).csv_file], [null, null]);
    assert.equal((await make()).state, 'ready');
  });

  it('is for the member who asked for it only, D-119', async () => {
    const { id } = await make();
    const green = openBrowser(test.app);
    await green.signIn('green');
    assert.equal((await file('json', id, green)).statusCode, 404);
    assert.equal((await file('json', id, openBrowser(test.app))).json().error.code, 'UNAUTHENTICATED');
    assert.equal((await privacy(green)).dataExport, null);
    assert.equal((await file('json', 'other')).json().error.code, 'NOT_FOUND');
  });

  it('needs a recent proof, D-113', async () => {
    clock.advance(5 * 60_000);
    assert.equal((await ask()).json().error.code, 'STEP_UP_REQUIRED');
    await gold.post(accountRestPaths.stepUp, { password });
    assert.equal((await ask()).statusCode, 200);
    await run();
  });

  it('has one open request, however often and at once it is asked for, D-119', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => ask()));
    const ids = new Set(replies.map((reply) => reply.json<PrivacyReply>().dataExport?.id));
    assert.equal(ids.size, 1);
    assert.equal((await privacy()).dataExport?.state, 'making');
    const waiting = await test.deps.db
      .selectFrom('job')
      .selectAll()
      .where('topic', '=', 'make-export')
      .where('done_at', 'is', null)
      .execute();
    assert.equal(waiting.length, 1);
    const [id] = ids;
    assert.equal((await file('json', id ?? '')).statusCode, 404);
    await run();
  });

  it('says that it has failed after five attempts, and can be asked for again, D-119', async () => {
    await ask();
    const [job] = await test.deps.db
      .selectFrom('job')
      .selectAll()
      .where('topic', '=', 'make-export')
      .where('done_at', 'is', null)
      .execute();
    assert.ok(job);
    const payload = job.payload as { memberId: string; exportId: string };
    const failing = { ...test.deps, clock: { now: () => new Date(Number.NaN) } };
    const attempt = (attempts: number) =>
      makeExport.run({ id: job.id, topic: job.topic, payload, attempts, failingSince: null }, failing);
    await assert.rejects(attempt(4));
    assert.equal((await privacy()).dataExport?.state, 'making');
    await attempt(5);
    assert.equal((await privacy()).dataExport?.state, 'failed');
    await run();
    assert.equal((await privacy()).dataExport?.state, 'failed');
    assert.equal((await make()).state, 'ready');
  });

  it('made twice is one file and one email', async () => {
    const before = mails().length;
    await make();
    const [job] = await test.deps.db
      .selectFrom('job')
      .selectAll()
      .where('topic', '=', 'make-export')
      .orderBy('run_at', 'desc')
      .execute();
    const payload = job?.payload as { memberId: string; exportId: string };
    await makeExport.run({ id: 'x', topic: '', payload, attempts: 1, failingSince: null }, test.deps);
    await run();
    assert.equal(mails().length, before + 1);
  });

  it('has what each module stores, as JSON and as one CSV file for each kind, D-119', async () => {
    const paymentMethodId = await storeCard(gold, test.deps);
    await bought(gold, giftBody({ deliveryDate: '2026-12-01' }, { paymentInstrumentId: paymentMethodId }));
    await succeed(gold, 'reloadCard', {
      input: { requestId: newRequest(), amountMinor: 1000, cardId: 'card-gold-2', paymentMethodId },
    });
    const price = await priceLatte(gold, false);
    await submit(gold, payByCard(price.orderId, price.totalMinor, await takeToken(test.deps)));
    await run();
    const { id, text } = await read();
    const { data } = JSON.parse(text);
    assert.equal(data.member[0].email, 'gold@crema.test');
    for (const kind of [
      'orders',
      'order-tender',
      'svc-card',
      'svc-ledger',
      'card-reload',
      'star-ledger',
      'session',
    ])
      assert.ok(data[kind].length > 0, kind);
    for (const kind of ['payment-instrument', 'gift-purchase', 'gift', 'payment-attempt', 'coupon'])
      assert.ok(data[kind].length > 0, kind);
    const zip = unzipSync((await file('csv', id)).rawPayload);
    assert.deepEqual(
      Object.keys(zip).toSorted(),
      [...Object.keys(data).map((kind) => `${kind}.csv`), 'READ ME.txt'].toSorted(),
    );
    for (const [kind, rows] of Object.entries(data) as [string, unknown[]][]) {
      const lines = strFromU8(zip[`${kind}.csv`] ?? new Uint8Array()).split('\r\n');
      assert.equal(lines.length, rows.length + 2, kind);
    }
    assert.match(strFromU8(zip['member.csv'] ?? new Uint8Array()), /^\uFEFF?"memberId","exId","email"/);
  });

  it('says in the member’s language what each kind is, in both formats, L-82', async () => {
    const setLocale = (locale: string) =>
      sql`update member set locale = ${locale} where email = 'gold@crema.test'`.execute(test.deps.db);
    await setLocale('fr-CA');
    const { id, text } = await read();
    await setLocale('en-US');
    const { about, kinds, data } = JSON.parse(text);
    assert.match(about.join(' '), /^Tout ce que Crema conserve à votre sujet, en date du .+ anglais/);
    assert.deepEqual(Object.keys(kinds), Object.keys(data));
    assert.equal(kinds.orders, 'Vos commandes, avec le café, les articles et les montants.');
    const zip = unzipSync((await file('csv', id)).rawPayload);
    const readMe = strFromU8(zip['LISEZ-MOI.txt'] ?? new Uint8Array());
    for (const [kind, sentence] of Object.entries(kinds))
      assert.ok(readMe.includes(`${kind}.csv\u00a0: ${sentence}`));
  });

  it('has nothing of another member, D-119', async () => {
    const { data } = JSON.parse((await read()).text);
    const green = openBrowser(test.app);
    await green.signIn('green');
    const { text } = await read(green);
    assert.doesNotMatch(text, /gold@crema\.test|card-gold/);
    assert.deepEqual(
      JSON.parse(text).data.orders.filter(({ orderId }: { orderId: string }) =>
        data.orders.some((own: { orderId: string }) => own.orderId === orderId),
      ),
      [],
    );
  });

  it('has no secret, and the log has nothing personal, D-119', async () => {
    const memberId = (
      await sql<{ id: string }>`select member_id as id from member where email = 'gold@crema.test'`.execute(
        test.deps.db,
      )
    ).rows[0]?.id;
    assert.ok(memberId);
    await sql`insert into mfa_factor (factor_id, member_id, type, label, secret) values ('f1', ${memberId}, 'totp', 'App', 'totp-secret-value')`.execute(
      test.deps.db,
    );
    await sql`insert into mfa_recovery_code (member_id, code_hash) values (${memberId}, 'recovery-hash-value')`.execute(
      test.deps.db,
    );
    await sql`insert into passkey (passkey_id, credential_id, member_id, public_key, counter, transports, name, created_at)
      values ('p1', 'credential-id-value', ${memberId}, 'public-key-value', 0, '', 'Phone', now())`.execute(
      test.deps.db,
    );
    const { id, text } = await read();
    const zip = unzipSync((await file('csv', id)).rawPayload);
    const everything =
      text +
      Object.values(zip)
        .map((one) => strFromU8(one))
        .join('');
    const secrets = await sql<{ value: string }>`
      select password_hash as value from member union select sid_hash from session union select number_hash from svc_card
      union select number_sealed from svc_card union select code_hash from svc_card union select token_hash from gift
      union select order_token from orders union select instrument_id from payment_instrument
      union select 'totp-secret-value' union select 'recovery-hash-value' union select 'credential-id-value'
      union select 'public-key-value'`.execute(test.deps.db);
    const values = secrets.rows.map(({ value }) => value).filter(Boolean);
    assert.ok(values.length > 20);
    for (const value of values) assert.ok(!everything.includes(value), value);
    assert.doesNotMatch(test.logLines.join('\n'), /gold@crema\.test|Gwen/);
  });

  it('names the time of the last choice about personal information, until it is chosen again, ACC-041 ACC-072', async () => {
    assert.equal((await privacy()).personalUseEndedAt, null);
    await gold.post(accountRestPaths.privacyRequests, { email: 'gold@crema.test', optIn: false });
    const at = clock.now().toISOString();
    await run();
    assert.equal((await privacy()).personalUseEndedAt, at);
    await test.deps.db
      .updateTable('member')
      .set({ personal_mail: true })
      .where('email', '=', 'gold@crema.test')
      .execute();
    assert.equal((await privacy()).personalUseEndedAt, null);
  });
});
