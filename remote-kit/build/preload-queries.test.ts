import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPreloadQueries } from './preload-queries.mjs';

const documents = {
  aa: 'query GetGifts($locale: String!) { gift(locale: $locale) { urn } }',
  bb: 'query GetGift($urn: ID!, $locale: String!) { gift(urn: $urn) { ...Fields } } fragment Fields on Gift { urn }',
  cc: 'mutation SendGift($urn: ID!) { sendGift(urn: $urn) { urn } }',
};
const read = (preload: readonly unknown[]) => {
  const folder = mkdtempSync(join(tmpdir(), 'preload-queries-'));
  const write = (file: string, value: object) => writeFileSync(join(folder, file), JSON.stringify(value));
  write('remote.json', { routes: [{ path: '/gift/:urn', preload }] });
  write('persisted-documents.json', documents);
  return readPreloadQueries(folder);
};

describe('the queries of build.json', () => {
  it('are those that remote.json names, with hash and types', () => {
    const variables = { urn: ':urn', locale: 'locale' };
    expect(read([{ operation: 'GetGift', variables }])).toEqual({
      queries: { GetGift: { hash: 'bb', variables: { urn: 'ID!', locale: 'String!' } } },
      errors: [],
    });
  });

  it('are compared with the path and the rows of remote.json', () => {
    const { errors } = read([{ operation: 'GetGift', variables: { urn: ':id' } }, 'GetStores']);
    expect(errors).toEqual([
      '/gift/:urn preloads GetGift: variable locale is required, but no row gives it',
      '/gift/:urn preloads GetGift: variable urn is read from :id, which /gift/:urn lacks',
      '/gift/:urn preloads GetStores: the build has no such query',
    ]);
  });

  it('are none for a package without a manifest', () => {
    expect(readPreloadQueries(mkdtempSync(join(tmpdir(), 'preload-queries-')))).toEqual({
      queries: {},
      errors: [],
    });
  });
});
