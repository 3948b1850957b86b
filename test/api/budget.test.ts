import { extract, getBudget, updateBudget, rerunRun } from '@excerpt/sdk';
import { expect, test } from 'vitest';
import { extractText, failure, invoiceText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { startTestApp } from '../harness/test-app.ts';

test('a spent budget refuses runs until it is raised', async () => {
  const app = await startTestApp();
  try {
    const { client } = app.admin;
    const path = await workspaceWithSchema({ client });
    const set = async (maxPages: number | null) => ok(await updateBudget({ client, path, body: { maxPages } }));
    expect(await set(1)).toMatchObject({ status: 'available', acceptsRuns: true, spent: { pages: 0 } });
    const run = await extractText({ client }, path);
    expect(ok(await getBudget({ client, path }))).toMatchObject({ status: 'exceeded', spent: { pages: 1, runs: 1 } });
    const start = () => extract({ client, path, body: { name: 'a.txt', content: invoiceText } });
    expect(failure(await start())).toMatchObject({ status: 402, code: 'budget_exceeded', budget: { limit: 'pages' } });
    expect(failure(await rerunRun({ client, path: { id: run.id } }))).toMatchObject({ status: 402 });
    expect(await set(2)).toMatchObject({ acceptsRuns: true });
    ok(await start());
  } finally {
    await app.close();
  }
});
