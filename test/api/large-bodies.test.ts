import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;
let base: string;

beforeAll(async () => {
  app = await startTestApp();
  const { slug, schemaKey } = await workspaceWithSchema(app.admin);
  base = `/workspaces/${slug}/schemas/${schemaKey}`;
});
afterAll(() => app.close());

interface Refusal {
  code: string;
  message: string;
  details: { path: string; message: string }[];
}

/** Also how long the server, which is in this process, did nothing else. */
async function send(url: string, body: string, key?: string) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const headers = { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) };
  const response = await app.admin.request(url, { method: 'POST', headers, body });
  const answer = (await response.json()) as Refusal;
  delay.disable();
  return { status: response.status, answer, blockedMs: delay.max / 1e6 };
}

const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${index}`, 1]));

describe('a body that is slow to read', () => {
  test.each([
    ['levels', '['.repeat(9_800_000), /1,000 levels/],
    ['levels that end', `${'{"a":'.repeat(900_000)}1${'}'.repeat(900_000)}`, /1,000 levels/],
    ['fields', JSON.stringify(fields(700_000)), /150,000 fields/],
    ['values', `{"name":[${'1,'.repeat(4_800_000)}1]}`, /400,000 values/],
  ])('is refused for its %s', async (_, body, message) => {
    for (const key of [undefined, 'a-key']) {
      const { status, answer } = await send('/workspaces', body, key);
      expect({ status, code: answer.code }).toEqual({ status: 400, code: 'validation_failed' });
      expect(answer.message).toMatch(message);
    }
  });

  test('holds up others no longer than a small share of what it took to send it', async () => {
    // A valid body of the same size on the same machine: the measure of what reading costs.
    const text = JSON.stringify({ name: 'a.txt', content: 'word '.repeat(1_900_000) });
    await send(`${base}/documents`, text);
    const valid = (await send(`${base}/documents`, text)).blockedMs;
    for (const body of [
      '['.repeat(9_800_000),
      JSON.stringify(fields(700_000)),
      JSON.stringify(fields(130_000)),
      JSON.stringify(fields(20_000)),
    ])
      expect((await send('/workspaces', body)).blockedMs).toBeLessThan(valid * 4 + 100);
  });

  test('with too many fields gets how many there are', async () => {
    const { status, answer } = await send('/workspaces', JSON.stringify({ ...fields(130_000), name: 'x' }));
    expect(status).toBe(400);
    expect(answer.message).toMatch(/130,001 fields/);
    expect(answer.details).toHaveLength(1);
  });

  test('with many faults gets the first ones, and how many there are', async () => {
    const { status, answer } = await send('/workspaces', JSON.stringify(fields(15_000)));
    expect(status).toBe(400);
    expect(answer.details).toHaveLength(50);
    expect(answer.details.slice(0, 2)).toEqual([
      { in: 'body', path: '/name', message: 'is required' },
      { in: 'body', path: '/key0', message: 'is not a known field' },
    ]);
    expect(answer.message).toMatch(/Problems in all: 1001 or more\./);
  });

  test('with one fault after many right entries gets that one', async () => {
    const documents = Array.from({ length: 3_000 }, (_, index) => (index === 2_000 ? {} : { documentId: 'doc_1' }));
    const { status, answer } = await send('/batches/bat_none/documents', JSON.stringify({ documents }));
    expect(status).toBe(400);
    expect(answer.details).toEqual([{ in: 'body', path: '/documents/2000/documentId', message: 'is required' }]);
  });

  test.each([
    ['a batch', () => `${base}/batches`],
    ['documents of a batch', () => '/batches/bat_none/documents'],
  ])('with 70,000 wrong entries is refused: %s', async (_, url) => {
    const documents = Array.from({ length: 70_000 }, () => ({ wrong: 1 }));
    const { status, answer } = await send(url(), JSON.stringify({ name: 'x', documents }));
    expect(status).toBe(400);
    expect(answer.details.length).toBeLessThanOrEqual(50);
    expect(answer.details.length).toBeGreaterThan(0);
  });

  test('names a field that is missing, and none that the body has beyond its first thousand', async () => {
    const missing = await send('/workspaces', JSON.stringify(fields(2_000)));
    expect(missing.answer.details.map(({ path }) => path)).toContain('/name');
    const { answer } = await send('/api-keys', JSON.stringify({ ...fields(2_000), name: 'x' }));
    expect(answer.details.map(({ path }) => path)).not.toContain('/name');
  });
});
