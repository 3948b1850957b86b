import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { validateKey } from './blob-key.ts';
import { createLocalCopies } from './local-copy.ts';
import { toOutage } from './blob-outage.ts';
import type { BlobStore, ByteRange } from './blob-store.ts';

const ignore = () => undefined;
const SILENT = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

const CONNECT_TIMEOUT_MS = 2_000;
/** Timeout of the bytes of a file that is read, from one to the next. */
const SILENCE_MS = 10_000;
/** For an answer of the service, a repeated request included: people wait for it when they upload. */
const ANSWER_MS = 4_000;
/** An upload may take longer by its size: a megabyte a second is slow. */
const MIN_BYTES_PER_MS = 1_000;
/** How long an answer about the bucket holds: anybody may ask. */
const CHECKED_FOR_MS = 2_000;

export interface S3Options {
  /** `https://host[:port]` of an S3-compatible service. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Prepended to every key; empty, or ends with `/`. */
  prefix: string;
}

export interface S3Store extends BlobStore {
  /** Throws a description of the problem if the bucket cannot be used. */
  checkBucket(): Promise<void>;
  close(): void;
}

/**
 * Stores files in a bucket of an S3-compatible service, with path-style addresses, which all such services support. A
 * file is uploaded in one streamed request, so that it is never stored partially.
 * @param temporaryDir for files that parsers need to open
 */
export function createS3Store(
  { endpoint, region, bucket, prefix, ...credentials }: S3Options,
  temporaryDir: string,
): S3Store {
  const client = new S3Client({
    endpoint,
    region,
    credentials,
    forcePathStyle: true,
    // Many compatible services reject the checksums that the client adds by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // Without one, the client prints warnings amid the log, whose lines are JSON.
    logger: SILENT,
    requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS, socketTimeout: SILENCE_MS },
  });
  client.middlewareStack.add((next) => (args) => next(args).catch(rethrow), { step: 'initialize' });
  const copyOf = createLocalCopies(temporaryDir);
  const place = (key: string) => ({ Bucket: bucket, Key: prefix + validateKey(key) });

  /**
   * Sends a request and waits for the beginning of its answer.
   * @param bytes of the body
   */
  async function within<T>(send: (options: { abortSignal: AbortSignal }) => Promise<T>, bytes = 0): Promise<T> {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), ANSWER_MS + bytes / MIN_BYTES_PER_MS);
    try {
      return await send({ abortSignal: controller.signal });
    } finally {
      clearTimeout(timer);
    }
  }

  async function bodyOf(key: string, range?: ByteRange): Promise<Readable> {
    const wanted = range && { Range: `bytes=${range.start}-${range.end}` };
    const command = new GetObjectCommand({ ...place(key), ...wanted });
    const { Body } = await within((options) => client.send(command, options));
    if (!(Body instanceof Readable)) throw new Error('The S3 service answered without a body.');
    return Body;
  }

  async function* read(key: string, range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      yield* await bodyOf(key, range);
    } catch (error) {
      rethrow(error);
    }
  }

  const open: BlobStore['open'] = (key, range) => Readable.from(read(key, range), { objectMode: false });

  const askForBucket = async (): Promise<void> => {
    await within((options) => client.send(new HeadBucketCommand({ Bucket: bucket }), options));
  };
  let checked: Promise<void> | null = null;

  return {
    async putFile(key, path) {
      const { size } = await stat(path);
      const command = new PutObjectCommand({ ...place(key), Body: createReadStream(path), ContentLength: size });
      await within((options) => client.send(command, options), size);
      await rm(path, { force: true });
    },

    async put(key, bytes) {
      const { length } = bytes;
      const command = new PutObjectCommand({ ...place(key), Body: bytes, ContentLength: length });
      await within((options) => client.send(command, options), length);
    },

    async get(key) {
      try {
        return Buffer.concat(await (await bodyOf(key)).toArray());
      } catch (error) {
        if (isMissing(error)) return null;
        rethrow(error);
      }
    },

    open,

    async has(key) {
      try {
        await within((options) => client.send(new HeadObjectCommand(place(key)), options));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },

    withFile: (key, work) => copyOf(open(key), work),

    async delete(key) {
      await within((options) => client.send(new DeleteObjectCommand(place(key)), options));
    },

    async *list(first) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${validateKey(first)}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key } of Contents) if (Key !== undefined) yield Key.slice(prefix.length);
      }
    },

    check: () =>
      (checked ??= askForBucket().finally(() => {
        setTimeout(() => (checked = null), CHECKED_FOR_MS).unref();
      })),

    async checkBucket() {
      try {
        await askForBucket();
      } catch (error) {
        const answer =
          error instanceof S3ServiceException
            ? `it answers ${error.$metadata.httpStatusCode ?? 'nothing'} ${error.name}`
            : 'it does not answer';
        throw new Error(
          `The bucket ${bucket} at ${endpoint} cannot be used: ${answer}. See the settings EXCERPT_S3_….`,
          { cause: error },
        );
      }
    },

    close: () => client.destroy(),
  };
}

/** Whether the service is unable to answer now, or did not answer in time. */
function isS3Outage(error: unknown): boolean {
  if (!(error instanceof S3ServiceException))
    return error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);
  const status = error.$metadata.httpStatusCode ?? 0;
  return status >= 500 || status === 429;
}

function rethrow(error: unknown): never {
  throw toOutage(error, isS3Outage);
}

function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
