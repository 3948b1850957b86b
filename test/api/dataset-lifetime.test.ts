import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addDatasetItems,
  createDataset,
  createDocument,
  createEvaluation,
  getDataset,
  getDatasetItem,
  getDocument,
  getEvaluation,
  getPin,
  listDatasetItems,
  listDatasetVersions,
  listEvaluationItems,
  updateDatasetItem,
  updateEnvironment,
  updatePin,
  type Evaluation,
} from '@excerpt/sdk';
import { expect, inject, test } from 'vitest';
import { ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp, type TestApp, type TestAppOptions } from '../harness/test-app.ts';
import { movableClock } from '../harness/test-clock.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A data set with a second label, a frozen version, an evaluation and a pin with a gate. */
async function prepare(options: TestAppOptions = {}) {
  const app = await startTestApp(options);
  const { client } = app.admin;
  const path = await workspaceWithSchema(app.admin);
  const created = await createDataset({ client, path, body: { name: 'January', twice: 1 } });
  const { id: datasetId } = ok(created);
  const documentIds: string[] = [];
  for (const number of [1, 2]) {
    const content = `Invoice number: INV-2026-${number}\nTotal: ${number}.00 EUR\n`;
    documentIds.push(ok(await createDocument({ client, path, body: { name: `${number}.txt`, content } })).id);
  }
  const items = documentIds.map((documentId, index) => ({ documentId, expected: { total: index + 1 } }));
  const added = ok(await addDatasetItems({ client, path: { id: datasetId }, body: { items } })).items;
  const member = await app.addUser();
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ userId: member.id });
  await app.admin.request(`/workspaces/${path.slug}/members`, { method: 'POST', headers, body });
  const itemId = added[0]?.id ?? '';
  const second = { expected: { total: 9 }, second: true };
  ok(await updateDatasetItem({ client: member.client, path: { id: datasetId, itemId }, body: second }));
  const evaluation = ok(await createEvaluation({ client, path, body: { datasetId } })) as Evaluation;
  await app.app.idle();
  const gate = { datasetId, minF1: 0, fields: [], notWorse: true };
  ok(await updatePin({ client, path, body: { versionNumber: 1, gate } }));
  return { app, path, datasetId, itemId, evaluationId: evaluation.id, documentIds };
}

const here = inject('database');

test.each([here === 'sqlite' ? ('postgres' as const) : ('sqlite' as const), here])(
  'an exported workspace has its data sets, evaluations and pins when it is imported into %s',
  async (database) => {
    const folder = await mkdtemp(join(tmpdir(), 'excerpt-datasets-'));
    const { app: from, path, datasetId, itemId, evaluationId } = await prepare();
    const to = await startTestApp({ database });
    try {
      const archive = join(folder, 'workspace.tar.gz');
      await from.withAdmin((admin) => admin.exportWorkspace(path.slug, archive));
      await to.withAdmin((admin) => admin.importWorkspace(archive, to.admin.id));
      const read = async ({ admin: { client } }: TestApp) => ({
        dataset: ok(await getDataset({ client, path: { id: datasetId } })),
        item: ok(await getDatasetItem({ client, path: { id: datasetId, itemId } })),
        versions: ok(await listDatasetVersions({ client, path: { id: datasetId } })),
        evaluation: ok(await getEvaluation({ client, path: { id: evaluationId } })),
        items: ok(await listEvaluationItems({ client, path: { id: evaluationId } })),
        pin: ok(await getPin({ client, path })),
      });
      const before = await read(from);
      expect(before).toMatchObject({
        dataset: { items: { labelled: 2 } },
        item: { secondLabel: 'disagrees', second: { disagreements: [{ path: '/total', first: 1, second: 9 }] } },
        versions: { total: 1 },
        evaluation: { status: 'completed', items: { completed: 2 } },
        pin: { versionNumber: 1, gate: { datasetId } },
      });
      const after = await read(to);
      // Users stay where they are.
      const named = (_: string, value: unknown) =>
        typeof value === 'string' && value.startsWith('usr_') ? null : value;
      const withoutUsers = (value: unknown) => JSON.parse(JSON.stringify(value, named)) as unknown;
      expect(withoutUsers(after)).toEqual(withoutUsers(before));
    } finally {
      await from.close();
      await to.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

test('a document that expires takes its labels, frozen values and judged values with it', async () => {
  const clock = movableClock();
  const { app, path, datasetId, evaluationId, documentIds } = await prepare({ clock });
  try {
    const before = app.admin.client;
    const read = async (client: typeof before) => ok(await listEvaluationItems({ client, path: { id: evaluationId } }));
    expect((await read(before)).data.flatMap(({ values }) => values).length).toBeGreaterThan(0);
    const environment = { ...path, envSlug: 'production' };
    ok(await updateEnvironment({ client: before, path: environment, body: { retentionDays: 1 } }));
    clock.advance(2 * DAY_MS);
    // A server sweeps at its start.
    await app.restart();
    const { client } = app.admin;
    for (const id of documentIds)
      await expect
        .poll(async () => ok(await getDocument({ client, path: { id } })).expiredAt, { timeout: 20_000 })
        .not.toBeNull();
    expect(ok(await listDatasetItems({ client, path: { id: datasetId } })).total).toBe(0);
    expect(ok(await getDataset({ client, path: { id: datasetId } })).items.total).toBe(0);
    expect(ok(await listDatasetVersions({ client, path: { id: datasetId } })).data).toMatchObject([
      { version: 1, items: 0, left: 2 },
    ]);
    expect((await read(client)).data.flatMap(({ values }) => values)).toEqual([]);
    expect(ok(await getEvaluation({ client, path: { id: evaluationId } })).status).toBe('completed');
  } finally {
    await app.close();
  }
});
