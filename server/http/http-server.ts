import { createServer, type Server } from 'node:http';
import Koa from 'koa';
import helmet from 'koa-helmet';
import type Router from '@koa/router';
import { AppError } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';
import type { NewId } from '../lib/ids.ts';
import { renderErrors } from './render-error.ts';
import { requestIds } from './request-id.ts';

export interface HttpDependencies {
  newId: NewId;
  logger: Logger;
  /** The contract's operations. */
  contract: Router;
  /** What is outside the contract: health, the contract itself, the reference. */
  outside: Router;
  stopping: AbortSignal;
}

/** A line for each answer, without query and headers: neither a key nor a document's name gets there. */
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

function refuseWhileStopping(stopping: AbortSignal): Koa.Middleware {
  return (_context, next) => {
    if (!stopping.aborted) return next();
    throw new AppError('shutting_down', 'The server is stopping. Try again in a moment.', {
      headers: { connection: 'close', 'retry-after': '5' },
    });
  };
}

function refuseUnknownRoutes(contract: Router): Koa.Middleware {
  return (context) => {
    const { path: matching } = contract.match(context.path, context.method);
    const methods = [...new Set(matching.flatMap((layer) => layer.methods))];
    if (methods.length === 0)
      throw new AppError('not_found', `There is nothing at ${context.path}. The reference is at /docs.`);
    throw new AppError(
      'method_not_allowed',
      `${context.method} is not possible here. Possible: ${methods.join(', ')}.`,
      {
        headers: { allow: methods.join(', ') },
      },
    );
  };
}

/** Koa over everything, not listening yet. */
export function createHttpServer({ newId, logger, contract, outside, stopping }: HttpDependencies): Server {
  const koa = new Koa();
  koa.silent = true;
  koa.use(requestIds(newId));
  koa.use(logRequests(logger));
  koa.use(renderErrors(logger));
  // The server speaks plain HTTP: promising HTTPS is for the proxy that has the certificate.
  koa.use(helmet({ contentSecurityPolicy: false, strictTransportSecurity: false }));
  koa.use(outside.routes());
  koa.use(refuseWhileStopping(stopping));
  koa.use(contract.routes());
  koa.use(refuseUnknownRoutes(contract));
  // A slow upload is fine, slow headers are not, and neither may take for ever.
  return createServer({ requestTimeout: 600_000, headersTimeout: 30_000, keepAliveTimeout: 65_000 }, koa.callback());
}
