/** What the routes for pages of the console share. */
import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import { invalidBody } from '../../errors.ts';
import type { Visitor } from '../../sign-ins/account-sign-in.ts';
import type { PasskeyPage } from '../../sign-ins/passkeys.ts';
import { readBodyType } from '../receive/body-type.ts';
import { refuseForeignOrigin } from './own-origin.ts';
import { keepSignInSecret, readKnownBrowser } from './session-cookie.ts';
import { getOwnUrl, type SessionRouterDependencies } from './session-routes.ts';

export interface PageDependencies extends SessionRouterDependencies {
  receiveJson(context: Context): Promise<unknown>;
  /** Before the server. */
  proxies: number;
}

const SIGN_IN_MS = 10 * 60_000;

export type Body = Readonly<Record<string, unknown>>;

/**
 * The body of a request that a page of this server sends. Forms of other pages cannot send this type, and their
 * scripts say where they come from.
 */
export async function readPageBody(context: Context, { receiveJson, publicUrl }: PageDependencies): Promise<Body> {
  refuseForeignOrigin(context, publicUrl);
  readBodyType(context, { types: ['application/json'], isRequired: true });
  context.set('cache-control', 'no-store');
  return (await receiveJson(context)) as Body;
}

/** Throws `validation_failed` unless it is a text of 1 to `max` characters. */
export function readText(body: Body, name: string, max: number): string {
  const value = body[name];
  if (typeof value === 'string' && value.trim() !== '' && value.length <= max) return value;
  throw invalidBody(`/${name}`, `${name} must be a text of 1 to ${max} characters.`);
}

/** What a browser says about a passkey. Its parts are checked where it is used. */
export function readObject<T extends object>(body: Body, name: string): T {
  const value = body[name];
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as T;
  throw invalidBody(`/${name}`, `${name} must be an object.`);
}

export const getVisitor = (context: Context, { proxies }: PageDependencies): Visitor => ({
  address: getClientAddress(context, proxies),
  agent: context.get('user-agent'),
  known: readKnownBrowser(context),
});

/** The page that asks. Its origin, if the browser says it, was compared with the server's. */
export const getPage = (context: Context, { publicUrl }: PageDependencies): PasskeyPage => ({
  origin: context.get('origin') || new URL(getOwnUrl(context, publicUrl)).origin,
  browser: keepSignInSecret(context, { publicUrl, maxAgeMs: SIGN_IN_MS }),
});

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
