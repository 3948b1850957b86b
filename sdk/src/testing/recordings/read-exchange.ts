import { rules } from '../generated/rules.gen.ts';
import { toHex } from '../http/encode-bytes.ts';
import { sha256 } from '../http/make-response.ts';
import type { Exchange } from './recording.ts';

const isJson = (type: string) => type.startsWith('application/json');

async function describeForm(request: Request): Promise<unknown> {
  const parts: Record<string, unknown> = {};
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') {
      parts[name] = value;
      continue;
    }
    const bytes = new Uint8Array(await value.arrayBuffer());
    parts[name] = { name: value.name, type: value.type, size: bytes.length, sha256: toHex(await sha256(bytes)) };
  }
  return parts;
}

async function readRequestBody(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (type.startsWith('multipart/form-data')) return describeForm(request.clone());
  const text = await request.clone().text();
  if (text === '') return undefined;
  return isJson(type) ? (JSON.parse(text) as unknown) : text;
}

/** The request as it is recorded and compared. @param path under the server's base URL */
export async function readRequest(request: Request, path: string): Promise<Exchange['request']> {
  const body = await readRequestBody(request);
  const query = rules.readQuery(new URL(request.url).search);
  return { method: request.method, path, query, ...(body !== undefined && { body }) };
}

/** Headers that say something about the answer, and nothing about the machine. */
const KEPT_HEADERS = ['content-type', 'content-disposition', 'retry-after', 'idempotency-replayed', 'allow'];

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

async function readResponseBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await response.clone().arrayBuffer());
  if (bytes.length === 0) return undefined;
  if (isJson(type)) return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  return type.startsWith('text/') ? new TextDecoder().decode(bytes) : { base64: toBase64(bytes) };
}

/** The answer as it is recorded. */
export async function readResponse(response: Response): Promise<Exchange['response']> {
  const headers = KEPT_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = await readResponseBody(response);
  return {
    status: response.status,
    headers: Object.fromEntries(headers) as Record<string, string>,
    ...(body !== undefined && { body }),
  };
}

/** The answer as it was. */
export function writeResponse({ status, headers, body }: Exchange['response']): Response {
  if (body === undefined) return new Response(null, { status, headers });
  if (isJson(headers['content-type'] ?? '')) return new Response(JSON.stringify(body), { status, headers });
  if (typeof body === 'string') return new Response(body, { status, headers });
  const { base64 } = body as { base64: string };
  return new Response(
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    { status, headers },
  );
}
