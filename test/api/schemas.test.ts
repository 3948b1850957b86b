import {
  cancelRun,
  createDocument,
  createSchema,
  deleteSchema,
  extract,
  getDocument,
  getRun,
  getSchema,
  getSchemaVersion,
  lintSchema,
  listDocuments,
  listSchemas,
  listSchemaVersions,
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
import { slowEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp({ engine: slowEngine(300) });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

const schemaPath = (path: { slug: string }, schemaKey = 'invoice') => ({ slug: path.slug, schemaKey });

describe('a schema', () => {
  test('is created with version 1 and its hash', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const body = {
      schemaKey: 'receipt_2.v-1',
      name: 'Receipt',
      description: 'Till receipts',
      definition: invoiceDefinition,
    };
    const created = ok(await createSchema({ client, path: { slug }, body }));
    expect(created).toMatchObject({
      schemaKey: 'receipt_2.v-1',
      name: 'Receipt',
      description: 'Till receipts',
      latestVersionNumber: 1,
    });
    expect(created.latestVersion).toMatchObject({
      familyId: created.id,
      versionNumber: 1,
      definition: invoiceDefinition,
    });
    expect(created.latestVersion.definitionHash).toMatch(/^sha256:[0-9a-f]{64}$/);

    const { latestVersion, ...family } = created;
    expect(ok(await getSchema({ client, path: schemaPath({ slug }, 'receipt_2.v-1') }))).toEqual(family);
    const versionPath = { ...schemaPath({ slug }, 'receipt_2.v-1'), versionNumber: 1 };
    expect(ok(await getSchemaVersion({ client, path: versionPath }))).toEqual(latestVersion);
    const listed = ok(await listSchemas({ client, path: { slug } }));
    expect(listed.total).toBe(2);
    expect(listed.data[0]).toEqual(family);
  });

  test('gets no version from the same definition in another order of keys', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const path = schemaPath({ slug });
    const first = ok(await getSchemaVersion({ client, path: { ...path, versionNumber: 1 } }));
    const { invoiceNumber, total } = invoiceDefinition.properties;
    const turned = {
      properties: { total: { description: total.description, type: total.type }, invoiceNumber },
      type: 'object',
    };
    const again = ok(
      await createSchema({
        client,
        path: { slug },
        body: { schemaKey: 'invoice', name: 'Invoice', definition: turned },
      }),
    );
    expect(again.latestVersionNumber).toBe(1);
    expect(again.latestVersion).toEqual(first);
  });

  test('changes its name and description without a version', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const body = { schemaKey: 'invoice', name: 'Renamed', description: 'Described', definition: invoiceDefinition };
    const renamed = ok(await createSchema({ client, path: { slug }, body }));
    expect(renamed).toMatchObject({ name: 'Renamed', description: 'Described', latestVersionNumber: 1 });
    const { description: _description, ...withoutDescription } = body;
    const kept = ok(await createSchema({ client, path: { slug }, body: withoutDescription }));
    expect(kept).toMatchObject({ name: 'Renamed', description: 'Described' });
    expect(ok(await listSchemaVersions({ client, path: schemaPath({ slug }) })).total).toBe(1);
  });

  test('gets a version from each definition that differs from its latest, and keeps the earlier ones', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const path = schemaPath({ slug });
    const other = { ...invoiceDefinition, title: 'Second' };
    for (const definition of [other, invoiceDefinition]) {
      ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'invoice', name: 'Invoice', definition } }));
    }
    const versions = ok(await listSchemaVersions({ client, path }));
    expect(versions.data.map(({ versionNumber }) => versionNumber)).toEqual([3, 2, 1]);
    expect(versions.data.map(({ definition }) => definition)).toEqual([invoiceDefinition, other, invoiceDefinition]);
    expect(versions.data[0]?.definitionHash).toBe(versions.data[2]?.definitionHash);
    expect(ok(await listSchemaVersions({ client, path, query: { page: 2, pageSize: 2 } })).data).toEqual([
      versions.data[2],
    ]);
  });

  test('is one version when the same new definition comes 20 times at once', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const body = { schemaKey: 'at-once', name: 'At once', definition: invoiceDefinition };
    const answers = await Promise.all(Array.from({ length: 20 }, () => createSchema({ client, path: { slug }, body })));
    const versions = answers.map((answer) => ok(answer).latestVersion);
    expect(new Set(versions.map(({ id }) => id)).size).toBe(1);
    expect(versions[0]?.versionNumber).toBe(1);
    expect(ok(await listSchemaVersions({ client, path: schemaPath({ slug }, 'at-once') })).total).toBe(1);

    const changed = { ...body, definition: { ...invoiceDefinition, title: 'Changed' } };
    await Promise.all(Array.from({ length: 20 }, () => createSchema({ client, path: { slug }, body: changed })));
    expect(ok(await listSchemaVersions({ client, path: schemaPath({ slug }, 'at-once') })).total).toBe(2);
  });

  test('of another user is not there', async () => {
    const { slug } = await workspaceWithSchema(owner);
    const { client } = await app.addUser();
    const path = schemaPath({ slug });
    const answers = [
      await listSchemas({ client, path: { slug } }),
      await getSchema({ client, path }),
      await listSchemaVersions({ client, path }),
      await getSchemaVersion({ client, path: { ...path, versionNumber: 1 } }),
      await deleteSchema({ client, path }),
      await lintSchema({ client, path, body: { definition: invoiceDefinition } }),
      await createSchema({
        client,
        path: { slug },
        body: { schemaKey: 'mine', name: 'Mine', definition: invoiceDefinition },
      }),
    ];
    for (const answer of answers) expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('a schema that is asked for and not there', () => {
  test('is 404, as is a version that does not exist', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    expect(failure(await getSchema({ client, path: schemaPath({ slug }, 'none') }))).toMatchObject({
      status: 404,
      code: 'not_found',
    });
    const missing = failure(await getSchemaVersion({ client, path: { ...schemaPath({ slug }), versionNumber: 2 } }));
    expect(missing).toMatchObject({ status: 404, code: 'not_found' });
    for (const wrong of ['0', 'one', '1.5']) {
      const response = await owner.request(`/workspaces/${slug}/schemas/invoice/versions/${wrong}`);
      expect(response.status).toBe(400);
      const { details } = (await response.json()) as { details: unknown[] };
      expect(details).toMatchObject([{ in: 'path', path: '/versionNumber' }]);
    }
  });
});

describe('lint', () => {
  test('warns about what makes extraction worse, stores nothing and needs no schema', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const definition = { type: 'object', properties: { value1: { type: 'string' } } };
    const { warnings } = ok(
      await lintSchema({ client, path: schemaPath({ slug }, 'not-there-yet'), body: { definition } }),
    );
    expect(warnings.length).toBeGreaterThan(0);
    expect(warnings.every(({ path }) => path.startsWith('/properties/value1') || path === '')).toBe(true);
    expect(ok(await listSchemas({ client, path: { slug } })).total).toBe(1);
  });
});

