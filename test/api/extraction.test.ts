import {
  createDocument,
  createSchema,
  createWorkspace,
  extract,
  extractDocument,
  extractFile,
  getDocument,
  getRun,
  getSchema,
  listDocuments,
  listRuns,
  listSchemas,
  listSchemaVersions,
  type Run,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { extractText, failure, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';

// The built-in extractor itself: what the interface promises a new user.
let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

function finished(id: string): Promise<Run> {
  return getRun({ client: owner.client, path: { id }, query: { wait: 60 } }).then(ok);
}

const inline = { name: 'invoice.txt', content: invoiceText };
const secondDefinition = { ...invoiceDefinition, title: 'Second' };

describe('an extraction', () => {
  test('answers at once with a pending run, which finds what the document says', async () => {
    const path = await workspaceWithSchema(owner);
    const accepted = await extract({ client: owner.client, path, body: inline });
    expect(accepted.response?.status).toBe(202);
    const { runId, ...rest } = ok(accepted);
    expect(rest).toEqual({ status: 'pending' });
    const run = await finished(runId);
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
      expect(await finished(runId)).toMatchObject({
        documentId: id,
        status: 'completed',
        extractedData: { total: 118 },
      });
    }
    expect(ok(await listDocuments({ client, path })).total).toBe(1);
  });
});

describe('the schema of an extraction', () => {
  test('is the latest version, or the one that is asked for', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    ok(
      await createSchema({
        client,
        path,
        body: { schemaKey: 'invoice', name: 'Invoice', definition: secondDefinition },
      }),
    );
    const latest = ok(await extract({ client, path, body: inline }));
    const first = ok(await extract({ client, path, body: { ...inline, versionNumber: 1 } }));
    expect(await finished(latest.runId)).toMatchObject({ schemaVersionNumber: 2, schemaSnapshot: secondDefinition });
    expect(await finished(first.runId)).toMatchObject({ schemaVersionNumber: 1, schemaSnapshot: invoiceDefinition });
  });

  test('keeps its names when the request has others but no schema', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const before = ok(await getSchema({ client, path }));
    const { runId } = ok(
      await extract({ client, path, body: { ...inline, schemaName: 'Other', description: 'Other' } }),
    );
    expect((await finished(runId)).status).toBe('completed');
    expect(ok(await getSchema({ client, path }))).toEqual(before);
  });

  test('that does not exist is 404, and nothing else is created', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const version = failure(await extract({ client, path, body: { ...inline, versionNumber: 2 } }));
    expect(version).toMatchObject({ status: 404, code: 'not_found' });
    const family = failure(await extract({ client, path: { ...path, schemaKey: 'none' }, body: inline }));
    expect(family).toMatchObject({ status: 404, code: 'not_found' });
    expect(ok(await listDocuments({ client, path })).total).toBe(0);
    expect(ok(await listRuns({ client, path })).total).toBe(0);
  });

  test('of the body makes the family with its names, and a version for each that differs', async () => {
    const { client } = owner;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Empty' } }));
    const path = { slug, schemaKey: 'made-here' };
    const body = { ...inline, schema: invoiceDefinition, schemaName: 'Made here', description: 'By a run' };
    const first = await finished(ok(await extract({ client, path, body })).runId);
    expect(ok(await getSchema({ client, path }))).toMatchObject({
      name: 'Made here',
      description: 'By a run',
      latestVersionNumber: 1,
    });
    expect(first).toMatchObject({ status: 'completed', schemaVersionNumber: 1 });

    const again = await finished(
      ok(await extract({ client, path, body: { ...inline, schema: invoiceDefinition } })).runId,
    );
    expect(again).toMatchObject({ schemaVersionNumber: 1, schemaVersionId: first.schemaVersionId });
    const documentPath = { ...path, id: first.documentId };
    const changed = ok(await extractDocument({ client, path: documentPath, body: { schema: secondDefinition } }));
    expect(await finished(changed.runId)).toMatchObject({ schemaVersionNumber: 2, documentId: first.documentId });
    expect(ok(await getSchema({ client, path }))).toMatchObject({
      name: 'Made here',
      description: 'By a run',
      latestVersionNumber: 2,
    });
  });

  test('comes as JSON text with a file', async () => {
    const { client } = owner;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Files' } }));
    const path = { slug, schemaKey: 'receipt' };
    const file = new File([invoiceText], 'receipt.txt');
    const { runId } = ok(
      await extractFile({
        client,
        path,
        body: { file, name: 'Receipt', schema: invoiceDefinition, schemaName: 'Receipt' },
      }),
    );
    const run = await finished(runId);
    expect(run).toMatchObject({ status: 'completed', extractedData: { total: 118 }, schemaVersionNumber: 1 });
    expect(ok(await getDocument({ client, path: { id: run.documentId } }))).toMatchObject({
      name: 'Receipt',
      originalFilename: 'receipt.txt',
    });

    const byVersion = ok(await extractFile({ client, path, body: { file, versionNumber: 1, model: 'local/local-1' } }));
    expect(await finished(byVersion.runId)).toMatchObject({ status: 'completed', schemaVersionNumber: 1 });
    for (const schema of ['{"type": "object"', '[]', '"text"']) {
      const refused = failure(await extractFile({ client, path, body: { file, schema } }));
      expect(refused).toMatchObject({
        status: 400,
        code: 'validation_failed',
        details: [{ in: 'body', path: '/schema' }],
      });
    }
    expect(ok(await listSchemaVersions({ client, path })).total).toBe(1);
  });

  test('that cannot be used is refused whole: no family, no document, no run', async () => {
    const { client } = owner;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Refused' } }));
    const path = { slug, schemaKey: 'refused' };
    const before = await app.storedFiles();
    const schema = { type: 'object', properties: { a: { $ref: 'https://example.com/a.json' } } };
    const refused = failure(
      await extract({ client, path, body: { name: 'x', content: 'Only for this test.', schema } }),
    );
    expect(refused).toMatchObject({
      status: 422,
      code: 'invalid_schema',
      details: [{ in: 'body', path: '/schema/properties/a/$ref' }],
    });
    expect(ok(await listSchemas({ client, path: { slug } })).total).toBe(0);
    expect(await app.storedFiles()).toEqual(before);
  });
});

describe('the model of an extraction', () => {
  test('may be named', async () => {
    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client: owner.client, path, body: { ...inline, model: 'local/local-1' } }));
    expect(await finished(runId)).toMatchObject({
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
    ['a name alone', { name: 'a' }, ''],
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
    expect(await finished(other.runId)).toMatchObject({ status: 'completed', documentId: id });

    const elsewhere = await workspaceWithSchema(owner);
    expect(failure(await extract({ client, path: elsewhere, body: { documentId: id } }))).toMatchObject({
      status: 404,
    });
    expect(failure(await extractDocument({ client, path: { ...elsewhere, id }, body: {} }))).toMatchObject({
      status: 404,
    });
  });
});
