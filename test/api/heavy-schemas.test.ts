import { createSchema, createWorkspace, extract, getRun, type NewDefinition } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfRun, invoiceDefinition, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { EXCERPT_EXTRACTOR_PROCESSES: '2', EXCERPT_SHUTDOWN_SECONDS: '0' } });
});
afterAll(() => app.close());

async function createPlace({ client }: TestUser, definitions: Record<string, NewDefinition>) {
  const { slug } = ok(await createWorkspace({ client, body: { name: 'Place' } }));
  for (const [schemaKey, definition] of Object.entries(definitions))
    ok(await createSchema({ client, path: { slug }, body: { schemaKey, name: schemaKey, definition } }));
  return slug;
}

const list = <T>(length: number, create: (index: number) => T) => Array.from({ length }, (_, index) => create(index));
const HEAVY = {
  enum: { type: 'object', properties: { code: { enum: list(200_000, (index) => `value-${index}`) } } },
  union: {
    type: 'object',
    properties: {
      item: {
        oneOf: list(1_000, (index) => ({
          type: 'object',
          properties: { kind: { const: `k${index}` }, [`name${index}`]: { type: 'string' } },
          required: ['kind'],
        })),
      },
    },
  },
};

test('runs of schemas that are slow to check do not delay the runs of another user', async () => {
  const [hog, other] = [await app.addUser(), await app.addUser()];
  const theirs = await createPlace(hog, HEAVY);
  const slug = await createPlace(other, { invoice: invoiceDefinition });
  const path = { slug, schemaKey: 'invoice' };
  const lines = (index: number) => list(200, (line) => `Code ${index} of line ${line}: value-${line}`).join('\n');
  const heavy: string[] = [];
  for (let index = 0; index < 24; index += 1) {
    const schemaKey = index % 2 === 0 ? 'enum' : 'union';
    const body = { name: 'a.txt', content: lines(index) };
    heavy.push(ok(await extract({ client: hog.client, path: { slug: theirs, schemaKey }, body })).runId);
  }
  const body = { name: 'b.txt', content: 'Invoice number: 2026-1\nTotal: 12.00 EUR\n' };
  const { runId } = ok(await extract({ client: other.client, path, body }));
  const { status } = await endOfRun(other, runId);
  expect(status).toBe('completed');
  const states = await Promise.all(
    heavy.map(async (id) => ok(await getRun({ client: hog.client, path: { id } })).status),
  );
  expect(states.filter((one) => one === 'pending' || one === 'processing').length).toBeGreaterThan(12);
}, 120_000);
