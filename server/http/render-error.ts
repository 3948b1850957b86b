import type { Context, Middleware } from 'koa';
import { AppError, type ErrorCode } from '../errors.ts';
import type { Logger } from '../lib/logger.ts';

/** The page of the guide, and its heading, that explains an error and the way out. */
export const ERROR_PAGES: Partial<Record<ErrorCode, string>> = {
  unauthorized: 'first-extraction',
  budget_exceeded: 'models#budgets',
  environment_locked: 'deployment#users',
  content_expired: 'security#retention',
  no_key: 'models#add-a-key-and-bind-an-environment',
  payload_too_large: 'configuration',
  too_many_pages: 'configuration',
  unsupported_file_type: 'first-extraction#what-can-be-sent',
  invalid_schema: 'schemas#limits',
  model_not_allowed: 'models#change-the-list-of-providers',
  model_requires_key: 'models#which-model-an-extraction-uses',
  unknown_provider: 'models#add-a-key-and-bind-an-environment',
  provider_key_invalid: 'models#when-a-key-fails',
  residency_not_allowed: 'models#residency',
  invalid_url: 'webhooks',
  review_claimed: 'reviews#review-over-http',
  review_changed: 'reviews#review-over-http',
  review_not_open: 'reviews#review-over-http',
  rate_limited: 'configuration',
  queue_full: 'batches#batches-on-the-server',
  unavailable: 'operations#failures',
};

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
