import {
  createWorkspace,
  deleteDocument,
  extract,
  extractFile,
  getRun,
  listDocuments,
  listRuns,
  listSchemaVersions,
  uploadDocument,
} from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectScale } from '../harness/scale.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';
import { endOfRun, invoiceDefinition, ok, workspaceWithSchema } from '../harness/builders.ts';

let app: TestApp;
let owner: TestUser;

beforeAll(async () => {
  app = await startTestApp({ settings: { EXCERPT_EXTRACTOR_PROCESSES: '2' } });
  owner = await app.addUser('pro');
});
afterAll(() => app.close());

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

/** Requests at once. */
const MANY = selectScale({ quick: 60, long: 200 });

describe('at once', () => {
  test(`${MANY} extract requests are all accepted, and each finds what its own document says`, async () => {
    const { client } = owner;
    const { slug } = ok(await createWorkspace({ client, body: { name: 'Many' } }));
    const path = { slug, schemaKey: 'many' };
    // A schema of the body in one half, by which both the family and its version are made by many at once; a file in
    // the other.
    const accepted = await times(MANY, async (index) => {
      const content = `Invoice number: INV-${1000 + index}\nTotal: ${index}.50 EUR\n`;
      if (index % 2 === 0)
        return ok(await extract({ client, path, body: { name: `${index}.txt`, content, schema: invoiceDefinition } }));
      return ok(
        await extractFile({
          client,
          path,
          body: { file: new File([content], `${index}.txt`), schema: invoiceDefinition },
        }),
      );
    });
    expect(new Set(accepted.map(({ runId }) => runId)).size).toBe(MANY);

    const runs = await times(MANY, async (index) =>
      ok(await getRun({ client, path: { id: accepted[index]?.runId ?? '' }, query: { wait: 60 } })),
    );
    expect(runs.filter(({ status }) => status !== 'completed')).toEqual([]);
    runs.forEach(({ extractedData, attempts }, index) => {
      expect(extractedData).toEqual({ invoiceNumber: `INV-${1000 + index}`, total: index + 0.5 });
      expect(attempts).toBe(1);
    });
    expect(ok(await listRuns({ client, path, query: { status: 'completed' } })).total).toBe(MANY);
    expect(ok(await listRuns({ client, path })).total).toBe(MANY);
    expect(ok(await listDocuments({ client, path })).total).toBe(MANY);
    expect(ok(await listSchemaVersions({ client, path })).total).toBe(1);
    expect(await app.temporaryFiles()).toEqual([]);
  }, 120_000);

  test('the same file is uploaded and deleted by many, and is there for the documents that stay', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const before = await app.storedFiles();
    const file = () => new File(['The same bytes for everyone: 42'], 'same.txt');
    const uploaded = await times(20, async () => ok(await uploadDocument({ client, path, body: { file: file() } })).id);
    const later: string[] = [];
    await times(20, async (index) => {
      if (index % 2 === 0) await deleteDocument({ client, path: { id: uploaded[index] ?? '' } });
      else later.push(ok(await uploadDocument({ client, path, body: { file: file() } })).id);
    });
    const staying = [...uploaded.filter((_, index) => index % 2 === 1), ...later];
    expect(ok(await listDocuments({ client, path })).total).toBe(staying.length);
    for (const id of staying) {
      expect(await (await owner.request(`/documents/${id}/file`)).text()).toBe('The same bytes for everyone: 42');
    }
    expect((await app.storedFiles()).length).toBe(before.length + 1);
    await app.app.idle();
    await times(staying.length, (index) => deleteDocument({ client, path: { id: staying[index] ?? '' } }));
    expect(await app.storedFiles()).toEqual(before);
  });

  test('a run is cancelled by one of many', async () => {
    const { client } = owner;
    const path = await workspaceWithSchema(owner);
    const { runId } = ok(await extract({ client, path, body: { name: 'a.txt', content: 'Total: 1' } }));
    const statuses = await times(
      10,
      async () => (await owner.request(`/runs/${runId}/cancel`, { method: 'POST' })).status,
    );
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const { status } = await endOfRun({ client }, runId);
    expect(status).toBe(statuses.includes(200) ? 'cancelled' : 'completed');
  });
});
