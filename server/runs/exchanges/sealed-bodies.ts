import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SealedUnderAnotherKeyError, type SecretBox } from '../../lib/crypto/secret-box.ts';
import type { JsonValue } from '../../lib/json-value.ts';
import type { Exchange } from './exchange-repository.ts';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** A page of calls has up to twenty requests and answers. */
const MAX_BODY_CHARACTERS = 2 ** 20;

const nameRow = (id: string, body: 'request' | 'response'): string => `${id}/${body}`;

/** Null for a body that is too long to be kept. */
async function sealBody(box: SecretBox, body: JsonValue | null, row: string): Promise<Buffer | null> {
  const text = JSON.stringify(body);
  return body === null || text.length > MAX_BODY_CHARACTERS ? null : box.sealBytes(await compress(text), row);
}

export async function sealBodies(
  box: SecretBox,
  { request, response }: { request: JsonValue; response: JsonValue | null },
  id: string,
): Promise<Pick<Exchange, 'sealedRequest' | 'sealedResponse'>> {
  const [sealedRequest, sealedResponse] = await Promise.all([
    sealBody(box, request, nameRow(id, 'request')),
    sealBody(box, response, nameRow(id, 'response')),
  ]);
  return { sealedRequest, sealedResponse };
}

/** Null also for a body that was sealed under an encryption key that was replaced. */
async function openBody(box: SecretBox, sealed: Buffer | null, row: string): Promise<JsonValue | null> {
  if (sealed === null) return null;
  try {
    return JSON.parse((await expand(box.openBytes(sealed, row))).toString('utf8')) as JsonValue;
  } catch (error) {
    if (error instanceof SealedUnderAnotherKeyError) return null;
    throw error;
  }
}

export async function openBodies(box: SecretBox, exchange: Exchange) {
  const { id, sealedRequest, sealedResponse, ...rest } = exchange;
  return {
    ...rest,
    request: await openBody(box, sealedRequest, nameRow(id, 'request')),
    response: await openBody(box, sealedResponse, nameRow(id, 'response')),
  };
}
