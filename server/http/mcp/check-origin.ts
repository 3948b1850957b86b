import { isIP } from 'node:net';
import type { Context } from 'koa';
import { AppError } from '../../errors.ts';
import type { CorsOrigins } from '../cors.ts';

export interface OriginRules {
  /** Names under which the server may be called, in lower case and without ports. */
  hosts: ReadonlySet<string>;
  /** Origins whose pages may call, beside the server's own. */
  origins: CorsOrigins | null;
}

const OWN_NAMES = ['localhost'];

const getHostname = (url: string): string | null => URL.parse(url)?.hostname.replace(/^\[|\]$/g, '') ?? null;

/** The rules of a server that listens on `host` and is published at `publicUrl`. */
export function createOriginRules(options: {
  host: string;
  publicUrl: string | null;
  allowedHosts: readonly string[];
  corsOrigins: CorsOrigins | null;
}): OriginRules {
  const published = options.publicUrl === null ? null : getHostname(options.publicUrl);
  const hosts = new Set([...OWN_NAMES, options.host.toLowerCase(), ...options.allowedHosts]);
  if (published !== null) hosts.add(published);
  return { hosts, origins: options.corsOrigins };
}

/**
 * Refuses requests to a name that is not the server's: a page can have its own name resolve to the address of this
 * server (DNS rebinding). It cannot do so with an address, hence those are allowed. Throws `forbidden`.
 */
export function checkHost(context: Context, { hosts }: OriginRules): void {
  const host = context.get('host');
  const hostname = getHostname(`http://${host}`);
  if (hostname === null || !(hosts.has(hostname) || isIP(hostname) !== 0))
    throw new AppError(
      'forbidden',
      `This server does not answer under the name ${JSON.stringify(host)}. If it is one of its names, add it to ` +
        'EXCERPT_MCP_ALLOWED_HOSTS, or set EXCERPT_PUBLIC_URL.',
    );
}

/**
 * Refuses requests of pages of other servers, and those to a name that is not the server's. Clients that are no
 * browsers send no `Origin`. Throws `forbidden`.
 */
export function checkOrigin(context: Context, rules: OriginRules): void {
  checkHost(context, rules);
  const { origins } = rules;
  const host = context.get('host');
  const origin = context.get('origin');
  if (origin === '' || origins === '*' || origins?.includes(origin)) return;
  if (URL.parse(origin)?.host === URL.parse(`http://${host}`)?.host) return;
  throw new AppError(
    'forbidden',
    `Pages of ${JSON.stringify(origin)} may not call this server. The operator allows origins in EXCERPT_CORS_ORIGINS.`,
  );
}
