import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, describe, it } from 'node:test';
import { createMailer, MailRefused, smtpTimeouts, type Mail } from './mailer.ts';

const folder = mkdtempSync(join(tmpdir(), 'crema-outbox-'));
after(() => rmSync(folder, { recursive: true }));
const mail: Mail = {
  id: 'JOB1',
  to: 'gaston@crema.test',
  subject: 'Merci, Gaston: commande 42',
  text: 'Votre café',
  html: '<p>Votre café</p>',
  language: 'fr-CA',
};

describe('the outbox', () => {
  it('contains one file per mail however often it is sent, with a fixed Message-ID', async () => {
    const mailer = createMailer({ outboxDir: folder, sender: 'hello@shop.example' });
    await mailer.send(mail);
    await mailer.send(mail);
    assert.deepEqual(readdirSync(folder), ['JOB1.eml']);
    const text = readFileSync(join(folder, 'JOB1.eml'), 'utf8');
    assert.match(text, /^Message-ID: <JOB1@shop\.example>\r$/m);
    assert.match(text, /^From: Crema <hello@shop\.example>\r$/m);
    assert.match(text, /multipart\/alternative/);
    assert.match(text, /^To: gaston@crema\.test\r$/m);
  });

  it('sends nothing to a deleted account, which has no address, D-160', async () => {
    const none = mkdtempSync(join(folder, 'none-'));
    const mailer = createMailer({ outboxDir: none, sender: 'hello@shop.example' });
    for (const to of ['', 'deleted:member-1']) await mailer.send({ ...mail, to });
    assert.deepEqual(readdirSync(none), []);
  });

  it('sends to one recipient: a text that looks like a list or a group is not split', async () => {
    const list = mkdtempSync(join(folder, 'list-'));
    const mailer = createMailer({ outboxDir: list, sender: 'hello@shop.example' });
    await mailer.send({ ...mail, to: 'a,b@x.example' });
    const [, to = ''] = /^To: (.*)\r$/m.exec(readFileSync(join(list, 'JOB1.eml'), 'utf8')) ?? [];
    assert.ok(!/(?:^|, )b@x\.example/.test(to), to);
  });
});

describe('the notice of a demonstration', () => {
  const notice = ['No money moves. & so on', 'Aucun paiement réel. & cetera'] as const;
  const page = '<!doctype html><html lang="fr-CA"><body style="margin:0"><p>Votre café</p></body></html>';
  const sendTo = async (name: string, more: object) => {
    const outboxDir = mkdtempSync(join(folder, name));
    await createMailer({ outboxDir, sender: 'hello@shop.example', ...more }).send({ ...mail, html: page });
    const source = readFileSync(join(outboxDir, 'JOB1.eml'), 'utf8');
    return decodeURIComponent(
      source
        .replaceAll('=\r\n', '')
        .replaceAll('%', '%25')
        .replaceAll(/=([\dA-F]{2})/g, '%$1'),
    );
  };

  it('is at the top of the text and of the page, in the language of the mail, PAY-001', async () => {
    const source = await sendTo('notice-', { notice });
    assert.match(source, /\r\n\r\nAucun paiement réel\. & cetera\r\n\r\nVotre café/);
    assert.match(
      source,
      /<body style="margin:0"><p style="[^"]+">Aucun paiement réel\. &amp; cetera<\/p><p>Votre café/,
    );
  });

  it('is in no other mail, PAY-001', async () => {
    assert.doesNotMatch(await sendTo('plain-', {}), /paiement réel/);
  });
});

describe('a mail written concurrently by several processes', () => {
  it('is one file, and none of them fails', async () => {
    const outboxDir = mkdtempSync(join(tmpdir(), 'crema-outbox-'));
    const mailer = createMailer({ outboxDir, sender: 'hello@shop.example' });
    await Promise.all(Array.from({ length: 8 }, () => mailer.send(mail)));
    assert.deepEqual(readdirSync(outboxDir), ['JOB1.eml']);
    rmSync(outboxDir, { recursive: true });
  });
});

