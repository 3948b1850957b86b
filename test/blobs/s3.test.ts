import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
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

  /** @param readsOnly whether the service has answered what has no body to read */
  async function expectOutage(options: S3Options, readsOnly = false): Promise<void> {
    const store = createS3Store(options, tmpdir());
    if (!readsOnly) await expect(store.check()).rejects.toMatchObject({ code: 'unavailable' });
    const all: [string, () => Promise<unknown>][] = [
      ['put', () => store.put(key, Buffer.from('text'))],
      ['get', () => store.get(key)],
      ['has', () => store.has(key)],
      ['open', () => buffer(store.open(key))],
      ['withFile', () => store.withFile(key, async () => undefined)],
      ['delete', () => store.delete(key)],
      ['list', async () => store.list('documents')[Symbol.asyncIterator]().next()],
    ];
    const attempts = all.filter(([name]) => !readsOnly || !['put', 'has', 'delete'].includes(name));
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

  /** The outage of a service that handles requests, or connections, by `answer`. */
  async function expectOutageOf(server: Server, readsOnly = false): Promise<void> {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const names = { region: 'us-east-1', bucket: 'files', accessKeyId: 'a', secretAccessKey: 'b', prefix: '' };
    try {
      await expectOutage({ endpoint: `http://127.0.0.1:${port}`, ...names }, readsOnly);
    } finally {
      server.close();
    }
  }

  it('since the service says so, too', async () => {
    const server = createHttpServer((request, response) => {
      request.resume();
      response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    });
    await expectOutageOf(server);
    server.closeAllConnections();
  });

  it.each([
    ['at once', ''],
    ['amid the status', 'HTTP/1.1 20'],
    ['after the headers', 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n'],
    ['amid the body', `HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\n<?xml version="1.0"?><List`],
  ])('since its answers are cut %s', async (_, beginning) => {
    await expectOutageOf(
      createServer((socket) => {
        socket.on('error', () => undefined);
        socket.once('data', () => socket.write(beginning, () => socket.resetAndDestroy()));
      }),
      beginning.includes('200'),
    );
  });
});
