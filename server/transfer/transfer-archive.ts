import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Header } from 'tar-stream';

/** The first entry of an archive, which describes it. */
export interface Manifest {
  format: 'excerpt-workspace';
  /** Version of the archive format. */
  formatVersion: 1;
  /** The newest migration of the exported database. Rows only fit the same schema. */
  migration: string;
  workspace: { id: string; slug: string; name: string };
  exportedAt: string;
}

export interface ArchiveWriter {
  json(name: string, value: unknown): Promise<void>;
  file(name: string, size: number, source: Readable): Promise<void>;
}

/** Writes a `.tar.gz`, which appears at `path` when it is complete. */
export async function writeArchive(path: string, write: (archive: ArchiveWriter) => Promise<void>): Promise<void> {
  const part = `${path}.part`;
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 6 }), createWriteStream(part, { mode: 0o600 }));
  // After a disk failure the stream no longer drains. Writers of entries see the failure through `written`.
  const failed = written.then(() => new Promise<never>(() => undefined));
  failed.catch(() => undefined);
  const entry = (name: string, size: number, source: (sink: NodeJS.WritableStream) => Promise<void>) =>
    Promise.race([
      failed,
      new Promise<void>((resolve, reject) => {
        const sink = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
        source(sink).catch(reject);
      }),
    ]);

  try {
    await write({
      json(name, value) {
        const bytes = Buffer.from(JSON.stringify(value));
        return entry(name, bytes.length, async (sink) => void sink.end(bytes));
      },
      file: (name, size, source) => entry(name, size, (sink) => pipeline(source, sink)),
    });
    await entry('end.json', 2, async (sink) => void sink.end('{}'));
    tar.finalize();
    await written;
    await rename(part, path);
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

export interface ArchiveEntry {
  name: string;
  size: number;
  stream: AsyncIterable<Uint8Array>;
  json(): Promise<unknown>;
}

/**
 * Calls `read` with each entry in order, and skips what it leaves unread. Throws if the archive is truncated or
 * damaged.
 */
export async function readArchive(path: string, read: (entry: ArchiveEntry) => Promise<void>): Promise<void> {
  const tar = extract();
  const unpacked = pipeline(createReadStream(path), createGunzip(), tar);
  unpacked.catch(() => undefined);
  let isWhole = false;
  try {
    for await (const stream of tar as AsyncIterable<AsyncIterable<Uint8Array> & { header: Header; resume(): void }>) {
      const { name, size } = stream.header;
      if (name === 'end.json') isWhole = true;
      else await read({ name, size, stream, json: async () => JSON.parse(await text(stream)) as unknown });
      stream.resume();
    }
    await unpacked;
  } catch (error) {
    tar.destroy();
    if (isStreamError(error))
      throw new Error(`${path} is not a complete export of a workspace: ${error.message}.`, { cause: error });
    throw error;
  }
  if (!isWhole) throw new Error(`${path} is not a complete export of a workspace: its end is missing.`);
}

function isStreamError(error: unknown): error is Error {
  return (
    error instanceof Error &&
    ('code' in error ? /^Z_|^ERR_STREAM/.test(String(error.code)) : /tar header|Unexpected end/i.test(error.message))
  );
}
