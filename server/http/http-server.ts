import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import type { Middleware } from 'koa';
import helmet from 'koa-helmet';
import type Router from '@koa/router';
import { AppError, validationFailed } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import type { NewId } from '../lib/ids.ts';
import { getPublicPath } from '../lib/addresses/public-path.ts';
import { allowOrigins, type CorsOrigins } from './cors.ts';
import { discardBodies } from './discard-body.ts';
import { answerUnreadable, refuseUnanswerable } from './receive/refuse-unreadable.ts';
import { renderErrors } from './render-error.ts';

const WELL_FORMED = /^[\w.:+/=-]{1,128}$/;

/** How a server stops. */
export interface StopPhases {
  /** It answers requests, is not ready for more, and holds none open. */
  draining: AbortSignal;
  /** It refuses requests. */
  stopping: AbortSignal;
}

export interface HttpDependencies {
  newId: NewId;
  logger: Logger;
  /** The contract's operations. */
  contract: Router;
  /** Routes outside the contract: health, the contract itself, the reference page. */
  outside: Router;
  /** The origins whose scripts may use the service; null for none but its own. */
  corsOrigins: CorsOrigins | null;
  /** Where people find the server; null for the address that a request comes to. */
  publicUrl: string | null;
  phases: StopPhases;
  /** See all requests first, with their final status. */
  observe: Koa.Middleware[];
  /** Answers requests for metrics; null where they have a port of their own. */
  metrics: Koa.Middleware | null;
}

/** Logs each response without query and headers, which may contain keys and names of documents. */
function logRequests(logger: Logger): Koa.Middleware {
  return async (context, next) => {
    const start = performance.now();
    await next();
    if (!logger.isLevelEnabled('info')) return;
    const { method, path, status } = context;
    const ms = Math.round(performance.now() - start);
    logger.info({ requestId: context.state['requestId'], method, path, status, ms }, 'request');
  };
}

/** Headers of which two would mean two things: proxies and servers could each take another one. */
const SINGLE_HEADERS = ['host', 'idempotency-key', 'x-api-key', 'x-session-token', 'content-type', 'content-length'];

function refuseRepeatedHeaders(): Koa.Middleware {
  return ({ req }, next) => {
    const names = req.rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
    const repeated = SINGLE_HEADERS.find((name) => names.indexOf(name) !== names.lastIndexOf(name));
    if (repeated === undefined) return next();
    const message = 'must be sent once';
    throw validationFailed(`The header ${repeated} ${message}.`, [{ in: 'header', path: `/${repeated}`, message }]);
  };
}

function refuseWhileStopping(stopping: AbortSignal): Koa.Middleware {
  return (_context, next) => {
    if (!stopping.aborted) return next();
    throw new AppError('shutting_down', 'The server is stopping. Try again in a moment.', {
      headers: { connection: 'close', 'retry-after': '5' },
    });
  };
}

/** Connections end with their answer, so that clients open the next one at another server. */
function endConnectionsWhileDraining(draining: AbortSignal): Koa.Middleware {
  return (context, next) => {
    if (draining.aborted) context.set('connection', 'close');
    return next();
  };
}

function refuseUnknownRoutes(contract: Router, publicUrl: string | null): Koa.Middleware {
  return (context) => {
    const { path: matching } = contract.match(context.path, context.method);
    const methods = [...new Set(matching.flatMap((layer) => layer.methods))];
    if (methods.length === 0)
      throw new AppError(
        'not_found',
        `There is nothing at ${context.path}. The reference is at ${publicUrl ?? ''}/docs.`,
      );
    throw new AppError(
      'method_not_allowed',
      `${context.method} is not possible here. Possible: ${methods.join(', ')}.`,
      {
        headers: { allow: methods.join(', ') },
      },
    );
  };
}

/** Creates the HTTP server without listening. */
export function createHttpServer(dependencies: HttpDependencies): Server {
  const { newId, logger, contract, outside, corsOrigins, publicUrl, phases, observe, metrics } = dependencies;
  const koa = new Koa();
  koa.silent = true;
  for (const middleware of observe) koa.use(middleware);
  koa.use(assignRequestIds(newId));
  koa.use(logRequests(logger));
  koa.use(endConnectionsWhileDraining(phases.draining));
  koa.use(discardBodies());
  // Errors carry the headers too.
  if (corsOrigins !== null) koa.use(allowOrigins(corsOrigins));
  koa.use(renderErrors(logger, getPublicPath(publicUrl)));
  koa.use(refuseRepeatedHeaders());
  koa.use(refuseUnanswerable());
  // The server speaks plain HTTP. HSTS is up to the proxy that terminates TLS.
  koa.use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }));
  if (metrics !== null) koa.use(metrics);
  koa.use(outside.routes());
  koa.use(refuseWhileStopping(phases.stopping));
  koa.use(contract.routes());
  koa.use(refuseUnknownRoutes(contract, publicUrl));
  // Slow uploads are allowed, slow headers are not. Both are limited.
  const timeouts = { requestTimeout: 600_000, headersTimeout: 30_000, keepAliveTimeout: 65_000 };
  const handle = koa.callback();
  const server = createServer({ ...timeouts, requireHostHeader: false }, handle);
  server.on('checkExpectation', handle);
  answerUnreadable(server, newId);
  return server;
}

/** Sets `x-request-id` on every response: the caller's if it is well-formed, else a new one. */
function assignRequestIds(newId: NewId): Middleware {
  return (context, next) => {
    const sent = context.get('x-request-id');
    const requestId = WELL_FORMED.test(sent) ? sent : newId('req');
    context.state['requestId'] = requestId;
    context.set('x-request-id', requestId);
    return next();
  };
}
