import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { modules } from './modules.ts';

// The other two belong to no subject: the pages, and the work in the background.
const names = modules.map(({ name }) => name).filter((name) => name !== 'composition' && name !== 'jobs');

it('the modules are registered in the order that their imports keep', () => {
  const order = readFileSync(join(import.meta.dirname, '..', '..', 'module-order.json'), 'utf8');
  assert.deepEqual(names, JSON.parse(order));
});

it('the architecture draws that order', () => {
  const drawing = readFileSync(
    join(import.meta.dirname, '..', '..', '..', 'docs', 'architecture.md'),
    'utf8',
  );
  assert.ok(drawing.includes(` --> ${names.join(' --> ')} --> app`));
});
