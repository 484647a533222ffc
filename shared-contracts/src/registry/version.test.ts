import { satisfiesContract } from './contract-version.ts';
import { compareVersions, satisfiesRange } from './version.ts';

describe('versions', () => {
  it('are compared by number, not by letter or hash', () => {
    expect(compareVersions('1.10.0-aaaa', '1.9.9-ffff')).toBeGreaterThan(0);
    expect(compareVersions('1.2.3', '1.3.0')).toBeLessThan(0);
    expect(compareVersions('1.9.9-aaaa', '1.9.9+ffff')).toBe(0);
  });
});

describe('a range of versions', () => {
  it.each([
    { range: '^19.3.1', version: '19.3.1', fits: true },
    { range: '^19.3.1', version: '19.3.9', fits: true },
    { range: '^19.3.1', version: '19.4.0', fits: true },
    { range: '^19.3.1', version: '19.2.9', fits: false },
    { range: '^19.3.1', version: '19.3.0', fits: false },
    { range: '^19.3.1', version: '20.0.0', fits: false },
    { range: '^19.3.1', version: '18.9.9', fits: false },
    { range: '^0.1.2', version: '0.1.9', fits: true },
    { range: '^0.1.2', version: '0.1.1', fits: false },
    { range: '^0.1.2', version: '0.2.0', fits: false },
    { range: '^0.1.2', version: '1.1.2', fits: false },
    { range: '^0.1.2', version: '0.1.2+3f2a9c1e', fits: true },
    { range: '^0.1.2', version: '0.2.0+3f2a9c1e', fits: false },
    { range: '3.0.0-rc.3', version: '3.0.0-rc.3', fits: true },
    { range: '3.0.0-rc.3', version: '3.0.0', fits: false },
    { range: '^7.8.2', version: '7.9.0-beta.1', fits: false },
  ])('$range accepts $version: $fits', ({ range, version, fits }) => {
    expect(satisfiesRange(range, version)).toBe(fits);
  });
});

describe('the contract version that a remote was built for', () => {
  it.each([
    { range: '^1.0.0', offered: '1.4.0', fits: true },
    { range: '^1.4.0', offered: '1.3.9', fits: false },
    { range: '^2.0.0', offered: '1.9.0', fits: false },
    { range: '^1.2.3', offered: '2.0.0', fits: false },
  ])('$range against $offered is $fits, PLT-007', ({ range, offered, fits }) => {
    expect(satisfiesContract(range, offered)).toBe(fits);
  });
});
