import { classify, classifyFile, createDocument, createSchema, createSplitter, createWorkspace } from '@excerpt/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONTRACT_PAGES, invoicePage } from '../../server/extraction/packets/testing/make-pages.ts';
import { failure, invoiceDefinition, ok } from '../harness/builders.ts';
import { makeStack } from '../harness/documents/packet-files.ts';
import { startTestApp, type TestApp, type TestUser } from '../harness/test-app.ts';

const invoice = invoicePage('4711');
const contract = CONTRACT_PAGES.join('\n');

describe('what a document is', () => {
  let app: TestApp;
  let user: TestUser;
  const path = { slug: 'sample' };
  beforeAll(async () => {
    app = await startTestApp();
    user = await app.addUser('pro');
    ok(await createWorkspace({ client: user.client, body: { name: 'Sample', slug: 'sample' } }));
  });
  afterAll(() => app.close());
  const ask = async (body: { content: string; splitter?: string }) =>
    ok(await classify({ client: user.client, path, body }));

  test('an empty workspace is told the template, then its own schema', async () => {
    expect(await ask({ content: invoice })).toMatchObject({
      category: 'Invoice',
      schemaKey: 'invoice',
      source: 'template',
    });
    const body = { schemaKey: 'rechnung', name: 'Rechnung', definition: invoiceDefinition };
    ok(await createSchema({ client: user.client, path, body }));
    const found = await ask({ content: invoice });
    expect(found).toMatchObject({ category: 'Rechnung', schemaKey: 'rechnung', source: 'schema' });
    expect(found.confidence).toBeGreaterThan(0.5);
    expect(found.reasons.length).toBeGreaterThan(0);
    expect(await ask({ content: contract })).toMatchObject({ schemaKey: 'contract', source: 'template' });
  });

  test('a splitter decides by its own categories only', async () => {
    const categories = [{ name: 'Agreement', description: 'A contract between companies' }, { name: 'Letter' }];
    ok(await createSplitter({ client: user.client, path, body: { key: 'post', categories } }));
    const splitter = 'post';
    expect(await ask({ content: contract, splitter })).toMatchObject({
      category: 'Agreement',
      schemaKey: null,
      source: 'splitter',
    });
    expect(await ask({ content: invoice, splitter })).toMatchObject({ category: null, source: null });
    ok(await createSplitter({ client: user.client, path, body: { key: 'empty', categories: [] } }));
    const empty = failure(await classify({ client: user.client, path, body: { content: 'a', splitter: 'empty' } }));
    expect(empty).toMatchObject({ code: 'validation_failed', details: [{ path: '/splitter' }] });
    const missing = failure(await classify({ client: user.client, path, body: { content: 'a', splitter: 'nothing' } }));
    expect(missing.code).toBe('not_found');
  });

  test('a splitter learns from the documents of its own workspace only', async () => {
    const pass = (name: string) =>
      `Gate pass of the harbour\nVisitor ${name}   Berth 4\nPlease return this pass to the watch before dark.`;
    const key = (number: number) =>
      `Locker of the swimming hall\nLocker ${number}   Two coins\nCoins are returned when it is empty again.`;
    const store = async ({ client }: TestUser, slug: string, content: string) => {
      const body = { schemaKey: 'slip', name: 'Slip', definition: invoiceDefinition };
      ok(await createSchema({ client, path: { slug }, body }));
      const target = { slug, schemaKey: 'slip' };
      return ok(await createDocument({ client, path: target, body: { name: 'slip', content } })).id;
    };
    const other = await app.addUser('pro');
    ok(await createWorkspace({ client: other.client, body: { name: 'Other', slug: 'other' } }));
    const learn = async (splitter: string, owner: TestUser, slug: string) => {
      const examples = [[await store(owner, slug, pass('Ada'))], [await store(owner, slug, key(3))]];
      await app.app.idle();
      const categories = ['Pink', 'Blue'].map((name, index) => ({ name, examples: examples[index] ?? [] }));
      ok(await createSplitter({ client: user.client, path, body: { key: splitter, categories } }));
      return ask({ content: key(12), splitter });
    };
    expect((await learn('foreign', other, 'other')).category).toBeNull();
    expect((await learn('own', user, 'sample')).category).toBe('Blue');
  });

  test('takes files and stored documents, and stores nothing', async () => {
    const file = await makeStack(CONTRACT_PAGES, 'contract.pdf');
    const { client } = user;
    expect(ok(await classifyFile({ client, path, body: { file } }))).toMatchObject({ schemaKey: 'contract' });
    const target = { ...path, schemaKey: 'rechnung' };
    const { id } = ok(await createDocument({ client, path: target, body: { name: 'a.txt', content: invoice } }));
    expect(ok(await classify({ client, path, body: { documentId: id } }))).toMatchObject({ schemaKey: 'rechnung' });
    const other = await app.addUser('pro');
    expect(failure(await classify({ client: other.client, path, body: { documentId: id } })).code).toBe('not_found');
    for (const body of [{}, { documentId: id, content: 'a' }])
      expect(failure(await classify({ client, path, body })).code).toBe('validation_failed');
    const broken = new File([new TextEncoder().encode('%PDF-1.7 nothing')], 'broken.pdf');
    expect(failure(await classifyFile({ client, path, body: { file: broken } })).status).toBe(422);
    const { total } = (await (await user.request('/workspaces/sample/schemas/rechnung/documents')).json()) as {
      total: number;
    };
    expect(total).toBe(1);
  });
});
