/** How a browser carries its session: a cookie that no script reads, and a header with writes. */
import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'koa';

const COOKIE = 'excerpt_session';

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

/** Gives the browser a cookie for this server only. */
export function setSessionCookie(context: Context, secret: string, { publicUrl, maxAgeMs }: CookieOptions): void {
  const path = publicUrl === null ? '/' : new URL(publicUrl).pathname;
  const isHttps = publicUrl?.startsWith('https:') ?? context.get('x-forwarded-proto').split(',')[0] === 'https';
  const attributes = [`Path=${path}`, `Max-Age=${maxAgeMs / 1000}`, 'HttpOnly', 'SameSite=Lax'];
  context.append('set-cookie', [`${COOKIE}=${secret}`, ...attributes, ...(isHttps ? ['Secure'] : [])].join('; '));
}
