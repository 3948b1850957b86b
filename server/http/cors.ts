import cors from '@koa/cors';
import type { Middleware } from 'koa';

/** `*` for every origin, or origins as browsers send them: `https://app.example.com`. */
export type CorsOrigins = '*' | readonly string[];

/** The headers of answers that scripts may read. Browsers show only a few without this. */
const EXPOSED_HEADERS = [
  'Accept-Ranges',
  'Allow',
  'Content-Disposition',
  'Content-Length',
  'Content-Range',
  'Deprecation',
  'ETag',
  'Idempotency-Replayed',
  'Location',
  'Retry-After',
  'Sunset',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'X-Request-Id',
];

/** Browsers keep the answer to a preflight for up to two hours. */
const MAX_AGE_SECONDS = 7_200;

/**
 * Lets scripts of these origins use the service, errors included. A preflight allows every header that it asks for:
 * the key is in a header, so that a page has no access without knowing it.
 */
export function allowOrigins(origins: CorsOrigins): Middleware {
  return cors({
    origin: (context) => {
      if (origins === '*') return '*';
      const origin = context.get('origin');
      return origins.includes(origin) ? origin : '';
    },
    exposeHeaders: EXPOSED_HEADERS,
    maxAge: MAX_AGE_SECONDS,
  });
}
