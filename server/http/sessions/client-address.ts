import type { Context } from 'koa';
import ipaddr from 'ipaddr.js';

/**
 * Where a request comes from, for counting guesses: an IPv4 address, or the network of an IPv6 address, of which one
 * customer has all.
 * @param proxies before the server, each of which adds the address that it got the request from
 */
export function getClientAddress(context: Context, proxies: number): string {
  const forwarded = context
    .get('x-forwarded-for')
    .split(',')
    .map((address) => address.trim());
  const peer = context.req.socket.remoteAddress ?? '';
  const address = (proxies > 0 ? forwarded.at(-Math.min(proxies, forwarded.length)) : undefined) || peer;
  if (!ipaddr.isValid(address)) return peer;
  const parsed = ipaddr.process(address);
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}
