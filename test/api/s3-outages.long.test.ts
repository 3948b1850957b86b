/** A bucket that cuts its answers, or gives none, fails no run; uploads are answered, and `/readyz` says so. */
import { extractFile, getRun } from '@excerpt/sdk';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startS3, type TestS3 } from '../harness/s3-server.ts';
import { startTcpProxy, type TcpProxy } from '../harness/tcp-proxy.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

/** Longer than three attempts of a failure take. */
const OUTAGE_MS = 10_000;

let s3: TestS3;
let network: TcpProxy;
let app: TestApp;
beforeAll(async () => {
  s3 = await startS3('outages');
  const { endpoint, bucket, accessKeyId, secretAccessKey, prefix } = s3.options;
  network = await startTcpProxy(endpoint);
  const settings = {
    EXCERPT_BLOBS: 's3',
    EXCERPT_S3_ENDPOINT: new URL(network.url).origin,
    EXCERPT_S3_BUCKET: bucket,
    EXCERPT_S3_ACCESS_KEY_ID: accessKeyId,
    EXCERPT_S3_SECRET_ACCESS_KEY: secretAccessKey,
    EXCERPT_S3_PREFIX: prefix,
    EXCERPT_CONCURRENCY: '2',
  };
  app = await startTestApp({ engine: scriptedEngine(() => delay(100).then(() => ({}))), settings });
});
afterAll(async () => {
  await network.set('open');
  await app.close();
  await network.close();
  await s3.stop();
});

test.each(['cutting', 'silent'] as const)(
  'a bucket that is %s for ten seconds fails no run, and no upload as an error of the server',
  { timeout: 300_000 },
  async (state) => {
    const { client } = app.admin;
    const path = await workspaceWithSchema(app.admin);
    const send = (text: string) => extractFile({ client, path, body: { file: new File([text], 'a.txt') } });
    const runs = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => ok(await send(`${state} ${index} `.repeat(5_000))).runId),
    );
    const printed = vi.spyOn(console, 'warn');
    await network.set(state);
    const end = performance.now() + OUTAGE_MS;
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    let readiness = 0;
    do {
      answers.push(await send(`${state} meanwhile ${answers.length}`));
      readiness = (await fetch(`${app.url}/readyz`)).status;
      await delay(200);
    } while (performance.now() < end);
    expect(readiness).toBe(503);
    await network.set('gone');
    await network.set('open');
    for (const answer of answers) {
      expect([202, 503]).toContain(answer.response?.status);
      if (answer.data !== undefined) runs.push(answer.data.runId);
    }
    for (const id of runs) {
      await endOfRun(app.admin, id);
      expect(ok(await getRun({ client, path: { id } }))).toMatchObject({ status: 'completed', attempts: 1 });
    }
    await expect.poll(async () => (await fetch(`${app.url}/readyz`)).status, { timeout: 30_000 }).toBe(200);
    // Lines of the log are JSON, and this one comes from the client of S3.
    expect(printed.mock.calls).toEqual([]);
  },
);
