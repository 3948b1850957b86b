import { cancelRun, extract, extractFile, listDocuments, listRuns, rerunRun } from '@excerpt/sdk';
import { afterEach, expect, test } from 'vitest';
import { failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { movableClock } from '../harness/test-clock.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
const gate = createGate();
gate.close();
afterEach(async () => {
  gate.open();
  await app.close();
});

test('a workspace with a full queue refuses runs with 429, stores nothing, and accepts runs again later', async () => {
  const clock = movableClock();
  const started = Promise.withResolvers<void>();
  const engine = scriptedEngine(async ({ signal }) => {
    started.resolve();
    await gate.pass(signal);
    return {};
  });
  app = await startTestApp({ engine, clock, settings: { EXCERPT_MAX_PENDING_RUNS: '3', EXCERPT_CONCURRENCY: '1' } });
  const { client } = await app.addUser('pro');
  const path = await workspaceWithSchema({ client });
  const start = () => extract({ client, path, body: { name: 'invoice.txt', content: invoiceText } });

  const first = ok(await start()).runId;
  await started.promise;
  // The first one is processed and does not count.
  for (let run = 0; run < 3; run += 1) ok(await start());
  const documents = ok(await listDocuments({ client, path })).total;
  const refused = await start();
  expect(failure(refused)).toMatchObject({ status: 429, code: 'queue_full' });
  expect(Number(refused.response?.headers.get('retry-after'))).toBeGreaterThan(0);
  const file = new File([invoiceText], 'invoice.txt');
  expect(failure(await extractFile({ client, path, body: { file } }))).toMatchObject({ code: 'queue_full' });
  expect(failure(await rerunRun({ client, path: { id: first } }))).toMatchObject({ code: 'queue_full' });
  expect(ok(await listRuns({ client, path })).total).toBe(4);
  expect(ok(await listDocuments({ client, path })).total).toBe(documents);

  const elsewhere = await workspaceWithSchema({ client });
  ok(await extract({ client, path: elsewhere, body: { name: 'invoice.txt', content: invoiceText } }));

  const [waiting] = ok(await listRuns({ client, path, query: { status: 'pending' } })).data;
  ok(await cancelRun({ client, path: { id: waiting?.id ?? '' } }));
  clock.advance(2_000);
  ok(await start());
  expect(failure(await start())).toMatchObject({ code: 'queue_full' });
});
