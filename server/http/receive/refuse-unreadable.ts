import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Middleware } from 'koa';
import { AppError, validationFailed } from '../../errors.ts';
import type { NewId } from '../../lib/ids.ts';
import { createErrorBody } from '../render-error.ts';

/** What Node's parser says of a request that it cannot read. */
function explain(code: string | undefined): AppError {
  if (code === 'HPE_HEADER_OVERFLOW')
    return new AppError('headers_too_large', 'The headers are larger than 16 KiB. Send fewer or shorter ones.');
  if (code === 'HPE_CHUNK_EXTENSIONS_OVERFLOW')
    return new AppError('payload_too_large', 'The extensions of the chunks are too large. Leave them out.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
    return new AppError('request_timeout', 'The request did not come in time. Send it again.', { retryable: true });
  return validationFailed('The request is not valid HTTP.', []);
}

/** Answers requests that reach no route since they cannot be read as every other one: with an error of the contract. */
export function answerUnreadable(server: Server, newId: NewId): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => answering.set(socket, response));

  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const earlier = answering.get(socket);
    // In the middle of another answer, nothing can be said.
    const isAnswering = earlier !== undefined && earlier.headersSent && !earlier.writableFinished;
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') {
      socket.destroy(error);
      return;
    }
    const refusal = explain(error.code);
    const requestId = newId('req');
    const body = JSON.stringify(createErrorBody(refusal, requestId));
    socket.end(
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}\r\n` +
        `content-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\n` +
        `x-request-id: ${requestId}\r\nconnection: close\r\n\r\n${body}`,
    );
  });
}

/** What Node would refuse without a body. */
export function refuseUnanswerable(): Middleware {
  return ({ req }, next) => {
    const { expect, host } = req.headers;
    if (expect !== undefined && !/^100-continue$/i.test(expect))
      throw new AppError('expectation_failed', 'Expect can be 100-continue. Leave others out.');
    if (host !== undefined || req.httpVersion !== '1.1') return next();
    const message = 'is required';
    throw validationFailed('The header host is required.', [{ in: 'header', path: '/host', message }]);
  };
}
