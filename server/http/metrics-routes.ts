import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Middleware } from 'koa';

/** Where requests are counted. */
export interface RequestCounter {
  requestAnswered(request: { operation: string; status: number; seconds: number }): void;
}

export interface PrintableMetrics {
  /** All metrics in the text format of Prometheus. */
  print(): Promise<{ contentType: string; text: string }>;
}

/** Whether the peer is on this machine, and no proxy that forwards requests from elsewhere. */
function isLocal({ socket, headers }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? '';
  const isLoopback = address === '::1' || /^(::ffff:)?127\./.test(address);
  return isLoopback && headers.forwarded === undefined && headers['x-forwarded-for'] === undefined;
}

/** Answers `GET /metrics` to peers on this machine. For others, there is no such path. */
export function answerLocalMetrics(metrics: PrintableMetrics): Middleware {
  return async (context, next) => {
    if (context.path !== '/metrics' || !['GET', 'HEAD'].includes(context.method) || !isLocal(context.req))
      return next();
    const { contentType, text } = await metrics.print();
    context.set('cache-control', 'no-store');
    context.body = text;
    context.set('content-type', contentType);
  };
}

/** A server that only answers `GET /metrics`, to any peer that reaches its port. */
export function createMetricsServer(metrics: PrintableMetrics): Server {
  return createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    metrics.print().then(
      ({ contentType, text }) => response.writeHead(200, { 'content-type': contentType }).end(text),
      () => response.writeHead(503).end(),
    );
  });
}

/** As proxies log it: the client closed the connection before it was answered. */
const CLIENT_CLOSED = 499;

/** Counts requests by their operation: paths, which clients choose, are no labels. */
export function observeRequests(metrics: RequestCounter): Middleware {
  return async (context, next) => {
    const start = performance.now();
    context.res.once('close', () => {
      const operation = (context.state['operation'] as string | undefined) ?? 'other';
      metrics.requestAnswered({
        operation,
        status: context.res.headersSent ? context.res.statusCode : CLIENT_CLOSED,
        seconds: (performance.now() - start) / 1000,
      });
    });
    await next();
  };
}
