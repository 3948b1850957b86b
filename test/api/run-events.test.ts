import { cancelRun, createWorkspace, deleteWorkspace, extract, streamRunEvents, type RunEvent } from '@excerpt/sdk';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { extractText, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { createGate } from '../harness/gate.ts';

let app: TestApp;
let owner: TestUser;
const gate = createGate();

const engine = scriptedEngine(async ({ signal, onProgress }) => {
  await gate.pass(signal);
  onProgress?.({ stage: 'extract', done: 1, total: 2 });
  onProgress?.({ stage: 'extract', done: 2, total: 2 });
  return {};
});

beforeAll(async () => {
  app = await startTestApp({ engine });
  owner = await app.addUser('pro');
});
afterEach(() => gate.open());
afterAll(() => app.close());

async function startRun(): Promise<string> {
  const path = await workspaceWithSchema(owner);
  return ok(await extract({ client: owner.client, path, body: { name: 'invoice.txt', content: invoiceText } })).runId;
}

/** All events, up to the end of the stream. */
async function eventsOf(id: string, first?: (event: RunEvent) => void): Promise<RunEvent[]> {
  const { stream } = await streamRunEvents({ client: owner.client, path: { id } });
  const events: RunEvent[] = [];
  for await (const event of stream as AsyncIterable<RunEvent>) {
    if (events.length === 0) first?.(event);
    events.push(event);
  }
  return events;
}

describe('the events of a run', () => {
  test('report its status, its progress by stage and its final status, then the stream closes', async () => {
    gate.close();
    const id = await startRun();
    const events = await eventsOf(id, () => gate.open());
    expect(events[0]).toMatchObject({ type: 'status', runId: id, stage: null });
    expect(['pending', 'processing']).toContain(events[0]?.status);
    expect(events.at(-1)).toMatchObject({ type: 'status', runId: id, status: 'completed' });
    const progress = events.filter(({ type }) => type === 'progress').slice(-2);
    expect(progress).toMatchObject([
      { status: 'processing', stage: 'extract', done: 1, total: 2 },
      { stage: 'extract', done: 2, total: 2 },
    ]);
    const statuses = events.filter(({ type }) => type === 'status').map(({ status }) => status);
    expect(new Set(statuses).size).toBe(statuses.length);
  });

  test('of a final run are its final status only', async () => {
    const { id } = await extractText(owner, await workspaceWithSchema(owner));
    expect(await eventsOf(id)).toMatchObject([{ type: 'status', status: 'completed' }]);
  });

  test('end with a cancellation', async () => {
    gate.close();
    const id = await startRun();
    const events = await eventsOf(id, () => void cancelRun({ client: owner.client, path: { id } }));
    expect(events.at(-1)).toMatchObject({ type: 'status', status: 'cancelled' });
  });

  test('come as server-sent events that no proxy keeps', async () => {
    const { id } = await extractText(owner, await workspaceWithSchema(owner));
    const response = await owner.request(`/runs/${id}/events`);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toContain('no-cache');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(await response.text()).toMatch(/^event: status\ndata: \{.*"status":"completed".*\}\n\n$/);
    expect((await owner.request('/runs/run_none/events')).status).toBe(404);
  });

  test('end for a client that goes, and do not keep the server from stopping', async () => {
    gate.close();
    const id = await startRun();
    const controller = new AbortController();
    const response = await fetch(`${app.url}/runs/${id}/events`, {
      headers: { 'x-api-key': owner.apiKey },
      signal: controller.signal,
    });
    expect(response.status).toBe(200);
    controller.abort();

    const open = await fetch(`${app.url}/runs/${id}/events`, { headers: { 'x-api-key': owner.apiKey } });
    const rest = open.text();
    const waiting = fetch(`${app.url}/runs/${id}?wait=60`, { headers: { 'x-api-key': owner.apiKey } });
    gate.open();
    await app.restart();
    expect(await rest).toContain('event: status');
    expect([200, 503]).toContain((await waiting).status);
    const again = await fetch(`${app.url}/runs/${id}?wait=30`, { headers: { 'x-api-key': owner.apiKey } });
    expect(await again.json()).toMatchObject({ id, status: 'completed' });
  });
});

describe('a run whose workspace is deleted', () => {
  test('leaves the queue, and its waiting requests end', async () => {
    const user = await app.addUser('pro');
    const { slug } = ok(await createWorkspace({ client: user.client, body: { name: 'Short-lived' } }));
    gate.close();
    const body = { name: 'a', content: invoiceText, schema: { type: 'object', properties: { a: { type: 'string' } } } };
    const { runId } = ok(await extract({ client: user.client, path: { slug, schemaKey: 'a' }, body }));
    const stream = await user.request(`/runs/${runId}/events`);
    const waiting = user.request(`/runs/${runId}?wait=60`);
    expect((await deleteWorkspace({ client: user.client, path: { slug } })).response?.status).toBe(204);
    expect(await stream.text()).toMatch(/"status":"cancelled".*\n\n$/);
    expect((await waiting).status).toBe(404);
    gate.open();
    await app.app.idle();
    expect((await user.request(`/runs/${runId}`)).status).toBe(404);
  });
});
