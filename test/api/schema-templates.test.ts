import { getSchemaTemplate, getSchemaTemplateDocument, listSchemaTemplates } from '@excerpt/sdk';
import * as sdk from '@excerpt/sdk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endOfRun, failure, ok } from '../harness/builders.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('the templates are listed in pages', async () => {
  const { client } = app.admin;
  const { total, data } = ok(await listSchemaTemplates({ client, query: { pageSize: 4, page: 3 } }));
  expect(total).toBe(10);
  expect(data.map(({ key }) => key)).toEqual(['identity-document', 'form']);
});

test('an unknown template is 404', async () => {
  const path = { key: 'poem' };
  for (const answer of [
    await getSchemaTemplate({ client: app.admin.client, path }),
    await getSchemaTemplateDocument({ client: app.admin.client, path }),
  ])
    expect(failure(answer)).toMatchObject({ status: 404, code: 'not_found' });
});

test('a template makes a schema, and its document extracts with it', async () => {
  const { client } = app.admin;
  const template = ok(await getSchemaTemplate({ client, path: { key: 'receipt' } }));
  const { slug } = ok(await sdk.createWorkspace({ client, body: { name: 'Templates' } }));
  const { name, description, definition, document } = template;
  ok(await sdk.createSchema({ client, path: { slug }, body: { schemaKey: 'receipt', name, description, definition } }));
  const bytes = ok(await getSchemaTemplateDocument({ client, path: { key: 'receipt' } })) as Blob;
  expect(bytes.size).toBe(document.fileSize);
  const form = new FormData();
  form.append('file', bytes, document.name);
  const body = { method: 'POST', body: form };
  const answer = await app.admin.request(`/workspaces/${slug}/schemas/receipt/extract`, body);
  const { runId } = (await answer.json()) as { runId: string };
  const run = await endOfRun({ client }, runId);
  expect(run.extractedData).toMatchObject({ merchantName: 'Corner Bakery', total: 21.78 });
});

test('a set of rules fits a definition that has its fields, and its rules flag a wrong total', async () => {
  const { client } = app.admin;
  const { total, data } = ok(await sdk.listRuleSets({ client }));
  expect(total).toBe(1);
  const set = data.find(({ key }) => key === 'en-16931');
  const { slug } = ok(await sdk.createWorkspace({ client, body: { name: 'Rule sets' } }));
  const definition = { type: 'object', properties: set?.properties ?? {} };
  const path = { slug, schemaKey: 'invoice' };
  const rules = set?.rules ?? [];
  ok(await sdk.createSchema({ client, path, body: { schemaKey: 'invoice', name: 'Invoice', definition, rules } }));
  const amounts = { totalWithoutVat: 100, vatTotal: 19, totalWithVat: 118 };
  const checked = ok(await sdk.checkRules({ client, path, body: { data: amounts } }));
  const violated = checked.rules.filter(({ result }) => result === 'violated').map(({ name }) => name);
  expect(violated).toEqual(['BR-CO-15 total with VAT']);
});
