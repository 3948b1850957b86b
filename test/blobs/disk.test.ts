import { join } from 'node:path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createDiskStore } from '../../server/blobs/disk.ts';
import { describeStore } from './store-contract.ts';

describeStore('the store on the disk', async (temporaryDir) => {
  const root = await mkdtemp(join(tmpdir(), 'excerpt-root-'));
  return { store: createDiskStore(root, temporaryDir), close: () => rm(root, { recursive: true, force: true }) };
});
