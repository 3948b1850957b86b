import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isNotFound } from '../lib/files/file-errors.ts';

const MEDIA_TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface ConsoleFile {
  bytes: Buffer;
  /** For clients that accept it; compressed once. */
  compress(encoding: 'br' | 'gzip'): Promise<Buffer>;
  mediaType: string;
  /** Strong, with quotes. */
  etag: string;
}

const COMPRESSIONS = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

/** @param path decides the media type */
export function toConsoleFile(path: string, bytes: Buffer): ConsoleFile {
  const compressed: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {};
  const hash = createHash('sha256').update(bytes).digest('base64url');
  return {
    bytes,
    compress: (encoding) => (compressed[encoding] ??= COMPRESSIONS[encoding](bytes)),
    mediaType: MEDIA_TYPES[extname(path)] ?? 'application/octet-stream',
    etag: `"${hash.slice(0, 27)}"`,
  };
}

/** The files of the built console by their path under its folder. Empty if it was not built. */
export async function readBuiltConsole(folder: string): Promise<Map<string, ConsoleFile>> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isNotFound(error)) return [];
    throw error;
  });
  const files = await Promise.all(
    names
      .filter((name) => extname(name) in MEDIA_TYPES)
      .map(
        async (name) => [name.split(sep).join('/'), toConsoleFile(name, await readFile(join(folder, name)))] as const,
      ),
  );
  return new Map(files);
}
