import {
  createDocument,
  createSchema,
  extract,
  extractDocument,
  extractFile,
  getDocument,
  listDocuments,
  listRuns,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import {
  endOfRun,
  extractText,
  failure,
  invoiceDefinition,
  invoiceText,
  ok,
  workspaceWithSchema,
} from '../harness/builders.ts';

// Without a scripted engine: a new user gets the built-in extractor.
let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

const inline = { name: 'invoice.txt', content: invoiceText };

describe('an extraction', () => {
  test('answers at once with a pending run, which finds what the document says', async () => {
    const path = await workspaceWithSchema(owner);
    const accepted = await extract({ client: owner.client, path, body: inline });
    expect(accepted.response?.status).toBe(202);
    const { runId, ...rest } = ok(accepted);
    expect(rest).toEqual({ status: 'pending' });
    const run = await endOfRun(owner, runId);
    expect(run).toMatchObject({
      id: runId,
      status: 'completed',
      extractedData: { invoiceNumber: 'INV-2026-7', total: 118 },
      provider: 'local',
      model: 'local-1',
      keySource: 'system',
      residency: 'EU',
      schemaVersionNumber: 1,
      schemaSnapshot: invoiceDefinition,
      errorCode: null,
      errorMessage: null,
      attempts: 1,
    });
    expect(run.confidence).toBeGreaterThan(0.5);
    const evidence = run.evidence.find((one) => one.path === '/invoiceNumber');
    expect(evidence).toMatchObject({ match: 'exact', quote: 'INV-2026-7', page: 1 });
    expect(invoiceText.slice(evidence?.start ?? 0, evidence?.end ?? 0)).toBe('INV-2026-7');
  });

  test('leaves null what the document does not say', async () => {
    const path = await workspaceWithSchema(owner);
    const run = await extractText(owner, path, 'Invoice number: INV-2026-8\nThank you!\n');
    expect(run).toMatchObject({ status: 'completed', extractedData: { invoiceNumber: 'INV-2026-8', total: null } });
    expect(run.evidence.find((one) => one.path === '/total')).toMatchObject({
      match: 'not_found',
      confidence: expect.any(Number),
      quote: null,
    });
  });

  test('makes a document of the text that comes with it', async () => {
    const path = await workspaceWithSchema(owner);
    const run = await extractText(owner, path);
    const document = ok(await getDocument({ client: owner.client, path: { id: run.documentId } }));
    expect(document).toMatchObject({
      name: 'invoice.txt',
      mimeType: 'text/plain',
      status: 'parsed',
      extractedData: run.extractedData,
    });
  });

  test('reads a document that is there, by its id in the body or in the path', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { id } = ok(await createDocument({ client, path, body: inline }));
    const byBody = ok(await extract({ client, path, body: { documentId: id } }));
    const byPath = ok(await extractDocument({ client, path: { ...path, id }, body: {} }));
    const bare = await owner.request(`/workspaces/${path.slug}/schemas/invoice/documents/${id}/extract`, {
      method: 'POST',
    });
    expect(bare.status).toBe(202);
    const withoutBody = (await bare.json()) as { runId: string };
    for (const { runId } of [byBody, byPath, withoutBody]) {
      expect(await endOfRun(owner, runId)).toMatchObject({
        documentId: id,
        status: 'completed',
        extractedData: { total: 118 },
      });
    }
    expect(ok(await listDocuments({ client, path })).total).toBe(1);
  });
});

describe('the model of an extraction', () => {
  test('may be named', async () => {
    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client: owner.client, path, body: { ...inline, model: 'local/local-1' } }));
    expect(await endOfRun(owner, runId)).toMatchObject({
      status: 'completed',
      provider: 'local',
      model: 'local-1',
      keySource: 'system',
    });
  });

  test.each([
    ['nobody/some-model', 422, 'unknown_provider'],
    ['openai/gpt-5', 412, 'no_key'],
    ['local/local-2', 422, 'model_not_allowed'],
    ['local', 400, 'validation_failed'],
  ])('%s is refused with %i %s, and nothing is kept', async (model, status, code) => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { id } = ok(await createDocument({ client, path, body: inline }));
    expect(failure(await extract({ client, path, body: { ...inline, model } }))).toMatchObject({ status, code });
    expect(failure(await extractDocument({ client, path: { ...path, id }, body: { model } }))).toMatchObject({
      status,
      code,
    });
    expect(failure(await extractFile({ client, path, body: { file: new File(['a'], 'a.txt'), model } }))).toMatchObject(
      { status, code },
    );
    expect(ok(await listRuns({ client, path })).total).toBe(0);
    expect(ok(await listDocuments({ client, path })).total).toBe(1);
    expect(await app.temporaryFiles()).toEqual([]);
  });
});

describe('an extract request', () => {
  test.each([
    ['both documentId and content', { documentId: 'doc_x', name: 'a', content: 'b' }, ''],
    ['no document at all', {}, ''],
    ['only a name', { name: 'a' }, ''],
    ['content without a name', { content: 'b' }, '/name'],
    ['documentId with a name', { documentId: 'doc_x', name: 'a' }, '/name'],
    ['schema with versionNumber', { ...inline, schema: invoiceDefinition, versionNumber: 1 }, '/versionNumber'],
    ['an unknown field', { ...inline, shema: invoiceDefinition }, '/shema'],
    ['a version that is no number', { ...inline, versionNumber: '1' }, '/versionNumber'],
    ['version 0', { ...inline, versionNumber: 0 }, '/versionNumber'],
  ])('with %s is refused', async (_case, body, place) => {
    const { slug } = await workspaceWithSchema(owner);
    const response = await owner.request(`/workspaces/${slug}/schemas/invoice/extract`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'validation_failed',
      retryable: false,
      details: [{ in: 'body', path: place }],
    });
    expect(ok(await listDocuments({ client: owner.client, path: { slug, schemaKey: 'invoice' } })).total).toBe(0);
  });

  test('with a file and a documentId is refused, and the file is deleted', async () => {
    const { slug } = await workspaceWithSchema(owner);
    const form = new FormData();
    form.append('file', new File([invoiceText], 'a.txt'));
    form.append('documentId', 'doc_x');
    const response = await owner.request(`/workspaces/${slug}/schemas/invoice/extract`, { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await app.temporaryFiles()).toEqual([]);
  });

  test('reads documents of other schemas of the workspace, and finds none of other workspaces', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { id } = ok(await createDocument({ client, path, body: inline }));
    ok(
      await createSchema({ client, path, body: { schemaKey: 'other', name: 'Other', definition: invoiceDefinition } }),
    );
    const other = ok(await extract({ client, path: { ...path, schemaKey: 'other' }, body: { documentId: id } }));
    expect(await endOfRun(owner, other.runId)).toMatchObject({ status: 'completed', documentId: id });

    const elsewhere = await workspaceWithSchema(owner);
    expect(failure(await extract({ client, path: elsewhere, body: { documentId: id } }))).toMatchObject({
      status: 404,
    });
    expect(failure(await extractDocument({ client, path: { ...elsewhere, id }, body: {} }))).toMatchObject({
      status: 404,
    });
  });
});
