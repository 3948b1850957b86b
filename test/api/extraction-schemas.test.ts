import {
  createSchema,
  createWorkspace,
  extract,
  extractDocument,
  extractFile,
  getDocument,
  getSchema,
  listDocuments,
  listRuns,
  listSchemas,
  listSchemaVersions,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, failure, invoiceDefinition, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';

// Without a scripted engine: a new user gets the built-in extractor.
let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

const inline = { name: 'invoice.txt', content: invoiceText };
const secondDefinition = { ...invoiceDefinition, title: 'Second' };

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
    expect(await endOfRun(owner, latest.runId)).toMatchObject({
      schemaVersionNumber: 2,
      schemaSnapshot: secondDefinition,
    });
    expect(await endOfRun(owner, first.runId)).toMatchObject({
      schemaVersionNumber: 1,
      schemaSnapshot: invoiceDefinition,
    });
  });

  test('keeps its names when the request has others but no schema', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const before = ok(await getSchema({ client, path }));
    const { runId } = ok(
      await extract({ client, path, body: { ...inline, schemaName: 'Other', description: 'Other' } }),
    );
    expect((await endOfRun(owner, runId)).status).toBe('completed');
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
    const first = await endOfRun(owner, ok(await extract({ client, path, body })).runId);
    expect(ok(await getSchema({ client, path }))).toMatchObject({
      name: 'Made here',
      description: 'By a run',
      latestVersionNumber: 1,
    });
    expect(first).toMatchObject({ status: 'completed', schemaVersionNumber: 1 });

    const again = await endOfRun(
      owner,
      ok(await extract({ client, path, body: { ...inline, schema: invoiceDefinition } })).runId,
    );
    expect(again).toMatchObject({ schemaVersionNumber: 1, schemaVersionId: first.schemaVersionId });
    const documentPath = { ...path, id: first.documentId };
    const changed = ok(await extractDocument({ client, path: documentPath, body: { schema: secondDefinition } }));
    expect(await endOfRun(owner, changed.runId)).toMatchObject({
      schemaVersionNumber: 2,
      documentId: first.documentId,
    });
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
    const run = await endOfRun(owner, runId);
    expect(run).toMatchObject({ status: 'completed', extractedData: { total: 118 }, schemaVersionNumber: 1 });
    expect(ok(await getDocument({ client, path: { id: run.documentId } }))).toMatchObject({
      name: 'Receipt',
      originalFilename: 'receipt.txt',
    });

    const byVersion = ok(await extractFile({ client, path, body: { file, versionNumber: 1, model: 'local/local-1' } }));
    expect(await endOfRun(owner, byVersion.runId)).toMatchObject({ status: 'completed', schemaVersionNumber: 1 });
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
