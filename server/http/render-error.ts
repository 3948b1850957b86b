import type { Context, Middleware } from 'koa';
import { AppError } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';

/** The body of every answer that is not 2xx. */
function render(context: Context, error: AppError): void {
  const { code, message, details, status } = error;
  // What this request cost before it failed is unknown; what can pass by itself is known by its status.
  const retryable = status === 429 || status >= 500;
  context.status = status;
  context.set(error.headers);
  context.body = { code, message, retryable, requestId: context.state['requestId'], ...(details && { details }) };
}

/** The one place that knows how an error becomes an answer. What is unknown is a bare 500, and whole in the log. */
export function renderErrors(logger: Logger): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof AppError) {
        if (error.code === 'unavailable')
          logger.warn({ err: error, requestId: context.state['requestId'] }, 'A request could not be served.');
        return render(context, error);
      }
      // A request whose body was read to its end is destroyed as well: only the answer's own socket tells that the client is gone.
      if (!context.writable) return;
      logger.error(
        { err: error, requestId: context.state['requestId'], method: context.method, path: context.path },
        'A request failed.',
      );
      render(
        context,
        new AppError(
          'internal_error',
          'Something went wrong inside the server. The log has the details under this request id.',
        ),
      );
    }
  };
}
