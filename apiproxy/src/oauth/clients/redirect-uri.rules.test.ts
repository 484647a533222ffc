import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findRedirectUriError } from './redirect-uri.rules.ts';

describe('a URI that an app registers', () => {
  for (const uri of [
    'https://app.example/callback',
    'https://app.example/callback?tenant=1',
    'http://127.0.0.1:8080/callback',
    'http://localhost/callback',
    'http://[::1]:80/callback',
    'com.example.diary:/callback',
  ])
    it(`may be ${uri}, D-120`, () => assert.equal(findRedirectUriError(uri), undefined));

  for (const [uri, because] of [
    ['/callback', 'it is relative'],
    ['http://app.example/callback', 'it has no TLS'],
    ['javascript:alert(1)', 'it is a script'],
    ['data:text/html,x', 'it is a document'],
    ['diary:/callback', 'anyone can take a scheme without a domain'],
    ['https://app.example/callback#x', 'it has a fragment'],
    ['https://user@app.example/', 'it has a name'],
    ['https://app.example/a/../b', 'it has dots'],
    ['https://app.example/ b', 'it has a space'],
    ['https://app.example\\b', 'it has a backslash'],
    [`https://app.example/${'x'.repeat(500)}`, 'it is too long'],
  ] as const)
    it(`is not ${uri.slice(0, 40)}: ${because}, D-120`, () => assert.ok(findRedirectUriError(uri)));
});
