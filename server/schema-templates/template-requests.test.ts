import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createSchemaTemplateHandlers } from './handlers.ts';
import { createSchemaTemplatesService } from './service.ts';

const handlers = createSchemaTemplateHandlers(createSchemaTemplatesService());
interface Answer<Body> {
  status: number;
  body: Body;
  headers: Record<string, string>;
}
const ask = async <Body>(handler: (input: never) => unknown, request: object) =>
  (await handler({ query: {}, ...request } as never)) as Answer<Body>;
interface Template {
  key: string;
  document: { name: string; fileSize: number };
}
const all = async () =>
  (await ask<{ data: Template[] }>(handlers.listSchemaTemplates, { query: { pageSize: 100 } })).body.data;

test('templates and rule sets are listed page by page', async () => {
  const keys = (await all()).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const handler of [handlers.listSchemaTemplates, handlers.listRuleSets]) {
    const page = async (number: number) => {
      const { status, body } = await ask<{ data: object[]; total: number }>(handler, {
        query: { page: number, pageSize: 1 },
      });
      expect([status, body.data.length <= 1]).toEqual([200, true]);
      return body;
    };
    const [first, second] = [await page(1), await page(2)];
    expect(second.total).toBe(first.total);
    expect([first.data.length, second.data.length]).toEqual([1, first.total > 1 ? 1 : 0]);
    expect(second.data).not.toEqual(first.data);
    expect((await page(1_000)).data).toEqual([]);
  }
});

test('a template comes with a document to try it on', async () => {
  const [template] = await all();
  const path = { key: template?.key };
  expect(await ask(handlers.getSchemaTemplate, { path })).toMatchObject({ status: 200, body: template });
  const { status, headers, body } = await ask<Readable>(handlers.getSchemaTemplateDocument, { path });
  const bytes = await buffer(body);
  expect([status, bytes.subarray(0, 5).toString(), bytes.length]).toEqual([200, '%PDF-', template?.document.fileSize]);
  expect(headers).toEqual({
    'content-type': 'application/pdf',
    'content-length': String(bytes.length),
    'content-disposition': `attachment; filename=${template?.document.name}`,
    'cache-control': 'private, no-cache',
  });
});

test.each(['getSchemaTemplate', 'getSchemaTemplateDocument'] as const)('%s knows no others', async (id) => {
  await expect(async () => ask(handlers[id], { path: { key: 'none' } })).rejects.toMatchObject({ code: 'not_found' });
});
