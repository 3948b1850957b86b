/** How a browser carries its session: a cookie that no script reads, and a header with writes. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

const COOKIE = 'excerpt_session';
/** Ties a sign-in that has begun to this browser. */
const SIGN_IN_COOKIE = 'excerpt_sign_in';

/** Shows that a user has signed in with this browser before. It opens nothing. */
const KNOWN_COOKIE = 'excerpt_known';

/** Other sites can make a browser send the cookie, but not this header. */
export const WRITE_TOKEN_HEADER = 'x-session-token';

/** Null without a session. */
export const readSessionSecret = (context: Context): string | null => context.cookies.get(COOKIE) || null;

export function isWriteToken(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export interface CookieOptions {
  /** Where people find the server; null for the address that a request comes to. */
  publicUrl: string | null;
  /** For how long the browser keeps it; 0 deletes it. */
  maxAgeMs: number;
}

/** A cookie for this server only. */
function setCookie(context: Context, name: string, secret: string, { publicUrl, maxAgeMs }: CookieOptions): void {
  const path = publicUrl === null ? '/' : new URL(publicUrl).pathname;
  const isHttps = publicUrl?.startsWith('https:') ?? context.get('x-forwarded-proto').split(',')[0] === 'https';
  const attributes = [`Path=${path}`, `Max-Age=${maxAgeMs / 1000}`, 'HttpOnly', 'SameSite=Lax'];
  context.append('set-cookie', [`${name}=${secret}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '));
}

export const setSessionCookie = (context: Context, secret: string, options: CookieOptions): void =>
  setCookie(context, COOKIE, secret, options);

export const readSignInSecret = (context: Context): string => context.cookies.get(SIGN_IN_COOKIE) ?? '';

/** The secret of a sign-in that this browser begins; the same for those of its tabs. */
export function keepSignInSecret(context: Context, options: CookieOptions): string {
  const secret = readSignInSecret(context) || randomBytes(32).toString('base64url');
  setCookie(context, SIGN_IN_COOKIE, secret, options);
  return secret;
}

export const readKnownBrowser = (context: Context): string => context.cookies.get(KNOWN_COOKIE) ?? '';

export const setKnownBrowser = (context: Context, secret: string, options: CookieOptions): void =>
  setCookie(context, KNOWN_COOKIE, secret, options);
