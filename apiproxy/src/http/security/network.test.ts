import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressPrefix, networkOf, networksOf, siteOf } from './network.ts';

describe('the network that an IP address is counted under', () => {
  for (const { ip, network, prefix } of [
    { ip: '203.0.113.7', network: '203.0.113.7', prefix: '203.0.113.0/24' },
    { ip: '::ffff:203.0.113.7', network: '203.0.113.7', prefix: '203.0.113.0/24' },
    { ip: '::ffff:cb00:7107', network: '203.0.113.7', prefix: '203.0.113.0/24' },
    { ip: '2001:db8:1:2::1', network: '2001:db8:1:2::/64', prefix: '2001:db8:1::/48' },
    { ip: '2001:0DB8:0001:0002:ffff::1', network: '2001:db8:1:2::/64', prefix: '2001:db8:1::/48' },
    { ip: '2001:db8::1', network: '2001:db8:0:0::/64', prefix: '2001:db8:0::/48' },
    { ip: '::1', network: '0:0:0:0::/64', prefix: '0:0:0::/48' },
    { ip: 'fe80::1%eth0', network: 'fe80:0:0:0::/64', prefix: 'fe80:0:0::/48' },
    { ip: 'unknown', network: 'unreadable', prefix: 'unreadable' },
    { ip: '', network: 'unreadable', prefix: 'unreadable' },
    { ip: 'x'.repeat(10_000), network: 'unreadable', prefix: 'unreadable' },
  ])
    it(`of ${ip.slice(0, 40) || 'nothing'} is ${network}, and a log contains ${prefix}`, () => {
      assert.deepEqual([networkOf(ip), addressPrefix(ip)], [network, prefix]);
    });

  it('includes the site in IPv6, with a larger share', () => {
    const [home, site] = networksOf('2001:db8:1:2::1');
    assert.deepEqual([home.share, site?.name], [1, '2001:db8:1::/48']);
    assert.ok((site?.share ?? 0) > 1);
    assert.equal(networksOf('203.0.113.7').length, 1);
    assert.deepEqual([siteOf('2001:db8:1:2::1'), siteOf('203.0.113.7')], ['2001:db8:1::/48', '203.0.113.7']);
  });
});
