import { trustedQueryUrl } from './trusted-query.ts';

describe('the address of a trusted query', () => {
  it('contains the variables and the hash, D-06', () => {
    const url = new URL(
      trustedQueryUrl('sha256:ab', { locale: 'fr-CA', search: 'café & thé' }),
      'https://a.test',
    );
    expect(url.pathname).toBe('/apiproxy/v1/graphql');
    expect(JSON.parse(url.searchParams.get('variables') ?? '')).toEqual({
      locale: 'fr-CA',
      search: 'café & thé',
    });
    expect(JSON.parse(url.searchParams.get('extensions') ?? '')).toEqual({
      persistedQuery: { version: 1, sha256Hash: 'sha256:ab' },
    });
  });
});
