import type { Context, Middleware } from 'koa';
import { AppError } from '../errors.ts';
import { ERROR_PAGES } from './error-pages.ts';
import type { Logger } from '../lib/logger.ts';

/** The body of an error response. */
export function createErrorBody({ code, message, details, budget, retryable }: AppError, requestId: string): object {
  return { code, message, retryable, requestId, ...(details && { details }), ...(budget && { budget }) };
}

function render(context: Context, error: AppError, root: string): void {
  context.status = error.status;
  const page = ERROR_PAGES[error.code];
  if (page !== undefined) context.set('link', `<${root}/docs/guide/${page}>; rel="help"`);
  context.set(error.headers);
  context.body = createErrorBody(error, context.state['requestId'] as string);
}

/**
 * Sends error responses. An unknown error is a 500 without details; the log has them.
 * @param root the path before `/docs` that clients see
 */
export function renderErrors(logger: Logger, root: string): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (error) {
      if (error instanceof AppError) {
        if (error.code === 'unavailable') {
          const level = error.retryable ? 'warn' : 'error';
          logger[level]({ err: error, requestId: context.state['requestId'] }, 'A request could not be served.');
        }
        return render(context, error, root);
      }
      // A request is also destroyed after its body was read completely. Only the response's socket tells whether the
      // client has disconnected.
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
        root,
      );
    }
  };
}