describe('deleting a schema', () => {
  test('is refused while a run is active, and takes documents and runs with it afterwards', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client, path, body: { name: 'invoice.txt', content: invoiceText } }));
    expect(failure(await deleteSchema({ client, path }))).toMatchObject({ status: 409, code: 'in_use' });
    ok(await getSchema({ client, path }));

    const run = await endOfRun({ client }, runId);
    expect(run.status).toBe('completed');
    expect((await deleteSchema({ client, path })).response?.status).toBe(204);
    expect(failure(await getSchema({ client, path }))).toMatchObject({ status: 404 });
    expect(failure(await getRun({ client, path: { id: runId } }))).toMatchObject({ status: 404 });
    expect(failure(await getDocument({ client, path: { id: run.documentId } }))).toMatchObject({ status: 404 });
    expect(failure(await listDocuments({ client, path }))).toMatchObject({ status: 404 });
  });

  test('is refused while a run of another schema reads one of its documents', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { id } = ok(await createDocument({ client, path, body: { name: 'invoice.txt', content: invoiceText } }));
    ok(
      await createSchema({ client, path, body: { schemaKey: 'other', name: 'Other', definition: invoiceDefinition } }),
    );
    const other = { ...path, schemaKey: 'other' };
    const { runId } = ok(await extract({ client, path: other, body: { documentId: id } }));
    const query = { cascade: true };
    expect(failure(await deleteSchema({ client, path }))).toMatchObject({ status: 409, code: 'in_use' });
    expect(failure(await deleteSchema({ client, path, query }))).toMatchObject({ status: 409, code: 'in_use' });
    expect((await endOfRun({ client }, runId)).status).toBe('completed');
    ok(await getSchema({ client, path: other }));
  });

  test('is refused while runs of other schemas use its documents, unless they are to go with it', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const other = { ...path, schemaKey: 'other' };
    const { documentId } = await extractText(owner, path);
    const body = { schemaKey: 'other', name: 'Other', definition: invoiceDefinition };
    ok(await createSchema({ client, path, body }));
    const { runId } = ok(await extract({ client, path: other, body: { documentId } }));
    expect((await endOfRun({ client }, runId)).status).toBe('completed');

    const refused = failure(await deleteSchema({ client, path }));
    expect(refused).toMatchObject({ status: 409, code: 'in_use' });
    expect(refused.message).toContain(runId);
    expect(refused.message).toContain('cascade=true');
    expect(failure(await deleteSchema({ client, path, query: { cascade: false } }))).toMatchObject({ status: 409 });
    ok(await getDocument({ client, path: { id: documentId } }));

    expect((await deleteSchema({ client, path, query: { cascade: true } })).response?.status).toBe(204);
    expect(failure(await getDocument({ client, path: { id: documentId } }))).toMatchObject({ status: 404 });
    expect(failure(await getRun({ client, path: { id: runId } }))).toMatchObject({ status: 404 });
    ok(await getSchema({ client, path: other }));
    expect((await deleteSchema({ client, path: other })).response?.status).toBe(204);
  });

  test('goes through once its run is cancelled, and the key is free again', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client, path, body: { name: 'invoice.txt', content: invoiceText } }));
    ok(await cancelRun({ client, path: { id: runId } }));
    expect((await deleteSchema({ client, path })).response?.status).toBe(204);
    const body = { schemaKey: path.schemaKey, name: 'Anew', definition: invoiceDefinition };
    expect(ok(await createSchema({ client, path: { slug: path.slug }, body })).latestVersionNumber).toBe(1);
    expect((await extractText(owner, path)).status).toBe('completed');
  });
});
