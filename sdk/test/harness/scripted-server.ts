import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';

export interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export type Answer = (response: ServerResponse, request: Received) => void;

export interface ScriptedServer {
  readonly baseUrl: string;
  readonly received: Received[];
  last(): Received;
  /** The JSON body of the last request. */
  lastJson(): unknown;
  /** The multipart body of the last request, read by the platform's own parser. */
  lastForm(): Promise<FormData>;
  /** Answers requests in this order, and all further ones as the last. */
  script(...answers: Answer[]): void;
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

export const text =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (response) => {
    response.writeHead(status, headers).end(body);
  };

/** Closes the connection without an answer. */
export const hangUp: Answer = (response) => response.destroy();

/** A real HTTP server for each test of a file, which answers what the test says. */
export function useScriptedServer(): ScriptedServer {
  let received: Received[] = [];
  let answers: Answer[] = [];
  let baseUrl = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body: Buffer.concat(chunks) };
      received.push(one);
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      if (answer === undefined) throw new Error('The test says no answer.');
      answer(response, one);
    });
  });

  beforeEach(async () => {
    received = [];
    answers = [];
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });

  function last(): Received {
    const request = received.at(-1);
    if (!request) throw new Error('No request arrived.');
    return request;
  }

  return {
    get baseUrl() {
      return baseUrl;
    },
    get received() {
      return received;
    },
    last,
    lastJson: () => JSON.parse(last().body.toString()) as unknown,
    async lastForm() {
      const { headers, body } = last();
      const init = { headers: { 'content-type': headers['content-type'] ?? '' } };
      return new Response(new Uint8Array(body), init).formData();
    },
    script: (...script) => (answers = script),
  };
}
