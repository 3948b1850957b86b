import type { Middleware } from 'koa';
import type { NewId } from '../lib/ids.ts';

const WELL_FORMED = /^[\w.:+/=-]{1,128}$/;

/** Sets `x-request-id` on every response: the caller's if it is well-formed, else a new one. */
export function assignRequestIds(newId: NewId): Middleware {
  return (context, next) => {
    const sent = context.get('x-request-id');
    const requestId = WELL_FORMED.test(sent) ? sent : newId('req');
    context.state['requestId'] = requestId;
    context.set('x-request-id', requestId);
    return next();
  };
}
