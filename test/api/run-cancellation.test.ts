import { cancelRun, extract, getRun, type Run } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { extractText, failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';

let app: TestApp;
let owner: TestUser;
const gate = createGate();
let extractions = 0;

const engine = scriptedEngine(async ({ signal }) => {
  extractions += 1;
  await gate.pass(signal);
  return {};
});

beforeAll(async () => {
  app = await startTestApp({ engine, settings: { EXCERPT_CONCURRENCY: '2' } });
  owner = await app.addUser('pro');
});
afterEach(async () => {
  gate.open();
  await app.app.idle();
  extractions = 0;
});
afterAll(() => app.close());

async function startRun(path: { slug: string; schemaKey: string }, content = invoiceText): Promise<string> {
  return ok(await extract({ client: owner.client, path, body: { name: 'invoice.txt', content } })).runId;
}

async function runOf(id: string, wait = 0): Promise<Run> {
  return ok(await getRun({ client: owner.client, path: { id }, query: { wait } }));
}

/** A run is `processing` before its document is parsed. Until the engine has it, the count may still change. */
function waitForExtractions(count: number): Promise<void> {
  return expect.poll(() => extractions).toBe(count);
}

describe('cancelling', () => {
  test('ends a run that is being executed, immediately and finally', async () => {
    const path = await workspaceWithSchema(owner);
    gate.close();
    const id = await startRun(path);
    await waitForExtractions(1);
    expect((await runOf(id)).status).toBe('processing');
    const waiting = runOf(id, 30);
    expect(ok(await cancelRun({ client: owner.client, path: { id } }))).toMatchObject({
      id,
      status: 'cancelled',
      extractedData: null,
    });
    expect((await waiting).status).toBe('cancelled');
    gate.open();
    await app.app.idle();
    const run = await runOf(id);
    expect(run).toMatchObject({ status: 'cancelled', extractedData: null, errorCode: null });
    expect(run.completedAt).not.toBeNull();
    const again = failure(await cancelRun({ client: owner.client, path: { id } }));
    expect(again).toMatchObject({ status: 409, code: 'run_not_active' });
  });

  test('ends a run that waits, which is then never executed', async () => {
    const path = await workspaceWithSchema(owner);
    // A document that takes a second to parse would give its run's slot to another.
    const { documentId } = await extractText(owner, path);
    const start = async () => ok(await extract({ client: owner.client, path, body: { documentId } })).runId;
    gate.close();
    const busy = [await start(), await start()];
    await waitForExtractions(3);
    const id = await start();
    expect((await runOf(id)).status).toBe('pending');
    expect(ok(await cancelRun({ client: owner.client, path: { id } }))).toMatchObject({
      status: 'cancelled',
      startedAt: null,
      attempts: 0,
    });
    gate.open();
    await app.app.idle();
    expect(extractions).toBe(3);
    for (const other of busy) expect((await runOf(other)).status).toBe('completed');
    expect((await runOf(id)).status).toBe('cancelled');
  });

  test('is refused for a run that has ended', async () => {
    const { id } = await extractText(owner, await workspaceWithSchema(owner));
    expect(failure(await cancelRun({ client: owner.client, path: { id } }))).toMatchObject({
      status: 409,
      code: 'run_not_active',
    });
    expect((await runOf(id)).status).toBe('completed');
  });
});
