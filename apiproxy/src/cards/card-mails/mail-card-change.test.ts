import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { openBrowser, type TestBrowser } from '../../testing/browser.ts';
import { mailsTo, runJobs } from '../../testing/gifts-kit.ts';
import { createTestClock, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { undoWithinMs } from '../wallet/detach-card.job.ts';

const address = 'wallet@crema.test';
/** The mails in sequence, without those of other tests. */
describe('the mails about changes of a card, K-08', () => {
  const clock = createTestClock();
  let test: TestApp;
  let wallet: TestBrowser;
  before(async () => {
    test = await startTestApp({ clock });
    wallet = openBrowser(test.app);
    await wallet.signIn('wallet');
  });
  after(() => test.stop());
  const newMails = async (change: () => Promise<unknown>): Promise<string[]> => {
    const earlier = new Set(mailsTo(test.deps, address));
    await change();
    await runJobs(test.deps);
    return mailsTo(test.deps, address).filter((mail) => !earlier.has(mail));
  };
  const send = async (query: string, input: object) => {
    const { errors } = await wallet.graphql(query, { input });
    assert.equal(errors, undefined);
  };

  it('confirm money that was added, with the balance and what paid it, in one mail, L-82', async () => {
    const mails = await newMails(() =>
      send('mutation ($input: ReloadCardInput!) { reloadCard(input: $input) { reloadId } }', {
        requestId: 'mail-money-1',
        cardId: 'card-wallet-3',
        amountMinor: 2500,
        paymentMethodId: 'pm-wallet-1',
      }),
    );
    assert.equal(mails.length, 1);
    assert.match(mails[0] ?? '', /Subject: We added \$25\.00 to your Crema Card/);
    assert.match(mails[0] ?? '', /Its balance was \$[\d.]+ then/);
    assert.match(mails[0] ?? '', /\/account\/cards\/card-wallet-3/);
    assert.match(mails[0] ?? '', /Paid with: Visa [^]{1,50} 4242/);
  });
  it('confirm auto reload that was turned on, with its amounts', async () => {
    const mails = await newMails(() =>
      send('mutation ($input: AutoReloadInput!) { createAutoReload(input: $input) { cardId } }', {
        cardId: 'card-wallet-3',
        amountMinor: 2500,
        triggerAmountMinor: 1000,
        paymentMethodId: 'pm-wallet-1',
      }),
    );
    assert.equal(mails.length, 1);
    assert.match(mails[0] ?? '', /falls below \$10\.00, we add \$25\.00/);
    assert.match(mails[0] ?? '', /#auto-reload/);
  });
  it('confirm a removed card once it can’t be undone any more', async () => {
    const remove = () => wallet.graphql('mutation { removeCard(cardId: "card-wallet-3") { cardId } }');
    assert.deepEqual(await newMails(remove), []);
    const mails = await newMails(async () => clock.advance(undoWithinMs));
    assert.equal(mails.length, 1);
    assert.match(mails[0] ?? '', /A Crema Card was removed from your account/);
    assert.match(mails[0] ?? '', /If this wasn.{1,9}t you/);
  });
});
