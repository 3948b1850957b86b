import { once } from 'node:events';
import type { Middleware } from 'koa';
import type { Tracer } from '../lib/tracer.ts';

/** A span for each request, with the name of its operation. It ends with the answer. */
export function traceRequests(tracer: Tracer): Middleware {
  return async (context, next) => {
    const parent = context.get('traceparent');
    const attributes = { 'http.request.method': context.method };
    const answered = Promise.withResolvers<void>();
    const closed = once(context.res, 'close');
    const work = tracer.span(
      'request',
      { kind: 'server', attributes, parent: parent === '' ? null : parent },
      async (span) => {
        await next().then(answered.resolve, answered.reject);
        await closed;
        const { operation = 'other', route } = context.state as { operation?: string; route?: string };
        const { statusCode } = context.res;
        span.rename(operation);
        span.set({ 'http.response.status_code': statusCode, 'excerpt.operation': operation });
        if (route !== undefined) span.set({ 'http.route': route });
        if (statusCode >= 500) span.fail(`${statusCode}`);
      },
    );
    // Koa writes the answer only after this middleware has returned.
    void work.catch(() => undefined);
    return answered.promise;
  };
}
