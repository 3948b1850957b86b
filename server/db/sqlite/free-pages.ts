import { read } from 'node:fs';
import { promisify } from 'node:util';
import { keepHandle, releaseHandle } from './open-files.ts';

const readAt = promisify(read);

/** Places in the first page, and in each trunk page of the list of free pages. */
const PAGE_SIZE_AT = 16;
const FIRST_TRUNK_AT = 32;
const COUNT_AT = 36;
const HEADER = 100;

/**
 * How many free pages of a database file have content. What is deleted is overwritten by zeros, but was not by releases
 * that did not know of it. For a file that this process has closed.
 */
export async function countFilledFreePages(path: string): Promise<number> {
  const handle = keepHandle(path);
  try {
    const readBytes = async (length: number, position: number) => {
      const { buffer, bytesRead } = await readAt(handle, Buffer.alloc(length), 0, length, position);
      return bytesRead === length ? buffer : null;
    };
    const header = await readBytes(HEADER, 0);
    if (header === null) return 0;
    const stored = header.readUInt16BE(PAGE_SIZE_AT);
    const pageSize = stored === 1 ? 65_536 : stored;
    const readPage = (number: number) => readBytes(pageSize, (number - 1) * pageSize);
    let filled = 0;
    let left = header.readUInt32BE(COUNT_AT);
    for (let trunk = header.readUInt32BE(FIRST_TRUNK_AT); trunk !== 0 && left > 0; left -= 1) {
      const page = await readPage(trunk);
      if (page === null) return filled;
      const leaves = Math.min(page.readUInt32BE(4), pageSize / 4 - 2);
      for (let index = 0; index < leaves; index += 1, left -= 1) {
        const leaf = await readPage(page.readUInt32BE(8 + 4 * index));
        if (leaf?.some((byte) => byte !== 0) === true) filled += 1;
      }
      trunk = page.readUInt32BE(0);
    }
    return filled;
  } finally {
    releaseHandle(handle);
  }
}
