import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Router from '@koa/router';
import { createLogger } from '../../lib/logger.ts';
import { NO_LIMITS } from '../../lib/people/workspace-roles.ts';
import { createHttpServer, type HttpDependencies } from '../http-server.ts';
import type { AdmissionDependencies } from '../sessions/admit.ts';

export interface ServedRoutes {
  url: string;
  /** Lines of the log. */
  logged: Record<string, unknown>[];
  close(): Promise<void>;
}

/** The HTTP server on a port of loopback, with these routes in place of those of the contract. */
export async function serveRoutes(contract: Router, given: Partial<HttpDependencies> = {}): Promise<ServedRoutes> {
  const logged: Record<string, unknown>[] = [];
  let ids = 0;
  const server = createHttpServer({
    newId: (prefix) => `${prefix}_${(ids += 1)}`,
    logger: createLogger('info', { write: (line: string) => void logged.push(JSON.parse(line)) }),
    contract,
    outside: new Router(),
    corsOrigins: null,
    publicUrl: null,
    phases: { draining: new AbortController().signal, stopping: new AbortController().signal },
    observe: [],
    metrics: null,
    ...given,
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    logged,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export interface Received {
  status: number;
  /** That of JSON is parsed. */
  body: unknown;
  cookies: string[];
  headers: Headers;
}

/** Sends any header, where `fetch` sets some itself. */
export async function sendAny(
  url: string,
  { method = 'GET', headers = {}, body = '' }: { method?: string; headers?: Record<string, string>; body?: string },
): Promise<Received> {
  const sent = request(url, { method, headers, agent: false });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  const { 'set-cookie': cookies = [], ...others } = answer.headers;
  const isJson = text !== '' && (others['content-type'] ?? '').includes('json');
  return {
    status: answer.statusCode ?? 0,
    body: isJson ? (JSON.parse(text) as unknown) : text,
    cookies,
    headers: new Headers(others as Record<string, string>),
  };
}

/**
 * Knows the keys `exk_write`, `exk_read`, and the sessions `s_write`, `s_read`, `s_limited`. Keeps what is recorded and
 * refused.
 */
export function makeAdmission(given: Partial<AdmissionDependencies> = {}) {
  const recorded: unknown[] = [];
  const refused: unknown[] = [];
  const callerOf = (scope: string) => ({
    userId: 'usr_1',
    keyId: 'key_1',
    scope: scope === 'limited' ? 'write' : scope,
    limits: scope === 'limited' ? { ...NO_LIMITS, env: 'staging' } : NO_LIMITS,
  });
  const scopeOf = (secret: string, prefix: string) => new RegExp(`^${prefix}_(read|write|limited)$`).exec(secret)?.[1];
  const admission = {
    apiKeys: {
      async authenticate(key: string) {
        const scope = scopeOf(key, 'exk');
        return scope === undefined ? null : callerOf(scope);
      },
    },
    sessions: {
      async authenticate(secret: string) {
        const scope = scopeOf(secret, 's');
        return scope === undefined
          ? null
          : { id: 'ses_1', caller: callerOf(scope), method: 'api_key', writeToken: 'token', maxAgeMs: 60_000 };
      },
    },
    rateLimiter: null,
    trail: { record: (entry: unknown) => recorded.push(entry), refuse: (refusal: unknown) => refused.push(refusal) },
    publicUrl: null,
    ...given,
  } as unknown as AdmissionDependencies;
  return { admission, recorded, refused };
}
