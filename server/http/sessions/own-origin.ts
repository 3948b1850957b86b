import type { Context } from 'koa';
import { AppError } from '../../errors.ts';

const getHost = (url: string): string | null => URL.parse(url)?.host ?? null;

/**
 * Throws `forbidden` for a request that a page of another server makes the browser send: browsers say so in `Origin`
 * and `Sec-Fetch-Site`, which no script can change. The cookie of a session works for pages of this server only,
 * whatever EXCERPT_CORS_ORIGINS allows to scripts that have an API key.
 */
export function refuseForeignOrigin(context: Context, publicUrl: string | null): void {
  const origin = context.get('origin');
  const site = context.get('sec-fetch-site');
  const isLink = context.method === 'GET' && context.get('sec-fetch-mode') === 'navigate';
  if (origin === '' && (site === '' || site === 'same-origin' || site === 'none' || isLink)) return;
  const own = [
    publicUrl === null ? null : getHost(publicUrl),
    getHost(`http://${context.get('host')}`),
    // A proxy may call this server by another name. Scripts of other sites cannot send this header.
    getHost(`http://${context.get('x-forwarded-host').split(',')[0]}`),
  ];
  const host = getHost(origin);
  if (host !== null && own.includes(host)) return;
  throw new AppError(
    'forbidden',
    'A session works for pages of this server only. Behind a proxy, set EXCERPT_PUBLIC_URL to the address that ' +
      'people use.',
  );
}
