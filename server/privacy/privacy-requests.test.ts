import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type { Erasure } from '@excerpt/sdk';
import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { openServices, refusalOf, START, type OpenServices, type Person } from '../app/testing/open-services.ts';
import { createPrivacyHandlers } from './handlers.ts';

let open: OpenServices;
let handlers: ReturnType<typeof createPrivacyHandlers>;
beforeEach(async () => {
  open = await openServices({
    blobs: { open: (key: string) => Readable.from([Buffer.from(`bytes of ${key}`)]) } as never,
  });
  handlers = createPrivacyHandlers(open.services.privacy);
  const document = (id: string, content: string, more: object = {}) => ({
    id,
    workspace_id: 'ws',
    environment_id: 'env',
    schema_family_id: 'fam',
    status: 'parsed',
    name: `${id}.txt`,
    content,
    ...more,
  });
  await open.rows.insert('environments', { id: 'far', workspace_id: 'other', slug: 'production' });
  await open.rows.insert(
    'documents',
    document('d1', 'Jane Doe'),
    document('d2', 'Doe, Jane', { environment_id: 'env2' }),
    document('d3', 'Nobody'),
    document('d4', 'Jane Doe', { environment_id: 'far', workspace_id: 'other' }),
  );
  await open.rows.insert('runs', {
    id: 'r1',
    workspace_id: 'ws',
    document_id: 'd1',
    schema_version_id: 'v1',
    status: 'completed',
  });
});

const find = (query: object, person: Person = 'ann') =>
  open.ask<{ total: number; data: { documentId: string }[] }>(handlers.findPrivacyDocuments, person, { query });
const prepare = (body: object, person: Person = 'ann') => open.ask<Erasure>(handlers.createErasure, person, { body });
const on = <Body = Erasure>(handler: (input: never) => unknown, id: string, person: Person = 'ann') =>
  open.ask<Body>(handler, person, { path: { id } });

test('the owner finds documents in all environments of the workspace', async () => {
  expect(await find({ query: 'jane doe' })).toMatchObject({
    total: 2,
    data: [
      {
        documentId: 'd2',
        environment: 'staging',
        schemaKey: 'invoice',
        runCount: 0,
        foundIn: ['text'],
        excerpt: 'Doe, Jane',
      },
      { documentId: 'd1', environment: 'production', runCount: 1 },
    ],
  });
  expect((await find({ query: 'jane doe', match: 'phrase' })).data.map(({ documentId }) => documentId)).toEqual(['d1']);
  expect(await find({ query: 'jane', page: 2, pageSize: 1 })).toMatchObject({ total: 2, data: [{ documentId: 'd1' }] });
  expect(await refusalOf(find({ query: '!' }))).toBe('validation_failed /query');
});

test('nobody else finds, exports or erases', async () => {
  const { id } = await prepare({ query: 'jane' });
  const { getErasure, listErasureDocuments, confirmErasure, exportPrivacyDocuments, listErasures } = handlers;
  for (const [person, code] of [
    ['bob', 'forbidden'],
    ['eve', 'not_found'],
  ] as const) {
    expect(await refusalOf(find({ query: 'jane' }, person))).toBe(code);
    expect(await refusalOf(prepare({ query: 'jane' }, person))).toBe(code);
    expect(await refusalOf(open.ask(exportPrivacyDocuments, person, { query: { query: 'jane' } }))).toBe(code);
    expect(await refusalOf(open.ask(listErasures, person))).toBe(code);
    for (const handler of [getErasure, listErasureDocuments, confirmErasure])
      expect(await refusalOf(on(handler, id, person))).toBe(code);
  }
  expect(await open.listActions()).toEqual(['erasure.prepared']);
});

test('an erasure is prepared, listed and confirmed once', async () => {
  const made = await prepare({ query: 'jane doe' });
  expect(made).toMatchObject({
    status: 'prepared',
    createdBy: 'ann',
    createdAt: START,
    confirmedBy: null,
    confirmedAt: null,
    completedAt: null,
    counts: { documents: 2, runs: 1 },
  });
  expect(await on(handlers.getErasure, made.id)).toEqual(made);
  const documents = () => on<{ total: number; data: object[] }>(handlers.listErasureDocuments, made.id);
  expect(await documents()).toMatchObject({
    total: 2,
    data: [
      { documentId: 'd2', status: 'waiting', name: 'd2.txt', erased: {}, entryId: null },
      { documentId: 'd1', name: 'd1.txt' },
    ],
  });
  const second = await prepare({ query: 'jane', match: 'phrase', except: ['d1', 'd9'] });
  expect(second.counts).toMatchObject({ documents: 1, runs: 0 });
  const listed = await open.ask<{ total: number; data: Erasure[] }>(handlers.listErasures, 'ann', {
    query: { pageSize: 1 },
  });
  expect(listed).toMatchObject({ total: 2, data: [{ id: second.id }] });
  open.clock.time += 1_000;
  const confirmed = { ...made, status: 'erasing', confirmedBy: 'ann', confirmedAt: '2026-03-01T10:00:01.000Z' };
  expect(await on(handlers.confirmErasure, made.id)).toEqual(confirmed);
  expect(await on(handlers.confirmErasure, made.id)).toEqual(confirmed);
  expect(await on(handlers.getErasure, made.id)).toEqual(confirmed);
  expect(await open.listJobs()).toEqual([`documents.erase ${made.id}`]);
  expect(await open.listActions()).toEqual(['erasure.prepared', 'erasure.prepared', 'erasure.confirmed']);
  const entries = open.rows.db.selectFrom('audit_entries').select(['target_id', 'actor_id', 'details']).orderBy('id');
  const [first] = await entries.execute();
  expect(first).toMatchObject({ target_id: made.id, actor_id: 'ann' });
  expect(JSON.parse(first?.details ?? '')).toMatchObject({ documents: 2, runs: 1 });
});

test('documents are exported as an archive, and recorded', async () => {
  const answer = await handlers.exportPrivacyDocuments({
    caller: open.callerOf('ann'),
    path: { slug: 'acme' },
    query: { query: 'jane' },
  } as never);
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('acme-documents.zip') as string,
  });
  const files = unzipSync(await buffer((answer as { body: Readable }).body));
  expect(Object.keys(files).filter((path) => path.endsWith('document.json'))).toEqual([
    'documents/d2/document.json',
    'documents/d1/document.json',
  ]);
  const [one] = await open.rows.db.selectFrom('audit_entries').select(['action', 'target_id', 'details']).execute();
  expect(one).toEqual({ action: 'privacy.exported', target_id: 'ws', details: '{"documents":2}' });
});
