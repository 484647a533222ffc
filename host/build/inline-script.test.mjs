import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseSync } from '@swc/core';
import { compileShellScript } from './inline-script.mjs';

it('gives each file of the shell script a scope of its own, so that none replaces a name of another, CRD-004', () => {
  const { body } = parseSync(compileShellScript(), { syntax: 'ecmascript', script: true });
  assert.ok(body.length > 5);
  // Declarations outside the scopes would be properties of window.
  assert.deepEqual([...new Set(body.map(({ type }) => type))], ['ExpressionStatement']);
});
