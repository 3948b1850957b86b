import { join } from 'node:path';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { createDiskStore } from '../../server/blobs/disk-blobs.ts';
import { describeStore } from './store-contract.ts';

describeStore('the store on the disk', async (temporaryDir) => {
  const root = await mkdtemp(join(tmpdir(), 'excerpt-root-'));
  return { store: createDiskStore(root, temporaryDir), close: () => rm(root, { recursive: true, force: true }) };
});

it.runIf(existsSync('/dev/full'))('the store on a disk that is full says so, and keeps nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'excerpt-full-'));
  try {
    // Where the store writes first; whatever is written there finds no room.
    await symlink('/dev/full', join(folder, 'blob-1'));
    const store = createDiskStore(join(folder, 'root'), folder);
    await expect(store.put('documents/aa/one', Buffer.from('text'))).rejects.toMatchObject({ code: 'unavailable' });
    expect(await store.has('documents/aa/one')).toBe(false);
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
