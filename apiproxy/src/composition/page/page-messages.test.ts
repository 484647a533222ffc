import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { createPageMessages } from './page-messages.ts';

describe('the messages that the server writes into a page', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'crema-page-messages-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (name: string, description: string) =>
    writeFileSync(
      join(folder, name),
      JSON.stringify({ 'en-US': { notFoundTitle: 'Not found', switchedOffTitle: 'Off', description } }),
    );
  const description = (messages: ReturnType<typeof createPageMessages>) => messages('en-US').description;

  it('are those of page-messages.json, also beside an older page-texts.json', () => {
    write('page-texts.json', 'older');
    write('page-messages.json', 'newer');
    assert.equal(description(createPageMessages(folder)), 'newer');
  });
  it('are those of page-texts.json while the deployed host has only this file', () => {
    write('page-texts.json', 'older');
    const messages = createPageMessages(folder);
    assert.equal(description(messages), 'older');
    write('page-messages.json', 'newer');
    assert.equal(description(messages), 'newer');
  });
  it('are empty without a file, until a host is deployed', () => {
    const messages = createPageMessages(folder);
    assert.equal(description(messages), '');
    assert.equal(messages('fr-CA').notFoundTitle, '');
    write('page-messages.json', 'deployed');
    assert.equal(description(messages), 'deployed');
    assert.equal(messages('fr-CA').notFoundTitle, '');
  });
  it('are refused with the path and the next step if the file is malformed', () => {
    writeFileSync(join(folder, 'page-messages.json'), '{"en-US":{"notFoundTitle":1}}');
    assert.throws(() => createPageMessages(folder)('en-US'), /page-messages\.json: .*npm run build/);
  });
});
