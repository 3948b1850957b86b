import { rules } from '../generated/rules.gen.ts';
import type { PinnedOperation } from '../pinned-contract.ts';
import type { RequestParts } from '../rules.ts';
import { invalidBody, serviceError, validationFailed } from '../service-error.ts';
import type { ReceivedFile } from './operation-input.ts';

/** A request's body, not validated yet. */
export type ReceivedBody =
  | { type: 'none' }
  | { type: 'json'; value: unknown }
  | { type: 'form'; fields: Record<string, unknown>; file: ReceivedFile | null };

function mediaType(request: Request): string {
  return (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

function parseJson(bytes: Uint8Array<ArrayBuffer>): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw serviceError('invalid_json', 'The body is not valid UTF-8.');
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw serviceError('invalid_json', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null)
    throw serviceError('invalid_json', 'The body must be a JSON object.');
  if (!Array.isArray(value)) rules.makeFieldsStorable(value as Record<string, unknown>);
  return value;
}

async function readForm(request: Request, bytes: Uint8Array<ArrayBuffer>): Promise<ReceivedBody> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers }).formData().catch(() => {
    throw serviceError('invalid_multipart', 'The multipart body is broken or incomplete.');
  });
  const fields: Record<string, unknown> = {};
  const files: ReceivedFile[] = [];
  for (const [part, value] of form) {
    if (typeof value === 'string') {
      if (part in fields) throw invalidBody(`/${part}`, `The part ${part} must come once.`);
      fields[part] = value;
      continue;
    }
    if (part !== 'file') throw invalidBody(`/${part}`, `The file must be in the part file, not ${part}.`);
    files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  if (files.length > 1) throw invalidBody('/file', 'Send one file a request.');
  rules.makeFieldsStorable(fields);
  return { type: 'form', fields, file: files[0] ?? null };
}

/** Reads the body of a request in one of the types that the operation takes. */
export async function receiveBody(request: Request, { body }: PinnedOperation): Promise<ReceivedBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (body === null || bytes.length === 0) {
    if (!body?.isRequired) return { type: 'none' };
    throw validationFailed([{ in: 'body', path: '', message: 'is required' }], 'The request needs a body.');
  }
  const type = mediaType(request);
  if (!body.types.includes(type)) {
    const message = `Send the body as ${body.types.join(' or ')} and name the type in Content-Type.`;
    throw serviceError('unsupported_media_type', message);
  }
  return type === 'multipart/form-data' ? readForm(request, bytes) : { type: 'json', value: parseJson(bytes) };
}

/** Throws `validation_failed` with each fault. Coerces the parameters in place. */
export function validateRequest(operation: PinnedOperation, parts: RequestParts, body: ReceivedBody): void {
  const refuse = (details: ReturnType<typeof rules.errorDetails>) => {
    if (details.length > 0) throw validationFailed(details);
  };
  if (body.type === 'form' && operation.multipart && operation.checkForm) {
    if ('file' in body.fields) throw invalidBody('/file', 'The part file must be a file, with a file name.');
    const form = { fields: body.fields, hasFile: body.file !== null };
    refuse(rules.checkMultipart(operation.multipart, operation.checkForm, form));
  }
  refuse(rules.checkParameters(operation.declared, parts));
  const errors: object[] = [];
  if (body.type === 'json' && operation.checkBody && !operation.checkBody({ requestBody: body.value }))
    errors.push(...(operation.checkBody.errors ?? []));
  if (!operation.checkParameters(parts)) errors.push(...(operation.checkParameters.errors ?? []));
  refuse(rules.errorDetails(errors));
}
