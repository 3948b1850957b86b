import { deleteDocument, extractFile, getDocumentFile, getRun, listDocuments, uploadDocument } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startS3, type TestS3 } from '../harness/s3-server.ts';

let s3: TestS3;
let app: TestApp;
let begun = 0;
const gate = createGate();

beforeAll(async () => {
  s3 = await startS3('files');
  const { endpoint, bucket, accessKeyId, secretAccessKey, prefix } = s3.options;
  const settings = {
    EXCERPT_BLOBS: 's3',
    EXCERPT_S3_ENDPOINT: endpoint,
    EXCERPT_S3_BUCKET: bucket,
    EXCERPT_S3_ACCESS_KEY_ID: accessKeyId,
    EXCERPT_S3_SECRET_ACCESS_KEY: secretAccessKey,
    EXCERPT_S3_PREFIX: prefix,
    // Unlike a slot, it is not given up while a document takes long to parse.
    EXCERPT_WORKSPACE_CONCURRENCY: '1',
  };
  const engine = scriptedEngine(async ({ signal }) => {
    begun += 1;
    await gate.pass(signal);
    return {};
  });
  app = await startTestApp({ engine, settings });
});
afterAll(async () => {
  gate.open();
  await app.close();
  await s3.stop();
});

test('files are stored in a bucket; while it is unreachable, requests get 503 and no run fails', async () => {
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const extractText = (text: string) => extractFile({ client, path, body: { file: new File([text], 'a.txt') } });
  const { id } = ok(
    await uploadDocument({ client, path, body: { file: new File(['kept in the bucket'], 'kept.txt') } }),
  );
  expect(await ok(await getDocumentFile({ client, path: { id } })).text()).toBe('kept in the bucket');

  gate.close();
  const first = ok(await extractText('the first, which is held'));
  await expect.poll(() => begun).toBe(1);
  const second = ok(await extractText('the second, whose file is to be read later'));
  await s3.leave();
  gate.open();
  const answers = await Promise.all([extractText('never stored'), getDocumentFile({ client, path: { id } })]);
  for (const answer of answers) {
    expect(failure(answer)).toMatchObject({ status: 503, code: 'unavailable', retryable: true });
    expect(answer.response?.headers.get('retry-after')).toBe('5');
    expect(failure(answer).message).not.toMatch(/ECONN|127\.0\.0\.1|S3RVER/);
  }
  expect(ok(await listDocuments({ client, path })).total).toBe(3);
  expect((await endOfRun({ client }, first.runId)).status).toBe('completed');
  // Longer than the three attempts that a failure has.
  expect(['pending', 'processing']).toContain(
    ok(await getRun({ client, path: { id: second.runId }, query: { wait: 5 } })).status,
  );

  await s3.comeBack();
  expect(await endOfRun({ client }, second.runId)).toMatchObject({
    status: 'completed',
    attempts: 1,
  });
  expect((await deleteDocument({ client, path: { id } })).response?.status).toBe(204);
  expect(
    await ok(
      await getDocumentFile({
        client,
        path: { id: ok(await getRun({ client, path: { id: second.runId } })).documentId },
      }),
    ).text(),
  ).toMatch('the second');
});
