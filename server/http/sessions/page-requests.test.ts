import type { Context } from 'koa';
import { expect, test } from 'vitest';
import { getClientAddress } from './page-requests.ts';
import { toOwnPath } from './sign-in-routes.ts';

const request = (remoteAddress: string, forwarded = '') =>
  ({ get: () => forwarded, req: { socket: { remoteAddress } } }) as unknown as Context;

test('is that of the peer, unless proxies are before the server', () => {
  expect(getClientAddress(request('::ffff:10.0.0.1', '1.2.3.4'), 0)).toBe('10.0.0.1');
  // What the client itself sends is at the beginning.
  expect(getClientAddress(request('10.0.0.1', '6.6.6.6, 1.2.3.4'), 1)).toBe('1.2.3.4');
  expect(getClientAddress(request('10.0.0.1', '6.6.6.6, 1.2.3.4, 10.0.0.2'), 2)).toBe('1.2.3.4');
  expect(getClientAddress(request('10.0.0.1'), 1)).toBe('10.0.0.1');
  expect(getClientAddress(request('10.0.0.1', 'nonsense'), 1)).toBe('10.0.0.1');
});

test('of IPv6 is the network', () => {
  expect(getClientAddress(request('2001:db8:1:2:3:4:5:6'), 0)).toBe('2001:db8:1:2::/64');
});

test.each<[unknown, string]>([
  ['/console/runs?a=1', '/console/runs?a=1'],
  ['/console', '/console'],
  ['/account', '/account'],
  ['/invite/x', '/invite/x'],
  ['/consoles', '/console'],
  ['/docs', '/console'],
  ['//evil.example.com/console', '/console'],
  ['/\\evil.example.com/console', '/console'],
  ['https://evil.example.com/console', '/console'],
  ['console/runs', '/console'],
  ['/console/../docs', '/console'],
  [`/console/${'x'.repeat(1_992)}`, '/console'],
  [`/console/${'x'.repeat(1_991)}`, `/console/${'x'.repeat(1_991)}`],
  [['/console/runs'], '/console'],
  [undefined, '/console'],
])('%j leads to %s afterwards', (wanted, path) => {
  expect(toOwnPath(wanted)).toBe(path);
});
