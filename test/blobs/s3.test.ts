import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createS3Store, type S3Options } from '../../server/blobs/s3-blobs.ts';
import { startS3 } from '../harness/s3-server.ts';
import { describeStore } from './store-contract.ts';

describeStore('the store in an S3 bucket', async (temporaryDir) => {
  const { options, stop } = await startS3('files');
  const store = createS3Store(options, temporaryDir);
  return {
    store,
    async close() {
      store.close();
      await stop();
    },
  };
});

describe('the start with an S3 bucket', () => {
  it('says what is wrong with it', async () => {
    const { options, stop } = await startS3('files');
    const check = (changes: Partial<S3Options>) => {
      const store = createS3Store({ ...options, ...changes }, tmpdir());
      return store.checkBucket().finally(() => store.close());
    };
    try {
      await expect(check({})).resolves.toBeUndefined();
      await expect(check({ bucket: 'elsewhere' })).rejects.toThrow('The bucket elsewhere at http://127.0.0.1:');
      await expect(check({ endpoint: 'http://127.0.0.1:1' })).rejects.toThrow('it does not answer');
    } finally {
      await stop();
    }
  });
});

describe('a bucket that cannot be used for a while', () => {
  const key = 'documents/aa/one';

  async function expectOutage(options: S3Options): Promise<void> {
    const store = createS3Store(options, tmpdir());
    const attempts: [string, () => Promise<unknown>][] = [
      ['put', () => store.put(key, Buffer.from('text'))],
      ['get', () => store.get(key)],
      ['has', () => store.has(key)],
      ['open', () => buffer(store.open(key))],
      ['withFile', () => store.withFile(key, async () => undefined)],
      ['delete', () => store.delete(key)],
      ['list', async () => store.list('documents')[Symbol.asyncIterator]().next()],
    ];
    try {
      const refused = { code: 'unavailable', headers: { 'retry-after': '5' } };
      await Promise.all(attempts.map(([name, attempt]) => expect(attempt(), name).rejects.toMatchObject(refused)));
    } finally {
      store.close();
    }
  }

  it('because nothing listens, differs from one that refuses', async () => {
    const { options, stop } = await startS3('files');
    await stop();
    await expectOutage(options);
  });

  it('since the service says so, too', async () => {
    const server = createServer((request, response) => {
      request.resume();
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      await expectOutage({
        endpoint: `http://127.0.0.1:${port}`,
        region: 'us-east-1',
        bucket: 'files',
        accessKeyId: 'a',
        secretAccessKey: 'b',
        prefix: '',
      });
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
