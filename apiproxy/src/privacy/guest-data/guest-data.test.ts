import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import {
  guestDataPage,
  privacyRestPaths,
  restPaths,
  type GuestDataReply,
  type PrivacyReply,
} from '@crema/shared-contracts';
import { sql } from 'kysely';
import { openBrowser } from '../../testing/browser.ts';
import { bought, giftBody, guestPayment, mailsTo, reconcile, runJobs } from '../../testing/gifts-kit.ts';
import {
  codeOf,
  guestContact,
  payByCard,
  priceLatte,
  submit,
  takeToken,
} from '../../testing/ordering-kit.ts';
import { sampleAccount } from '../../testing/sample-account.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { sweepExports } from '../export/export.jobs.ts';
import { memberData, personalTables } from '../../testing/personal-tables.ts';
import { sharedTables } from '../shared-tables.ts';
import { guestLinkLifetimeMs } from './guest-link.ts';

const hour = 60 * 60_000;
const dayMs = 24 * hour;

describe('what is stored about an address without an account, L-80', () => {
  const clock = createTestClock();
  let test: TestApp;
  let count = 0;
  let address = '';
  before(async () => {
    test = await startTestApp({ clock });
  });
  after(() => test.stop());
  beforeEach(() => {
    clock.advance(hour);
    count += 1;
    address = `guest-data-${count}@example.com`;
  });
  const guest = () => openBrowser(test.app);
  const order = async (email = address) => {
    const browser = guest();
    const { orderId, totalMinor } = await priceLatte(browser, true);
    const more = { guest: { ...guestContact, firstName: 'Zeldina', email, phoneNumber: '(312) 555-0177' } };
    const reply = await submit(
      browser,
      payByCard(orderId, totalMinor, await takeToken(test.deps), more),
      true,
    );
    assert.equal(codeOf(reply), undefined);
    return orderId as string;
  };
  const gift = async (sender: string, recipient: string, egift: object = {}) => {
    const browser = guest();
    const payment = {
      ...(await guestPayment(browser, test.deps)),
      senderEmail: sender,
      senderName: 'Zeldina',
    };
    await bought(
      browser,
      giftBody({ recipients: [{ name: 'Ottoline', email: recipient }], ...egift }, payment),
    );
    await runJobs(test.deps);
  };
  /** Each order of the test is over. */
  const pickUp = async () => {
    for (let n = 0; n < 4; n += 1) {
      clock.advance(hour);
      await runJobs(test.deps);
    }
  };
  const ask = (email = address, browser = guest()) => browser.post(privacyRestPaths.guestData, { email });
  const linksTo = (email = address): readonly string[] =>
    mailsTo(test.deps, email).flatMap((mail) => {
      const found = new RegExp(`${guestDataPage.path}#token=([\\w.%-]+)`).exec(mail)?.[1];
      return found ? [decodeURIComponent(found)] : [];
    });
  const link = async (email = address) => {
    await ask(email);
    await runJobs(test.deps);
    return linksTo(email).at(-1) ?? '';
  };
  const open = async (token: string) => {
    const reply = await guest().post(privacyRestPaths.openGuestData, { token });
    return { code: reply.json().error?.code as string | undefined, data: reply.json<GuestDataReply>() };
  };
  const file = (token: string, format = 'json') =>
    guest().post(privacyRestPaths.guestDataFile, { token, format });
  const erase = (token: string) => guest().post(privacyRestPaths.deleteGuestData, { token });
  const tables = [...Object.keys(memberData), ...Object.keys(sharedTables)];
  /** The tables that have a text. */
  const tablesWith = async (text: string) => {
    const found: string[] = [];
    for (const table of tables) {
      const { rows } =
        await sql`select 1 from ${sql.table(table)} t where strpos(lower(t::text), ${text}) > 0`.execute(
          test.deps.db,
        );
      if (rows.length > 0) found.push(table);
    }
    return found;
  };

  it('is offered by one mail with a link; the request gets the same answer for every address', async () => {
    await order();
    const replies = [await ask(), await ask('nobody-at-all@example.com'), await ask('gold@crema.test')];
    assert.deepEqual(
      new Set(replies.map(({ statusCode, body, headers }) => `${statusCode} ${body} ${Object.keys(headers)}`))
        .size,
      1,
    );
    await runJobs(test.deps);
    assert.equal(linksTo().length, 1);
    const receipt = mailsTo(test.deps, address).find((mail) => mail.includes('Thanks'));
    assert.ok(receipt?.includes(guestDataPage.path), 'the receipt leads to the page');
    assert.deepEqual(mailsTo(test.deps, 'nobody-at-all@example.com'), []);
    const { data } = await open(linksTo()[0] ?? '');
    assert.deepEqual(
      [data.email, data.orders, data.purchases, data.receivedGifts, data.deletionAskedAt],
      [address, 1, 0, 0, null],
    );
  });

  it('is a file of every list that has rows of the address, as a member’s file is', async () => {
    const orderId = await order();
    await order('somebody-else@example.com');
    await gift(address, 'friend-of-guest@example.com');
    await gift('other-giver@example.com', address);
    const token = await link();
    const json = await file(token);
    assert.deepEqual(
      [json.statusCode, json.headers['cache-control'], json.headers['content-disposition']],
      [200, 'private, no-store', 'attachment; filename="crema-data.json"'],
    );
    const { data } = json.json<{ data: Record<string, Record<string, unknown>[]> }>();
    assert.deepEqual(
      data['orders']?.map((row) => [row['orderId'], row['phoneNumber']]),
      [[orderId, '(312) 555-0177']],
    );
    assert.equal(data['gift-purchase']?.length, 1);
    assert.deepEqual(data['gift']?.map((row) => row['recipientEmail']).toSorted(), [
      'friend-of-guest@example.com',
      address,
    ]);
    assert.equal(data['payment-attempt']?.length, 2);
    assert.doesNotMatch(json.body, /somebody-else|other-giver/);
    const zip = await file(token, 'csv');
    assert.deepEqual([zip.statusCode, zip.headers['content-type']], [200, 'application/zip']);
    // A table that stores the address of a guest has a list for guests, or this test names it.
    const listed = personalTables.filter((data) => data.guest).map(({ table }) => table);
    const withAddress = (await tablesWith(address)).filter((table) => !listed.includes(table));
    assert.deepEqual(withAddress, []);
  });

  it('is erased by the link when it is over; money stays without the person, and the link ends', async () => {
    await order();
    await gift(address, 'kept-friend@example.com');
    await gift('kept-giver@example.com', address);
    await pickUp();
    const token = await link();
    const reply = await erase(token);
    assert.deepEqual([reply.statusCode, reply.json<GuestDataReply>().open], [200, 0]);
    await runJobs(test.deps);
    assert.deepEqual(await tablesWith(address), []);
    assert.equal((await open(token)).code, 'EMAIL_LINK_INVALID');
    assert.ok((await tablesWith('kept-friend@example.com')).includes('gift'), 'the recipient’s own');
    assert.ok((await tablesWith('kept-giver@example.com')).includes('gift_purchase'), 'the sender’s own');
    const orders = await test.deps.db.selectFrom('orders').select('email').where('email', '=', '').execute();
    assert.ok(orders.length > 0, 'the order stays');
    assert.doesNotMatch(test.logLines.join('\n'), new RegExp(address));
    await reconcile(test.deps);
  });

  it('waits for an order that is not picked up and a gift that is not sent, and leaves a later order', async () => {
    await order();
    const deliverAt = new Date(clock.now().getTime() + 3 * dayMs).toISOString().slice(0, 10);
    await gift(address, 'later-friend@example.com', { deliveryDate: deliverAt });
    const token = await link();
    assert.equal((await erase(token)).json<GuestDataReply>().open, 2);
    await runJobs(test.deps);
    assert.ok((await tablesWith(address)).includes('orders'));
    // The later order is not over when the others are erased.
    await pickUp();
    const later = await order();
    assert.deepEqual(
      await test.deps.db.selectFrom('orders').select('order_id').where('email', '=', address).execute(),
      [{ order_id: later }],
    );
    for (let n = 0; n < 12; n += 1) {
      clock.advance(8 * hour);
      await runJobs(test.deps);
    }
    assert.deepEqual(await tablesWith(address), ['orders']);
    await reconcile(test.deps);
  });

  it('cannot be flooded, and a stranger’s requests end no link of the owner', async () => {
    await order();
    const first = await link();
    for (let n = 0; n < 6; n += 1) assert.equal((await ask()).statusCode, 202);
    await runJobs(test.deps);
    assert.equal(linksTo().length, 3);
    for (const token of new Set([first, ...linksTo()])) assert.equal((await open(token)).code, undefined);
    clock.advance(guestLinkLifetimeMs);
    assert.equal((await open(first)).code, 'EMAIL_LINK_INVALID');
    await sweepExports.run({ id: 's', topic: '', payload: {}, attempts: 1, failingSince: null }, test.deps);
    const left = await test.deps.db
      .selectFrom('guest_data_request')
      .selectAll()
      .where('email', '=', address)
      .execute();
    assert.deepEqual(left, [], 'requests are swept when their link has ended');
    for (let n = 0; n < 30; n += 1) await ask(`flood-${n}@example.com`);
    const reply = await ask();
    assert.deepEqual([reply.statusCode, reply.json().error.code], [429, 'TOO_MANY_REQUESTS']);
  });

  it('is opened by no other token, and invalid ones are limited', async () => {
    await order();
    const token = await link();
    for (const wrong of [`${token}0`, 'x.y', token.replace(/^./, 'z')])
      for (const reply of [await open(wrong), { code: (await file(wrong)).json().error.code }])
        assert.equal(reply.code, 'EMAIL_LINK_INVALID');
    for (const wrong of ['', 'ada', `${'a'.repeat(60)}@example.com`])
      assert.equal((await ask(wrong)).statusCode, 400, wrong);
    let last = await guest().post(privacyRestPaths.openGuestData, { token: 'x.y' });
    for (let n = 0; n < 30; n += 1)
      last = await guest().post(privacyRestPaths.openGuestData, { token: 'x.y' });
    assert.equal(last.json().error.code, 'TOO_MANY_REQUESTS');
    assert.equal((await open(token)).code, undefined, 'a right link is not counted');
  });

  it('is reached through the account by a confirmed address, whose file has it; an unconfirmed one gets the link', async () => {
    await order('gold@crema.test');
    await ask('GOLD@crema.test');
    await runJobs(test.deps);
    const mail = mailsTo(test.deps, 'gold@crema.test').find((text) =>
      text.includes('Your personal information'),
    );
    assert.match(mail ?? '', /\/account\/settings\/privacy/);
    assert.deepEqual(linksTo('gold@crema.test'), []);
    const gold = guest();
    await gold.signIn('gold');
    await gold.post(privacyRestPaths.exports);
    await runJobs(test.deps);
    const { dataExport } = (await gold.get(privacyRestPaths.privacy)).json<PrivacyReply>();
    const stored = await gold.get(privacyRestPaths.exportFile(dataExport?.id ?? '', 'json'));
    assert.match(stored.body, /Zeldina/);

    await order();
    const squatter = guest();
    assert.equal(
      (await squatter.post(restPaths.createAccount, { ...sampleAccount, emailAddress: address })).statusCode,
      200,
    );
    await squatter.post(privacyRestPaths.exports);
    await runJobs(test.deps);
    const own = (await squatter.get(privacyRestPaths.privacy)).json<PrivacyReply>().dataExport;
    assert.doesNotMatch(
      (await squatter.get(privacyRestPaths.exportFile(own?.id ?? '', 'json'))).body,
      /Zeldina/,
    );
    assert.equal((await open(await link())).data.orders, 1);
  });

  it('goes with the account of its confirmed address, D-160', async () => {
    await order('green@crema.test');
    const green = guest();
    await green.signIn('green');
    await green.post(privacyRestPaths.deletion);
    clock.advance(30 * dayMs);
    await pickUp();
    assert.deepEqual(await tablesWith('green@crema.test'), []);
    await reconcile(test.deps);
  });
});
