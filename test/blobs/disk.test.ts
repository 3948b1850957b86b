import { existsSync, statSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createDiskStore } from '../../server/blobs/disk-blobs.ts';
import { describeStore } from './store-contract.ts';

/** A directory in memory, from which nothing can be renamed to another file system. */
const MEMORY = '/dev/shm';

function describeDisk(name: string, parent: string): void {
  describeStore(name, async () => {
    const root = await mkdtemp(join(parent, 'excerpt-root-'));
    const parts = join(root, '.parts');
    async function close(): Promise<void> {
      expect(await readdir(parts)).toEqual([]);
      await rm(root, { recursive: true, force: true });
    }
    return { store: createDiskStore(root, parts), close };
  });
}

describeDisk('the store on the disk', tmpdir());
if (existsSync(MEMORY) && statSync(MEMORY).dev !== statSync(tmpdir()).dev)
  describeDisk('the store on another disk than uploads', MEMORY);

it.runIf(existsSync('/dev/full'))('the store on a disk that is full says so, and keeps nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-full-'));
  try {
    const store = createDiskStore(join(folder, 'root'), folder);
    // Where the store writes first; whatever is written there finds no room.
    await symlink('/dev/full', join(folder, 'blob-1'));
    await expect(store.put('documents/aa/one', Buffer.from('text'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.has('documents/aa/one')).toBe(false);
    await symlink('/dev/full', join(folder, 'blob-2'));
    await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.check()).resolves.toBeUndefined();
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
