import { createSchema, createWorkspace, extractFile } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, ok } from '../harness/builders.ts';
import {
  orderDefinition,
  createOrderFile,
  createOrder,
  readOrder,
  ROWS_A_PAGE,
} from '../harness/documents/long-order.ts';
import { selectScale } from '../harness/scale.ts';
import { startScriptedProvider, type ScriptedProvider } from '../harness/providers/scripted-provider.ts';

const PAGES = selectScale({ quick: 60, long: 300 });

let provider: ScriptedProvider;
let app: TestApp;

beforeAll(async () => {
  provider = await startScriptedProvider();
  app = await startTestApp({
    settings: {
      EXCERPT_SYSTEM_PROVIDER: 'openai-compatible',
      EXCERPT_SYSTEM_MODEL: 'house',
      EXCERPT_SYSTEM_API_KEY: 'sk-long-document',
      EXCERPT_SYSTEM_BASE_URL: provider.url,
      EXCERPT_PROVIDER_ALLOW_PRIVATE: '*',
    },
  });
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

// Parsing and reading so many pages is the same on both databases, and takes its time.
test.runIf(inject('database') === 'sqlite')(
  `${PAGES} pages with ${ROWS_A_PAGE * PAGES} rows: every row once and in order, with its place`,
  { timeout: 240_000 },
  async () => {
    provider.otherwise(readOrder);
    const { client } = app.admin;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Long' } }));
    const { schemaKey } = ok(
      await createSchema({
        client,
        path: { slug },
        body: { schemaKey: 'order', name: 'Order', definition: orderDefinition },
      }),
    );
    const file = await createOrderFile(PAGES);
    const { runId } = ok(await extractFile({ client, path: { slug, schemaKey }, body: { file } }));
    const done = await endOfRun(app.admin, runId);
    expect(done).toMatchObject({ status: 'completed', errorCode: null, warnings: [] });
    expect(done.extractedData).toEqual(createOrder(PAGES));
    // Each value has its place, on the page of its row.
    const misplaced = done.evidence.filter(({ path, page: on, boxes }) => {
      const row = /^\/items\/(\d+)\//.exec(path)?.[1];
      return row !== undefined && (on !== Math.floor(Number(row) / ROWS_A_PAGE) + 1 || boxes.length !== 1);
    });
    expect(misplaced).toEqual([]);
    expect(done.inputTokens).toBe(100 * provider.requests.length);
    expect(provider.requests.length).toBeGreaterThan(PAGES / 15);
  },
);
