import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createWebhook } from '@excerpt/sdk';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { loopbackWebhooks, startReceiver, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { findViolations, type Promised } from './find-violations.ts';

let app: TestApp;
let receiver: WebhookReceiver;
let promised: Promised;
let runId: string;

beforeEach(async () => {
  receiver = await startReceiver();
  app = await startTestApp({ settings: loopbackWebhooks, engine: scriptedEngine() });
  const path = await workspaceWithSchema(app.admin);
  ok(await createWebhook({ client: app.admin.client, path, body: { url: receiver.url, events: ['*'] } }));
  const run = await extractText(app.admin, path);
  await app.app.idle();
  runId = run.id;
  promised = {
    runs: new Map([[runId, { isCancelled: false }]]),
    documents: new Set([run.documentId]),
    approved: new Set(),
    maybeDeleted: new Set(),
    deleted: new Set(),
  };
});
afterEach(async () => {
  await app.close();
  await receiver.close();
});

const look = (): Promise<string[]> =>
  app.withDatabase((db) => findViolations({ db, dataDir: app.dataDir, promised, received: receiver.received }));

test('finds planted faults, and nothing in a sound service', async () => {
  expect(await look()).toEqual([]);
  const events = [...receiver.received];

  receiver.received.length = 0;
  expect(await look()).toEqual([`event was not delivered: ${runId}`]);
  const repeated = events.map((event) => ({ ...event, headers: { ...event.headers, 'webhook-id': 'another' } }));
  receiver.received.push(...events, ...repeated);
  expect(await look()).toEqual([`run became final twice: ${runId}`]);
  receiver.received.length = events.length;

  promised.runs.set('run_lost', { isCancelled: false });
  promised.documents.add('doc_lost');
  promised.approved.add(runId);
  promised.deleted.add(runId);
  await writeFile(join(app.dataDir, 'tmp', 'left'), '');
  expect(await look()).toEqual([
    'accepted run is lost: run_lost',
    `deleted run is back: ${runId}`,
    `approved review is lost: ${runId}`,
    'uploaded document is lost: doc_lost',
    expect.stringContaining('temporary file is left') as string,
  ]);
});
