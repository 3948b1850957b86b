import type { EventEmitter } from 'node:events';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Context } from 'koa';
import type { ReceivedFile } from '../../documents/intake.ts';
import { AppError, invalidBody, unavailable } from '../../errors.ts';
import { isDiskFailure } from '../../lib/outage-errors.ts';
import type { NewId } from '../../lib/ids.ts';
import { decodeUtf8, normalizePart } from './multipart-part.ts';
import { PartHeaderNames } from './part-header-names.ts';
import { makeFieldsStorable } from './storable-fields.ts';

let collect: ((options: { type: 'minor' }) => void) | undefined;

export interface MultipartLimits {
  fileBytes: number;
  /** Sum of all text parts. */
  fieldBytes: number;
}

export interface ReceivedMultipart {
  fields: Record<string, string>;
  /** The part `file`. */
  file: ReceivedFile | null;
}

interface UploadedFile {
  filepath: string;
  originalFilename: string | null;
  mimetype: string | null;
  size: number;
  hash?: string | null | undefined;
}

const createNoSpaceError = (cause: unknown) =>
  unavailable('The server cannot take in files at the moment. Try again in a few seconds.', cause);

function toAppError(error: unknown, { fileBytes, fieldBytes }: MultipartLimits): AppError {
  if (isDiskFailure(error)) return createNoSpaceError(error);
  const { code, httpCode } = error as { code?: unknown; httpCode?: unknown };
  if (httpCode === 413) {
    const isField = code === FORMIDABLE_FIELDS_TOO_LARGE;
    const message = isField
      ? `The text parts are larger than ${fieldBytes} bytes (EXCERPT_MAX_JSON_BYTES).`
      : `The file is larger than ${fileBytes} bytes (EXCERPT_MAX_FILE_BYTES). Split the document and send the parts.`;
    return new AppError('payload_too_large', message, { cause: error });
  }
  return new AppError('invalid_multipart', 'The multipart body is broken or incomplete.', { cause: error });
}

const FORMIDABLE_FIELDS_TOO_LARGE = 1006;

function getOnlyFile(files: Record<string, UploadedFile | UploadedFile[]> | undefined): ReceivedFile | null {
  const all = Object.entries(files ?? {}).flatMap(([part, value]) => [value].flat().map((file) => ({ part, file })));
  const stranger = all.find(({ part }) => part !== 'file');
  if (stranger !== undefined)
    throw invalidBody(`/${stranger.part}`, `The file must be in the part file, not ${stranger.part}.`);
  if (all.length > 1) throw invalidBody('/file', 'Send one file a request.');
  const [first] = all;
  if (first === undefined) return null;
  const { filepath, originalFilename, mimetype, size, hash } = first.file;
  return { path: filepath, filename: originalFilename ?? 'document', declaredType: mimetype, size, hash: hash ?? '' };
}

function readField(name: string, value: unknown): string {
  // Using one of them would silently ignore the other.
  if (typeof value !== 'string') throw invalidBody(`/${name}`, `The part ${name} must come once.`);
  try {
    return decodeUtf8(value);
  } catch {
    throw invalidBody(`/${name}`, `The part ${name} is not valid UTF-8.`);
  }
}

function readTextFields(body: unknown): Record<string, string> {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>);
  const texts = Object.fromEntries(fields.map(([name, value]) => [name, readField(name, value)]));
  makeFieldsStorable(texts);
  return texts;
}

/** formidable skips writes to a file that has failed, without an error if the failure comes late. */
async function refuseIncomplete({ path, size }: ReceivedFile, receivedBytes: number): Promise<void> {
  const stored = await stat(path);
  if (stored.size === receivedBytes && size === receivedBytes) return;
  throw createNoSpaceError(new Error(`${receivedBytes} bytes of a file were received and ${stored.size} stored.`));
}

/** Limit of uncollected memory of all uploads together, in bytes. */
const GARBAGE_BYTES = 2 * 2 ** 20;

/** Streams a multipart body to a temporary folder, which is deleted after `work`. */
export function createMultipartReceiver(temporaryDir: string, newId: NewId, limits: MultipartLimits) {
  const countGarbage = createGarbageCounter(GARBAGE_BYTES);
  return async <T>(context: Context, work: (received: ReceivedMultipart) => Promise<T>): Promise<T> => {
    const uploadDir = join(temporaryDir, newId('req'));
    await mkdir(uploadDir, { recursive: true }).catch((error: unknown) => {
      throw isDiskFailure(error) ? createNoSpaceError(error) : error;
    });
    let receivedBytes = 0;
    try {
      // Loaded on use, as in `receive-json.ts`.
      const { koaBody } = await import('koa-body');
      const parse = koaBody({
        json: false,
        text: false,
        urlencoded: false,
        multipart: true,
        formidable: {
          uploadDir,
          onFileBegin: (_part, file) => {
            let written = 0;
            // The types omit that a file emits events.
            (file as unknown as EventEmitter<{ progress: [size: number] }>).on('progress', (size) => {
              countGarbage(size - written);
              written = size;
            });
          },
          onPart: (part, store) => {
            normalizePart(part);
            if (part.mimetype !== null) part.on('data', (chunk: Buffer) => (receivedBytes += chunk.length));
            store(part);
          },
          // A binary string: formidable would replace invalid UTF-8 by U+FFFD.
          encoding: 'binary',
          hashAlgorithm: 'sha256',
          allowEmptyFiles: true,
          minFileSize: 0,
          maxFiles: 2,
          maxFileSize: limits.fileBytes,
          maxTotalFileSize: limits.fileBytes,
          maxFields: 50,
          maxFieldsSize: limits.fieldBytes,
        },
      });
      const request = new PartHeaderNames(context.req.headers);
      // A request that breaks off destroys the copy with its error.
      pipeline(context.req, request, () => undefined);
      try {
        await parse(Object.create(context, { req: { value: request } }) as Context, async () => undefined);
      } catch (error) {
        throw toAppError(error, limits);
      } finally {
        // What is left of a refused body is discarded (`discardBodies`).
        context.req.unpipe(request).resume();
      }
      const { body, files } = context.request as {
        body?: unknown;
        files?: Record<string, UploadedFile | UploadedFile[]>;
      };
      const file = getOnlyFile(files);
      if (file !== null) await refuseIncomplete(file, receivedBytes);
      return await work({ fields: readTextFields(body), file });
    } finally {
      await rm(uploadDir, { recursive: true, force: true });
    }
  };
}

/**
 * Counts received bytes and runs a minor garbage collection every `everyBytes`. Each chunk of a body is memory outside
 * the heap that is freed with a small heap object. These are too few to trigger the collector before half of a large
 * body has piled up. A collection takes about a millisecond.
 */
export function createGarbageCounter(everyBytes: number): (bytes: number) => void {
  let passed = 0;
  return (bytes) => {
    passed += bytes;
    if (passed < everyBytes) return;
    passed = 0;
    collectYoungGarbage();
  };
}

function collectYoungGarbage(): void {
  if (collect === undefined) {
    // The flag adds `gc` only to contexts that are created afterwards.
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as typeof collect;
  }
  collect?.({ type: 'minor' });
}
