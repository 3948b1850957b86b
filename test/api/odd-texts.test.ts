import {
  createSchema,
  createWorkspace,
  extract,
  getDocument,
  getSchemaVersion,
  getWorkspace,
  listRuns,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ExtractionError } from '../../server/extraction/engine.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, failure, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';

let app: TestApp;
let owner: TestUser;
let isFailing = false;

const ODD = 'a\u0000b \ud800 c';
const CLEAN = 'ab \ufffd c';

beforeAll(async () => {
  const engine = scriptedEngine(async () => {
    if (isFailing) throw new ExtractionError('provider_refused', `No: ${ODD}`, { retryable: false, detail: ODD });
    return {
      extractedData: { text: ODD, '\u0000': [ODD] },
      evidence: [{ path: '/text', confidence: 1, match: 'exact', page: 1, quote: ODD, start: 0, end: 1, boxes: [] }],
      warnings: [ODD],
    };
  });
  app = await startTestApp({ engine });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

describe('a character that no database keeps', () => {
  test('is left out of names and texts, in every answer', async () => {
    const { client } = owner;
    const created = ok(await createWorkspace({ client, body: { name: ODD, description: ODD } }));
    expect(created).toMatchObject({ name: CLEAN, description: CLEAN });
    expect(ok(await getWorkspace({ client, path: created }))).toEqual(created);

    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client, path, body: { name: ODD, content: `Total: 7 ${ODD}` } }));
    const run = await endOfRun({ client }, runId);
    const document = ok(await getDocument({ client, path: { id: run.documentId } }));
    expect(document.name).toBe(CLEAN);
    expect(document.content).toContain('Total: 7 ab');
  });

  test('does not keep a run from its result', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client, path, body: { name: 'a', content: 'Total: 7' } }));
    const run = await endOfRun({ client }, runId);
    expect(run).toMatchObject({ status: 'completed', warnings: [CLEAN], evidence: [{ quote: CLEAN }] });
    // The data itself is JSON, which has an escape for it.
    expect(run.extractedData).toEqual({ text: ODD, '\u0000': [ODD] });
  });

  test('does not keep a run from its failure', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    isFailing = true;
    const { runId } = ok(await extract({ client, path, body: { name: 'a', content: 'Total: 7' } }));
    const run = await endOfRun({ client }, runId);
    isFailing = false;
    expect(run).toMatchObject({ status: 'failed', errorCode: { code: 'provider_refused', detail: CLEAN } });
    expect(run.errorMessage).toContain('No: a');
  });

  test('stays in a definition as it was written', async () => {
    const { client } = owner;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Definitions' } }));
    const definition = {
      type: 'object',
      properties: { ['z\u0000']: { type: 'string' }, a: { enum: ['\u0000', null] } },
    };
    ok(await createSchema({ client, path: { slug }, body: { schemaKey: 'odd', name: 'Odd', definition } }));
    const stored = ok(
      await getSchemaVersion({ client, path: { slug, schemaKey: 'odd', versionNumber: 1 } }),
    ).definition;
    expect(JSON.stringify(stored)).toBe(JSON.stringify(definition));
  });

  test('in an address is refused', async () => {
    const path = await workspaceWithSchema(owner);
    for (const address of [
      '/runs/run_%00',
      '/workspaces/acme%00',
      `/workspaces/${path.slug}/schemas/invoice/runs?documentId=%00`,
    ]) {
      const response = await owner.request(address);
      expect(response.status, address).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'validation_failed' });
    }
  });

  test('in an identifier is refused, and the field is named', async () => {
    const { client } = owner;
    const { slug } = await workspaceWithSchema(owner);
    const definition = { type: 'object', properties: { a: { type: 'string' } } };
    const refused = [
      ['/slug', await createWorkspace({ client, body: { name: 'Acme', slug: 'ac\u0000me' } })],
      [
        '/schemaKey',
        await createSchema({ client, path: { slug }, body: { schemaKey: 'a\u0000b', name: 'A', definition } }),
      ],
    ] as const;
    for (const [path, answer] of refused)
      expect(failure(answer)).toMatchObject({ code: 'validation_failed', details: [{ in: 'body', path }] });
  });

  test('in a file name is left out', async () => {
    const path = await workspaceWithSchema(owner);
    const body = new FormData();
    body.set('file', new File(['Total: 7'], 'a\u0000b.txt'));
    body.set('name', ODD);
    const response = await owner.request(`/workspaces/${path.slug}/schemas/invoice/documents`, {
      method: 'POST',
      body,
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({ name: CLEAN });
  });

  test('a version number past the integers of the database is not found', async () => {
    const path = await workspaceWithSchema(owner);
    expect(ok(await listRuns({ client: owner.client, path, query: { versionNumber: 1e20 } })).total).toBe(0);
    const { response } = await getSchemaVersion({ client: owner.client, path: { ...path, versionNumber: 1e20 } });
    expect([400, 404]).toContain(response?.status);
    const file = { file: new File(['x'], 'x.txt') };
    expect(
      (await uploadDocument({ client: owner.client, path: { ...path, schemaKey: 'none' }, body: file })).response
        ?.status,
    ).toBe(404);
  });
});
