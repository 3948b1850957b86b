import { createLookup, createSchema, getReview, replaceLookup, rerunRun, updateReview, type Run } from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfRun, extractText, ok, workspaceWithSchema } from '../harness/builders.ts';
import { scriptedEngine } from '../harness/engines.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

const text = { type: ['string', 'null'] };
const definition = {
  type: 'object',
  properties: {
    seller: text,
    sellerNumber: { ...text, 'x-derived': 'lookup("sellers", "name", seller).number' },
    items: {
      type: 'array',
      items: {
        type: 'object',
        properties: { sku: text, article: { ...text, 'x-derived': 'lookup("articles", "sku", item.sku).name' } },
      },
    },
  },
};

let app: TestApp;
let slug: string;
const asked: object[] = [];
beforeAll(async () => {
  const engine = scriptedEngine(async (request) => {
    asked.push(request.definition);
    return { extractedData: { seller: 'Acme', items: [{ sku: 'A-1' }, { sku: 'A-2' }] }, evidence: [], confidence: 1 };
  });
  app = await startTestApp({ engine });
  ({ slug } = await workspaceWithSchema(app.admin));
});
afterAll(() => app.close());

test('fields in rows are filled after the extraction, and again after corrections and in a rerun', async () => {
  const { client } = app.admin;
  const table = (csv: string) => new File([csv], 'a.csv', { type: 'text/csv' });
  const articles = table('sku,name\nA-1,Bolt\nA-2,Nut\nA-3,Washer\n');
  ok(await createLookup({ client, path: { slug }, body: { key: 'articles', file: articles } }));
  ok(
    await createLookup({
      client,
      path: { slug },
      body: { key: 'sellers', file: table('name,number\nAcme,7\nOther,8\n') },
    }),
  );
  const path = { slug, schemaKey: 'order' };
  ok(await createSchema({ client, path, body: { schemaKey: 'order', name: 'Order', definition } }));

  const run = await extractText(app.admin, path);
  const rows = ({ extractedData }: Run) =>
    ((extractedData?.['items'] ?? []) as { article: string }[]).map(({ article }) => article);
  expect(rows(run)).toEqual(['Bolt', 'Nut']);
  expect(JSON.stringify(asked)).toContain('"sku"');
  expect(JSON.stringify(asked)).not.toMatch(/x-derived|"article"|sellerNumber|Bolt/);
  expect(run.evidence.find((one) => one.path === '/items/1/article')).toMatchObject({
    match: 'derived',
    signs: [{ code: 'looked_up', message: 'It is from a lookup: row 2 of “articles”, version 1.' }],
  });
  expect(run.lookups).toEqual([
    { key: 'articles', version: 1 },
    { key: 'sellers', version: 1 },
  ]);

  const correct = async (actions: Parameters<typeof updateReview>[0]['body']['actions']) =>
    ok(await updateReview({ client, path: { id: run.id }, body: { actions } })).reviewedData;
  expect(await correct([{ path: '/seller', action: 'correct', value: 'Other' }])).toMatchObject({ sellerNumber: '8' });
  expect(
    await correct([
      { path: '/items/1/article', action: 'correct', value: 'By hand' },
      { path: '/items/0', action: 'removeRow' },
      { path: '/items/-', action: 'addRow', value: { sku: 'A-3' } },
      { path: '/seller', action: 'correct', value: 'Nobody' },
    ]),
  ).toEqual({
    seller: 'Nobody',
    sellerNumber: null,
    items: [
      { sku: 'A-2', article: 'By hand' },
      { sku: 'A-3', article: 'Washer' },
    ],
  });
  expect(ok(await getReview({ client, path: { id: run.id } })).reviewedData).toMatchObject({ seller: 'Nobody' });

  ok(
    await replaceLookup({ client, path: { slug, key: 'articles' }, body: { file: table('sku,name\nA-2,Hex nut\n') } }),
  );
  const again = ok(await rerunRun({ client, path: { id: run.id } }));
  const rerun = await endOfRun(app.admin, again.runId);
  expect(rows(rerun)).toEqual([null, 'Hex nut']);
  expect(rerun.lookups[0]).toEqual({ key: 'articles', version: 2 });
});
