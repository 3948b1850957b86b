import {
  createDocument,
  extract,
  extractDocument,
  extractFile,
  getDocument,
  getRun,
  listDocuments,
  listRuns,
  rerunRun,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import { endOfRun, failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';

let app: TestApp;
let path: { slug: string; schemaKey: string };

beforeAll(async () => {
  app = await startTestApp();
  path = await workspaceWithSchema(app.admin);
});
afterAll(() => app.close());

const file = () => new File([invoiceText], 'invoice.txt', { type: 'text/plain' });

describe('metadata of a document', () => {
  test('comes back as it was sent, in JSON and in multipart, and is an empty object by default', async () => {
    const { client } = app.admin;
    const metadata = { orderId: '4711', 'team/city': 'Köln 🍺', empty: '' };
    const created = ok(await createDocument({ client, path, body: { name: 'a', content: 'Total: 1', metadata } }));
    expect(created.metadata).toEqual(metadata);
    expect(ok(await getDocument({ client, path: { id: created.id } })).metadata).toEqual(metadata);

    const uploaded = ok(
      await uploadDocument({ client, path, body: { file: file(), metadata: JSON.stringify(metadata) } }),
    );
    expect(uploaded.metadata).toEqual(metadata);
    expect(ok(await createDocument({ client, path, body: { name: 'b', content: 'Total: 2' } })).metadata).toEqual({});
  });

  test('filters the list, within its schema and environment', async () => {
    const { client } = app.admin;
    const other = await workspaceWithSchema(app.admin);
    const ids: string[] = [];
    for (const [index, batch] of ['a', 'b', 'a', 'a'].entries()) {
      const body = { name: `batch-${index}`, content: `Total: ${index}`, metadata: { batch, 'x[y]': 'z' } };
      const document = ok(await createDocument({ client, path, body }));
      if (batch === 'a') ids.unshift(document.id);
    }
    await createDocument({ client, path: other, body: { name: 'c', content: 'x', metadata: { batch: 'a' } } });
    await createDocument({
      client,
      path,
      query: { env: 'staging' },
      body: { name: 'd', content: 'x', metadata: { batch: 'a' } },
    });

    const found = ok(await listDocuments({ client, path, query: { metadata: { batch: 'a' } } }));
    expect(found.total).toBe(3);
    expect(found.data.map(({ id }) => id)).toEqual(ids);
    expect(found.data[0]?.metadata).toEqual({ batch: 'a', 'x[y]': 'z' });
    const second = ok(await listDocuments({ client, path, query: { metadata: { batch: 'a' }, page: 2, pageSize: 2 } }));
    expect(second).toMatchObject({ total: 3, data: [{ id: ids[2] }] });
    expect(ok(await listDocuments({ client, path, query: { metadata: { 'x[y]': 'z' } } })).total).toBe(4);
    for (const metadata of [{ batch: 'A' }, { Batch: 'a' }, { batch: '' }])
      expect(ok(await listDocuments({ client, path, query: { metadata } }))).toMatchObject({ total: 0, data: [] });
  });
});

describe('metadata of a run', () => {
  test('is that of the request, and that of the document which the request brings', async () => {
    const { client } = app.admin;
    const metadata = { customer: 'acme' };
    const body = { name: 'a.txt', content: invoiceText, metadata };
    const { runId } = ok(await extract({ client, path, body }));
    const run = await endOfRun({ client }, runId);
    expect(run.metadata).toEqual(metadata);
    expect(ok(await getDocument({ client, path: { id: run.documentId } })).metadata).toEqual(metadata);

    const again = { customer: 'other' };
    const target = { ...path, id: run.documentId };
    const second = ok(await extractDocument({ client, path: target, body: { metadata: again } }));
    expect(ok(await getRun({ client, path: { id: second.runId } })).metadata).toEqual(again);
    expect(ok(await getDocument({ client, path: { id: run.documentId } })).metadata).toEqual(metadata);

    const uploaded = ok(
      await extractFile({ client, path, body: { file: file(), metadata: JSON.stringify(metadata) } }),
    );
    expect(ok(await getRun({ client, path: { id: uploaded.runId } })).metadata).toEqual(metadata);
    const plain = ok(await extract({ client, path, body: { documentId: run.documentId } }));
    expect(ok(await getRun({ client, path: { id: plain.runId } })).metadata).toEqual({});
  });

  test('is kept by a rerun', async () => {
    const { client } = app.admin;
    const body = { name: 'a.txt', content: invoiceText, metadata: { customer: 'kept' } };
    const { runId } = ok(await extract({ client, path, body }));
    await endOfRun({ client }, runId);
    const again = ok(await rerunRun({ client, path: { id: runId } }));
    expect(ok(await getRun({ client, path: { id: again.runId } })).metadata).toEqual({ customer: 'kept' });
  });

  test('filters the list, in combination with other filters', async () => {
    const { client } = app.admin;
    const ids: string[] = [];
    for (const name of ['1', '2', '3']) {
      const body = { name, content: invoiceText, metadata: { list: 'mine', name } };
      ids.unshift(ok(await extract({ client, path, body })).runId);
    }
    await app.app.idle();
    const { documentId } = ok(await getRun({ client, path: { id: ids[0] ?? '' } }));
    const list = async (query: NonNullable<Parameters<typeof listRuns>[0]['query']>) => {
      const { total, data } = ok(await listRuns({ client, path, query: { metadata: { list: 'mine' }, ...query } }));
      return { total, ids: data.map(({ id }) => id) };
    };
    expect(await list({})).toEqual({ total: 3, ids });
    expect(await list({ pageSize: 1, page: 2 })).toEqual({ total: 3, ids: [ids[1]] });
    expect(await list({ status: 'completed', versionNumber: 1 })).toEqual({ total: 3, ids });
    expect(await list({ status: 'failed' })).toEqual({ total: 0, ids: [] });
    expect(await list({ documentId })).toEqual({ total: 1, ids: [ids[0]] });
    expect(await list({ metadata: { name: '2' } })).toEqual({ total: 1, ids: [ids[1]] });
    const [item] = ok(await listRuns({ client, path, query: { metadata: { name: '1' } } })).data;
    expect(item?.metadata).toEqual({ list: 'mine', name: '1' });
  });
});

describe('metadata that is refused', () => {
  const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 'v']));
  const create = (metadata: unknown) =>
    createDocument({
      client: app.admin.client,
      path,
      body: { name: 'a', content: 'x', metadata: metadata as Record<string, string> },
    });

  test('is larger than the limits, which count characters', async () => {
    ok(await create({ ...many(48), ['🍺'.repeat(64)]: '🍺'.repeat(500), last: '' }));
    for (const [metadata, at] of [
      [many(51), '/metadata'],
      [{ ['k'.repeat(65)]: 'v' }, `/metadata/${'k'.repeat(65)}`],
      [{ '': 'v' }, '/metadata/'],
      [{ 'a\nb': 'v' }, '/metadata/a\nb'],
      [{ key: 'v'.repeat(501) }, '/metadata/key'],
    ] as const) {
      const { status, code, details } = failure(await create(metadata));
      expect({ status, code, path: details?.[0]?.path }).toEqual({ status: 400, code: 'validation_failed', path: at });
    }
  });

  test('is anything but strings', async () => {
    for (const metadata of [{ key: 1 }, { key: null }, { key: { a: 'b' } }, ['a'], 'a', null])
      expect(failure(await create(metadata)).details?.[0]?.path).toMatch(/^\/metadata/);
  });

  test('is no JSON text of an object in multipart', async () => {
    const { client } = app.admin;
    for (const metadata of ['', 'orderId=1', '[]', '{"a":1}', JSON.stringify(many(51))]) {
      const { status, details } = failure(await extractFile({ client, path, body: { file: file(), metadata } }));
      expect({ status, path: details?.[0]?.path }).toEqual({
        status: 400,
        path: metadata === '{"a":1}' ? '/metadata/a' : '/metadata',
      });
    }
  });

  test('is a filter of another form than one key with one value', async () => {
    const list = (query: string) =>
      app.admin.request(`/workspaces/${path.slug}/schemas/${path.schemaKey}/runs?${query}`);
    for (const query of [
      'metadata=a',
      'metadata[a]=1&metadata[b]=2',
      'metadata[a]=1&metadata[a]=2',
      'metadata[a]=%00',
      'metadata[a%00]=1',
      'meta[a]=1',
      'meta=a',
    ])
      expect({ query, status: (await list(query)).status }).toEqual({ query, status: 400 });
    expect((await list('metadata[__proto__]=1')).status).toBe(200);
  });
});

test('what no database stores is taken out of keys and values', async () => {
  const response = await app.admin.request(`/workspaces/${path.slug}/schemas/${path.schemaKey}/documents`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"name":"a","content":"x","metadata":{"key\\ud800":"a\\u0000b\\udfff"}}',
  });
  expect(response.status).toBe(201);
  const { id } = (await response.json()) as { id: string };
  const { metadata } = ok(await getDocument({ client: app.admin.client, path: { id } }));
  expect(metadata).toEqual({ 'key\ufffd': 'ab\ufffd' });
});