describe('a recipient that the relay refuses', () => {
  const relays: ReturnType<typeof createServer>[] = [];
  after(() => {
    for (const relay of relays) relay.close();
  });
  /** A relay that answers each command with the first fitting reply, else with 250. */
  const relayThat = async (replies: Readonly<Record<string, string>>) => {
    const relay = createServer((socket) => {
      socket.write('220 relay.example ESMTP\r\n');
      socket.on('error', () => undefined);
      socket.on('data', (data) => {
        const [, command = ''] = /^(\w+)/.exec(data.toString()) ?? [];
        socket.write(`${replies[command] ?? '250 ok'}\r\n`);
      });
    });
    relays.push(relay);
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const smtpUrl = `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`;
    return createMailer({ outboxDir: folder, sender: 'hello@shop.example', smtpUrl });
  };

  it('for good is reported as such, G11', async () => {
    await assert.rejects((await relayThat({ RCPT: '550 5.1.1 no such mailbox' })).send(mail), MailRefused);
  });
  for (const [what, replies] of [
    ['for now', { RCPT: '450 4.2.1 try again later' }],
    ['with the sender', { MAIL: '550 5.7.1 sender not allowed' }],
  ] as const)
    it(`${what} is not: the mail is tried again`, async () => {
      const mailer = await relayThat(replies);
      await assert.rejects(mailer.send(mail), (cause) => !(cause instanceof MailRefused));
    });
  it('is an address of a domain without mailboxes in the outbox, G11', async () => {
    const mailer = createMailer({ outboxDir: folder, sender: 'hello@shop.example' });
    await assert.rejects(mailer.send({ ...mail, id: 'JOB9', to: 'a@no-mailbox.test' }), MailRefused);
    assert.equal(readdirSync(folder).includes('JOB9.eml'), false);
  });
});

describe('a relay that stops responding', () => {
  const opened: Socket[] = [];
  const relays: ReturnType<typeof createServer>[] = [];
  afterEach(() => {
    for (const socket of opened.splice(0)) socket.destroy();
    for (const relay of relays.splice(0)) relay.close();
  });
  const listen = async (greet: (socket: Socket) => void) => {
    const relay = createServer((socket) => {
      opened.push(socket);
      greet(socket);
    });
    relays.push(relay);
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`;
  };
  const short = {
    dnsTimeout: 100,
    connectionTimeout: 100,
    greetingTimeout: 100,
    socketTimeout: 100,
    sendTimeout: 400,
  };
  const sendTo = (smtpUrl: string) =>
    createMailer({ outboxDir: folder, sender: 'hello@shop.example', smtpUrl, smtpTimeouts: short }).send(
      mail,
    );

  for (const { silent, greet } of [
    { silent: 'without a greeting', greet: () => undefined },
    { silent: 'after its greeting', greet: (socket: Socket) => socket.write('220 relay.example ESMTP\r\n') },
  ])
    it(`${silent} fails the attempt`, async () => {
      await assert.rejects(sendTo(await listen(greet)), { code: 'ETIMEDOUT' });
    });

  it('is given up, and its connection closed, when it keeps sending and never accepts the mail', async () => {
    const closed = Promise.withResolvers<void>();
    const url = await listen((socket) => {
      socket.write('220 relay.example ESMTP\r\n');
      const talk = setInterval(() => socket.write('250-wait\r\n'), 20);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        clearInterval(talk);
        closed.resolve();
      });
    });
    await assert.rejects(sendTo(url), /abort/i);
    await closed.promise;
  });

  it('has time limits: 5 s to connect, 5 s for the greeting, 15 s of silence', () => {
    const { connectionTimeout, greetingTimeout, socketTimeout } = smtpTimeouts;
    assert.deepEqual([connectionTimeout, greetingTimeout, socketTimeout], [5_000, 5_000, 15_000]);
  });
});
