import { Excerpt, RunFailedError, TimeoutError, type ExcerptOptions, type RunEvent } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { invoiceText, workspaceWithSchema } from '../../test/harness/builders.ts';
import { startTestApp, type TestApp, type TestUser } from '../../test/harness/test-app.ts';
import { fetchAndValidate } from '../../test/harness/validating-fetch.ts';

let app: TestApp;
let owner: TestUser;
let target: { workspace: string; schemaKey: string };

const excerpt = (options: ExcerptOptions = {}) =>
  new Excerpt({ baseUrl: app.url, apiKey: owner.apiKey, fetch: (request) => fetchAndValidate(request), ...options });

const definition = {
  type: 'object',
  properties: {
    invoiceNumber: { type: ['string', 'null'] },
    total: { type: ['number', 'null'] },
    discount: { type: ['number', 'null'] },
  },
  required: ['invoiceNumber', 'total', 'discount'],
  additionalProperties: false,
} as const;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser('pro');
  const { slug, schemaKey } = await workspaceWithSchema(owner);
  target = { workspace: slug, schemaKey };
});
afterAll(() => app.close());

describe('extract()', () => {
  it('answers the data of a text, typed by the schema that is sent along', async () => {
    const run = await excerpt().extract({ ...target, schema: definition, name: 'invoice.txt', content: invoiceText });
    expectTypeOf(run.data).toEqualTypeOf<{
      invoiceNumber: string | null;
      total: number | null;
      discount: number | null;
    }>();
    expect(run.data).toEqual({ invoiceNumber: 'INV-2026-7', total: 118, discount: null });
    expect(run).toMatchObject({ status: 'completed', schemaSnapshot: definition, extractedData: run.data });
  });

  it('answers the data of a schema by its key', async () => {
    const file = new File([invoiceText], 'invoice.txt');
    const run = await excerpt(target).extract<{ total: number }>({ schemaKey: target.schemaKey, file });
    expectTypeOf(run.data.total).toEqualTypeOf<number>();
    expect(run.data.total).toBe(118);
  });

  it('returns the place of a value, and what should be checked', async () => {
    const run = await excerpt().extract({ ...target, schema: definition, name: 'invoice.txt', content: invoiceText });
    expect(run.at('/total')).toMatchObject({ value: 118, page: 1, path: '/total' });
    expect(run.at('/total')?.quote).toContain('118.00');
    expect(run.at('/discount')).toMatchObject({ value: null, match: 'not_found' });
    expect(run.at('/nothing')).toBeUndefined();
    const { confidence = 0 } = run.at('/total') ?? {};
    expect(run.below(confidence).map(({ path }) => path)).not.toContain('/total');
    expect(run.below(confidence + 0.001).map(({ path }) => path)).toContain('/total');
    expect(run.below(0)).toEqual([]);
    expect(run.below(1.1)).toHaveLength(3);
  });

  it('throws the run that fails', async () => {
    const file = new File(['%PDF-1.7 and nothing that could be read'], 'broken.pdf');
    const error = await excerpt()
      .extract({ ...target, file })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RunFailedError);
    expect(error).toMatchObject({ code: 'document_unreadable', retryable: false, run: { status: 'failed' } });
  });

  it('throws what the server refuses', async () => {
    const refused = excerpt().extract({ ...target, schemaKey: 'none', name: 'a', content: invoiceText });
    await expect(refused).rejects.toMatchObject({ name: 'NotFoundError' });
  });
});

describe('runs.wait()', () => {
  const start = () => excerpt().extraction.extract({ ...target, name: 'invoice.txt', content: invoiceText });

  it('answers the run when it is final', async () => {
    const { runId } = await start();
    expect(await excerpt().runs.wait(runId)).toMatchObject({ id: runId, status: 'completed' });
  });

  it('reports its progress', async () => {
    const { runId } = await start();
    const events: RunEvent[] = [];
    await excerpt().runs.wait(runId, { onProgress: (event) => events.push(event) });
    expect(events.at(-1)).toMatchObject({ type: 'status', runId, status: 'completed' });
  });

  it('throws for a run that is not there', async () => {
    await expect(excerpt().runs.wait('run_none')).rejects.toMatchObject({ status: 404 });
    const onProgress = () => {};
    await expect(excerpt().runs.wait('run_none', { onProgress })).rejects.toMatchObject({ status: 404 });
  });

  it('ends by its signal or its time-out', async () => {
    const { runId } = await start();
    const fetch = async (request: Request) => {
      const response = await globalThis.fetch(request);
      return Response.json({ ...((await response.json()) as object), status: 'processing' });
    };
    await expect(excerpt({ fetch }).runs.wait(runId, { timeout: 400 })).rejects.toBeInstanceOf(TimeoutError);
    const controller = new AbortController();
    const waits = excerpt({ fetch }).runs.wait(runId, { signal: controller.signal });
    controller.abort('enough');
    await expect(waits).rejects.toBe('enough');
  });
});
