import { createHash } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack, type Pack } from 'tar-stream';

/** Every entry has this time, so that the same files make the same archive. */
const MTIME = new Date('2000-01-01T00:00:00Z');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function addFile(archive: Pack, folder: string, name: string, path: string): Promise<void> {
  const isProgram = (statSync(join(folder, path)).mode & 0o100) !== 0;
  const header = { name: `${name}/${path}`, mode: isProgram ? 0o755 : 0o644, mtime: MTIME, uid: 0, gid: 0 };
  const content = readFileSync(join(folder, path));
  await new Promise<void>((resolve, reject) => {
    archive.entry(header, content, (error) => (error ? reject(error) : resolve()));
  });
}

/**
 * Packs a folder as `name`, whose entries come in one order, belong to root and have one time.
 * @returns the SHA-256 of the archive in hex, and its size in bytes
 */
export async function writeArchive(
  folder: string,
  name: string,
  file: string,
): Promise<{ hash: string; size: number }> {
  const archive = pack();
  const hash = createHash('sha256');
  let size = 0;
  const written = pipeline(
    archive,
    createGzip(),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(file),
  );
  for (const path of listFiles(folder)) await addFile(archive, folder, name, path);
  archive.finalize();
  await written;
  return { hash: hash.digest('hex'), size };
}
