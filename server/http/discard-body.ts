import type { IncomingMessage } from 'node:http';
import type { Context, Middleware } from 'koa';

/** How much of a body is read after the answer to its request, and for how long. */
export interface DiscardLimits {
  bytes: number;
  ms: number;
}

const DEFAULT_LIMITS: DiscardLimits = { bytes: 256 * 2 ** 20, ms: 30_000 };
const CHECK_INTERVAL_MS = 100;

/** Whether either side wants the connection closed after the answer. */
function isLastOnConnection({ req, res, headers }: Context): boolean {
  const close = /\bclose\b/i;
  const answered = String(res.getHeader('connection') ?? '');
  return close.test(headers.connection ?? '') || close.test(answered) || req.httpVersion === '1.0';
}

/** Reads the rest of a body, which a parser may have paused. */
function discard(request: IncomingMessage, limits: DiscardLimits, isLast: boolean): void {
  const { socket } = request;
  const until = { bytes: socket.bytesRead + limits.bytes, ms: performance.now() + limits.ms };
  const check = setInterval(() => {
    if (socket.bytesRead > until.bytes || performance.now() > until.ms) socket.destroy();
  }, CHECK_INTERVAL_MS);
  const stop = () => clearInterval(check);
  socket.once('close', stop);
  request.once('end', () => {
    stop();
    socket.off('close', stop);
    if (isLast) socket.end();
  });
  request.resume();
}

/**
 * Reads on where a request is answered before its body was read, as with 401 and 413. A connection that is closed while
 * the client still writes is reset, and the client loses the answer. Over the limits it is closed all the same.
 */
export function discardBodies(limits: DiscardLimits = DEFAULT_LIMITS): Middleware {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    if (req.complete || req.destroyed || res.headersSent) return;
    const isLast = isLastOnConnection(context);
    // Node closes the connection with the answer otherwise.
    context.set('connection', 'keep-alive');
    req.unpipe();
    res.once('finish', () => discard(req, limits, isLast));
  };
}
