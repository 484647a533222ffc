import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fillMessage } from './letter.ts';

describe('the text of a mail', () => {
  it('takes the comma in front of an empty value along', () => {
    assert.equal(fillMessage('Hi {name},', { name: '' }), 'Hi,');
    assert.equal(fillMessage('Hi, {name}!', { name: 'Ada' }), 'Hi, Ada!');
  });
  it('elides the French “de” before a name, R-05', () => {
    for (const [sender, text] of [
      ['Élise', 'Cadeau d’Élise'],
      ['Hector', 'Cadeau d’Hector'],
      ['Noor', 'Cadeau de Noor'],
      ['', 'Cadeau'],
    ] as const)
      assert.equal(fillMessage('Cadeau {ofSender}', { sender }), text);
  });
});
