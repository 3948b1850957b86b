import { request, type ClientRequest, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestApp, TestUser } from './test-app.ts';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: { code?: string; message?: string } | null;
}

interface RawRequest {
  request: ClientRequest;
  answer: Promise<RawAnswer>;
}

/** Sends a request without a body. The path is not normalised as by other clients. */
export async function sendRaw(app: TestApp, user: TestUser, method: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(app.url);
  const outgoing = request({ hostname, port, method, path, headers: { 'x-api-key': user.apiKey } });
  outgoing.end();
  return answerOf(outgoing);
}

/** Sends a POST with a body that the test writes byte by byte. */
export function postRaw(
  app: TestApp,
  user: TestUser,
  path: string,
  headers: Record<string, string | number>,
): RawRequest {
  const outgoing = request(app.url + path, { method: 'POST', headers: { 'x-api-key': user.apiKey, ...headers } });
  const answer = answerOf(outgoing);
  // Tests that disconnect do not wait for the response.
  answer.catch(() => undefined);
  return { request: outgoing, answer };
}

function answerOf(outgoing: ClientRequest): Promise<RawAnswer> {
  return new Promise<RawAnswer>((resolve, reject) => {
    outgoing.on('error', reject);
    outgoing.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: text === '' ? null : (JSON.parse(text) as RawAnswer['body']),
        });
      });
    });
  });
}

/** The error of a response that the test requested without the SDK. */
export interface Refusal {
  status: number;
  code: string;
  message: string;
  retryable: boolean;
  requestId: string;
  details?: { in: string; path: string; message: string }[];
}

export async function readRefusal(response: Response): Promise<Refusal> {
  const { status } = response;
  return { status, ...((await response.json()) as Omit<Refusal, 'status'>) };
}

const BOUNDARY = 'a-boundary-of-the-tests';

export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** A part with the given headers. */
export function createPart(headers: string | Buffer, content: string | Buffer): Buffer {
  const lines = ['--' + BOUNDARY, '\r\n', headers, '\r\n\r\n', content, '\r\n'];
  return Buffer.concat(lines.map((line) => Buffer.from(line as string)));
}

/** A file part. `filename` is sent as it is. */
export function createFilePart(filename: string, content: string | Buffer, name = 'file'): Buffer {
  const head =
    `--${BOUNDARY}\r\n` +
    `content-disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
    'content-type: application/octet-stream\r\n\r\n';
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

export function createTextPart(name: string, value: string): Buffer {
  return Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
}

export const multipartEnd = Buffer.from(`--${BOUNDARY}--\r\n`);

const MAX_POLLS = 500;

/** Polls until the condition is true. Throws after about 25 s. */
export async function eventually(holds: () => Promise<boolean>): Promise<void> {
  for (let poll = 0; poll < MAX_POLLS; poll += 1) {
    if (await holds()) return;
    await delay(50);
  }
  throw new Error('The condition did not hold in time.');
}
