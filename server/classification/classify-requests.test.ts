import type { Classification } from '@excerpt/sdk';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import type { Layout } from '../parsing/layout.ts';
import { workspaceAccess } from '../workspaces/workspace-access.ts';
import { createClassificationHandlers } from './handlers.ts';
import { createClassificationService } from './service.ts';

interface Asked {
  pages: number;
  kinds: (string | undefined)[];
}

let open: OpenServices;
let handlers: ReturnType<typeof createClassificationHandlers>;
/** The category of each question, one after the other; null for none. */
let answers: (string | null)[];
let asked: Asked[];
let read: unknown[];
const layout = (pages: number) => ({ pages: Array.from({ length: pages }, () => ({})) }) as unknown as Layout;
beforeEach(async () => {
  open = await openServices();
  answers = [];
  asked = [];
  read = [];
  const { services, resources } = open;
  const splitters: Record<string, { key: string; categories: object[] }> = {
    mail: { key: 'mail', categories: [{ name: 'Bill', schemaKey: 'invoice' }, { name: 'Letter' }] },
    empty: { key: 'empty', categories: [] },
  };
  const classification = createClassificationService({
    database: resources.database as never,
    access: workspaceAccess,
    environments: services.environments,
    documents: {
      ...services.documents,
      layout: (_, id) => Promise.resolve((read.push(id), layout(7))),
    },
    splitters: {
      find: (_, __, key) => {
        const found = splitters[key];
        return found === undefined ? Promise.reject(new Error('None.')) : Promise.resolve(found as never);
      },
    },
    readRules: (place, rules) => Promise.resolve((read.push(place), { categories: rules.categories })) as never,
    templates: {
      list: () =>
        ({
          data: [
            { key: 'invoice', name: 'Invoice' },
            { key: 'lease', name: 'Lease' },
          ],
        }) as never,
    },
    samples: {
      read: (sample: unknown) => Promise.resolve((read.push(sample), layout(1))),
      readFile: (file: unknown) => Promise.resolve((read.push(file), layout(2))),
    } as never,
    splitPacket: (({ layout: { pages }, rules }: { layout: Layout; rules: { categories: { name: string }[] } }) => {
      asked.push({ pages: pages.length, kinds: rules.categories.map(({ name }) => name) });
      const category = answers.shift() ?? null;
      return Promise.resolve({ parts: category === null ? [] : [{ category, confidence: 0.75, reasons: ['words'] }] });
    }) as never,
  });
  handlers = createClassificationHandlers(classification);
  await open.rows.insert('documents', {
    id: 'd1',
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    status: 'parsed',
    created_at: START,
  });
});

const classify = (value: object, person: Person = 'bob', query: object = {}) =>
  open.ask<Classification>(handlers.classify, person, { body: { type: 'json', value }, query });
const NOTHING = { category: null, schemaKey: null, source: null, confidence: 0, reasons: [] };

test('a document is of the schema that it fits', async () => {
  answers = ['Invoice'];
  expect(await classify({ content: 'Total: 1' })).toEqual({
    category: 'Invoice',
    schemaKey: 'invoice',
    source: 'schema',
    confidence: 0.75,
    reasons: ['words'],
  });
  expect(asked).toEqual([{ pages: 1, kinds: ['Invoice'] }]);
  expect(read).toEqual([{ name: 'text', content: 'Total: 1' }]);
});

test('where no schema fits, it may be of a template that the workspace does not have', async () => {
  answers = [null, 'Lease'];
  expect(await classify({ content: 'x' })).toMatchObject({ category: 'Lease', schemaKey: 'lease', source: 'template' });
  expect(asked.map(({ kinds }) => kinds)).toEqual([['Invoice'], ['Lease']]);
  expect(await classify({ content: 'x' })).toEqual(NOTHING);
});

test('a workspace without schemas has the templates, and its packets are no kind', async () => {
  await open.rows.db.updateTable('schema_families').set({ schema_key: 'packets' }).execute();
  answers = ['Invoice'];
  expect(await classify({ content: 'x' })).toMatchObject({ category: 'Invoice', source: 'template' });
  expect(asked.map(({ kinds }) => kinds)).toEqual([['Invoice', 'Lease']]);
});

test('a splitter decides by its categories', async () => {
  answers = ['Bill', 'Letter'];
  expect(await classify({ content: 'x', splitter: 'mail' })).toMatchObject({
    category: 'Bill',
    schemaKey: 'invoice',
    source: 'splitter',
  });
  expect(await classify({ content: 'x', splitter: 'mail' })).toMatchObject({ category: 'Letter', schemaKey: null });
  expect(await classify({ content: 'x', splitter: 'mail' })).toEqual(NOTHING);
  expect(read).toContainEqual({ workspaceId: 'ws', environmentId: 'env', splitterKey: 'mail' });
  expect(await refusalOf(classify({ content: 'x', splitter: 'empty' }))).toBe('validation_failed /splitter');
});

test('of a stored document the first five pages are looked at', async () => {
  answers = ['Invoice'];
  await classify({ documentId: 'd1' });
  expect([read, asked[0]?.pages]).toEqual([['d1'], 5]);
  expect(await refusalOf(classify({ documentId: 'd1' }, 'bob', { env: 'staging' }))).toBe('not_found');
  expect(await refusalOf(classify({ documentId: 'none' }))).toBe('not_found');
  await open.rows.insert('workspaces', { id: 'other', slug: 'other', owner_id: 'bob' });
  await open.rows.insert('workspace_members', { workspace_id: 'other', user_id: 'bob', role: 'owner' });
  await open.rows.db.updateTable('documents').set({ workspace_id: 'other' }).execute();
  expect(await refusalOf(classify({ documentId: 'd1' }))).toBe('not_found');
});

test('a file is read, too', async () => {
  const file = { path: 'p' };
  const upload = (body: object) =>
    open.ask<Classification>(handlers.classify, 'bob', { body: { type: 'multipart', fields: {}, ...body } });
  await upload({ file });
  expect(read).toEqual([file]);
  expect(await refusalOf(upload({ file: null }))).toBe('validation_failed /file');
});

test.each([[{}], [{ documentId: 'd1', content: 'x' }]])('one document is named, not %j', async (value) => {
  expect(await refusalOf(classify(value))).toBe('validation_failed');
});

test('outsiders cannot classify, and nobody can in a locked environment', async () => {
  expect(await refusalOf(classify({ content: 'x' }, 'eve'))).toBe('not_found');
  await open.rows.db.updateTable('users').set({ plan: 'free' }).where('id', '=', 'ann').execute();
  expect(await refusalOf(classify({ content: 'x' }, 'bob', { env: 'staging' }))).toBe('environment_locked');
  expect(asked).toEqual([]);
});
