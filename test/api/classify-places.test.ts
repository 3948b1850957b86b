import { classify, createDocument, createSchema, createSplitter, createWorkspace, uploadDocument } from '@excerpt/sdk';
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
  const path = { slug: 'placed' };
  beforeAll(async () => {
    app = await startTestApp();
    user = await app.addUser('pro');
    for (const slug of ['placed', 'bare'])
      ok(await createWorkspace({ client: user.client, body: { name: slug, slug } }));
    for (const schemaKey of ['bill', 'packets']) await addSchema(user, 'placed', schemaKey, schemaKey);
  });
  afterAll(() => app.close());

  const addSchema = async ({ client }: TestUser, slug: string, schemaKey: string, name: string) =>
    ok(await createSchema({ client, path: { slug }, body: { schemaKey, name, definition: invoiceDefinition } }));
  const ask = async (body: { content?: string; documentId?: string; splitter?: string }, slug = 'placed', query = {}) =>
    classify({ client: user.client, path: { slug }, query, body } as never) as Promise<{
      data: Record<string, unknown> | undefined;
      error?: unknown;
      response?: Response;
    }>;

  test('is told by the schemas of its workspace, but for that of packets', async () => {
    expect(ok(await ask({ content: invoice }))).toMatchObject({
      category: 'bill',
      schemaKey: 'bill',
      source: 'schema',
    });
    // The schemas of another workspace say nothing.
    expect(ok(await ask({ content: invoice }, 'bare'))).toMatchObject({ schemaKey: 'invoice', source: 'template' });
  });

  test('is told by no template that the workspace has as a schema of its own', async () => {
    expect(ok(await ask({ content: contract }, 'bare'))).toMatchObject({ schemaKey: 'contract', source: 'template' });
    await addSchema(user, 'bare', 'contract', 'Wine list');
    expect(ok(await ask({ content: contract }, 'bare'))).not.toMatchObject({
      source: 'template',
      schemaKey: 'contract',
    });
  });

  test('may be nothing that is known', async () => {
    const known = ok(await ask({ content: 'zzz qqq' }));
    expect(known).toMatchObject({ category: null, schemaKey: null, source: null });
  });

  test('has the schema of the category that a splitter chooses', async () => {
    const categories = [
      { name: 'Agreement', description: 'A contract between companies', schemaKey: 'bill' },
      { name: 'Invoice', description: 'A bill of a supplier' },
    ];
    ok(await createSplitter({ client: user.client, path, body: { key: 'post', categories } }));
    expect(ok(await ask({ content: contract, splitter: 'post' }))).toMatchObject({
      category: 'Agreement',
      schemaKey: 'bill',
      source: 'splitter',
    });
    expect(ok(await ask({ content: invoice, splitter: 'post' }))).toMatchObject({
      category: 'Invoice',
      schemaKey: null,
      source: 'splitter',
    });
    // A splitter of another workspace does not exist.
    expect(failure(await ask({ content: invoice, splitter: 'post' }, 'bare')).code).toBe('not_found');
  });

  test('is that of a document of the same workspace and environment', async () => {
    const target = { ...path, schemaKey: 'bill' };
    const body = { name: 'a.txt', content: invoice };
    const staged = ok(await createDocument({ client: user.client, path: target, query: { env: 'staging' }, body }));
    await app.app.idle();
    expect(failure(await ask({ documentId: staged.id }))).toMatchObject({ status: 404, code: 'not_found' });
    expect(ok(await ask({ documentId: staged.id }, 'placed', { env: 'staging' }))).toMatchObject({ schemaKey: 'bill' });
    expect(failure(await ask({ documentId: staged.id }, 'bare', { env: 'staging' })).code).toBe('not_found');
  });

  test('is told by its first five pages', async () => {
    const file = async (blank: number) => makeStack([...Array<string>(blank).fill('x'), invoice], 'late.pdf');
    const send = async (blank: number) => {
      const form = new FormData();
      form.set('file', await file(blank));
      const response = await user.request('/workspaces/placed/classify', { method: 'POST', body: form });
      return (await response.json()) as { category: string | null };
    };
    expect((await send(4)).category).toBe('bill');
    expect((await send(5)).category).toBeNull();
    // So it is where the document is stored with all of its pages.
    const target = { ...path, schemaKey: 'bill' };
    const { id } = ok(await uploadDocument({ client: user.client, path: target, body: { file: await file(5) } }));
    await app.app.idle();
    expect(ok(await ask({ documentId: id }))['category']).toBeNull();
  });

  test('cannot be told without a file, or in a workspace of others', async () => {
    const form = new FormData();
    form.set('splitter', 'post');
    const response = await user.request('/workspaces/placed/classify', { method: 'POST', body: form });
    expect(await response.json()).toMatchObject({ code: 'validation_failed', details: [{ path: '/file' }] });
    const stranger = await app.addUser('pro');
    expect(failure(await classify({ client: stranger.client, path, body: { content: 'a' } })).status).toBe(404);
  });
});
