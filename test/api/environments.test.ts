import {
  cancelRun,
  createDocument,
  deleteDocument,
  deleteRun,
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
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp({
    engine: scriptedEngine(async () => ({ extractedData: { invoiceNumber: 'INV-1', total: null } })),
  });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

const document = { name: 'invoice.txt', content: invoiceText };
const ENVIRONMENTS = ['production', 'staging', 'development'] as const;

describe('environments', () => {
  test('keep their documents and runs apart', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const places = new Map<string, { documentId: string; runId: string }>();
    for (const env of ENVIRONMENTS) {
      const { runId } = ok(await extract({ client, path, query: { env }, body: document }));
      const { documentId, environmentId } = await endOfRun({ client }, runId);
      expect(ok(await getDocument({ client, path: { id: documentId } })).environmentId).toBe(environmentId);
      places.set(env, { documentId, runId });
    }
    expect(new Set([...places.values()].map(({ documentId }) => documentId)).size).toBe(3);
    for (const env of ENVIRONMENTS) {
      const documents = ok(await listDocuments({ client, path, query: { env } }));
      const runs = ok(await listRuns({ client, path, query: { env } }));
      expect(documents).toMatchObject({ total: 1, data: [{ id: places.get(env)?.documentId }] });
      expect(runs).toMatchObject({ total: 1, data: [{ id: places.get(env)?.runId }] });
    }
    expect(ok(await listRuns({ client, path })).data[0]?.environmentName).toBe('Production');
    expect(ok(await listRuns({ client, path, query: { env: 'staging' } })).data[0]?.environmentName).toBe('Staging');
  });

  test('do not find a document of another one', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { id } = ok(await createDocument({ client, path, query: { env: 'staging' }, body: document }));
    for (const env of ['production', 'development', undefined] as const) {
      const query = env === undefined ? {} : { env };
      const byBody = failure(await extract({ client, path, query, body: { documentId: id } }));
      const byPath = failure(await extractDocument({ client, path: { ...path, id }, query, body: {} }));
      for (const refused of [byBody, byPath])
        expect(refused).toMatchObject({ status: 404, code: 'not_found', message: 'Document not found.' });
      expect(ok(await listRuns({ client, path, query })).total).toBe(0);
    }
    const { runId } = ok(await extract({ client, path, query: { env: 'staging' }, body: { documentId: id } }));
    const run = await endOfRun({ client }, runId);
    expect(run.status).toBe('completed');
    const again = ok(await rerunRun({ client, path: { id: runId } }));
    expect(ok(await getRun({ client, path: { id: again.runId } })).environmentId).toBe(run.environmentId);
  });

  test.each(['prod', 'Production', ''])('do not include %j', async (env) => {
    const { slug } = await workspaceWithSchema(owner);
    const base = `/workspaces/${slug}/schemas/invoice`;
    const post = (path: string) => ({
      path,
      init: { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(document) },
    });
    for (const { path, init } of [
      post('documents'),
      post('extract'),
      { path: 'documents', init: {} },
      { path: 'runs', init: {} },
    ]) {
      const response = await owner.request(`${base}/${path}?env=${env}`, init);
      expect(response.status).toBe(400);
      const message = 'must be one of production, staging, development';
      expect(await response.json()).toMatchObject({
        code: 'validation_failed',
        details: [{ in: 'query', path: '/env', message }],
      });
    }
    expect(ok(await listDocuments({ client: owner.client, path: { slug, schemaKey: 'invoice' } })).total).toBe(0);
  });
});

describe('on the free plan', () => {
  test.each(['staging', 'development'] as const)(
    '%s takes no document and no run, and its lists stay readable',
    async (env) => {
      const free = await app.addUser('free');
      const { client } = free;
      const path = await workspaceWithSchema(free);
      const query = { env };
      const inProduction = ok(await createDocument({ client, path, body: document }));
      const file = () => new File([invoiceText], 'invoice.txt');
      const refusals = [
        await createDocument({ client, path, query, body: document }),
        await uploadDocument({ client, path, query, body: { file: file() } }),
        await extract({ client, path, query, body: document }),
        await extract({ client, path, query, body: { documentId: inProduction.id } }),
        await extractFile({ client, path, query, body: { file: file() } }),
        await extractDocument({ client, path: { ...path, id: inProduction.id }, query, body: {} }),
      ];
      for (const refusal of refusals)
        expect(failure(refusal)).toMatchObject({ status: 403, code: 'environment_locked' });
      expect(ok(await listDocuments({ client, path, query }))).toMatchObject({ total: 0, data: [] });
      expect(ok(await listRuns({ client, path, query }))).toMatchObject({ total: 0, data: [] });
      expect(await app.temporaryFiles()).toEqual([]);

      const { runId } = ok(await extract({ client, path, body: { documentId: inProduction.id } }));
      expect((await endOfRun({ client }, runId)).status).toBe('completed');
    },
  );

  test('what was made on the pro plan stays readable and does not change', async () => {
    const user = await app.addUser('pro');
    const { client } = user;
    const path = await workspaceWithSchema(user);
    const query = { env: 'staging' } as const;
    const { runId } = ok(await extract({ client, path, query, body: document }));
    const run = await endOfRun({ client }, runId);

    await app.withAdmin((admin) => admin.setPlan(user.id, 'free'));

    expect(ok(await getRun({ client, path: { id: runId } }))).toEqual(run);
    expect(ok(await listRuns({ client, path, query })).total).toBe(1);
    expect(ok(await listDocuments({ client, path, query })).data).toMatchObject([
      { id: run.documentId, extractedData: run.extractedData },
    ]);
    for (const refusal of [
      await rerunRun({ client, path: { id: runId } }),
      await cancelRun({ client, path: { id: runId } }),
      await deleteRun({ client, path: { id: runId } }),
      await deleteDocument({ client, path: { id: run.documentId } }),
    ]) {
      expect(failure(refusal)).toMatchObject({ status: 403, code: 'environment_locked' });
    }
    expect(ok(await getRun({ client, path: { id: runId } }))).toEqual(run);

    await app.withAdmin((admin) => admin.setPlan(user.id, 'pro'));
    expect((await deleteRun({ client, path: { id: runId } })).response?.status).toBe(204);
    expect((await deleteDocument({ client, path: { id: run.documentId } })).response?.status).toBe(204);
  });

  test('a member on the pro plan does not unlock the workspace of its owner', async () => {
    const free = await app.addUser('free');
    const member = await app.addUser('pro');
    const path = await workspaceWithSchema(free);
    const body = JSON.stringify({ userId: member.id });
    await free.request(`/workspaces/${path.slug}/members`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const refused = failure(
      await createDocument({ client: member.client, path, query: { env: 'staging' }, body: document }),
    );
    expect(refused).toMatchObject({ status: 403, code: 'environment_locked' });
    ok(await createDocument({ client: member.client, path, body: document }));
  });
});
