import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from '../../server/blobs/s3-blobs.ts';

export interface TestS3 {
  options: S3Options;
  /** Stops listening. Stored objects are kept. */
  leave(): Promise<void>;
  /** Listens again at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** An S3 server on loopback with one bucket. */
export async function startS3(bucket: string): Promise<TestS3> {
  const directory = await mkdtemp(join(tmpdir(), 'excerpt-s3-'));
  const open = async (port: number) => {
    const server = new S3rver({
      port,
      address: '127.0.0.1',
      silent: true,
      directory,
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    return { server, port: ((await server.run()) as AddressInfo).port };
  };
  let running = await open(0);
  let isThere = true;
  const leave = async () => {
    if (!isThere) return;
    isThere = false;
    await running.server.close();
  };
  const endpoint = `http://127.0.0.1:${running.port}`;
  return {
    options: {
      endpoint,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      prefix: 'excerpt/',
    },
    leave,
    async comeBack() {
      running = await open(running.port);
      isThere = true;
    },
    async stop() {
      await leave();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
