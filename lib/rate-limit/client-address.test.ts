import { beforeEach, expect, it, vi } from 'vitest';
import { networkOf, visitorAddress, visitorNetwork } from './client-address';

const request = vi.hoisted(() => ({ headers: new Headers(), TRUST_PROXY: true }));
vi.mock('next/headers', () => ({ headers: async () => request.headers }));
vi.mock('@/lib/env', () => ({ env: request }));

beforeEach(() => {
  request.TRUST_PROXY = true;
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['', 'unknown'],
])('the network of %j is %j', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['203.0.113.7:5678', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:DB8:1:2:3:4:5:6', '2001:DB8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8::1', '2001:db8:0::/48'],
  ['nobody', null, null],
  ['', null, null],
])(
  'a visitor forwarded for %j has an address and a network',
  async (forwarded, address, network) => {
    request.headers = new Headers({ 'x-forwarded-for': forwarded });
    expect(await visitorAddress()).toBe(address);
    expect(await visitorNetwork()).toBe(network);
    // Without a proxy the header is the visitor's own.
    request.TRUST_PROXY = false;
    expect([await visitorAddress(), await visitorNetwork()]).toEqual([null, null]);
  },
);
