import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { createMailer, type Mail } from './mailer.ts';

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
  it('holds one file a mail however often it is sent, with a fixed Message-ID', async () => {
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

  it('goes to one address: a text that reads as a list or a group is not taken apart', async () => {
    const list = mkdtempSync(join(folder, 'list-'));
    const mailer = createMailer({ outboxDir: list, sender: 'hello@shop.example' });
    await mailer.send({ ...mail, to: 'a,b@x.example' });
    const [, to = ''] = /^To: (.*)\r$/m.exec(readFileSync(join(list, 'JOB1.eml'), 'utf8')) ?? [];
    assert.ok(!/(?:^|, )b@x\.example/.test(to), to);
  });
});
