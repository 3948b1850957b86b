/** Clocks that are set back, and those of two servers that differ: nothing is lost, late or done twice. */
import { extract, listRuns } from '@excerpt/sdk';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { sealEntries, verifyAuditLog } from '../../server/audit/chain-repository.ts';
import { loadConfig } from '../../server/config.ts';
import { openDatabase } from '../../server/db/open-database.ts';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { endOfRun, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { movableClock } from '../harness/test-clock.ts';
import { loopbackWebhooks, type WebhookReceiver } from '../harness/webhook-receiver.ts';
import { WebhookSubscriber } from '../harness/webhook-subscriber.ts';

const HOUR_MS = 3_600_000;

/** An engine behind a gate that writes down what it extracts, and whose first attempt at some documents fails. */
function createEngine() {
  const gate = createGate();
  const extracted: string[] = [];
  const failed = new Set<string>();
  const engine = scriptedEngine(async ({ layout, signal }) => {
    const text = layout.pages.map((page) => page.text).join('');
    if (text.startsWith('again') && !failed.has(text)) {
      failed.add(text);
      throw new ExtractionError('provider_unavailable', 'The provider is down.', { retryable: true });
    }
    await gate.pass(signal);
    extracted.push(text.trim());
    return { extractedData: { invoiceNumber: text.trim(), total: null } };
  });
  return { engine, gate, extracted, failed };
}

async function send({ client }: TestUser, path: { slug: string; schemaKey: string }, content: string): Promise<string> {
  return ok(await extract({ client, path, body: { name: 'a.txt', content } })).runId;
}

/** Ids of the runs of which the receiver was told that they are completed. */
const listTold = ({ received }: WebhookReceiver) =>
  received.map(({ body }) => (JSON.parse(body) as { data: { id: string } }).data.id).toSorted();

async function findAuditProblems({ dataDir, databaseUrl }: TestApp) {
  const config = loadConfig({ EXCERPT_DATA_DIR: dataDir, EXCERPT_DATABASE_URL: databaseUrl });
  const { database, release } = await openDatabase(config, { exclusive: false });
  try {
    await sealEntries(database);
    return (await verifyAuditLog(database.db)).problems;
  } finally {
    await release();
  }
}

test('a clock that is set back by an hour delays, loses and doubles nothing', { timeout: 180_000 }, async () => {
  const clock = movableClock();
  const { engine, gate, extracted, failed } = createEngine();
  onTestFinished(() => gate.open());
  const app = await startTestApp({ settings: { ...loopbackWebhooks, EXCERPT_CONCURRENCY: '4' }, clock, engine });
  onTestFinished(() => app.close());
  const subscriber = new WebhookSubscriber(app.admin);
  onTestFinished(() => subscriber.closeReceivers());
  const path = await workspaceWithSchema(app.admin);
  const receiver = await subscriber.startReceiver();
  await subscriber.register(path, receiver, { events: ['run.completed'] });

  gate.close();
  const ids = [await send(app.admin, path, 'again 0')];
  await expect.poll(() => failed.size).toBe(1);
  for (let count = 1; count <= 6; count += 1) ids.push(await send(app.admin, path, `before ${count}`));
  clock.advance(-HOUR_MS);
  for (let count = 1; count <= 3; count += 1) ids.push(await send(app.admin, path, `after ${count}`));
  gate.open();
  for (const id of ids) expect(await endOfRun(app.admin, id)).toMatchObject({ id, status: 'completed' });

  // Runs wait in the queue of a server that starts with an earlier time again.
  gate.close();
  for (let count = 1; count <= 6; count += 1) ids.push(await send(app.admin, path, `waiting ${count}`));
  clock.advance(-HOUR_MS);
  await app.restart();
  gate.open();
  for (const id of ids) expect(await endOfRun(app.admin, id)).toMatchObject({ id, status: 'completed' });

  expect(new Set(extracted).size).toBe(ids.length);
  await expect.poll(() => listTold(receiver)).toEqual(ids.toSorted());
  const listed = ok(await listRuns({ client: app.admin.client, path, query: { pageSize: 100 } })).data;
  expect(listed.map(({ id }) => id)).toEqual(ids.toReversed());
  expect(await findAuditProblems(app)).toEqual([]);
});

describe.runIf(inject('database') === 'postgres')('two servers whose clocks are an hour apart', () => {
  test('share runs and deliveries, each of which is done once and at once', async () => {
    const { engine, extracted } = createEngine();
    const ahead = movableClock();
    ahead.advance(HOUR_MS);
    const settings = { ...loopbackWebhooks, EXCERPT_CONCURRENCY: '2' };
    const first = await startTestApp({ settings, engine });
    onTestFinished(() => first.close());
    const second = await startTestApp({ settings, engine, clock: ahead, beside: first });
    onTestFinished(() => second.close());
    const users = [first.admin, second.same(first.admin)];
    const subscriber = new WebhookSubscriber(first.admin);
    onTestFinished(() => subscriber.closeReceivers());
    const path = await workspaceWithSchema(first.admin);
    const receiver = await subscriber.startReceiver();
    await subscriber.register(path, receiver, { events: ['run.completed'] });

    const ids = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send(users[index % 2] ?? first.admin, path, `${index % 5 === 0 ? 'again' : 'once'} ${index}`),
      ),
    );
    for (const id of ids) expect(await endOfRun(first.admin, id)).toMatchObject({ id, status: 'completed' });
    expect(extracted.toSorted()).toEqual([...new Set(extracted)].toSorted());
    expect(extracted).toHaveLength(ids.length);
    await expect.poll(() => listTold(receiver)).toEqual(ids.toSorted());
    expect(await findAuditProblems(first)).toEqual([]);
  });
});
